import type { Document } from '@proviso/contracts';
import { ArrowRight } from 'lucide-react';
import { Link } from 'wouter';

import { classNames } from '#web/lib/class-names.ts';
import { formatProcessingTime } from '#web/lib/format/format-processing-time.ts';
import { documentPath } from '#web/paths.ts';
import { CATEGORIES, CATEGORY_NAMES } from '#web/product/categories.ts';
import { Badge } from '#web/ui/badge.tsx';
import { CategoryIcon } from '#web/ui/category-icon.tsx';
import { Moment } from '#web/ui/moment.tsx';

import { cardBadge, categoryLabel, type CardAnalysis } from './card-badge.ts';
import { texts } from './texts.ts';

const TEXT_TONES = {
  neutral: 'text-ink-faint',
  accent: 'text-accent',
  good: 'text-good',
  medium: 'text-medium font-medium',
  high: 'text-high font-medium',
} as const;

/** A recently uploaded document with its verdict; clicking an analyzed one opens its report. */
export function RecentDocumentCard({
  document,
  analysis,
  onOpen,
}: {
  readonly document: Document;
  readonly analysis: CardAnalysis;
  readonly onOpen: () => void;
}) {
  const badge = cardBadge(document, analysis);
  // Clamped within the button, so that the button's focus ring is not clipped.
  const name = <span className="line-clamp-3">{document.name}</span>;
  return (
    <article className="relative flex h-full flex-col rounded-lg border border-line bg-surface p-5 transition-shadow focus-within:shadow-sheet hover:shadow-sheet">
      <div className="flex items-start justify-between gap-3">
        <h3 title={document.name} className="min-w-0 font-semibold wrap-anywhere">
          {document.status === 'completed' ? (
            <button
              type="button"
              onClick={onOpen}
              aria-label={texts.openReport(document.name)}
              className="text-left after:absolute after:inset-0 after:rounded-lg"
            >
              {name}
            </button>
          ) : (
            name
          )}
        </h3>
        <Badge tone={badge.tone}>{badge.text}</Badge>
      </div>
      <p className="mt-1 text-sm text-ink-faint">
        {texts.uploaded} <Moment value={document.uploadedAt} />
      </p>
      <p className="text-sm text-ink-faint">
        {document.processingTime !== null && `${texts.processingTime} `}
        {formatProcessingTime(document.processingTime)}
      </p>
      {document.failure && <p className="mt-3 text-sm text-high">{document.failure.message}</p>}
      <CategoryRows document={document} analysis={analysis} />
      <Link
        href={documentPath(document.id)}
        className="relative z-10 mt-auto inline-flex items-center gap-1.5 self-start rounded-sm pt-4 text-sm font-medium text-accent hover:underline"
      >
        {texts.viewDetails}
        <span className="visually-hidden">{texts.detailsOf(document.name)}</span>
        <ArrowRight aria-hidden className="size-4" />
      </Link>
    </article>
  );
}

function CategoryRows({
  document,
  analysis,
}: {
  readonly document: Document;
  readonly analysis: CardAnalysis;
}) {
  return (
    <dl className="mt-4 divide-y divide-line border-y border-line text-sm">
      {CATEGORIES.map((category) => {
        const label = categoryLabel(document, analysis, category);
        return (
          <div key={category} className="flex items-center justify-between gap-3 py-1.5">
            <dt className="flex shrink-0 items-center gap-2 text-ink-soft max-[22rem]:shrink">
              <CategoryIcon category={category} />
              {CATEGORY_NAMES[category]}
            </dt>
            <dd className={classNames('text-right', TEXT_TONES[label.tone])}>{label.text}</dd>
          </div>
        );
      })}
    </dl>
  );
}
