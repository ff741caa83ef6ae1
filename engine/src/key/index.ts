export type { LabelKey, LabeledValue } from './label-key.ts';
export { KEY_ITERATIONS, type ProtectedKey, readProtectedKey } from './protected-key.ts';
export {
  KEY_FORMAT,
  KEY_VERSION,
  type KeyFile,
  type KeyProblem,
  PROTECTED_KEY_FORMAT,
  readKey,
} from './read-key.ts';
export { type RestoredText, restoreLabels } from './restore-labels.ts';
export { writeKey } from './write-key.ts';
