import { createHash } from 'node:crypto';

import type { Document } from '@proviso/contracts';

/** A reading that took at least this long, in milliseconds, is cached: in practice one that needed text recognition. */
const WORTH_CACHING_MS = 2000;
const CACHE_MS = 10 * 60_000;
/** Cache capacity in bytes; the oldest entries are evicted first. */
const MAX_CACHED_BYTES = 64 * 1024 * 1024;

interface Entry {
  readonly documentId: number;
  json: Uint8Array | undefined;
}

/** What a reading depends on: the document, and the findings it locates. */
interface Subject {
  readonly document: Pick<Document, 'id' | 'uploadedAt' | 'originalDeletedAt'>;
  readonly analysis: Uint8Array | undefined;
}

/** A cache of readings, for users who open a document again: in this process's memory only, never on disk. */
export interface ReadingCache {
  /** The reading of the document in its current state, from the cache or made by `read`. */
  readonly getOrRead: (subject: Subject, read: () => Promise<Uint8Array>) => Promise<Uint8Array>;
  /** Drops the readings of a document whose file is being deleted, including any in progress. */
  readonly forget: (documentId: number) => void;
}

/** Caches costly readings for ten minutes. */
export function createReadingCache({ worthCachingMs = WORTH_CACHING_MS } = {}): ReadingCache {
  const entries = new Map<string, Entry>();
  return {
    async getOrRead(subject, read) {
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
        if (performance.now() - begun >= worthCachingMs) entry.json = json;
        return json;
      } finally {
        if (entry.json === undefined) drop();
        else setTimeout(drop, CACHE_MS).unref();
        evictOldest(entries);
      }
    },
    forget(documentId) {
      for (const [key, entry] of entries) if (entry.documentId === documentId) entries.delete(key);
    },
  };
}

function evictOldest(entries: Map<string, Entry>): void {
  let bytes = 0;
  for (const { json } of entries.values()) bytes += json?.length ?? 0;
  for (const [key, { json }] of entries) {
    if (bytes <= MAX_CACHED_BYTES) return;
    if (json === undefined) continue;
    bytes -= json.length;
    entries.delete(key);
  }
}

// An id alone is not enough: a reading must not outlive the file, which another process may have deleted.
function keyOf({ document: { id, uploadedAt, originalDeletedAt }, analysis }: Subject): string {
  const findings = createHash('sha256').update(analysis ?? '');
  return `${id} ${uploadedAt} ${originalDeletedAt} ${findings.digest('hex')}`;
}
