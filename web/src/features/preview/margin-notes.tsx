import { CATEGORY_NAMES } from '#web/product/categories.ts';
import { CategoryIcon } from '#web/ui/category-icon.tsx';
import { SeverityMark } from '#web/ui/severity-mark.tsx';

import type { LiveFinding } from './analyze.worker.ts';
import { texts } from './texts.ts';

/** The findings beside the text; choosing one reveals its passage. */
export function MarginNotes({
  findings,
  onHover,
  onChoose,
}: {
  readonly findings: readonly LiveFinding[];
  /** Called with the finding under the pointer or with focus, or null. */
  readonly onHover: (finding: LiveFinding | null) => void;
  readonly onChoose: (finding: LiveFinding) => void;
}) {
  return (
    <ol aria-label={texts.notes} className="divide-y divide-line">
      {findings.map((finding) => (
        <li key={`${finding.start} ${finding.ruleId}`}>
          <button
            type="button"
            title={CATEGORY_NAMES[finding.category]}
            onMouseEnter={() => onHover(finding)}
            onMouseLeave={() => onHover(null)}
            onFocus={() => onHover(finding)}
            onBlur={() => onHover(null)}
            onClick={() => onChoose(finding)}
            className="block w-full px-5 py-3 text-left transition-colors -outline-offset-2 hover:bg-sunken"
          >
            <span className="flex items-center gap-2">
              <CategoryIcon category={finding.category} />
              <span className="min-w-0 flex-1 text-sm font-semibold">{finding.typeName}</span>
              <SeverityMark severity={finding.severity} />
            </span>
            <span className="mt-1 block text-sm text-ink-soft">{finding.why}</span>
          </button>
        </li>
      ))}
    </ol>
  );
}

/** The number of notes for the sample. */
const EXPECTED_NOTES = 9;
const BAR = 'rounded-md bg-low-wash';

/** Reserves space for the notes, to avoid a layout shift. Not animated, because the engine needs the CPU time. */
export function NotesPlaceholder() {
  return (
    <div aria-hidden className="divide-y divide-line">
      {Array.from({ length: EXPECTED_NOTES }, (_, index) => (
        <div key={index} className="space-y-1 px-5 py-3">
          <div className={`${BAR} h-5.25 w-40`} />
          <div className={`${BAR} h-10.5 sm:h-5.25`} />
        </div>
      ))}
    </div>
  );
}
