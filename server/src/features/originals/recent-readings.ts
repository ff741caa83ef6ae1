import { createHash } from 'node:crypto';

import type { Document } from '@proviso/contracts';

/** A reading that took this long, in milliseconds, is worth keeping: in practice one whose words were recognised. */
const COSTLY_MS = 2000;
const KEPT_MS = 10 * 60_000;
/** So much is kept at most, in bytes; what is oldest goes first. */
const MOST_BYTES = 64 * 1024 * 1024;

interface Entry {
  readonly documentId: number;
  json: Uint8Array | undefined;
}

/** What a reading depends on: which document it is, and the findings whose places it tells. */
interface Subject {
  readonly document: Pick<Document, 'id' | 'uploadedAt' | 'originalDeletedAt'>;
  readonly analysis: Uint8Array | undefined;
}

/** Readings of documents for whoever opens one again: in this process's memory alone, never on a disk. */
export interface RecentReadings {
  /** The reading of the document as it now stands, made by `read` where none is kept. */
  readonly recall: (subject: Subject, read: () => Promise<Uint8Array>) => Promise<Uint8Array>;
  /** Drops what is kept of a document whose file is being deleted, also what is only being read. */
  readonly forget: (documentId: number) => void;
}

/** Keeps the costly readings for ten minutes. */
export function createRecentReadings({ costlyMs = COSTLY_MS } = {}): RecentReadings {
  const entries = new Map<string, Entry>();
  return {
    async recall(subject, read) {
      const key = keyOf(subject);
      const kept = entries.get(key)?.json;
      if (kept !== undefined) return kept;
      const entry: Entry = { documentId: subject.document.id, json: undefined };
      entries.set(key, entry);
      const drop = () => {
        if (entries.get(key) === entry) entries.delete(key);
      };
      try {
        const begun = performance.now();
        const json = await read();
        if (performance.now() - begun >= costlyMs) entry.json = json;
        return json;
      } finally {
        if (entry.json === undefined) drop();
        else setTimeout(drop, KEPT_MS).unref();
        makeRoom(entries);
      }
    },
    forget(documentId) {
      for (const [key, entry] of entries) if (entry.documentId === documentId) entries.delete(key);
    },
  };
}

function makeRoom(entries: Map<string, Entry>): void {
  let bytes = 0;
  for (const { json } of entries.values()) bytes += json?.length ?? 0;
  for (const [key, { json }] of entries) {
    if (bytes <= MOST_BYTES) return;
    if (json === undefined) continue;
    bytes -= json.length;
    entries.delete(key);
  }
}

// An id alone would not do: a reading must not outlive the file, which another process may have deleted.
function keyOf({ document: { id, uploadedAt, originalDeletedAt }, analysis }: Subject): string {
  const findings = createHash('sha256').update(analysis ?? '');
  return `${id} ${uploadedAt} ${originalDeletedAt} ${findings.digest('hex')}`;
}
