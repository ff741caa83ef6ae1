import { type Analysis, type Document, type Issue, verdictOf } from '@proviso/contracts';

import { Card } from '#web/ui/card.tsx';

import { CategoryTiles } from './category-tiles.tsx';
import { ChangesCard } from './changes/changes-card.tsx';
import { ChangesProvider } from './changes/changes-provider.tsx';
import { CleanedCopies } from './cleaning/cleaned-copies.tsx';
import { CoverageNotice } from './coverage-notice.tsx';
import { divideIssues } from './divide-issues.ts';
import { InformationalFindings } from './informational-findings.tsx';
import { MarkList } from './marking/mark-list.tsx';
import { Provenance } from './provenance.tsx';
import { Recommendations } from './recommendations.tsx';
import { ReportActions } from './report-actions.tsx';
import { COPIES_ID, RECOMMENDATIONS_ID, SectionLinks } from './section-links.tsx';
import { hasUnreadPages } from './unread-report.ts';
import { useGrowingCount } from './use-growing-count.ts';
import { VerdictPanel } from './verdict-panel.tsx';
import { FindingsWithDocument } from './viewer/findings-with-document.tsx';
import { UnreadPages } from './viewer/unread-pages.tsx';

interface ReportViewProps {
  readonly document: Pick<Document, 'id' | 'name' | 'previousId'>;
  readonly analysis: Analysis;
}

/** The whole report of one document. */
export function ReportView({ document, analysis }: ReportViewProps) {
  const { flagged, informational, countOf } = divideIssues(analysis.issues);
  const sections = [
    <VerdictPanel
      key="verdict"
      analysis={analysis}
      actions={<ReportActions document={document} analysis={analysis} />}
    />,
    <SectionLinks key="sections" analysis={analysis} />,
    <ChangesCard key="changes" issues={analysis.issues} />,
    <CoverageNotice key="coverage" coverage={analysis.coverage} document={document} />,
    <CategoryTiles
      key="categories"
      flags={analysis}
      coverage={analysis.coverage}
      countOf={countOf}
    />,
    <Findings key="findings" document={document} analysis={analysis} issues={flagged} />,
    <InformationalFindings key="informational" issues={informational} />,
    <MarkList key="marks" documentId={document.id} marks={analysis.marks} />,
    analysis.recommendations.length > 0 && (
      <Card key="recommendations" id={RECOMMENDATIONS_ID} className="p-5">
        <Recommendations items={analysis.recommendations} />
      </Card>
    ),
    <div key="copies" id={COPIES_ID} className="empty:hidden">
      <CleanedCopies document={document} analysis={analysis} />
    </div>,
    <Provenance key="provenance" analysis={analysis} />,
  ];
  // Rendering everything at once would make a phone stutter.
  const shown = sections.slice(0, useGrowingCount(sections.length, 2));
  return (
    <ChangesProvider document={document}>
      <div className="space-y-5">{shown}</div>
    </ChangesProvider>
  );
}

/** A document of which nothing was read gets no list of findings: an empty one would suggest that there are none. */
function Findings(props: ReportViewProps & { readonly issues: readonly Issue[] }) {
  const { document, analysis, issues } = props;
  if (issues.length > 0 || verdictOf(analysis) !== 'unread') {
    return <FindingsWithDocument {...props} />;
  }
  if (!hasUnreadPages(analysis.coverage)) return null;
  return <UnreadPages document={document} analysis={analysis} />;
}
