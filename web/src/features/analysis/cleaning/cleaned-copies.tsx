import {
  type Analysis,
  type Cleaning,
  type Document,
  type Issue,
  verdictOf,
} from '@proviso/contracts';
import { useQuery } from '@tanstack/react-query';
import { BadgeCheck } from 'lucide-react';
import { useMemo, useState } from 'react';

import { paths } from '#web/paths.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Card, CardHeader } from '#web/ui/card.tsx';
import { LoadFailure } from '#web/ui/load-failure.tsx';
import { Moment } from '#web/ui/moment.tsx';
import { Skeleton, SkeletonList } from '#web/ui/skeleton.tsx';
import { Tooltip } from '#web/ui/tooltip.tsx';

import { texts as keyTexts } from '../putting-back/texts.ts';
import { ReadingNotes } from '../reading-notes.tsx';
import { cleaningsQuery } from './clean-document.ts';
import { AS_RECOMMENDED, CleaningDialog } from './cleaning-dialog.tsx';
import { summarize } from './summarize.ts';
import { texts } from './texts.ts';
import { dismissedFindings, unchangedFindings } from './unchanged-findings.ts';
import { LineList, WhatIsLeft } from './what-is-left.tsx';

const { proof } = texts;

/** A document's cleaned copies, each with its changes and how it was verified. */
export function CleanedCopies({
  document,
  analysis,
}: {
  readonly document: Pick<Document, 'id' | 'name'>;
  readonly analysis: Analysis;
}) {
  const [isChoosing, setIsChoosing] = useState(false);
  const [draft, setDraft] = useState(AS_RECOMMENDED);
  const { data: cleanings, isLoadingError, refetch } = useQuery(cleaningsQuery(document.id));
  const hasNothing = verdictOf(analysis) === 'unread';
  // There is nothing to clean, and no copies exist.
  if (hasNothing && !isLoadingError && !(cleanings && cleanings.length > 0)) return null;
  return (
    <Card className="print:hidden">
      <CardHeader
        title={proof.title}
        actions={
          <div className="flex flex-wrap gap-2">
            <ButtonLink href={paths.putBack} size="small">
              {keyTexts.page.open}
            </ButtonLink>
            <ChooseButton hasNothing={hasNothing} onChoose={() => setIsChoosing(true)} />
          </div>
        }
      >
        {!isLoadingError && <Introduction cleanings={cleanings} />}
      </CardHeader>
      {isLoadingError && <LoadFailure onRetry={refetch} />}
      {cleanings && cleanings.length > 0 && (
        <ul className="divide-y divide-line">
          {cleanings.map((cleaning) => (
            <li key={cleaning.id} className="px-5 py-5">
              <Proof cleaning={cleaning} issues={analysis.issues} />
            </li>
          ))}
        </ul>
      )}
      {isChoosing && (
        <CleaningDialog
          document={document}
          analysis={analysis}
          draft={draft}
          onDraft={setDraft}
          onClose={() => setIsChoosing(false)}
        />
      )}
    </Card>
  );
}

function ChooseButton({
  hasNothing,
  onChoose,
}: {
  readonly hasNothing: boolean;
  readonly onChoose: () => void;
}) {
  if (!hasNothing) {
    return (
      <Button size="small" onClick={onChoose}>
        {texts.options.open}
      </Button>
    );
  }
  // Not `disabled`: a button that cannot be focused cannot explain why it is unavailable.
  return (
    <Tooltip text={texts.fix.nothing}>
      <Button
        size="small"
        aria-disabled
        className="cursor-not-allowed text-ink-faint hover:bg-surface"
      >
        {texts.options.open}
      </Button>
    </Tooltip>
  );
}

function Introduction({ cleanings }: { readonly cleanings: readonly Cleaning[] | undefined }) {
  if (cleanings === undefined) {
    return (
      <SkeletonList count={1} label={proof.loading}>
        <Skeleton className="h-5 max-w-96" />
      </SkeletonList>
    );
  }
  return (
    <p className="text-sm text-ink-faint">{cleanings.length === 0 ? proof.none : proof.intro}</p>
  );
}

function Proof({
  cleaning: { cleanedAt, certificate },
  issues,
}: {
  readonly cleaning: Cleaning;
  readonly issues: readonly Issue[];
}) {
  const { stripped, redrawnPages, unread, checks, kept, input, output } = certificate;
  const { edits } = certificate;
  const unchanged = useMemo(() => unchangedFindings(issues, edits), [issues, edits]);
  const dismissed = useMemo(
    () => dismissedFindings(issues, edits, cleanedAt),
    [issues, edits, cleanedAt],
  );
  const names = new Map(issues.map(({ type, typeName }) => [type, typeName]));
  const nameOf = (type: string) => names.get(type) ?? type.replaceAll('-', ' ');
  return (
    <article className="space-y-3 text-sm">
      <h3 className="flex flex-wrap items-center gap-x-2 font-semibold">
        <BadgeCheck aria-hidden className="size-4.5 text-good" />
        {summarize(edits)}
        <span className="font-normal text-ink-faint">
          <Moment value={cleanedAt} />
        </span>
      </h3>
      <ul className="space-y-1 text-ink-soft">
        {checks.map(({ name, description }) => (
          <li key={name}>
            {proof.checks}: {description}
          </li>
        ))}
        {stripped.map(({ kind, description }) => (
          <li key={kind}>
            {proof.stripped}: {description}
          </li>
        ))}
        {redrawnPages.length > 0 && <li>{proof.redrawn(redrawnPages)}</li>}
        {unchanged.length > 0 && <li>{proof.leftAlone(unchanged.length)}</li>}
        {dismissed.length > 0 && <li>{proof.dismissed(dismissed.length)}</li>}
        {kept.length > 0 && <li>{proof.kept(kept.length)}</li>}
      </ul>
      {unread.length > 0 && (
        <Banner title={proof.unread}>
          <ReadingNotes notes={unread} />
        </Banner>
      )}
      <WhatIsLeft {...{ certificate, unchanged, dismissed, nameOf }} />
      <LineList
        title={proof.places}
        lines={edits.map(({ place, label = '', outcome }) =>
          proof.change(place, nameOf(label), outcome),
        )}
      />
      <dl className="grid gap-x-6 gap-y-1 text-xs text-ink-faint sm:grid-cols-[auto_1fr]">
        <dt>{proof.original}</dt>
        <dd className="font-mono break-all">{input.sha256}</dd>
        <dt>{proof.copy}</dt>
        <dd className="font-mono break-all">{output.sha256}</dd>
      </dl>
    </article>
  );
}
