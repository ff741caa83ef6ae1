import { assess } from './assess.ts';
import { ENGINE } from './engine-identity.ts';
import type { Finder } from './finders/finder.ts';
import { ModelFinder } from './finders/model-finder.ts';
import { PolicyFinder } from './finders/policy-finder.ts';
import { RuleFinder } from './finders/rule-finder.ts';
import { findInvisible } from './invisible/invisible-characters.ts';
import { VisibleText } from './invisible/visible-text.ts';
import { LanguageCount } from './language/language-count.ts';
import { languageRuns } from './language/language-runs.ts';
import { MAX_FINDINGS, mostSerious } from './most-serious.ts';
import { notesOn } from './notes-on.ts';
import { allowFindings } from './policies/allow-findings.ts';
import { applyPack } from './policies/apply-pack.ts';
import type { PolicyPack } from './policies/policy-pack.ts';
import { LOOK_AHEAD, LOOK_BACK } from './reading/matcher.ts';
import { endOfSection, LONGEST_SECTION } from './reading/sections.ts';
import { keepInCompany } from './settling/keep-in-company.ts';
import { leaveLoneClausesOut } from './settling/leave-lone-clauses-out.ts';
import { leaveToClausesModel } from './settling/leave-to-clauses-model.ts';
import { Lessons } from './settling/lessons.ts';
import { settleOverlaps } from './settling/overlaps.ts';
import { PersonsAgain } from './settling/persons-again.ts';
import { weighBySurroundings } from './settling/weigh-by-surroundings.ts';
import { findSigns } from './signs/find-signs.ts';
import { judgeHiddenInstructions } from './signs/hidden-instructions.ts';
import { byPosition } from './spans/by-position.ts';
import { endText } from './text/end-of-text.ts';
import type { Category, Finding, Report, Sign, SourceKind } from './vocabulary.ts';

/** What to look for. */
export interface AnalyzeOptions {
  /** The categories to look for; all of them when absent. */
  readonly categories?: readonly Category[];
  /** The sources to ask: rules, models or both; both when absent. */
  readonly sources?: readonly SourceKind[];
  /** What counts, and what else to look for; without one everything counts as its detector says. */
  readonly policy?: PolicyPack;
  /** What the reader of the file noticed about it. */
  readonly signs?: readonly Sign[];
  /** Of more findings than this the most serious are kept, and the report says so; 20,000 when absent. */
  readonly mostFindings?: number;
}

/** What must be known of a text before a section of it can be read. */
const UNITS_AHEAD = LONGEST_SECTION + LOOK_AHEAD;

/**
 * Reads a text that arrives in parts, in memory bounded by the length of a part, unless the policy allows values: each `read` reads as far as it can,
 * so that whoever hands over the next part may give way or stop before. However a text is cut into parts, be it
 * within words, the report is the same.
 */
export class TextReader {
  readonly #policy: PolicyPack | undefined;
  /** Those whose findings the policy judges. */
  readonly #finders: readonly Finder[];
  readonly #fileSigns: readonly Sign[];
  readonly #signs: readonly Finding[];
  /** Finders read what people see of a text, and their findings are put back to where they stand in it. */
  readonly #visible = new VisibleText();
  readonly #isInvisibleWanted: boolean;
  readonly #policyFinder: Finder | undefined;
  readonly #mostFindings: number;
  readonly #languages = new LanguageCount();
  readonly #lessons = new Lessons();
  readonly #personsAgain = new PersonsAgain();
  /** What is kept of the text: what is not read yet, and a little before it. */
  #text = '';
  /** Where `#text` begins in the whole text. */
  #offset = 0;
  /** What of `#text` is read already. */
  #done = 0;
  #isBlank = true;
  /** The whole text, where a policy allows values: what a finding says is known of all of them only at the end. */
  readonly #parts: string[] = [];

