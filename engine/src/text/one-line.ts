/** What is written over several lines: joined by a blank, or by nothing where the next line begins with a bar. */
export function unwrapped(written: string): string {
  return written.replaceAll(/\n *(?=\|)/g, '').replaceAll(/\n */g, ' ');
}

/** A tag for long patterns and lists of words, which are written over several lines; backslashes stand as they are. */
export function oneLine(written: TemplateStringsArray, ...values: readonly string[]): string {
  return unwrapped(String.raw(written, ...values));
}
