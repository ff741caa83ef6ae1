import type { Clause, SectionWords } from '#engine/models/sections/section-words.ts';

import { type HeadingContext, clausesWithHeadings } from './clauses-with-headings.ts';
import type { Gate } from './gate.ts';

/** Clauses that pass the gate; identical clauses under identical headings are merged. */
export interface AdmittedClause {
  readonly clause: Clause;
  readonly above: HeadingContext;
  /** The indexes of these clauses in the section, in order. */
  readonly places: number[];
}

/** Headings and list openings, each with the clauses below it by their texts. */
type ClausesByText = Map<string, AdmittedClause>;

/** The clauses of a section that pass the gate. */
export function admittedClauses(section: SectionWords, gate: Gate): AdmittedClause[] {
  const { text, words } = section;
  const admitted: AdmittedClause[] = [];
  const shelters = new Map<string, ClausesByText>();
  let shelter: ClausesByText = new Map();
  let roof: HeadingContext | undefined;
  let place = -1;
  for (const [clause, above] of clausesWithHeadings(section)) {
    place += 1;
    if (gate.score(words.stems, clause.firstWord, clause.endWord) < 0) continue;
    if (above !== roof) shelter = clausesUnder(shelters, text, above);
    roof = above;
    const written = text.slice(clause.start, clause.end);
    const known = shelter.get(written);
    if (known === undefined) {
      const one = { clause, above, places: [place] };
      shelter.set(written, one);
      admitted.push(one);
    } else known.places.push(place);
  }
  return admitted;
}

/** Identical headings share one entry. */
function clausesUnder(
  shelters: Map<string, ClausesByText>,
  text: string,
  { nearest, earlier, opening }: HeadingContext,
): ClausesByText {
  const key = [nearest, earlier, opening]
    .map((one) => (one === undefined ? '' : text.slice(one.start, one.end)))
    .join('\n');
  const shelter = shelters.get(key) ?? new Map<string, AdmittedClause>();
  shelters.set(key, shelter);
  return shelter;
}