  constructor(options: AnalyzeOptions = {}) {
    const { categories, sources, policy, signs = [], mostFindings = MAX_FINDINGS } = options;
    const isWanted = (category: Category): boolean => categories?.includes(category) ?? true;
    const wanted = { isWanted, mostFindings };
    const isAsked = (kind: SourceKind): boolean => sources?.includes(kind) ?? true;
    this.#finders = [
      ...(isAsked('rule') ? [new RuleFinder(wanted)] : []),
      ...(isAsked('model') ? [new ModelFinder(wanted)] : []),
    ];
    this.#mostFindings = mostFindings;
    this.#isInvisibleWanted = isWanted('policy') && isAsked('rule');
    this.#policy = policy;
    this.#fileSigns = signs;
    this.#signs = findSigns(signs).filter(({ category }) => isWanted(category));
    if (policy !== undefined) this.#policyFinder = new PolicyFinder(policy, wanted);
  }

  /** Takes the next part of the text. */
  read(part: string): void {
    this.#isBlank &&= !/\S/.test(part);
    if (this.#policy?.allow !== undefined) this.#parts.push(part);
    this.#text += this.#visible.take(part);
    if (this.#text.length - this.#done <= UNITS_AHEAD) return;
    while (this.#text.length - this.#done > UNITS_AHEAD) this.#readSection();
    const surplus = Math.max(0, this.#done - LOOK_BACK);
    this.#text = this.#text.slice(surplus);
    this.#offset += surplus;
    this.#done -= surplus;
  }

  /** Reads what is left, and reports on the whole text. */
  finish(): Report {
    this.#text += this.#visible.finish();
    while (this.#done < this.#text.length) this.#readSection();
    const settled = [...settleOverlaps(this.#findings()), ...this.#judged(this.#signs)];
    endText();
    if (this.#signs.length > 0) settled.sort(byPosition);
    const findings = mostSerious(this.#allowed(settled), this.#mostFindings);
    const isCutShort = [...this.#finders, this.#policyFinder].some((one) => one?.isTruncated);
    const cutAt = isCutShort || findings.length < settled.length ? this.#mostFindings : undefined;
    return {
      engine: ENGINE,
      findings,
      assessment: assess(findings),
      language: this.#languages.mostUsed(),
      notes: notesOn({ isBlank: this.#isBlank, languages: this.#languages, cutAt }),
    };
  }

  #readSection(): void {
    const from = this.#done;
    const to = endOfSection(this.#text, from);
    const section = { text: this.#text, offset: this.#offset, from, to };
    const runs = languageRuns(this.#text.slice(from, to));
    for (const { start, end, language } of runs) this.#languages.add(language, end - start);
    for (const finder of this.#finders) finder.read(section, runs);
    this.#policyFinder?.read(section, runs);
    this.#lessons.read(section);
    this.#personsAgain.read(section);
    this.#done = to;
  }

  #findings(): readonly Finding[] {
    const meant = this.#lessons.without(this.#finders.flatMap((finder) => finder.finish()));
    const inCompany = keepInCompany(meant);
    const length = this.#offset + this.#text.length;
    const clauses = leaveLoneClausesOut(leaveToClausesModel(inCompany, length), length);
    const weighed = weighBySurroundings(clauses, length);
    const found = this.#personsAgain.with(weighed);
    const invisible = this.#isInvisibleWanted ? findInvisible(this.#visible.gaps) : [];
    const byRules = [...this.#placed(found), ...invisible];
    const byPolicy = this.#placed(this.#policyFinder?.finish() ?? []);
    return [...this.#judged(judgeHiddenInstructions(byRules, this.#fileSigns)), ...byPolicy];
  }

  /** Findings in what is seen of the text, where they stand in the whole. */
  #placed(findings: readonly Finding[]): readonly Finding[] {
    if (this.#visible.gaps.length === 0) return findings;
    return findings.map((finding) => {
      const start = this.#visible.toWhole(finding.start);
      return { ...finding, start, end: this.#visible.toWhole(finding.end - 1) + 1 };
    });
  }

  #allowed(findings: readonly Finding[]): readonly Finding[] {
    if (this.#policy?.allow === undefined) return findings;
    return allowFindings(this.#parts.join(''), findings, this.#policy);
  }

  /** What the policy leaves of findings, and how gravely they count. */
  #judged(findings: readonly Finding[]): readonly Finding[] {
    return this.#policy === undefined ? findings : applyPack(findings, this.#policy);
  }
}
