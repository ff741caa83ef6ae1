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

/** The product's tables. Times are Unix milliseconds; truth values are 0 and 1. */
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
    /** The name of the policy that is meant where a request names none. */
    default_policy: string | null;
    created_at: number;
    /** When its owner asked for its deletion, which is under way. */
    deleting_at: number | null;
    /** After how many days its originals are deleted; null for never. */
    retention_days: number | null;
  };
  /** Exports of accounts' data: the latest of each, and how far it has come. */
  exports: {
    id: Generated<number>;
    profile_id: number;
    /** SHA-256 of what fetches the export; null once it was used. */
    ticket_hash: string | null;
    /** Who asked, sealed. */
    sealed: Uint8Array;
    state: 'waiting' | 'running' | 'done' | 'failed';
    documents_total: number;
    documents_done: number;
    created_at: number;
    updated_at: number;
  };
  /** How much of an allowance a period has used, counting what is reserved. */
  usage_periods: { profile_id: number; period_start: number; used: number };
  /** Each use of the allowance; it is given back at most once, by leaving the state `held`. */
  reservations: {
    id: Generated<number>;
    profile_id: number;
    period_start: number;
    purpose: 'document' | 'text';
    state: 'held' | 'spent' | 'returned';
    created_at: number;
  };
  /** The language model that reads an account's documents too; no row where none does. */
  second_readers: { profile_id: number; model: string; host: string; chosen_at: number };
  /** Tokens that an account's documents have cost in each calendar month. */
  language_model_usage: { profile_id: number; period_start: number; tokens: number };
  documents: DocumentTable;
  /** A document's findings, sealed; and the keys of their values, also sealed, null for analyses from before there were any. */
  analyses: {
    document_id: number;
    sealed: Uint8Array;
    sealed_values: Uint8Array | null;
    created_at: number;
  };
  /** A document's text as it was read, and where its parts and what is sensitive in it stand; compressed, then sealed. */
  document_texts: {
    document_id: number;
    /** UTF-16 code units. */
    characters: number;
    /** 1 when something in the document could not be read. */
    is_partial: number;
    sealed_content: Uint8Array;
    sealed_layout: Uint8Array;
  };
  /** Certificates of the cleaned copies that were handed out, sealed. */
  cleanings: {
    id: Generated<number>;
    document_id: number;
    sealed: Uint8Array;
    created_at: number;
  };
  /** Findings that their owners have dismissed; by a digest of the fingerprint, the rest sealed. */
  decisions: { document_id: number; finding: string; sealed: Uint8Array };
  /** What owners have marked by hand, with its places; by a digest of the words and the category, the rest sealed. */
  marks: { id: Generated<number>; document_id: number; words: string; sealed: Uint8Array };
  /** What accounts allow in all of their documents; by a digest of type and value, the rest sealed. */
  allowed_values: { id: Generated<number>; profile_id: number; value: string; sealed: Uint8Array };
  /** A document's findings that raise a flag and stand undismissed, by type. */
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
    /** Of the key, under a key of ours. */
    digest: string;
    /** The last four characters of the key. */
    ending: string;
    /** Whether it was made while its owner had a second factor and had shown it. */
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
  /** Events on their way to webhooks, and the last ones that arrived or did not. */
  deliveries: {
    /** A UUID. */
    id: string;
    webhook_id: number;
    event: Delivery['event'];
    /** The body as it is sent. */
    sealed: Uint8Array;
    state: Delivery['state'];
    attempts: number;
    /** When the next attempt is to be made; null when there will be none. */
    due_at: number | null;
    attempted_at: number | null;
    response_status: number | null;
    failure: DeliveryFailure | null;
    created_at: number;
  };
  /** What happened in accounts. Nothing changes an entry, and nothing but the end of its account removes it. */
  audit_entries: {
    id: Generated<number>;
    profile_id: number;
    kind: AuditKind;
    /** No reference: the subject may go, the entry stays. */
    subject_id: number | null;
    /** Who did it from where, and the name of the subject. */
    sealed: Uint8Array;
    created_at: number;
  };
  /** Policy packs of accounts; their names only as digests, their text in the revisions. */
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
  /** Jobs of the queue that lives in the database; PostgreSQL keeps its jobs elsewhere and leaves this empty. */
  jobs: {
    id: Generated<number>;
    queue: string;
    key: string;
    state: 'waiting' | 'active' | 'dead';
    priority: number;
    run_at: number;
    attempts: number;
    /** Grows with each attempt: whoever holds an older one has lost the job. */
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
  /** The policy that it is analysed under: a name, or `own:NUMBER`. */
  policy: string | null;
  reservation_id: number;
  uploaded_at: number;
  /** Grows with each attempt at the analysis: an older one cannot write its result. */
  run: Generated<number>;
  /** What `run` was when the latest analysis was asked for. */
  runs_before: Generated<number>;
  /** The document that this one is a newer version of. */
  previous_id: number | null;
  /** A digest of the file's SHA-256; null for files from before there was one. */
  content_digest: string | null;
  processing_ms: number | null;
  compliance_status: ComplianceStatus | null;
  /** 1 when nothing in it could be read; null for analyses from before that was noted. */
  is_unread: number | null;
  failure_code: string | null;
  /** 1 when its findings are counted by type; 0 for analyses from before that was done. */
  has_type_counts: Generated<number>;
  /** 1 when something has changed since on which its verdict and its counts rest. */
  is_verdict_due: Generated<number>;
  /** When its file was deleted at the end of its time; the report is kept. */
  original_deleted_at: number | null;
}

/** The product's database, or a transaction in it. */
export type Database = Kysely<Schema>;
