/** Joins the lines of a text by a blank, or by nothing where the next line begins with a bar. */
export function joinLines(written: string): string {
  return written.replaceAll(/\n *(?=\|)/g, '').replaceAll(/\n */g, ' ');
}

/**
 * A template tag for long patterns and word lists that are written over several lines; backslashes are kept as written.
 */
export function oneLine(written: TemplateStringsArray, ...values: readonly string[]): string {
  return joinLines(String.raw(written, ...values));
}
