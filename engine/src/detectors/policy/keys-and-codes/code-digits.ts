/** Digits as entered on keypads; not years, measurements, dates, amounts, times or parts of longer numbers. */
export const DIGITS = String.raw`(?:[*#]|\d{1,3}[*#](?=\d{3}))?[A-Z]{0,2}\d{4,8}(?:[A-Z]{1,2}|\*#|#\*(?!\*)|##?|\*(?!\*))?(?![\w%°]|[.,:/-]\d|-[a-z]| x \d| ?(?:mm|cm|m|kg|kw|kwh|v|w|volts?|amps?|euros?|eur|gbp|usd|pounds|dollars|pieces|people|years?|units?|hours?|sq|series|model|range)\b)`;
/** The wheels of a combination lock, or the turns of a dial. */
export const WHEELS = String.raw`(?:(?:left|right|clockwise|anti-?clockwise) (?:to )?\d{1,2}(?:, ?| then |, then )){2,4}(?:left|right|clockwise|anti-?clockwise) (?:to )?\d{1,2}(?!\d)|\d{1,2}-\d{1,2}-\d{1,2}(?:-\d{1,2})?(?![\w-])`;
