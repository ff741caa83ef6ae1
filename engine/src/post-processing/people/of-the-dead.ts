import type { Step } from '#engine/post-processing/step.ts';
import type { View } from '#engine/reading/reading.ts';
import { createOverlapCheck } from '#engine/spans/overlap-check.ts';
import { countYearsLongAgo, LONG_AGO } from '#engine/text/long-ago.ts';
import { oneLine } from '#engine/text/one-line.ts';
import { paragraphAround } from '#engine/text/paragraph-around.ts';
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
  oneLine`(?<!\p{L})(?:(\p{Lu}[\p{L}.’'-]{0,24}) )?(\p{Lu}[\p{L}’'-]{2,24})(?: \((?:born )?|, (?=[^\n]{9,14}\n))(${YEAR}) ?[–-] ?(${YEAR})(?!\d)`,
  'gu',
);
const SHORTEST_LIFE = 12;
const LONGEST_LIFE = 112;
/** HIPAA protects what is known of patients for fifty years after their death (45 CFR 160.103). */
const LATEST_DEATH = 1975;
const DIED =
  /\b(?:died|dies|has died|death|dead|obituary|passed away|funeral|buried|in memoriam|assassinated|killed)\b/i;
/** What may stand before the surname without making it another person's. */
const NO_GIVEN_NAME =
  /^(?:Mrs?|Ms|Miss|Dr|Sir|Dame|Lord|Lady|Prof|Professor|Captain|Major|Colonel|General|Judge|When|While|After|Before|As|In|Although|Though|Later|That|The)\.?$/;
/** Who is spoken of from here on may be alive. */
const RELATIVE =
  /\b(?:(?:great-?)?(?:grand)?(?:sons?|daughters?|child|children|mother|father|parents?)|wife|husband|widow|widower|partner|brothers?|sisters?|siblings?|nephews?|nieces?|cousins?|aunts?|uncles?|heirs?|descendants?|famil(?:y|ies)|survived by)\b/i;
/** How far behind the years a text is about the life that they bound, and how far from the name a statement is. */
const REACH = 8000;
const REACH_OF_NAME = 200;
const REACH_OF_TITLE = 40;
/** A text on more people is a register, and goes on about none of them. */
const MAX_LIVES = 40;

const LONGEST_PARAGRAPH = 1200;
const MIN_YEARS = 2;
/** Nobody is alive who was born by then; who is named with a later year may be, in a home or a hospital. */
const LATEST_BIRTH = 1909;
/** Convicts were no children, so that they are dead whatever year of long ago it was. */
const OF_ADULTS = 'criminal-record';
const OF_THE_DEAD = 'It seems to be said of somebody dead, whom data protection no longer covers.';
const OF_TODAY = new RegExp(
  oneLine`(?<!\d)(?:19[5-9]\d|20\d\d)(?!\d)|(?<!\p{L})(?:Mrs?|Ms|Miss|Dr|I|my|me|we|our|us|you|your|today|now|currently
    |wanted|hiring|vacancy|vacancies|apply|applicants?|candidates?|seek(?:s|ing)?|looking for|is|are)(?!\p{L})`,
  'iu',
);

/** Knows of whom a text says that they are dead, and which of its paragraphs are about times long past. */
export class OfTheDead implements Step {
  /** Behind the name of somebody dead, up to the end of the paragraph. */
  readonly #lives: Span[] = [];
  /** Paragraphs that may be about long ago, and those that are. */
  readonly #past: Span[] = [];
  readonly #longPast: Span[] = [];
  /** Those in which not even a child is alive. */
  readonly #beforeAnyLife: Span[] = [];

  /** Takes note of the dead in the next section of a text. */
  read({ text, offset, from, to }: View): void {
    const part = text.slice(from, to);
    const placed = ({ start, end }: Span): Span => ({
      start: start + from + offset,
      end: end + from + offset,
    });
    this.#lives.push(...statementsOnDead(part).map(placed));
    for (const { paragraph, years, latest } of paragraphsOfPast(part)) {
      this.#past.push(placed(paragraph));
      if (years < MIN_YEARS) continue;
      this.#longPast.push(placed(paragraph));
      if (latest <= LATEST_BIRTH) this.#beforeAnyLife.push(placed(paragraph));
    }
  }

