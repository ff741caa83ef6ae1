import type {
  ApiKeyScope,
  AuditKind,
  Delivery,
  DeliveryFailure,
  DocumentStatus,
  Plan,
} from '@proviso/contracts';
import type { DocumentFormat } from '@proviso/documents';
import type { ComplianceStatus } from '@proviso/engine';
import type { Category } from '@proviso/engine/vocabulary';
import type { Generated, Kysely } from 'kysely';

import type { BillingTables } from './billing-tables.ts';

/** The product's tables. Times are Unix milliseconds; booleans are 0 and 1. */
export interface Schema extends BillingTables {
  installation: { name: string; value: string };
  profiles: {
    id: Generated<number>;
    /** The auth user's UUID. */
    user_id: string;
    name: string;
    plan: Plan;
    role: string;
    is_demo: number;
    /** The name of the policy used when a request names none. */
    default_policy: string | null;
    created_at: number;
    /** When its owner requested its deletion, which is in progress. */
    deleting_at: number | null;
    /** After how many days its originals are deleted; null for never. */
    retention_days: number | null;
  };
  /** Auth users deleted within the last day, by a digest of their id. */
  deleted_users: { user_digest: string; deleted_at: number };
  /** Data exports: each account's latest, and its progress. */
  exports: {
    id: Generated<number>;
    profile_id: number;
    /** SHA-256 of the export's download ticket; null once it was used. */
    ticket_hash: string | null;
    /** Who requested it, encrypted. */
    sealed: Uint8Array;
    state: 'waiting' | 'running' | 'done' | 'failed';
    documents_total: number;
    documents_done: number;
    created_at: number;
    updated_at: number;
  };
  /** How much of a period's allowance is used, including reservations. */
  usage_periods: { profile_id: number; period_start: number; used: number };
  /** Each use of the allowance; returned at most once, by leaving the state `held`. */
  reservations: {
    id: Generated<number>;
    profile_id: number;
    period_start: number;
    purpose: 'document' | 'text';
    state: 'held' | 'spent' | 'returned';
    created_at: number;
  };
  /** The language model that also reads an account's documents; no row when there is none. */
  second_readers: { profile_id: number; model: string; host: string; chosen_at: number };
  /** Tokens used for an account's documents in each calendar month. */
  language_model_usage: { profile_id: number; period_start: number; tokens: number };
  documents: DocumentTable;
  /**
   * A document's findings, encrypted; and their value keys, also encrypted, null for analyses from before those
   * existed.
   */
  analyses: {
    document_id: number;
    sealed: Uint8Array;
    sealed_values: Uint8Array | null;
    created_at: number;
  };
  /** A document's extracted text with its layout and sensitive spans; compressed, then encrypted. */
  document_texts: {
    document_id: number;
    /** UTF-16 code units. */
    characters: number;
    /** 1 when part of the document could not be read. */
    is_partial: number;
    sealed_content: Uint8Array;
    sealed_layout: Uint8Array;
  };
  /** Certificates of the cleaned copies that were released, encrypted. */
  cleanings: {
    id: Generated<number>;
    document_id: number;
    sealed: Uint8Array;
    created_at: number;
  };
  /** Findings that their owners have dismissed; keyed by a digest of the fingerprint, the rest encrypted. */
  decisions: { document_id: number; finding: string; sealed: Uint8Array };
  /** Owners' marks with their places; keyed by a digest of the words and the category, the rest encrypted. */
  marks: { id: Generated<number>; document_id: number; words: string; sealed: Uint8Array };
  /** Values accounts allow in all their documents; keyed by a digest of type and value, the rest encrypted. */
  allowed_values: { id: Generated<number>; profile_id: number; value: string; sealed: Uint8Array };
  /** Counts by type of a document's findings that raise a flag and are not dismissed. */
  finding_counts: {
    document_id: number;
    category: Category;
    type: string;
    type_name: string;
    findings: number;
  };
  api_keys: {
    id: Generated<number>;
    profile_id: number;
    name: string;
    scope: ApiKeyScope;
    /** A keyed digest of the API key. */
    digest: string;
    /** The last four characters of the key. */
    ending: string;
    /** Whether its owner had a second factor and had presented it when the key was made. */
    is_assured: number;
    expires_at: number | null;
    last_used_at: number | null;
    created_at: number;
  };
  webhooks: {
    id: Generated<number>;
    profile_id: number;
    /** Address and secret. */
    sealed: Uint8Array;
    /** Separated by spaces. */
    events: string;
    includes_name: number;
    is_enabled: number;
    failing_since: number | null;
    created_at: number;
  };
  /** Pending deliveries to webhooks, and the latest finished ones. */
  deliveries: {
    /** A UUID. */
    id: string;
    webhook_id: number;
    event: Delivery['event'];
    /** Null for a test, and for events from before this was recorded. */
    document_id: number | null;
    /** The body as it is sent; empty once the delivery is finished. */
    sealed: Uint8Array;
    state: Delivery['state'];
    attempts: number;
    /** When the next attempt is due; null when there will be none. */
    due_at: number | null;
    attempted_at: number | null;
    response_status: number | null;
    failure: DeliveryFailure | null;
    created_at: number;
  };
  /** Accounts' activity. Entries are never changed, and are deleted only with their account. */
  audit_entries: {
    id: Generated<number>;
    profile_id: number;
    kind: AuditKind;
    /** Not a foreign key: the subject may be deleted while the entry stays. */
    subject_id: number | null;
    /** Who did it and from where, and the subject's name. */
    sealed: Uint8Array;
    created_at: number;
  };
  /** Accounts' policy packs; names only as digests, sources in the revisions. */
  own_policies: {
    id: Generated<number>;
    profile_id: number;
    name_digest: string;
    /** The latest. */
    revision: number;
    changed_at: number;
  };
  own_policy_revisions: {
    policy_id: number;
    revision: number;
    sealed: Uint8Array;
    created_at: number;
  };
  /**
   * Jobs of the queue embedded in the database; with PostgreSQL, jobs are stored elsewhere and this table stays empty.
   */
  jobs: {
    id: Generated<number>;
    queue: string;
    key: string;
    state: 'waiting' | 'active' | 'dead';
    priority: number;
    run_at: number;
    attempts: number;
    /** Increases with each attempt: the holder of an older token has lost the job. */
    token: number;
    lease_until: number;
  };
}

