import type { Document } from '@proviso/contracts';

import { isLimitReached, isNetworkError, statusOf } from '#web/lib/api/api-error.ts';
import { createChangeListeners } from '#web/lib/change-listeners.ts';

import type { Upload } from '../api/upload-document.ts';
import { uploadErrorMessage } from '../upload-error.ts';

/** One file in the queue and its state. */
export interface QueueEntry {
  readonly id: number;
  readonly file: File;
  readonly state: 'waiting' | 'uploading' | 'accepted' | 'refused' | 'cancelled';
  /** The share uploaded so far, while it is being uploaded. */
  readonly percent: number;
  /** Why it was rejected. */
  readonly reason?: string;
  /** Whether retrying could succeed. */
  readonly canRetry: boolean;
  readonly document?: Document;
}

/** What affects every file: no analyses are left, or the server cannot be reached. */
export type StopReason = 'limit' | 'network';

/** The state of the whole queue. */
export interface QueueState {
  readonly entries: readonly QueueEntry[];
  readonly isRunning: boolean;
  /** The name of the policy for subsequent uploads, while running; undefined for the account's default. */
  readonly policy: string | undefined;
  /** Why it was stopped with files waiting, if it was. */
  readonly stoppedBy: StopReason | null;
}

/** The outcome of the files of one run, excluding those that the person has canceled. */
export interface RunOutcome {
  readonly accepted: number;
  readonly all: number;
  readonly stoppedBy: StopReason | null;
}

/** Uploads one file and reports its progress in percent. */
export type SendFile = (
  upload: Pick<Upload, 'file' | 'policy' | 'signal'>,
  show: (percent: number) => void,
) => Promise<Document>;

/** A file that will not be uploaded, and why. */
export interface RejectedFile {
  readonly file: File;
  readonly reason: string;
}

/** Session expired, request timed out, too many requests. */
const TRANSIENT_STATUSES: ReadonlySet<number> = new Set([401, 408, 429]);

/** Uploads files one after the other; continues when its screen is left. */
export class UploadQueue {
  #state: QueueState = { entries: [], isRunning: false, policy: undefined, stoppedBy: null };
  #lastId = 0;
  readonly #listeners = createChangeListeners();
  readonly #cancellations = new Map<number, AbortController>();

  /** For `useSyncExternalStore`. */
  readonly subscribe = this.#listeners.subscribe;

  /** The same object until something changes. */
  readonly getState = (): QueueState => this.#state;

