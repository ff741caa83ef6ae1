import type { Analysis, Issue, Mark as ListedMark } from '@proviso/contracts';
import { byPosition, type Mark, markedFinding, uncovered } from '@proviso/engine/marks';
import { CATEGORIES, type Category } from '@proviso/engine/vocabulary';

import type { MarkedPlace, MarkedPlaces } from '#server/ports/analyzer.ts';

import { excerptOf } from './excerpt-of.ts';
import { describeVerdict } from './verdict.ts';

/** The first issue id of marks: an analysis itself never holds this many issues. */
const FIRST_ID = 20_000;

/** A mark on a document, and where its words occur in it. */
export interface PlacedMark extends MarkedPlaces {
  readonly id: number;
  readonly mark: Mark;
  /** ISO 8601. */
  readonly markedAt: string;
  /**
   * The number of its first place among all marks' places in the document; it does not change when other marks come and
   * go.
   */
  readonly first: number;
}

/**
 * Adds a user's marks to the analysis as issues of their own, in reading order. Findings stay: where one that raises a
 * flag of the same category covers a place, the mark adds nothing there.
 */
export function applyMarks(analysis: Analysis, marks: readonly PlacedMark[]): Analysis {
  if (marks.length === 0) return analysis;
  const added = CATEGORIES.flatMap((category) => issuesOf(analysis.issues, category, marks));
  const issues = [...analysis.issues, ...added].sort(byPosition);
  const counts = Map.groupBy(added, ({ mark }) => mark);
  return {
    ...analysis,
    ...describeVerdict(issues),
    issues,
    marks: marks.map((placed) => describeMark(placed, counts.get(placed.id)?.length ?? 0)),
    coverage: describeCoverage(analysis.coverage, marks),
  };
}

/** The number at which the next mark's places can begin. */
export function nextPlaceNumber(marks: readonly PlacedMark[]): number {
  return Math.max(0, ...marks.map(({ first, places }) => first + places.length));
}

function issuesOf(
  found: readonly Issue[],
  category: Category,
  marks: readonly PlacedMark[],
): Issue[] {
  const flags = found.filter((issue) => issue.category === category && !issue.isInformational);
  const issues = marks
    .filter(({ mark }) => mark.category === category)
    .flatMap((placed) => placed.places.map((place, index) => toIssue(placed, place, index)));
  return uncovered(issues, flags);
}

function toIssue({ id: mark, mark: words, first }: PlacedMark, at: MarkedPlace, index: number) {
  const { place, excerpt, fingerprint } = at;
  const { source, legalReference: _, ...finding } = markedFinding(words, at);
  return {
    ...finding,
    id: FIRST_ID + first + index,
    excerpt,
    location: place.label,
    place,
    source: { ...source },
    fingerprint,
    mark,
  };
}

function describeMark({ id, mark, markedAt, places }: PlacedMark, findings: number): ListedMark {
  const { text, category, severity, note } = mark;
  const finding = markedFinding(mark, { start: 0, end: 0 });
  return {
    id,
    excerpt: excerptOf(text, finding),
    category,
    severity,
    ...(note !== undefined && { note }),
    markedAt,
    places: places.length,
    findings,
  };
}

function describeCoverage(
  coverage: Analysis['coverage'],
  marks: readonly PlacedMark[],
): Analysis['coverage'] {
  if (!marks.some(({ isCut }) => isCut)) return coverage;
  const message = 'Words that were marked by hand stand in more places than are listed here.';
  const notes = [...coverage.notes, { code: 'marks-truncated', message }];
  return { ...coverage, isComplete: false, notes };
}
