import type { Analysis, Issue } from '@proviso/contracts';
import type { CleanedDocument, DocumentErrorCode, DocumentFormat } from '@proviso/documents';
import type { TreatmentChoices } from '@proviso/engine/vocabulary';

/** What a worker process is asked. */
export type WorkerRequest =
  | { readonly kind: 'document'; readonly bytes: Uint8Array; readonly format: DocumentFormat }
  | { readonly kind: 'text'; readonly text: string }
  | CleanRequest;

/** A document to be cleaned by what an earlier analysis found in it. */
export interface CleanRequest {
  readonly kind: 'clean';
  readonly bytes: Uint8Array;
  readonly format: DocumentFormat;
  readonly issues: readonly Issue[];
  readonly choices: TreatmentChoices;
}

/** What it answers. A fault of ours carries the error's name and code places alone: a message may quote the text. */
export type WorkerReply =
  | { readonly kind: 'analysis'; readonly analysis: Analysis }
  | ({ readonly kind: 'cleaned' } & CleanedDocument)
  | { readonly kind: 'unreadable'; readonly code: DocumentErrorCode }
  | { readonly kind: 'fault'; readonly name: string; readonly frames: readonly string[] };

/** The resident memory above which a worker process is killed, by itself or by its parent. */
export const WORKER_MEMORY_LIMIT = 512 * 1024 * 1024;
