import { KEY_FORMAT, KEY_VERSION, type KeyFile, type LabeledValue } from '@proviso/engine/key';
import { z } from 'zod';

export {
  KEY_ITERATIONS,
  type KeyFile,
  type KeyProblem,
  type LabelKey,
  type ProtectedKey,
  PROTECTED_KEY_FORMAT,
  readKey,
  readProtectedKey,
  type RestoredText,
  restoreLabels,
  writeKey,
} from '@proviso/engine/key';

const labeledValueSchema = z.object({
  /** As in the copy: `[PERSON-1]`. */
  label: z.string(),
  /** The type of finding. */
  type: z.string(),
  /** The value as it first appears in the document; for a person, the fullest name. */
  value: z.string(),
  /** Its other spellings. */
  others: z.array(z.string()),
}) satisfies z.ZodType<LabeledValue>;

/** What the labels of one cleaned copy stand for, in order of first appearance in it. */
export const labelKeySchema = z.array(labeledValueSchema);

/** `POST /api/documents/{id}/clean/key`: the key to one cleaned copy, as a file to be stored separately from it. */
export const keyFileSchema = z.object({
  format: z.literal(KEY_FORMAT),
  version: z.literal(KEY_VERSION),
  /** The copy these labels are in, identified as in its certificate; absent for a pasted text. */
  copy: z.object({ sha256: z.string(), size: z.int().nonnegative() }).exactOptional(),
  labels: labelKeySchema,
}) satisfies z.ZodType<KeyFile>;
