/** Shows all letters after it from right to left, until the end of the line or of the override. */
export const OVERRIDE = '\u202e';
const REVERSED =
  /\u202e[^\n\r\u202c\u2029]{0,1000}?[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\d]{2}/u;

/** Whether a text shows letters or digits in reverse order that are otherwise read from left to right. */
export function isReversible(text: string): boolean {
  return text.includes(OVERRIDE) && REVERSED.test(text);
}
