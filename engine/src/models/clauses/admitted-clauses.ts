import type { Headings } from './clause-features.ts';
import type { ReadClause, SectionWords } from './section-words.ts';
import type { Signals } from './signals.ts';

/** Clauses with a signal; those that read the same under the same headings are one. */
export interface AdmittedClause {
  readonly clause: ReadClause;
  readonly headings: Headings;
  /** The numbers of these clauses in the section, in order. */
  readonly places: number[];
}

/** Headings, and by their texts the clauses that stand below. */
interface Shelter {
  readonly headings: Headings;
  readonly admitted: Map<string, AdmittedClause>;
}

/** The clauses of a section that have a signal. */
export function admittedClauses(section: SectionWords, signals: Signals): AdmittedClause[] {
  const { clauses, text, words } = section;
  const admitted: AdmittedClause[] = [];
  const shelters = new Map<string, Shelter>();
  let shelter = shelterOf(shelters, text, { nearest: undefined, earlier: undefined });
  for (const [place, clause] of clauses.entries()) {
    if (clause.isHeading) {
      const headings = { nearest: clause, earlier: shelter.headings.nearest };
      shelter = shelterOf(shelters, text, headings);
    }
    if (!signals.isIn(words.stems, clause.firstWord, clause.endWord)) continue;
    const known = shelter.admitted.get(text.slice(clause.start, clause.end));
    if (known === undefined) {
      const one = { clause, headings: shelter.headings, places: [place] };
      shelter.admitted.set(text.slice(clause.start, clause.end), one);
      admitted.push(one);
    } else known.places.push(place);
  }
  return admitted;
}

/** Headings that read the same shelter the same clauses. */
function shelterOf(shelters: Map<string, Shelter>, text: string, headings: Headings): Shelter {
  const key = [headings.nearest, headings.earlier]
    .map((one) => (one === undefined ? '' : text.slice(one.start, one.end)))
    .join('\n');
  const shelter = shelters.get(key) ?? { headings, admitted: new Map() };
  shelters.set(key, shelter);
  return shelter;
}
