import type { Document } from '@proviso/contracts';
import {
  CircleCheck,
  CircleEllipsis,
  CircleX,
  Clock,
  RotateCcw,
  TriangleAlert,
  X,
} from 'lucide-react';

import { documentPath } from '#web/paths.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Progress } from '#web/ui/progress.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { TextLink } from '#web/ui/text-link.tsx';

import { describeEntry, type EntryDescription } from './describe-entry.ts';
import { texts } from './texts.ts';
import { isOpen, type QueueEntry } from './upload-queue.ts';

type Sign = EntryDescription['sign'];

const SENTENCE_TONES: Partial<Record<Sign, string>> = {
  failed: 'text-high',
  unread: 'text-medium',
};

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
  readonly onRetry: (repeated: 'upload' | 'analysis') => void;
}) {
  const { file, state, percent } = entry;
  const { sign, sentence, retry } = describeEntry(entry, document);
  return (
    <li className="flex min-h-15 items-center gap-3 py-2.5">
      <SignIcon sign={sign} />
      <div className="min-w-0 flex-1">
        <p className="font-medium break-words">
          {document ? <TextLink href={documentPath(document.id)}>{file.name}</TextLink> : file.name}
        </p>
        <p
          role={sign === 'failed' ? 'alert' : undefined}
          className={`text-sm break-words ${SENTENCE_TONES[sign] ?? 'text-ink-faint'}`}
        >
          {sentence}
        </p>
        {state === 'uploading' && (
          <div className="mt-1.5">
            <Progress label={texts.progress(file.name)} percent={percent} />
          </div>
        )}
      </div>
      {retry !== null && (
        <IconButton label={texts.retry(file.name)} onClick={() => onRetry(retry)}>
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

const ICONS = {
  waiting: [Clock, 'text-ink-faint'],
  uploading: [Spinner, 'text-accent'],
  analyzing: [CircleEllipsis, 'text-accent'],
  done: [CircleCheck, 'text-good'],
  unread: [TriangleAlert, 'text-medium'],
  failed: [CircleX, 'text-high'],
} as const;

function SignIcon({ sign }: { readonly sign: Sign }) {
  const [Icon, tone] = ICONS[sign];
  return <Icon aria-hidden className={`size-5 shrink-0 ${tone}`} />;
}
