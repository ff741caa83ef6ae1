/** The sum of a number's digits, each multiplied by the weight at its position; NaN where one is no digit. */
export function weightedSum(digits: string, weights: readonly number[]): number {
  let sum = 0;
  for (let index = 0; index < weights.length && index < digits.length; index += 1) {
    const digit = digits.charCodeAt(index) - 0x30;
    if (digit < 0 || digit > 9) return Number.NaN;
    sum += digit * (weights[index] ?? 0);
  }
  return sum;
}

/** The sum of the digits of such products: each is smaller than a hundred. */
export function weightedDigitSum(digits: string, weights: readonly number[]): number {
  return weights.reduce((sum, weight, index) => {
    const product = weight * Number(digits[index]);
    return sum + Math.floor(product / 10) + (product % 10);
  }, 0);
}
