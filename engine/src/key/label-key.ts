/** What one label of a cleaned copy stands for. */
export interface LabelledValue {
  /** As the copy has it: `[PERSON-1]`. */
  readonly label: string;
  /** The type of finding. */
  readonly type: string;
  /** The value as it first stands in the document; of a person the fullest name. */
  readonly value: string;
  /** Its other spellings, in the order in which they first stand. */
  readonly others: readonly string[];
}

/** What the labels of one cleaned copy stand for, in the order in which they first stand in it; of each there is one. */
export type LabelKey = readonly LabelledValue[];

const FORM = /^\[([A-Z\d]+(?:-[A-Z\d]+)*)-(\d{1,7})\]$/;

/** The name in a label, `PERSON` of `[PERSON-1]`; undefined for what is none. */
export function nameOfLabel(label: string): string | undefined {
  return FORM.exec(label)?.[1];
}
