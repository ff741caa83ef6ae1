/** A sentence that says what was found, and by which words of the text it was recognised. */
export function withEvidence(finding: string, phrases: readonly string[]): string {
  if (phrases.length === 0) return `${finding}.`;
  return `${finding}, judging by ${phrases.map((phrase) => `“${phrase}”`).join(' and ')}.`;
}