  /** The findings, of which those on the dead are only informational, without titles that were right in their time. */
  apply(findings: readonly Finding[]): readonly Finding[] {
    if (this.#lives.length + this.#past.length === 0) return findings;
    const isOfDead = createOverlapCheck(this.#lives);
    const isPast = createOverlapCheck(this.#past);
    const isLongPast = createOverlapCheck(this.#longPast);
    const isBeforeAnyLife = createOverlapCheck(this.#beforeAnyLife);
    return findings.flatMap((finding): readonly Finding[] => {
      if (finding.type === TITLE) return isPast(finding) ? [] : [finding];
      if (!PROTECTS_LIVING.has(finding.type)) return [finding];
      const isOld = finding.type === OF_ADULTS ? isLongPast : isBeforeAnyLife;
      if (!isOfDead(finding) && !isOld(finding)) return [finding];
      return [{ ...finding, isInformational: true, why: `${finding.why} ${OF_THE_DEAD}` }];
    });
  }
}

/** What is said right behind the name of somebody whose years of life the text gives, and whose death it mentions. */
function statementsOnDead(text: string): Span[] {
  const statements: Span[] = [];
  const seen = new Set<string>();
  for (const life of text.matchAll(LIFE)) {
    const { 1: given = '', 2: surname = '', 3: born, 4: died, index, 0: found } = life;
    const years = Number(died) - Number(born);
    if (seen.size >= MAX_LIVES) break;
    const isLife = years >= SHORTEST_LIFE && years <= LONGEST_LIFE;
    if (!isLife || Number(died) > LATEST_DEATH || seen.has(surname)) continue;
    seen.add(surname);
    const start = index + found.length;
    const about = text.slice(start, start + REACH);
    if (!DIED.test(text.slice(Math.max(0, index - REACH_OF_TITLE), start) + about)) continue;
    for (const said of statementsOn({ given, surname }, about)) {
      statements.push({ start: start + said.start, end: start + said.end });
    }
  }
  return statements;
}

interface Name {
  readonly given: string;
  readonly surname: string;
}

/** What is said behind a name, up to the end of the line, a relative, or somebody else with the surname. */
function statementsOn({ given, surname }: Name, text: string): Span[] {
  const mention = new RegExp(
    String.raw`(?<!\p{L})((?:\p{Lu}[\p{L}.’'-]{0,24} ){0,3})${surname}(?!\p{L})`,
    'gu',
  );
  const mentions = [...text.matchAll(mention)];
  return mentions.flatMap(({ index, 0: found, 1: before = '' }, place) => {
    const names = before.split(' ').filter((word) => word !== '' && !NO_GIVEN_NAME.test(word));
    if (names.length > 0 && !names.includes(given)) return [];
    const start = index + found.length;
    const end = Math.min(start + REACH_OF_NAME, mentions[place + 1]?.index ?? text.length);
    const [line = ''] = text.slice(start, end).split('\n', 1);
    const relative = RELATIVE.exec(line);
    return [{ start, end: start + (relative?.index ?? line.length) }];
  });
}

interface PastParagraph {
  readonly paragraph: Span;
  /** How many years of long ago it names for certain, and the latest of what may be one. */
  readonly years: number;
  readonly latest: number;
}

function paragraphsOfPast(text: string): PastParagraph[] {
  const paragraphs: PastParagraph[] = [];
  let end = -1;
  for (const { index } of text.matchAll(LONG_AGO)) {
    if (index < end) continue;
    const paragraph = paragraphAround(text, { start: index, end: index }, LONGEST_PARAGRAPH);
    end = paragraph.end;
    const written = text.slice(paragraph.start, paragraph.end);
    if (OF_TODAY.test(written)) continue;
    const latest = Math.max(...Array.from(written.matchAll(LONG_AGO), ([year]) => Number(year)));
    paragraphs.push({ paragraph, years: countYearsLongAgo(written), latest });
  }
  return paragraphs;
}
