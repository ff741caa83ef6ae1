/** A part of a document or of the analysis that was skipped, and why. */
export interface UnreadNote {
  readonly code: string;
  readonly message: string;
  readonly pages?: readonly number[];
}

/** A note in one or two sentences, with the affected pages. */
export function describeNote({ message, pages }: UnreadNote): string {
  if (pages === undefined) return message;
  return `${pages.length === 1 ? 'Page' : 'Pages'} ${pages.join(', ')}: ${message}`;
}
