/** The regular expression that matches only whole texts that another one matches. */
export function wholePattern(pattern: string): string {
  return `^(?:${pattern})$`;
}
