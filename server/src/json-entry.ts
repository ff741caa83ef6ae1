import type { ExportEntry } from '#server/ports/account-lifecycle.ts';

/** A file of JSON in the export of an account, that people can read as well. */
export function jsonEntry(path: string, value: unknown): ExportEntry {
  return { path, bytes: Buffer.from(`${JSON.stringify(value, null, 2)}\n`) };
}
