import type { Document } from '@proviso/contracts';
import { CircleCheck, CircleX, Clock, RotateCcw, X } from 'lucide-react';

import { formatSize } from '#web/lib/format-size.ts';
import { documentPath } from '#web/paths.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Progress } from '#web/ui/progress.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { TextLink } from '#web/ui/text-link.tsx';

import { texts } from './texts.ts';
import { isOpen, type QueueEntry } from './upload-queue.ts';

/** One file in the queue: its state and its actions. */
export function QueueRow({
  entry,
  document,
  onCancel,
  onRemove,
  onRetry,
}: {
  readonly entry: QueueEntry;
  /** The resulting document, once known. */
  readonly document: Document | undefined;
  readonly onCancel: () => void;
  readonly onRemove: () => void;
  readonly onRetry: () => void;
}) {
  const { file, state, percent, canRetry } = entry;
  const hasFailed = document?.status === 'failed';
  const isFailure = state === 'refused' || hasFailed;
  return (
    <li className="flex min-h-15 items-center gap-3 py-2.5">
      <StateIcon state={hasFailed ? 'refused' : state} />
      <div className="min-w-0 flex-1">
        <p className="font-medium break-words">
          {document ? <TextLink href={documentPath(document.id)}>{file.name}</TextLink> : file.name}
        </p>
        <p
          role={isFailure ? 'alert' : undefined}
          className={`text-sm break-words ${isFailure ? 'text-high' : 'text-ink-faint'}`}
        >
          {sentenceOf(entry, document)}
        </p>
        {state === 'uploading' && (
          <div className="mt-1.5">
            <Progress label={texts.progress(file.name)} percent={percent} />
          </div>
        )}
      </div>
      {canRetry && (
        <IconButton label={texts.retry(file.name)} onClick={onRetry}>
          <RotateCcw aria-hidden className="size-4" />
        </IconButton>
      )}
      <IconButton
        label={isOpen(entry) ? texts.cancel(file.name) : texts.remove(file.name)}
        onClick={isOpen(entry) ? onCancel : onRemove}
      >
        <X aria-hidden className="size-4" />
      </IconButton>
    </li>
  );
}

function sentenceOf({ file, state, reason }: QueueEntry, document: Document | undefined): string {
  if (reason !== undefined) return reason;
  if (document?.status === 'failed') {
    return document.failure ? texts.failedBecause(document.failure.message) : texts.failed;
  }
  const statusText = document?.status === 'completed' ? texts.analyzed : texts.states[state];
  return `${statusText} · ${formatSize(file.size)}`;
}

function StateIcon({ state }: { readonly state: QueueEntry['state'] }) {
  const className = 'size-5 shrink-0';
  if (state === 'uploading') return <Spinner className={`${className} text-accent`} />;
  if (state === 'accepted') return <CircleCheck aria-hidden className={`${className} text-good`} />;
  if (state === 'refused') return <CircleX aria-hidden className={`${className} text-high`} />;
  return <Clock aria-hidden className={`${className} text-ink-faint`} />;
}
