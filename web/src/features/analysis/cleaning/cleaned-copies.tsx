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

import { formatCount } from '#web/lib/format-count.ts';
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
import { CleaningDialog } from './cleaning-dialog.tsx';
import { summarize } from './summarize.ts';
import { texts } from './texts.ts';
import { unchangedFindings } from './unchanged-findings.ts';

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
  const { data: cleanings, isError, refetch } = useQuery(cleaningsQuery(document.id));
  const hasNothing = verdictOf(analysis) === 'unread';
  // There is nothing to clean, and no copies exist.
  if (hasNothing && !isError && !(cleanings && cleanings.length > 0)) return null;
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
        {!isError && <Introduction cleanings={cleanings} />}
      </CardHeader>
      {isError && <LoadFailure onRetry={refetch} />}
      {!isError && cleanings && cleanings.length > 0 && (
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
  const left = useMemo(
    () => unchangedFindings(issues, certificate.edits).length,
    [issues, certificate],
  );
  return (
    <article className="space-y-3 text-sm">
      <h3 className="flex flex-wrap items-center gap-x-2 font-semibold">
        <BadgeCheck aria-hidden className="size-4.5 text-good" />
        {summarize(certificate.edits)}
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
        {left > 0 && <li>{proof.leftAlone(left)}</li>}
        {kept.length > 0 && <li>{proof.kept(kept.length)}</li>}
      </ul>
      {unread.length > 0 && (
        <Banner title={proof.unread}>
          <ReadingNotes notes={unread} />
        </Banner>
      )}
      <Changes certificate={certificate} issues={issues} />
      <dl className="grid gap-x-6 gap-y-1 text-xs text-ink-faint sm:grid-cols-[auto_1fr]">
        <dt>{proof.original}</dt>
        <dd className="font-mono break-all">{input.sha256}</dd>
        <dt>{proof.copy}</dt>
        <dd className="font-mono break-all">{output.sha256}</dd>
      </dl>
    </article>
  );
}

function Changes({
  certificate: { edits },
  issues,
}: {
  readonly certificate: Cleaning['certificate'];
  readonly issues: readonly Issue[];
}) {
  if (edits.length === 0) return null;
  const names = new Map(issues.map(({ type, typeName }) => [type, typeName]));
  const lines = Map.groupBy(edits, ({ place, label = '', outcome }) =>
    proof.change(place, names.get(label) ?? label.replaceAll('-', ' '), outcome),
  );
  return (
    <details>
      <summary className="w-fit cursor-pointer rounded-sm font-medium text-accent">
        {proof.places}
      </summary>
      <ul className="mt-2 max-h-72 space-y-1 overflow-y-auto text-ink-soft">
        {[...lines].map(([line, { length }]) => (
          <li key={line}>{length === 1 ? line : `${line} ×${formatCount(length)}`}</li>
        ))}
      </ul>
    </details>
  );
}
