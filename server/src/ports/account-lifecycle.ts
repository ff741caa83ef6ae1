import type { ProfileRecord } from '#server/account.ts';
import type { Database } from '#server/tables/schema.ts';

/** Whose data are exported. */
export interface ExportSubject {
  readonly profile: ProfileRecord;
  readonly email: string;
}

/** One file of an export. */
export interface ExportEntry {
  /** Unique in the archive; folders are separated by slashes. */
  readonly path: string;
  readonly bytes: Uint8Array;
  /** Whether it would not get any smaller. */
  readonly isCompressed?: boolean;
}

/** Stands between the files of an export where those of a document are over, also where it has none: so progress is counted. */
export const DOCUMENT_DONE = Symbol('document done');

/** What a feature adds to the export of an account: its own files, made one after the other as they are fetched. */
export type ExportPart = (
  subject: ExportSubject,
) => AsyncIterable<ExportEntry | typeof DOCUMENT_DONE>;

/**
 * What has to happen elsewhere before an account's rows are deleted, such as ending its subscription. It is tried again
 * until it resolves, also when it did before: it has to be idempotent.
 */
export type BeforeDeletion = (profile: Pick<ProfileRecord, 'id' | 'userId'>) => Promise<void>;

/** Ends what else than a session opens an account, for good and as a part of the transaction. */
export type EndAccess = (
  transaction: Database,
  profile: Pick<ProfileRecord, 'id' | 'actor'>,
) => Promise<void>;
