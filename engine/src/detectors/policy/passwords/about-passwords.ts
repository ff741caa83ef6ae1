/** Words with which rules, messages and programs mention a quoted password. */
export const ABOUT_PASSWORDS =
  /\b(?:e\.g|example|such as|for instance|must|should|cannot|can't|never|field|fields|label|button|column|click|select|type|types|error|message|prompt|parameter|variable|string|keyword|policy|attribute|called|named|returns?|placeholder|common|weak|guess\w*|words? like|passwords like)\b/i;

/** From the last period or blank line before an offset. */
export function sentenceAround(text: string, start: number, end: number): string {
  const before = text.slice(0, start);
  const from = Math.max(before.lastIndexOf('. '), before.lastIndexOf('\n\n'), 0);
  return text.slice(from, end + 40);
}
