import { Banner } from '#web/ui/banner.tsx';

import { CategoryTiles } from './category-tiles.tsx';
import { CleanedTextSection } from './cleaning/cleaned-text-section.tsx';
import { CoverageNotice } from './coverage-notice.tsx';
import { divideIssues } from './divide-issues.ts';
import { InformationalFindings } from './informational-findings.tsx';
import { Provenance } from './provenance.tsx';
import { PutBackSection } from './putting-back/put-back-section.tsx';
import { Recommendations } from './recommendations.tsx';
import type { AllowanceChanges } from './review/allowed-in-text.ts';
import { useAllowances } from './review/use-allowances.tsx';
import { TextFindings } from './text-findings.tsx';
import { texts } from './texts.ts';
import type { AnalyzedText } from './use-text-analysis.ts';
import { RiskBadge } from './verdict-panel.tsx';

/** The findings in a pasted text, and the cleaned text. */
export function TextResults({
  analyzed,
  isNew,
  isOfEarlierText,
  onAllowances,
}: {
  readonly analyzed: AnalyzedText;
  /** Whether it came while the screen was open, which brings it into view. */
  readonly isNew: boolean;
  /** Whether the text has been changed since. */
  readonly isOfEarlierText: boolean;
  /** Keeps the values allowed since. */
  readonly onAllowances: (changes: AllowanceChanges) => void;
}) {
  const { cleanedText } = analyzed.answer;
  const { analysis, controlsOf, isChanged } = useAllowances(analyzed, onAllowances);
  const { results } = texts;
  const { flagged, informational, countOf } = divideIssues(analysis.issues);
  return (
    <section
      ref={isNew ? scrollIntoSight : undefined}
      className="scroll-mt-4 space-y-5 border-t border-line pt-6"
    >
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="font-serif text-2xl font-semibold">{results.title}</h2>
        <RiskBadge analysis={analysis} />
      </header>
      {isOfEarlierText && (
        <Banner title={results.earlierText}>
          <p>{results.earlierTextDetail}</p>
        </Banner>
      )}
      <CoverageNotice coverage={analysis.coverage} />
      <CategoryTiles flags={analysis.summary} coverage={analysis.coverage} countOf={countOf} />
      <section>
        <h3 className="font-semibold">{results.issues}</h3>
        {flagged.length === 0 ? (
          <p className="mt-2 text-sm text-ink-soft">{results.none}</p>
        ) : (
          <TextFindings issues={flagged} controlsOf={controlsOf} />
        )}
      </section>
      {flagged.length > 0 && cleanedText !== undefined && (
        <CleanedTextSection cleaned={cleanedText} analysis={analysis} isEarlier={isChanged} />
      )}
      {cleanedText?.key !== undefined && cleanedText.key.length > 0 && (
        // A response pasted for one text has labels that mean something else in another.
        <PutBackSection key={cleanedText.text} labels={cleanedText.key} />
      )}
      <InformationalFindings issues={informational} />
      <Recommendations items={analysis.summary.recommendations} />
      <Provenance analysis={analysis} />
      <p className="text-sm text-ink-faint">{texts.provenance.disclaimer}</p>
    </section>
  );
}

/** On a phone, results begin below the fold: without this only a message would say that there are any. */
function scrollIntoSight(results: HTMLElement | null): void {
  if (results === null || results.getBoundingClientRect().top < window.innerHeight / 2) return;
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  results.scrollIntoView({ block: 'start', behavior: isCalm ? 'instant' : 'smooth' });
}
