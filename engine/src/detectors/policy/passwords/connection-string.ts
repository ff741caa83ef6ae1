import type { PlaceDetector } from '#engine/detector.ts';
import { ISO_27001 } from '#engine/laws.ts';
import { endingAtOffset, startOfMatchBefore } from '#engine/text/ending-at-offset.ts';

/** The scheme before `://`. */
const SCHEME = endingAtOffset('(?<![A-Za-z\\d])[a-z][a-z\\d+]{1,20}', 'i');
/** The scheme and everything from the user to the host. */
const FORM =
  /(?!https?:\/\/mailto:)[a-z\d+]{2,21}:\/\/([\w.%-]{0,64}):([^\s:@/"'<>]{4,128})@[\w.-]{1,128}(?::\d{1,5})?(?:\/[\w./?=&%-]{0,128})?/iuy;
const PLACEHOLDER =
  /^(?:(.)\1{0,40}|[\w-]{0,12}(?:password|passwd)|pwd|secret|.{0,4}your.{0,40}|\$.{0,40}|<.{0,40}|\{.{0,40}|%.{0,20}%|example|change_?me|replace.{0,40}|redacted)$/i;

export const connectionString: PlaceDetector = {
  scope: 'place',
  id: 'connection-string',
  typeName: 'Connection string with password',
  category: 'policy',
  description: 'A database or service URL that includes a password, with or without a user name.',
  severity: 'high',
  isSensitive: true,
  recommendation: 'Change the password and keep connection strings in a secret store.',
  legalReference: { law: ISO_27001, article: 'Annex A, control 5.17' },
  triggers: ['://'],
  reach: { before: 24, after: 480 },
  examples: [
    'Connect to [[postgres://app:h4rdToGuess@db.example.com:5432/main]].',
    'MONGO=[[mongodb+srv://root:Zx81spectrum@cluster0.example.net/test]]',
    'REDIS_URL=[[redis://:Amber.Kettle.09@cache.example.net:6379/2]]',
    'redis://:${REDIS_PASSWORD}@cache:6379, redis://:@cache and redis://cache:6379/0 hold none.',
    'See https://user@example.com/path and https://example.com:8080/a@b.',
    'This URL: [[https://user:pass@example.com]] includes credentials.',
    'postgres://user:password@localhost/db and amqp://guest:${SECRET}@mq are templates.',
  ],
  verify({ text, start }) {
    const from = startOfMatchBefore(text, start, SCHEME);
    if (from === undefined) return undefined;
    FORM.lastIndex = from;
    const found = FORM.exec(text);
    if (found === null) return undefined;
    if (PLACEHOLDER.test(found[2] ?? '')) return undefined;
    return {
      start: from,
      end: from + found[0].replace(/[.?]$/, '').length,
      confidence: 0.95,
      why: 'A URL includes a password before the host.',
    };
  },
};
