/** Whether a string of digits satisfies ISO/IEC 7812-1's check digit (Luhn). */
export function isLuhnValid(digits: string): boolean {
  let sum = 0;
  for (let index = 0; index < digits.length; index += 1) {
    const digit = digits.charCodeAt(index) - 0x30;
    if (digit < 0 || digit > 9) return false;
    const weighted = (digits.length - index) % 2 === 1 ? digit : digit * 2;
    sum += weighted > 9 ? weighted - 9 : weighted;
  }
  return digits.length > 0 && sum % 10 === 0;
}
