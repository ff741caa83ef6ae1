import { catalogue } from '@proviso/engine';

/** A text that triggers detectors over and over, or that makes a careless pattern slow. */
export interface AdversarialText {
  readonly name: string;
  readonly text: string;
}

const EXAMPLES = catalogue
  .flatMap(({ examples }) => examples)
  .map((example) => example.replaceAll(/\[\[|\]\]/g, ''));

/** Short units to be repeated; each is named after itself. */
const UNITS = [
  '+1234567890 ',
  'a.',
  'a-',
  'a@',
  'a@a.',
  '@',
  '"',
  "'",
  '[',
  '((((',
  ')',
  '<a href="">',
  '\\',
  '_',
  '$1,',
  '%41',
  '1-',
  '1.',
  '1/',
  '1:',
  'a1:',
  '1 ',
  '4111 1111 1111 1112 ',
  'A ',
  'A1',
  'aA',
  'AB12 ',
  'eyJ ',
  'a://b:c@',
  'http://',
  'https://www.example.org/a?b=c&d=e ',
  'deadbeef0123',
  'QUJDREVGR0hJSktMTU5PUFFS+/',
  '-----BEGIN RSA PRIVATE KEY-----',
  'password ',
  'token=',
  'Name: ',
  'Mr A. ',
  'by: Aa Bb ',
  '1 Ab Street ',
  '12 May ',
  'ten years ',
  'customer he ',
  'he ',
  'shall not be liable ',
  '. ',
  '! ',
];

/** Units that need a name because their text is not descriptive. */
const NAMED_UNITS: readonly (readonly [name: string, unit: string])[] = [
  ['one word', 'x'],
  ['blanks', ' '],
  ['line breaks', '\n'],
  ['blanks and line breaks', ' \n'],
  ['Han characters', '漢字'],
  ['combining marks', 'e\u0301'],
  ['zero-width spaces', '\u200b'],
  ['bidirectional controls', '\u202e'],
  ['lone surrogates', '\ud800'],
  ['NUL', '\0'],
  ['every example in one line', EXAMPLES.join(' ')],
  ['every example in a line', EXAMPLES.join('\n')],
  ['every word of the examples backwards', EXAMPLES.join(' ').split(' ').toReversed().join(' ')],
];

const LONGEST_RUN = 20;

/** All baits, each `length` UTF-16 units long. */
export function createAdversarialTexts(length: number): AdversarialText[] {
  const runs = Array.from({ length: LONGEST_RUN }, (_, index) => {
    const run = '1234567890'.repeat(2).slice(0, index + 1);
    return [`runs of ${index + 1} digits`, `${run} `] as const;
  });
  const plain = UNITS.map((unit) => [JSON.stringify(unit), unit] as const);
  return [...runs, ...plain, ...NAMED_UNITS].map(([name, unit]) => ({
    name,
    text: unit.repeat(Math.ceil(length / unit.length)).slice(0, length),
  }));
}
