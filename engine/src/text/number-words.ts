const UNITS =
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen';
const TENS = 'twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand';

/** The source of a regular expression for a number in words or in digits; its repetitions are bounded. */
export const NUMBER_SOURCE = `(?:\\d{1,3}(?:[,.]\\d{1,3}){0,3}|\\d{4,9}|(?:${UNITS}|${TENS})(?:(?:[- ]| and )(?:${UNITS}|${TENS})){0,4})`;
