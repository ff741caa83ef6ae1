/** Whether a string of digits satisfies ISO/IEC 7812-1's check digit (Luhn). */
export function isLuhnValid(digits: string): boolean {
  let sum = 0;
  for (let position = 0; position < digits.length; position += 1) {
    const digit = Number(digits[digits.length - 1 - position]);
    const weighted = position % 2 === 0 ? digit : digit * 2;
    sum += weighted > 9 ? weighted - 9 : weighted;
  }
  return digits.length > 0 && sum % 10 === 0;
}
