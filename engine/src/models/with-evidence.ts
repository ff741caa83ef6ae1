/** A sentence that says what was found, and by which words of the text it was recognized. */
export function withEvidence(finding: string, phrases: readonly string[]): string {
  if (phrases.length === 0) return `${finding}.`;
  return `${finding} (key wording: ${phrases.map((phrase) => `“${phrase}”`).join(' and ')}).`;
}
