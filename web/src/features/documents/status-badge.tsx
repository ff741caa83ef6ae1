import type { DocumentStatus } from '@proviso/contracts';
import { CircleCheck, CircleX, type LucideIcon } from 'lucide-react';

import { classNames } from '#web/lib/class-names.ts';
import type { ListedVerdict } from '#web/product/verdict.ts';
import { Badge, type Tone } from '#web/ui/badge.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

import { VERDICTS } from './card-badge.ts';
import { texts } from './texts.ts';

const TONES: Readonly<Record<DocumentStatus, Tone>> = {
  uploaded: 'accent',
  processing: 'accent',
  completed: 'good',
  failed: 'high',
};

/** A document's processing state, in a word. */
export function StatusBadge({ status }: { readonly status: DocumentStatus }) {
  return <Badge tone={TONES[status]}>{texts.statuses[status]}</Badge>;
}

/** A document's verdict, in a word or two. */
export function VerdictBadge({ verdict }: { readonly verdict: ListedVerdict }) {
  const { tone, text } = VERDICTS[verdict];
  return <Badge tone={tone}>{text}</Badge>;
}

/** An icon for the processing state; decorative beside the word. */
export function StatusIcon({
  status,
  className = 'size-5',
}: {
  readonly status: DocumentStatus;
  readonly className?: string;
}) {
  if (status === 'completed')
    return <Sign icon={CircleCheck} className={classNames('text-good', className)} />;
  if (status === 'failed')
    return <Sign icon={CircleX} className={classNames('text-high', className)} />;
  return <Spinner className={classNames('shrink-0 text-accent', className)} />;
}

function Sign({
  icon: Icon,
  className,
}: {
  readonly icon: LucideIcon;
  readonly className: string;
}) {
  return <Icon aria-hidden className={classNames('shrink-0', className)} />;
}
