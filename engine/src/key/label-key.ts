/** What one label of a cleaned copy stands for. */
export interface LabeledValue {
  /** As in the copy: `[PERSON-1]`. */
  readonly label: string;
  /** The type of finding. */
  readonly type: string;
  /** The value in the spelling of its first occurrence; for a person, the fullest name. */
  readonly value: string;
  /** Its other spellings, in the order of their first occurrences. */
  readonly others: readonly string[];
}

/** What the labels of one cleaned copy stand for: one entry for each label, in the order of first occurrences. */
export type LabelKey = readonly LabeledValue[];

const FORM = /^\[([A-Z\d]+(?:-[A-Z\d]+)*)-(\d{1,7})\]$/;

/** The name in a label, `PERSON` in `[PERSON-1]`; undefined for anything else. */
export function nameOfLabel(label: string): string | undefined {
  return FORM.exec(label)?.[1];
}
