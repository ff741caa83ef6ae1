/** The numbers from one to nine, as alternatives of a regular expression, like those below. */
export const ONES = 'one|two|three|four|five|six|seven|eight|nine';
/** The numbers from ten to nineteen. */
export const TEENS =
  'ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen';
/** The tens from twenty on. */
export const TENS = 'twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety';

const WORDS = `${ONES}|${TEENS}|${TENS}|hundred|thousand`;

/** The source of a regular expression for a number in words or in digits; its repetitions are bounded. */
export const NUMBER_SOURCE = `(?:\\d{1,3}(?:[,.]\\d{1,3}){0,3}|\\d{4,9}|(?:${WORDS})(?:(?:[- ]| and )(?:${WORDS})){0,4})`;

const VALUES: ReadonlyMap<string, number> = new Map([
  ...`${ONES}|${TEENS}`.split('|').map((word, index): [string, number] => [word, index + 1]),
  ...TENS.split('|').map((word, index): [string, number] => [word, (index + 2) * 10]),
]);

/** The value of a number below a hundred in words, such as `twenty-five`. */
export function valueOfWords(words: string): number {
  const parts = words.toLowerCase().split(/[- ]/);
  return parts.reduce((sum, word) => sum + (VALUES.get(word) ?? 0), 0);
}
