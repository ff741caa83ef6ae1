/** The remainder by 97 of a string of digits and letters, where A counts as 10 and Z as 35 (ISO/IEC 7064). */
export function mod97(value: string): number {
  let remainder = 0;
  for (const character of value) {
    const digit = Number.parseInt(character, 36);
    remainder = (remainder * (digit > 9 ? 100 : 10) + digit) % 97;
  }
  return remainder;
}
