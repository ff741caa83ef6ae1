import { weightedSum } from './weighted-sum.ts';

const WEIGHTS = [1, 3, 1, 3, 1, 3, 1, 3, 1, 3, 1, 3, 1];

/** Whether the check digit of an article number of thirteen or fourteen digits holds (GS1 General Specifications). */
export function isGtinValid(value: string): boolean {
  const weights = value.length === 14 ? [3, ...WEIGHTS] : WEIGHTS;
  return /^\d{13,14}$/.test(value) && weightedSum(value, weights) % 10 === 0;
}
