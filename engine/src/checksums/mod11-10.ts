/** Whether a string of digits satisfies ISO/IEC 7064's hybrid system MOD 11,10. */
export function isMod1110Valid(digits: string): boolean {
  let product = 10;
  for (const digit of digits.slice(0, -1)) {
    const sum = (product + Number(digit)) % 10;
    product = ((sum === 0 ? 10 : sum) * 2) % 11;
  }
  return (product + Number(digits.at(-1))) % 10 === 1;
}
