import type { ExportEntry } from '#server/ports/account-lifecycle.ts';

/** A JSON file in an account's export, indented for human readers. */
export function jsonEntry(path: string, value: unknown): ExportEntry {
  return { path, bytes: Buffer.from(`${JSON.stringify(value, null, 2)}\n`) };
}
