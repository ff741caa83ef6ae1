/** A sentence that says what was found, and which words of the text are the evidence. */
export function withEvidence(finding: string, phrases: readonly string[]): string {
  if (phrases.length === 0) return `${finding}.`;
  return `${finding} (key wording: ${phrases.map((phrase) => `“${phrase}”`).join(' and ')}).`;
}

/** The reason alone: what it quotes may hold something that must be masked. */
export function withoutEvidence(why: string): string {
  return why.replace(/ \(key wording: “.*$/su, '.');
}
