import type { ProfileRecord } from '#server/account.ts';
import type { Database } from '#server/tables/schema.ts';

/** The account whose data is exported. */
export interface ExportSubject {
  readonly profile: ProfileRecord;
  readonly email: string;
}

/** One file of an export. */
export interface ExportEntry {
  /** Unique in the archive; folders are separated by slashes. */
  readonly path: string;
  readonly bytes: Uint8Array;
  /** Whether the content is already compressed. */
  readonly isCompressed?: boolean;
}

/** A JSON file in an account's export, indented for human readers. */
export function jsonEntry(path: string, value: unknown): ExportEntry {
  return { path, bytes: Buffer.from(`${JSON.stringify(value, null, 2)}\n`) };
}

/**
 * Yielded among an export's files when one document is complete, even if it has no files, so that progress can be
 * counted.
 */
export const DOCUMENT_DONE = Symbol('document done');

/** A feature's contribution to an account's export: its files, generated lazily one after another. */
export type ExportPart = (
  subject: ExportSubject,
) => AsyncIterable<ExportEntry | typeof DOCUMENT_DONE>;

/**
 * What must happen elsewhere before an account's rows are deleted, such as ending its subscription. It is retried until
 * it resolves, and may run again after it has: it must be idempotent.
 */
export type DeletionHook = (profile: Pick<ProfileRecord, 'id' | 'userId'>) => Promise<void>;

/** Permanently revokes an account's access other than sessions, as part of the transaction. */
export type RevokeAccess = (
  transaction: Database,
  profile: Pick<ProfileRecord, 'id' | 'actor'>,
) => Promise<void>;
