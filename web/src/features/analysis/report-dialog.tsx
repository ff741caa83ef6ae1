import type { Analysis, Document, Issue } from '@proviso/contracts';
import { ShieldCheck } from 'lucide-react';
import { Link } from 'wouter';

import { CATEGORIES, CATEGORY_NAMES, type Category } from '#web/lib/categories.ts';
import { documentPath } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { CategoryIcon } from '#web/ui/category-icon.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { SeverityMark } from '#web/ui/severity-mark.tsx';

import { CategoryTiles } from './category-tiles.tsx';
import { CoverageNotice } from './coverage-notice.tsx';
import { Recommendations } from './recommendations.tsx';
import { ReportActions } from './report-actions.tsx';
import { isCounted } from './review/is-counted.ts';
import { texts } from './texts.ts';

/** The report of one document in short, over the page. */
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
        <CoverageNotice coverage={analysis.coverage} />
        <CategoryTiles flags={analysis} countOf={(category) => issuesOf(category).length} />
        {analysis.complianceStatus === 'compliant' && <CompliantPanel />}
        {CATEGORIES.map((category) => (
          <CategoryDetails key={category} category={category} issues={issuesOf(category)} />
        ))}
        <Recommendations items={analysis.recommendations} />
        <p className="text-sm text-ink-faint">
          {texts.provenance.disclaimer}{' '}
          <Link
            href={documentPath(document.id)}
            className="rounded-sm font-medium text-accent underline underline-offset-4"
          >
            {texts.dialog.fullReport}
          </Link>
        </p>
      </div>
    </Dialog>
  );
}

function CompliantPanel() {
  const { title, text } = texts.verdicts.compliant;
  return (
    <div className="flex items-center gap-4 rounded-md bg-good-wash px-5 py-4">
      <ShieldCheck aria-hidden strokeWidth={1.5} className="size-8 shrink-0 text-good" />
      <div>
        <p className="font-serif text-xl font-semibold text-good">{title}</p>
        <p className="text-sm text-ink">{text}</p>
      </div>
    </div>
  );
}

function CategoryDetails({
  category,
  issues,
}: {
  readonly category: Category;
  readonly issues: readonly Issue[];
}) {
  if (issues.length === 0) return null;
  return (
    <section>
      <h3 className="flex items-center gap-2 font-semibold">
        <CategoryIcon category={category} className="size-4.5" />
        {CATEGORY_NAMES[category]}
      </h3>
      <ul className="mt-2 divide-y divide-line border-y border-line">
        {issues.map((issue) => (
          <li key={issue.id} className="space-y-0.5 py-3 text-sm">
            <p className="flex flex-wrap items-center gap-x-3 font-medium">
              {issue.typeName}
              <SeverityMark severity={issue.severity} />
            </p>
            {issue.excerpt !== '' && (
              <p className="font-serif text-base break-words">{issue.excerpt}</p>
            )}
            <p className="text-ink-soft">{issue.recommendation}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
