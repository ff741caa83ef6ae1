/** Whether digits and a last one, which may be `X` for ten, satisfy ISO/IEC 7064's pure system MOD 11-2. */
export function isMod112Valid(value: string): boolean {
  const sum = Array.from(value.slice(0, -1), Number).reduce(
    (total, digit) => (total + digit) * 2,
    0,
  );
  return '0123456789X'[(12 - (sum % 11)) % 11] === value.at(-1);
}
