import { formatCount } from '#web/lib/format/format-count.ts';

/** All texts about the language model that can also read an account's documents. */
export const texts = {
  title: 'Language Model',
  intro:
    'Proviso reads every document by itself. A language model can read it too and add findings.',
  loading: 'Loading your choice',
  failed: 'Whether a language model also reads your documents could not be loaded.',
  gone: 'This installation no longer offers a language model. Nothing is sent to anyone.',
  enabled: 'Enabled',
  notEnabled: 'Not Enabled',
  turnOn: 'Turn On',
  turnOff: 'Turn Off',
  isOn: (model: string) => `${model} now reads your documents too`,
  isOff: 'No language model reads your documents now',
  isOffDetail: 'Existing reports stay as they are.',
  where: (host: string, isLocal: boolean) =>
    isLocal
      ? `At ${host}, a model on the network of this server.`
      : `At ${host}, outside this server.`,
  points: {
    title: 'What this means',
    sent: (host: string) =>
      `Sent to ${host}: the text of what you upload, re-scan or paste, here or through the API. The file itself, its name and your account are not sent.`,
    masked:
      'Masked first: personal data and secrets that Proviso recognizes. A label such as [PERSON-1] replaces each of them.',
    unmasked:
      'Not masked: what Proviso does not recognize is sent as it is. Names in languages other than English are often not recognized.',
    added:
      'Findings are only added, never removed. What the model says must quote words from the text, or it is dropped.',
    cost: 'It uses none of your allowance. It uses tokens, of which the operator gives each account a monthly number.',
    bound:
      'Your choice applies only to this model at this address. If the operator changes either, it is off until you choose again.',
  },
  tokens: {
    title: 'Tokens This Month',
    used: (used: number, perMonth: number) =>
      `${formatCount(used)} of ${formatCount(perMonth)} tokens used`,
    resets: (date: string) => `Resets on ${date}`,
    usedUp:
      'The tokens of this month are used up. Until they reset, Proviso reads alone, and reports say so.',
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
      `Also read by ${model} at ${host}. Personal data that Proviso recognizes is masked first.`,
    unknown: 'Whether a language model also reads this could not be loaded.',
    setting: 'Change this in the settings',
  },
} as const;
