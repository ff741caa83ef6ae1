import type { Issue } from '@proviso/contracts';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

import { classNames } from '#web/lib/class-names.ts';
import { formatCount } from '#web/lib/format/format-count.ts';
import { Badge } from '#web/ui/badge.tsx';
import { CategoryIcon } from '#web/ui/category-icon.tsx';
import { SeverityMark } from '#web/ui/severity-mark.tsx';

import { NewBadge } from './changes/new-badge.tsx';
import type { FindingGroup } from './finding-view.ts';
import { ReaderBadge } from './reader-badge.tsx';
import { texts as reviewTexts } from './review/texts.ts';
import { texts } from './texts.ts';

const RULES: Readonly<Record<Issue['category'], string>> = {
  pii: 'border-pii border-solid',
  discrimination: 'border-discrimination border-dotted',
  legal: 'border-legal border-double',
  policy: 'border-policy border-dashed',
};

/** The control that shows and hides a finding's details. */
export interface Fold {
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

/** What a finding is and how severe, and the words that it is about. */
export function FindingHeadline({
  group,
  title,
  fold,
  detailsId,
}: {
  readonly group: FindingGroup;
  /** Replaces the type and the severity; it names both. */
  readonly title: string | undefined;
  /** Undefined when the details are always shown. */
  readonly fold: Fold | undefined;
  readonly detailsId: string;
}) {
  const [issue] = group;
  const isFolded = fold?.isOpen === false;
  const name = title ?? issue.typeName;
  return (
    // While it is folded, all of it is the button; when it is open, its words can be selected.
    <div className={classNames(isFolded && 'relative')}>
      <header className={classNames('flex items-start gap-3', fold?.isOpen && 'relative')}>
        <CategoryIcon category={issue.category} className="mt-0.75 size-4.5" />
        <div className="flex min-w-0 grow flex-wrap items-center gap-x-3 gap-y-1.5">
          <h3 className={classNames('font-semibold', issue.decision && 'line-through')}>
            {fold ? (
              <FoldButton fold={fold} detailsId={detailsId}>
                {name}
              </FoldButton>
            ) : (
              name
            )}
          </h3>
          {title === undefined && <SeverityMark severity={issue.severity} />}
          <Badges group={group} />
        </div>
        {fold && (
          <ChevronDown
            aria-hidden
            className={classNames(
              'mt-0.5 size-5 shrink-0 text-ink-faint transition-transform',
              fold.isOpen && 'rotate-180',
            )}
          />
        )}
      </header>
      {issue.excerpt !== '' && <Excerpt issue={issue} isClamped={isFolded} />}
    </div>
  );
}

function Excerpt({ issue, isClamped }: { readonly issue: Issue; readonly isClamped: boolean }) {
  return (
    <blockquote
      aria-label={texts.finding.content}
      className={classNames(
        'mt-3 border-l-4 py-0.5 pl-4 font-serif text-lg break-words text-ink [unicode-bidi:plaintext]',
        RULES[issue.category],
        issue.decision && 'line-through',
        isClamped && 'line-clamp-3',
      )}
    >
      {issue.excerpt}
    </blockquote>
  );
}

function FoldButton({
  fold: { isOpen, onToggle },
  detailsId,
  children,
}: {
  readonly fold: Fold;
  readonly detailsId: string;
  readonly children: ReactNode;
}) {
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      aria-controls={detailsId}
      onClick={onToggle}
      className="text-left after:absolute after:inset-0"
    >
      {children}
    </button>
  );
}

function Badges({ group }: { readonly group: FindingGroup }) {
  const [{ source, isInformational, decision }] = group;
  return (
    <>
      {group.length > 1 && (
        <Badge tone="accent">
          <span aria-hidden>×{formatCount(group.length)}</span>
          <span className="visually-hidden">{texts.finding.places(group.length)}</span>
        </Badge>
      )}
      <NewBadge group={group} />
      <ReaderBadge source={source} />
      {isInformational && <Badge>{texts.informational}</Badge>}
      {decision && <Badge>{reviewTexts.badge(decision)}</Badge>}
    </>
  );
}