/** Columns that count a completed document's flags, one for each category and severity. */
type CountColumns = {
  [
    Name in `${'pii' | 'discrimination' | 'legal' | 'policy'}_${'high' | 'medium' | 'low'}`
  ]: Generated<number>;
};

interface DocumentTable extends CountColumns {
  id: Generated<number>;
  profile_id: number;
  name: string;
  format: DocumentFormat;
  size: number;
  status: DocumentStatus;
  blob_key: string;
  /** The policy of its report, or of its first analysis: a name, or `own:NUMBER`. */
  policy: string | null;
  /** The policy of the re-scan in progress; null when that is the policy of the report. */
  requested_policy: string | null;
  reservation_id: number;
  uploaded_at: number;
  /** When its latest analysis was requested; null for those from before this was recorded. */
  requested_at: number | null;
  /** Increases with each attempt at the analysis: an older one cannot write its result. */
  run: Generated<number>;
  /** The value of `run` when the latest analysis was requested. */
  runs_before: Generated<number>;
  /** The document of which this is a newer version. */
  previous_id: number | null;
  /** A keyed digest of the file's SHA-256; null for files from before it existed. */
  content_digest: string | null;
  /** What its client named the upload; null when it did not. */
  upload_id: string | null;
  processing_ms: number | null;
  compliance_status: ComplianceStatus | null;
  /** 1 when nothing in it could be read; null for analyses from before this was recorded. */
  is_unread: number | null;
  /** 1 when some of it could not be read; null for analyses from before this was recorded. */
  is_partly_read: number | null;
  /** 1 when nothing in it was read because it is blank; null for analyses from before this was recorded. */
  is_blank: number | null;
  failure_code: string | null;
  /** 1 when its findings are counted by type; 0 for analyses from before that was done. */
  has_type_counts: Generated<number>;
  /** 1 when something its verdict and counts depend on has changed since. */
  is_verdict_due: Generated<number>;
  /** When its file was deleted at the end of its retention period; the report is kept. */
  original_deleted_at: number | null;
}

/** The product's database, or a transaction in it. */
export type Database = Kysely<Schema>;
