/** A text that somebody is writing. */
interface TextDraft {
  /** The id of the profile of whoever writes it. */
  readonly userId: number;
  readonly text: string;
}

let draft: TextDraft | null = null;

/**
 * Keeps a text as long as this page of the browser lives, so that neither a look at another screen nor a session that
 * ended elsewhere loses it. It is stored nowhere.
 */
export function keepDraft(next: TextDraft): void {
  draft = next;
}

/** What the person has been writing; nobody else is shown it. */
export function draftOf(userId: number): string {
  return draft?.userId === userId ? draft.text : '';
}
