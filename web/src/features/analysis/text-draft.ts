/** A text being written. */
interface TextDraft {
  /** The profile id of its author. */
  readonly userId: number;
  readonly text: string;
}

let draft: TextDraft | null = null;

/**
 * Keeps a text as long as this page lives in the browser, so that neither visiting another screen nor a session ended
 * elsewhere loses it. It is never stored.
 */
export function keepDraft(next: TextDraft): void {
  draft = next;
}

/** The person's own draft; nobody else is shown it. */
export function draftOf(userId: number): string {
  return draft?.userId === userId ? draft.text : '';
}