  /** Appends files; rejected ones are listed with their reason. */
  add(files: readonly File[], refused: readonly RejectedFile[] = []): void {
    const waiting = files.map((file) => ({ file, state: 'waiting' as const }));
    const listed = refused.map((entry) => ({ ...entry, state: 'refused' as const }));
    const added = [...waiting, ...listed].map((entry): QueueEntry => {
      this.#lastId += 1;
      return Object.assign(entry, { id: this.#lastId, percent: 0, canRetry: false });
    });
    this.#change({ entries: [...this.#state.entries, ...added] });
  }

  /** Uploads the waiting files one after the other; resolves when none is waiting or the queue is stopped. */
  async run(policy: string | undefined, send: SendFile): Promise<RunOutcome> {
    const attempted = new Set<number>();
    if (this.#state.isRunning) return this.#outcomeOf(attempted);
    this.#change({ isRunning: true, policy, stoppedBy: null });
    let next = this.#nextWaiting();
    while (next !== undefined && this.#state.stoppedBy === null) {
      attempted.add(next.id);
      await this.#send(next, send);
      next = this.#nextWaiting();
    }
    this.#change({ isRunning: false });
    return this.#outcomeOf(attempted);
  }

  /** Changes the policy for files not yet uploaded. */
  changePolicy(policy: string): void {
    this.#change({ policy });
  }

  /** Cancels a file; anything that has already reached the server stays there. */
  cancel(id: number): void {
    this.#cancellations.get(id)?.abort();
    this.#changeEntry(id, (entry) =>
      entry.state === 'waiting' ? { ...entry, state: 'cancelled', canRetry: true } : entry,
    );
  }

  /** Puts a file back in the queue. */
  retry(id: number): void {
    this.#changeEntry(id, (entry) =>
      entry.canRetry
        ? { id, file: entry.file, state: 'waiting', percent: 0, canRetry: false }
        : entry,
    );
  }

  /** Removes a file that is neither waiting nor being uploaded. */
  remove(id: number): void {
    const entries = this.#state.entries.filter((entry) => entry.id !== id || isOpen(entry));
    this.#change({ entries });
  }

  /** Removes all files that are neither waiting nor being uploaded. */
  clear(): void {
    this.#change({ entries: this.#state.entries.filter(isOpen), stoppedBy: null });
  }

  /** Stops uploading and clears the queue. */
  end(): void {
    for (const cancellation of this.#cancellations.values()) cancellation.abort();
    this.#change({ entries: [], stoppedBy: null });
  }

  async #send({ id, file }: QueueEntry, send: SendFile): Promise<void> {
    const cancellation = new AbortController();
    const { signal } = cancellation;
    this.#cancellations.set(id, cancellation);
    this.#changeEntry(id, (entry) => ({ ...entry, state: 'uploading' }));
    const show = (percent: number) => this.#changeEntry(id, (entry) => ({ ...entry, percent }));
    try {
      const document = await send({ file, policy: this.#state.policy, signal }, show);
      this.#changeEntry(id, (entry) => ({ ...entry, state: 'accepted', percent: 100, document }));
    } catch (error) {
      this.#refuse(id, error);
    } finally {
      this.#cancellations.delete(id);
    }
  }

  #refuse(id: number, error: unknown): void {
    const stoppedBy = stopReasonOf(error);
    if (stoppedBy !== null) {
      // The file is not at fault, and the next one would fail too: it keeps waiting.
      this.#changeEntry(id, (entry) => ({ ...entry, state: 'waiting', percent: 0 }));
      this.#change({ stoppedBy });
      return;
    }
    const isCancelled = error instanceof Error && error.name === 'AbortError';
    this.#changeEntry(id, (entry) =>
      isCancelled
        ? { ...entry, state: 'cancelled', canRetry: true }
        : {
            ...entry,
            state: 'refused',
            reason: uploadErrorMessage(error),
            canRetry: isRetryable(error),
          },
    );
  }

  #outcomeOf(attempted: ReadonlySet<number>): RunOutcome {
    const { entries, stoppedBy } = this.#state;
    const counted = entries.filter(
      ({ id, state }) => state === 'waiting' || (attempted.has(id) && state !== 'cancelled'),
    );
    const accepted = counted.filter(({ state }) => state === 'accepted').length;
    return { accepted, all: counted.length, stoppedBy };
  }

  #nextWaiting(): QueueEntry | undefined {
    return this.#state.entries.find(({ state }) => state === 'waiting');
  }

  #changeEntry(id: number, change: (entry: QueueEntry) => QueueEntry): void {
    const entries = this.#state.entries.map((entry) => (entry.id === id ? change(entry) : entry));
    this.#change({ entries });
  }

  #change(change: Partial<QueueState>): void {
    this.#state = { ...this.#state, ...change };
    this.#listeners.notify();
  }
}

/** Whether a file is waiting or being uploaded. */
export function isOpen({ state }: QueueEntry): boolean {
  return state === 'waiting' || state === 'uploading';
}

function stopReasonOf(error: unknown): StopReason | null {
  if (isLimitReached(error)) return 'limit';
  return isNetworkError(error) ? 'network' : null;
}

/** Whether a retry may succeed; it cannot if the file itself was rejected. */
function isRetryable(error: unknown): boolean {
  const status = statusOf(error);
  return status === null || status >= 500 || TRANSIENT_STATUSES.has(status);
}
