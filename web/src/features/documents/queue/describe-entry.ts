import type { Document } from '@proviso/contracts';

import { formatSize } from '#web/lib/format/format-size.ts';

import { isInProgress } from '../document-progress.ts';
import { canBeRescanned } from '../rescan/can-be-rescanned.ts';
import { texts } from './texts.ts';
import type { QueueEntry } from './upload-queue.ts';

/** What a row shows of its file. */
export interface EntryDescription {
  /** `done` only once the file has been uploaded, read and analyzed. */
  readonly sign: 'waiting' | 'uploading' | 'analyzing' | 'done' | 'unread' | 'failed';
  readonly sentence: string;
  /** What trying again repeats; null where that cannot help. */
  readonly retry: 'upload' | 'analysis' | null;
}

/** Describes a file in the queue; `document` is what became of it, once that is known. */
export function describeEntry(entry: QueueEntry, document: Document | undefined): EntryDescription {
  const { state, file, reason, canRetry } = entry;
  if (state === 'accepted' && document !== undefined) return describeDocument(document);
  const retry = canRetry ? 'upload' : null;
  if (state === 'refused') {
    return { sign: 'failed', sentence: refusalOf(reason), retry };
  }
  const sentence = `${texts.states[state]} · ${formatSize(file.size)}`;
  if (state === 'accepted') return { sign: 'analyzing', sentence, retry };
  return { sign: state === 'uploading' ? 'uploading' : 'waiting', sentence, retry };
}

function refusalOf(reason: string | undefined): string {
  const { refused } = texts.states;
  return reason === undefined ? refused : `${refused}: ${reason}`;
}

function describeDocument(document: Document): EntryDescription {
  const { status, failure, isUnread = false, isBlank = false, size } = document;
  if (status === 'failed') {
    const sentence = failure ? texts.failedBecause(failure.message) : texts.failed;
    return { sign: 'failed', sentence, retry: canBeRescanned(document) ? 'analysis' : null };
  }
  if (isInProgress(document)) {
    const sentence = `${texts.states.accepted} · ${formatSize(size)}`;
    return { sign: 'analyzing', sentence, retry: null };
  }
  if (isUnread) {
    return { sign: 'unread', sentence: isBlank ? texts.blank : texts.unread, retry: null };
  }
  return { sign: 'done', sentence: `${texts.analyzed} · ${formatSize(size)}`, retry: null };
}
