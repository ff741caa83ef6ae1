import { type LabelKey, type LabeledValue, nameOfLabel } from './label-key.ts';
import { isRecord, readJson } from './read-json.ts';

/** How a key file identifies itself. */
export const KEY_FORMAT = 'proviso-key';
export const KEY_VERSION = 1;

/** A key as a file holds it, in JSON. */
export interface KeyFile {
  readonly format: typeof KEY_FORMAT;
  readonly version: typeof KEY_VERSION;
  /** The copy whose labels these are, identified as in its certificate; absent for a pasted text. */
  readonly copy?: { readonly sha256: string; readonly size: number };
  readonly labels: LabelKey;
}

/** Why a file cannot be used as a key. */
export type KeyProblem = 'not-a-key' | 'newer-version' | 'protected';

/** How a key file under a passphrase identifies itself. */
export const PROTECTED_KEY_FORMAT = 'proviso-protected-key';

/** Reads the content of a file that is supposed to be a key. */
export function readKey(
  content: string,
): { readonly labels: LabelKey } | { readonly problem: KeyProblem } {
  const file = readJson(content);
  if (!isRecord(file)) return { problem: 'not-a-key' };
  const { format, version, labels } = file;
  if (format === PROTECTED_KEY_FORMAT) return { problem: 'protected' };
  if (format !== KEY_FORMAT || typeof version !== 'number') return { problem: 'not-a-key' };
  if (version > KEY_VERSION) return { problem: 'newer-version' };
  return Array.isArray(labels) && labels.every(isLabeledValue)
    ? { labels }
    : { problem: 'not-a-key' };
}

function isLabeledValue(value: unknown): value is LabeledValue {
  if (!isRecord(value)) return false;
  const { label, type, value: stands, others } = value;
  return (
    typeof label === 'string' &&
    nameOfLabel(label) !== undefined &&
    typeof type === 'string' &&
    typeof stands === 'string' &&
    Array.isArray(others) &&
    others.every((other) => typeof other === 'string')
  );
}
