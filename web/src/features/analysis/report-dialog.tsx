import {
  type Analysis,
  describeSecondReading,
  type Document,
  type Issue,
  verdictOf,
} from '@proviso/contracts';
import { FileQuestion, ShieldCheck } from 'lucide-react';
import { Link } from 'wouter';

import { classNames } from '#web/lib/class-names.ts';
import { documentPath } from '#web/paths.ts';
import { CATEGORIES, CATEGORY_NAMES, bySeverity, type Category } from '#web/product/categories.ts';
import { Button } from '#web/ui/button.tsx';
import { CategoryIcon } from '#web/ui/category-icon.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { SeverityMark } from '#web/ui/severity-mark.tsx';

import { CategoryTiles } from './category-tiles.tsx';
import { CoverageNotice } from './coverage-notice.tsx';
import { describeVerdict } from './describe-verdict.ts';
import { ReaderBadge } from './reader-badge.tsx';
import { Recommendations } from './recommendations.tsx';
import { ReportActions } from './report-actions.tsx';
import { isCounted } from './review/is-counted.ts';
import { texts } from './texts.ts';

/** Rendering thousands at once would block the page; the full report renders them as they come near the viewport. */
const MAX_SHOWN = 25;
const LINK = 'rounded-sm font-medium text-accent underline underline-offset-4';

/** A short report of one document, in a dialog. */
export function ReportDialog({
  document,
  analysis,
  onClose,
}: {
  readonly document: Pick<Document, 'id' | 'name'>;
  readonly analysis: Analysis;
  readonly onClose: () => void;
}) {
  const issuesOf = (category: Category) =>
    analysis.issues.filter((issue) => issue.category === category && isCounted(issue));
  return (
    <Dialog
      title={texts.dialog.title(document.name)}
      description={texts.dialog.description}
      closeLabel={texts.dialog.close}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{texts.dialog.close}</Button>
          <ReportActions document={document} analysis={analysis} />
        </>
      }
    >
      <div className="space-y-6">
        <CoverageNotice coverage={analysis.coverage} document={document} />
        <CategoryTiles
          flags={analysis}
          coverage={analysis.coverage}
          countOf={(category) => issuesOf(category).length}
        />
        <UnflaggedVerdict analysis={analysis} />
        {CATEGORIES.map((category) => (
          <CategoryDetails
            key={category}
            category={category}
            issues={issuesOf(category)}
            reportPath={documentPath(document.id)}
          />
        ))}
        <Recommendations items={analysis.recommendations} />
        {analysis.secondReading && (
          <p className="text-sm break-words text-ink-soft">
            {describeSecondReading(analysis.secondReading)}
          </p>
        )}
        <p className="text-sm text-ink-faint">
          {texts.provenance.disclaimer}{' '}
          <Link href={documentPath(document.id)} className={LINK}>
            {texts.dialog.fullReport}
          </Link>
        </p>
      </div>
    </Dialog>
  );
}

const UNFLAGGED_LOOKS = {
  compliant: { icon: ShieldCheck, color: 'text-good', ground: 'bg-good-wash' },
  partial: { icon: FileQuestion, color: 'text-ink-soft', ground: 'bg-sunken' },
  unread: { icon: FileQuestion, color: 'text-ink-soft', ground: 'bg-sunken' },
} as const;

/** The verdict when no category is flagged. */
function UnflaggedVerdict({ analysis }: { readonly analysis: Analysis }) {
  const verdict = verdictOf(analysis);
  if (verdict === 'issues' || verdict === 'critical') return null;
  const { icon: Icon, color, ground } = UNFLAGGED_LOOKS[verdict];
  const { title, text } = describeVerdict(analysis);
  return (
    <div className={classNames('flex items-center gap-4 rounded-md px-5 py-4', ground)}>
      <Icon aria-hidden strokeWidth={1.5} className={classNames('size-8 shrink-0', color)} />
      <div>
        <p className={classNames('font-serif text-xl font-semibold', color)}>{title}</p>
        <p className="text-sm text-ink">{text}</p>
      </div>
    </div>
  );
}

function CategoryDetails({
  category,
  issues,
  reportPath,
}: {
  readonly category: Category;
  readonly issues: readonly Issue[];
  readonly reportPath: string;
}) {
  if (issues.length === 0) return null;
  const shown = issues.toSorted(bySeverity).slice(0, MAX_SHOWN);
  return (
    <section>
      <h3 className="flex items-center gap-2 font-semibold">
        <CategoryIcon category={category} className="size-4.5" />
        {CATEGORY_NAMES[category]}
      </h3>
      <ul className="mt-2 divide-y divide-line border-y border-line">
        {shown.map((issue) => (
          <li key={issue.id} className="space-y-0.5 py-3 text-sm">
            <p className="flex flex-wrap items-center gap-x-3 font-medium">
              {issue.typeName}
              <SeverityMark severity={issue.severity} />
              <ReaderBadge source={issue.source} />
            </p>
            {issue.excerpt !== '' && (
              <p className="font-serif text-base break-words">{issue.excerpt}</p>
            )}
            <p className="text-ink-soft">{issue.recommendation}</p>
          </li>
        ))}
      </ul>
      {issues.length > shown.length && (
        <p className="mt-2 text-sm text-ink-soft">
          {texts.dialog.more(shown.length, issues.length)}{' '}
          <Link href={reportPath} className={LINK}>
            {texts.dialog.fullReport}
            <span className="visually-hidden">: {CATEGORY_NAMES[category]}</span>
          </Link>
        </p>
      )}
    </section>
  );
}
