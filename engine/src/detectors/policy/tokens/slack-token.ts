import { secretToken } from './secret-token.ts';

/** Separate from its prefix, so that secret scanners do not flag the examples. */
const SAMPLE = '2374628934-2374628935012-R7fK2mXw9QbT4vLz8NcY1pHd';

export const slackToken = secretToken({
  id: 'slack-token',
  typeName: 'Slack token',
  description: 'A Slack bot, user or app token, or an incoming webhook URL.',
  noun: 'a Slack token or webhook',
  triggers: ['xoxb-*', 'xoxp-*', 'xoxa-*', 'xoxs-*', 'xoxr-*', 'xapp-*', 'hooks.slack.com*'],
  form: /xox[bpasr]-(?:(?:\d{8,15}-){1,3}[A-Za-z\d]{20,64}|(?:\d{8,15}-){2,3}[A-Za-z\d]{14,19})(?!\w)|xapp-\d-[A-Z\d]{8,15}-\d{8,15}-[a-f\d]{60,70}|hooks\.slack\.com\/services\/T[A-Z\d]{8,12}\/B[A-Z\d]{8,12}\/[A-Za-z\d]{20,28}/y,
  examples: [
    `Bot token [[xoxb-${SAMPLE}]].`,
    `export SLACK=[[xoxp-${SAMPLE}]]`,
    `Bot [[xoxb-${SAMPLE.slice(0, -8)}]]`,
    'Slack tokens begin with xoxb- or xoxp-.',
    'https://hooks.slack.com/services/ is the address of webhooks.',
  ],
});
