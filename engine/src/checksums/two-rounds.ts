import { weightedSum } from './weighted-sum.ts';

/**
 * Whether the last digit is the remainder by eleven of the weighted ones before it: where that is ten, of a second
 * round.
 */
export function isValidInTwoRounds(
  digits: string,
  first: readonly number[],
  second: readonly number[],
): boolean {
  const rest = weightedSum(digits, first) % 11;
  const check = rest < 10 ? rest : (weightedSum(digits, second) % 11) % 10;
  return check === Number(digits.at(-1));
}
