/** Whether a UTF-16 unit is what `\s` stands for; told of ASCII without asking a pattern. */
export function isWhiteSpace(unit: number): boolean {
  if (unit < 0x80) return unit === 0x20 || (unit >= 0x09 && unit <= 0x0d);
  return /\s/.test(String.fromCharCode(unit));
}
