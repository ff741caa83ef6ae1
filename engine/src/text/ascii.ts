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

/** Whether a capital letter of any alphabet stands at an offset. */
export function isCapitalAt(text: string, offset: number): boolean {
  const unit = text.charCodeAt(offset);
  if (unit < 0x80) return isCapital(unit);
  return /^\p{Lu}/u.test(text.slice(offset, offset + 2));
}

/** Whether one of the ten digits of ASCII stands at an offset, be it beyond the ends of the text. */
export function isDigitAt(text: string, offset: number): boolean {
  return isWithin(text, offset) && isDigit(text.charCodeAt(offset));
}

/** Whether a letter or a digit of ASCII stands at an offset, be it beyond the ends of the text. */
export function isLetterOrDigitAt(text: string, offset: number): boolean {
  return isWithin(text, offset) && isLetterOrDigit(text.charCodeAt(offset));
}

/** Beyond its ends nothing is asked of a text: that would be answered slowly, from then on everywhere. */
function isWithin(text: string, offset: number): boolean {
  return offset >= 0 && offset < text.length;
}
