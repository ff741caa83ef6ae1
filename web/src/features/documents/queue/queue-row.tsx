import { CircleCheck, CircleX, Clock, RotateCcw, X } from 'lucide-react';

import { formatSize } from '#web/lib/format-size.ts';
import { documentPath } from '#web/paths.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Progress } from '#web/ui/progress.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { TextLink } from '#web/ui/text-link.tsx';

import { texts } from './texts.ts';
import type { QueueEntry } from './upload-queue.ts';

/** One file of the queue: what has become of it, and what can be done about it. */
export function QueueRow({
  entry,
  onCancel,
  onRetry,
}: {
  readonly entry: QueueEntry;
  readonly onCancel: () => void;
  readonly onRetry: () => void;
}) {
  const { file, state, percent, reason, document, canRetry } = entry;
  const isOpen = state === 'waiting' || state === 'uploading';
  return (
    <li className="flex min-h-15 items-center gap-3 py-2.5">
      <StateIcon state={state} />
      <div className="min-w-0 flex-1">
        <p className="font-medium break-words">
          {document ? <TextLink href={documentPath(document.id)}>{file.name}</TextLink> : file.name}
        </p>
        <p
          role={state === 'refused' ? 'alert' : undefined}
          className={`text-sm ${state === 'refused' ? 'text-high' : 'text-ink-faint'}`}
        >
          {reason ?? `${texts.states[state]} · ${formatSize(file.size)}`}
        </p>
        {state === 'uploading' && (
          <div className="mt-1.5">
            <Progress label={texts.progress(file.name)} percent={percent} />
          </div>
        )}
      </div>
      {isOpen && (
        <IconButton label={texts.cancel(file.name)} onClick={onCancel}>
          <X aria-hidden className="size-4" />
        </IconButton>
      )}
      {canRetry && (
        <IconButton label={texts.retry(file.name)} onClick={onRetry}>
          <RotateCcw aria-hidden className="size-4" />
        </IconButton>
      )}
    </li>
  );
}

function StateIcon({ state }: { readonly state: QueueEntry['state'] }) {
  const look = 'size-5 shrink-0';
  if (state === 'uploading') return <Spinner className={`${look} text-accent`} />;
  if (state === 'accepted') return <CircleCheck aria-hidden className={`${look} text-good`} />;
  if (state === 'refused') return <CircleX aria-hidden className={`${look} text-high`} />;
  return <Clock aria-hidden className={`${look} text-ink-faint`} />;
}
