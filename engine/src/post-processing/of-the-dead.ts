import type { View } from '#engine/reading/reading.ts';
import { createOverlapCheck } from '#engine/spans/overlap-check.ts';
import { countYearsLongAgo, LONG_AGO } from '#engine/text/long-ago.ts';
import { oneLine } from '#engine/text/one-line.ts';
import type { Finding, Span } from '#engine/vocabulary.ts';

/** What data protection, which is for the living (GDPR, recital 27), no longer protects of the dead. */
const PROTECTS_LIVING: ReadonlySet<string> = new Set([
  'age',
  'criminal-record',
  'date-of-birth',
  'health-condition',
]);
/** Titles that were right in their time. */
const TITLE = 'gendered-job-title';

const YEAR = String.raw`(?:1[5-9]|20)\d\d`;
/** Somebody with the years of birth and death: `Ada Lovelace (1815–1852)`, `Obituary: Jo Cox, 1974–2016`. */
const LIFE = new RegExp(
  oneLine`(?<!\p{L})(\p{Lu}[\p{L}’'-]{2,24})(?: \((?:born )?|, (?=[^\n]{9,14}\n))(${YEAR}) ?[–-] ?(${YEAR})(?!\d)`,
  'gu',
);
const SHORTEST_LIFE = 12;
const LONGEST_LIFE = 112;
/** HIPAA protects what is known of patients for fifty years after their death (45 CFR 160.103). */
const LATEST_DEATH = 1975;
const DIED =
  /\b(?:died|dies|has died|death|dead|obituary|passed away|funeral|buried|in memoriam|assassinated|killed)\b/i;
/** How far behind the years a text is about the life that they bound, and how far from the name a statement is. */
const REACH = 8000;
const REACH_OF_NAME = 200;
const REACH_OF_TITLE = 40;
/** A text on more people is a register, and goes on about none of them. */
const MAX_LIVES = 40;

const MIN_YEARS = 2;
const OF_TODAY = new RegExp(
  oneLine`(?<!\d)(?:19[5-9]\d|20\d\d)(?!\d)|(?<!\p{L})(?:Mrs?|Ms|Miss|Dr|I|my|me|we|our|us|you|your|today|now|currently
    |wanted|hiring|vacancy|vacancies|apply|applicants?|candidates?|seek(?:s|ing)?|looking for|is|are)(?!\p{L})`,
  'iu',
);

/** Knows of whom a text says that they are dead, and which of its paragraphs are about times long past. */
export class OfTheDead {
  /** Behind the name of somebody dead, up to the end of the paragraph. */
  readonly #lives: Span[] = [];
  /** Paragraphs that may be about long ago, and those that are. */
  readonly #past: Span[] = [];
  readonly #longPast: Span[] = [];

  /** Takes note of the dead in the next section of a text. */
  read({ text, offset, from, to }: View): void {
    const part = text.slice(from, to);
    const placed = ({ start, end }: Span): Span => ({
      start: start + from + offset,
      end: end + from + offset,
    });
    this.#lives.push(...statementsOnDead(part).map(placed));
    for (const { paragraph, years } of paragraphsOfPast(part)) {
      this.#past.push(placed(paragraph));
      if (years >= MIN_YEARS) this.#longPast.push(placed(paragraph));
    }
  }

  /** The findings about those who may be alive. */
  without(findings: readonly Finding[]): readonly Finding[] {
    if (this.#lives.length + this.#past.length === 0) return findings;
    const isOfDead = createOverlapCheck(this.#lives);
    const isPast = createOverlapCheck(this.#past);
    const isLongPast = createOverlapCheck(this.#longPast);
    return findings.filter((finding) => {
      if (finding.type === TITLE) return !isPast(finding);
      return !PROTECTS_LIVING.has(finding.type) || !(isOfDead(finding) || isLongPast(finding));
    });
  }
}

/** What is said right behind the surname of somebody whose years of life the text gives, and whose death it mentions. */
function statementsOnDead(text: string): Span[] {
  const statements: Span[] = [];
  const seen = new Set<string>();
  for (const { 1: surname = '', 2: born, 3: died, index, 0: found } of text.matchAll(LIFE)) {
    const years = Number(died) - Number(born);
    if (seen.size >= MAX_LIVES) break;
    const isLife = years >= SHORTEST_LIFE && years <= LONGEST_LIFE;
    if (!isLife || Number(died) > LATEST_DEATH || seen.has(surname)) continue;
    seen.add(surname);
    const start = index + found.length;
    const about = text.slice(start, start + REACH);
    if (!DIED.test(text.slice(Math.max(0, index - REACH_OF_TITLE), start) + about)) continue;
    const named = new RegExp(
      String.raw`(?<!\p{L})${surname}(?!\p{L})[^\n]{1,${REACH_OF_NAME}}`,
      'gu',
    );
    for (const { index: at, 0: said } of about.matchAll(named)) {
      statements.push({ start: start + at, end: start + at + said.length });
    }
  }
  return statements;
}

function paragraphsOfPast(text: string): { readonly paragraph: Span; readonly years: number }[] {
  const paragraphs: { paragraph: Span; years: number }[] = [];
  let end = -1;
  for (const { index } of text.matchAll(LONG_AGO)) {
    if (index < end) continue;
    const paragraph = paragraphAround(text, index);
    end = paragraph.end;
    const written = text.slice(paragraph.start, paragraph.end);
    if (OF_TODAY.test(written)) continue;
    paragraphs.push({ paragraph, years: countYearsLongAgo(written) });
  }
  return paragraphs;
}

const LONGEST_PARAGRAPH = 1200;
const BLANK_LINE = /\n[ \t]{0,20}\r?\n/;

/** What stands around a place, up to blank lines. */
function paragraphAround(text: string, place: number): Span {
  const before = text.slice(Math.max(0, place - LONGEST_PARAGRAPH), place);
  const [after = ''] = text.slice(place, place + LONGEST_PARAGRAPH).split(BLANK_LINE, 1);
  const own = before.split(BLANK_LINE).at(-1) ?? '';
  return { start: place - own.length, end: place + after.length };
}
