/** A part of a document or of the task that was left out, and why. */
export interface UnreadNote {
  readonly code: string;
  readonly message: string;
  readonly pages?: readonly number[];
}

/** A note in one sentence or two, with the pages that it concerns. */
export function describeNote({ message, pages }: UnreadNote): string {
  if (pages === undefined) return message;
  return `${pages.length === 1 ? 'Page' : 'Pages'} ${pages.join(', ')}: ${message}`;
}
