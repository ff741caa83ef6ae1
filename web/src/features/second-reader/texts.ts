import { formatCount } from '#web/lib/format-count.ts';

/** Every word about the language model that can read an account's documents too. */
export const texts = {
  title: 'Language Model',
  intro:
    'Proviso reads every document by itself. A language model can read it too and add findings.',
  loading: 'Loading what you have chosen',
  failed: 'It could not be read whether a language model reads your documents too.',
  gone: 'This installation offers no language model any more. Nothing is sent to anybody.',
  enabled: 'Enabled',
  notEnabled: 'Not Enabled',
  turnOn: 'Turn On',
  turnOff: 'Turn Off',
  isOn: (model: string) => `${model} reads your documents too`,
  isOff: 'No language model reads your documents any more',
  isOffDetail: 'Reports that it was part of stay as they are.',
  where: (host: string, isLocal: boolean) =>
    isLocal
      ? `At ${host}, a model on the network of this server.`
      : `At ${host}, outside of this server.`,
  points: {
    title: 'What this means',
    sent: (host: string) =>
      `Sent to ${host}: the text of what you upload, re-scan or paste, here or through the API. The file itself, its name and your account are not sent.`,
    masked:
      'Masked before: personal data and secrets that Proviso recognises. A label such as [PERSON-1] stands in the place of each.',
    unmasked:
      'Not masked: what Proviso does not recognise is sent as it is. Names in other languages than English often are not recognised.',
    added:
      'Findings are only added, and none is taken away. What the model says has to quote words that stand in the text, or it is dropped.',
    cost: 'It takes nothing of your allowance, but tokens, of which the operator gives each account a number per month.',
    bound:
      'Your choice holds for this model at this address alone. If the operator changes either, it is off until you choose again.',
  },
  tokens: {
    title: 'Tokens This Month',
    used: (used: number, perMonth: number) =>
      `${formatCount(used)} of ${formatCount(perMonth)} tokens used`,
    resets: (date: string) => `Starts anew on ${date}`,
    usedUp:
      'The tokens of this month are used up. Until they start anew, Proviso reads alone, and reports say so.',
  },
  dialog: {
    title: (model: string) => `Let ${model} read your documents too?`,
    description: (host: string) => `The text of your documents will be sent to ${host}.`,
    outside: (host: string) => `Whoever runs ${host} can read what is sent there.`,
    local: 'This is a model on the network of this server.',
    cancel: 'Cancel',
    confirm: 'Turn On',
    busy: 'Turning on...',
    changed:
      'The operator has set up another model in the meantime. Nothing was turned on. This window now shows the new one.',
    failed: 'It could not be turned on. Please try again.',
  },
  line: {
    alsoRead: (model: string, host: string) =>
      `Also read by ${model} at ${host}. Personal data that Proviso recognises is masked before.`,
    unknown: 'It could not be read whether a language model reads this too.',
    setting: 'Change this in the settings',
  },
} as const;
