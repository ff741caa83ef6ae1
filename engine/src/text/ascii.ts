/** Whether a UTF-16 unit is one of the ten digits of ASCII. */
export function isDigit(unit: number): boolean {
  return unit >= 0x30 && unit <= 0x39;
}

/** Whether a UTF-16 unit is a letter of ASCII. */
export function isLetter(unit: number): boolean {
  return isSmall(unit | 0x20);
}

/** Whether a UTF-16 unit is a letter or a digit of ASCII. */
export function isLetterOrDigit(unit: number): boolean {
  return isDigit(unit) || isLetter(unit);
}

/** Whether a UTF-16 unit is a capital letter of ASCII. */
export function isCapital(unit: number): boolean {
  return unit >= 0x41 && unit <= 0x5a;
}

/** Whether a UTF-16 unit is a small letter of ASCII. */
export function isSmall(unit: number): boolean {
  return unit >= 0x61 && unit <= 0x7a;
}

/** Whether there is a capital letter of any alphabet at an offset. */
export function isCapitalAt(text: string, offset: number): boolean {
  const unit = text.charCodeAt(offset);
  if (unit < 0x80) return isCapital(unit);
  return /^\p{Lu}/u.test(text.slice(offset, offset + 2));
}

/** Whether there is an ASCII digit at an offset, which may lie outside the text. */
export function isDigitAt(text: string, offset: number): boolean {
  return isWithin(text, offset) && isDigit(text.charCodeAt(offset));
}

/** Whether there is an ASCII letter or digit at an offset, which may lie outside the text. */
export function isLetterOrDigitAt(text: string, offset: number): boolean {
  return isWithin(text, offset) && isLetterOrDigit(text.charCodeAt(offset));
}

/** Reading a string outside its bounds would make V8 deoptimize the caller. */
function isWithin(text: string, offset: number): boolean {
  return offset >= 0 && offset < text.length;
}
