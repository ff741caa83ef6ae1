import type { Document } from '@proviso/contracts';
import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore, type ReactNode } from 'react';

import { reasonOf } from '#web/lib/api/api-error.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { showToast } from '#web/ui/toast-store.ts';

import { documentsQuery, refreshDocuments } from '../api/list-documents.ts';
import { rescanDocument } from '../api/rescan-document.ts';
import { DropZone } from '../drop-zone.tsx';
import { texts as uploadTexts } from '../texts.ts';
import { uploadWithProgress } from '../upload-with-progress.ts';
import { QueueRow } from './queue-row.tsx';
import { texts } from './texts.ts';
import {
  isOpen,
  type QueueEntry,
  type RunOutcome,
  type StopReason,
  type UploadQueue,
} from './upload-queue.ts';

/** What is tried again. */
type Repeated = 'upload' | 'analysis';

/** Chooses several files and uploads them one after the other. */
export function QueuePanel({
  queue,
  userId,
  policy,
  options,
  isAtLimit,
  remaining,
  onAccepted,
  onLimit,
}: {
  readonly queue: UploadQueue;
  readonly userId: number;
  /** The name of the policy to apply; undefined for the account's default. */
  readonly policy: string | undefined;
  /** Further options before the upload starts. */
  readonly options: ReactNode;
  readonly isAtLimit: boolean;
  /** How many analyses are left; null without a limit. */
  readonly remaining: number | null;
  readonly onAccepted: () => void;
  /** Called instead of uploading when no analyses are left. */
  readonly onLimit: () => void;
}) {
  const { entries, isRunning, stoppedBy } = useSyncExternalStore(queue.subscribe, queue.getState);
  const waiting = entries.filter(({ state }) => state === 'waiting').length;
  // Files rejected up front do not count as finished while others remain to be uploaded.
  const hasFinished =
    entries.some(({ state }) => state === 'accepted') || !entries.some((entry) => isOpen(entry));
  const { data: documents } = useQuery(documentsQuery(userId));
  const run = async () => {
    if (isAtLimit) return onLimit();
    const outcome = await queue.run(policy, async (upload, show) => {
      const document = await uploadWithProgress({ ...upload, userId, previousId: null }, show);
      onAccepted();
      void refreshDocuments();
      return document;
    });
    showOutcome(outcome);
  };
  const retry = async ({ id, document }: QueueEntry, repeated: Repeated) => {
    if (repeated === 'upload' || document === undefined) queue.retry(id);
    else if (await startAnalysis(document.id)) onAccepted();
  };
  return (
    <div className="space-y-4">
      <DropZone
        isMultiple
        isCompact={entries.length > 0}
        isClosed={isAtLimit}
        onChoose={(files, refused) => queue.add(files, refused)}
      />
      <QueueNotice
        {...{ stoppedBy, waiting }}
        remaining={isRunning || isAtLimit ? null : remaining}
      />
      {entries.length > 0 && (
        <QueueList
          {...{ queue, entries }}
          documents={documents ?? []}
          onRetry={(entry, repeated) => void retry(entry, repeated)}
        />
      )}
      {options}
      {entries.length > 0 && (
        <QueueActions
          {...{ isRunning, waiting }}
          onStart={() => void run()}
          onClear={hasFinished ? () => queue.clear() : undefined}
        />
      )}
    </div>
  );
}

function QueueList({
  queue,
  entries,
  documents,
  onRetry,
}: {
  readonly queue: UploadQueue;
  readonly entries: readonly QueueEntry[];
  /** The documents in the library, which know how far their analyses are. */
  readonly documents: readonly Document[];
  readonly onRetry: (entry: QueueEntry, repeated: Repeated) => void;
}) {
  return (
    <ul
      aria-label={texts.list}
      // However long it is, the button below it stays near. The last row in sight is cut, so that more can be expected.
      className="relative max-h-74 divide-y divide-line overflow-y-auto border-y border-line"
    >
      {entries.map((entry) => (
        <QueueRow
          key={entry.id}
          entry={entry}
          document={documents.find(({ id }) => id === entry.document?.id) ?? entry.document}
          onCancel={() => queue.cancel(entry.id)}
          onRemove={() => queue.remove(entry.id)}
          onRetry={(repeated) => onRetry(entry, repeated)}
        />
      ))}
    </ul>
  );
}

function QueueActions({
  isRunning,
  waiting,
  onStart,
  onClear,
}: {
  readonly isRunning: boolean;
  readonly waiting: number;
  readonly onStart: () => void;
  /** Undefined when there is nothing to clear. */
  readonly onClear: (() => void) | undefined;
}) {
  return (
    <div className="flex flex-wrap justify-end gap-3">
      {onClear && <Button onClick={onClear}>{texts.clear}</Button>}
      {(isRunning || waiting > 0) && (
        <Button variant="primary" isBusy={isRunning} onClick={onStart}>
          {isRunning ? texts.running : texts.start(waiting)}
        </Button>
      )}
    </div>
  );
}

/** Says why the uploads stopped, or before they start that not all of the files can be analyzed. */
function QueueNotice({
  stoppedBy,
  waiting,
  remaining,
}: {
  readonly stoppedBy: StopReason | null;
  readonly waiting: number;
  readonly remaining: number | null;
}) {
  if (stoppedBy !== null) {
    const { title, detail } = texts.stops[stoppedBy];
    return <Banner title={title}>{detail(waiting)}</Banner>;
  }
  if (remaining === null || waiting <= remaining) return null;
  return <Banner title={texts.tooMany}>{texts.tooManyDetail(waiting, remaining)}</Banner>;
}

/** Has a document analyzed again that could not be analyzed; returns whether that was accepted. */
async function startAnalysis(documentId: number): Promise<boolean> {
  try {
    await rescanDocument(documentId, {});
    return true;
  } catch (error) {
    const detail = reasonOf(error, uploadTexts.upload.errors.unknown);
    showToast(texts.retryFailed, detail, 'destructive');
    return false;
  } finally {
    void refreshDocuments();
  }
}

function showOutcome({ accepted, all, stoppedBy }: RunOutcome): void {
  const counts = texts.counts(accepted, all);
  if (stoppedBy !== null) {
    showToast(texts.stopped, texts.stops[stoppedBy].outcome(counts), 'destructive');
  } else if (all > 0) showToast(texts.finished, counts);
}
