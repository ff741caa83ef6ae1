import { ENGINE } from './engine-identity.ts';
import type { Finder, Wanted } from './finders/finder.ts';
import { ModelFinder } from './finders/model-finder.ts';
import { PolicyFinder } from './finders/policy-finder.ts';
import { RuleFinder } from './finders/rule-finder.ts';
import { findInvisible } from './invisible/invisible-characters.ts';
import { VisibleText } from './invisible/visible-text.ts';
import { LanguageCount } from './language/language-count.ts';
import { languageRuns } from './language/language-runs.ts';
import { allowFindings } from './policies/allow-findings.ts';
import { applyPack } from './policies/apply-pack.ts';
import type { PolicyPack } from './policies/policy-pack.ts';
import { withBareReasons } from './post-processing/bare-reasons.ts';
import { judgeHiddenInstructions } from './post-processing/hidden-instructions.ts';
import { resolveOverlaps } from './post-processing/overlaps.ts';
import { PostProcessor } from './post-processing/post-processor.ts';
import { LOOK_AHEAD, LOOK_BACK } from './reading/matcher.ts';
import { endOfSection, LONGEST_SECTION } from './reading/sections.ts';
import { assess } from './report/assess.ts';
import { MAX_FINDINGS, mostSerious } from './report/most-serious.ts';
import { notesOn } from './report/notes-on.ts';
import { sensitiveSpans } from './report/sensitive-spans.ts';
import { Scope } from './scope.ts';
import { findSigns } from './signs/find-signs.ts';
import { byPosition } from './spans/by-position.ts';
import { clearTextCaches } from './text/text-caches.ts';
import type { Category, Finding, Report, SensitiveSpan, Sign } from './vocabulary.ts';

/** What to look for. */
export interface AnalyzeOptions {
  /** The categories to look for, at least one; all of them when absent. */
  readonly categories?: readonly Category[];
  /** Leaves the models out; for examples of rules, benchmarks and warming up. */
  readonly rulesOnly?: boolean;
  /** What counts, and what else to look for; when absent everything counts as its detector says. */
  readonly policy?: PolicyPack;
  /** What the reader of the file noticed about it. */
  readonly signs?: readonly Sign[];
  /** Of more findings than this, only the most serious are kept, and the report says so; 20,000 when absent. */
  readonly maxFindings?: number;
}

/** All that was found in a text, whether it is wanted or not. */
interface Found {
  /** The engine's own findings, which the policy judges. */
  readonly own: readonly Finding[];
  /** What the policy's own terms and patterns found. */
  readonly byPolicy: readonly Finding[];
}

/** How much of a text must be known before a section of it can be read. */
const UNITS_AHEAD = LONGEST_SECTION + LOOK_AHEAD;

/**
 * Reads one text that arrives in parts and reports on the whole; after `finish` it is used up, and throws. Each `read`
 * processes as much as it can, so that the caller may yield or stop between parts; the report does not depend on where
 * the text is cut, not even within words. Apart from the findings, memory is bounded by a few megabytes and the length
 * of a part, unless the policy allows values: then the whole text is kept, because findings are complete only at the
 * end.
 */
export class TextReader {
  readonly #scope: Scope;
  readonly #policy: PolicyPack | undefined;
  /** The finders whose findings the policy judges: rules and models. */
  readonly #finders: readonly Finder[];
  /** Finds the policy's own terms and patterns, which it need not judge. */
  readonly #policyFinder: Finder | undefined;
  readonly #signs: readonly Sign[];
  readonly #signFindings: readonly Finding[];
  readonly #maxFindings: number;
  /** Strips invisible characters before the finders read the text, and maps their findings back to the original. */
  readonly #visible = new VisibleText();
  readonly #languages = new LanguageCount();
  readonly #postProcessor: PostProcessor;
  /** The text that is not read yet, and a little before it. */
  #text = '';
  /** Where `#text` begins in the whole text. */
  #offset = 0;
  /** How much of `#text` has been read. */
  #done = 0;
  #isBlank = true;
  #isFinished = false;
  /** The whole original text, where the policy allows values. */
  readonly #parts: string[] = [];

  /** Throws a RangeError if no category is wanted: a text that nobody reads would be called compliant. */
  constructor(options: AnalyzeOptions = {}) {
    const { policy, signs = [], maxFindings = MAX_FINDINGS, rulesOnly = false } = options;
    const scope = new Scope(options.categories);
    this.#scope = scope;
    const needed: Wanted = { isWanted: (type) => scope.needs(type), maxFindings };
    const ofModels: Wanted = { isWanted: (type) => scope.wants(type), maxFindings };
    this.#finders = [new RuleFinder(needed), ...(rulesOnly ? [] : [new ModelFinder(ofModels)])];
    this.#maxFindings = maxFindings;
    this.#policy = policy;
    this.#signs = signs;
    this.#signFindings = findSigns(signs).filter((finding) => scope.wants(finding));
    this.#postProcessor = new PostProcessor(policy);
    if (policy !== undefined) this.#policyFinder = new PolicyFinder(policy, needed);
  }

  /** Takes the next part of the text. */
  read(part: string): void {
    this.#throwIfFinished();
    this.#isBlank &&= !/\S/.test(part);
    if (this.#policy?.allow !== undefined) this.#parts.push(part);
    this.#text += this.#visible.take(part);
    if (this.#text.length - this.#done <= UNITS_AHEAD) return;
    try {
      while (this.#text.length - this.#done > UNITS_AHEAD) this.#readSection();
    } finally {
      clearTextCaches();
    }
    const surplus = Math.max(0, this.#done - LOOK_BACK);
    this.#text = this.#text.slice(surplus);
    this.#offset += surplus;
    this.#done -= surplus;
  }

  /** Reads what is left, and reports on the whole text. */
  finish(): Report {
    this.#throwIfFinished();
    this.#isFinished = true;
    this.#text += this.#visible.finish();
    const { own, byPolicy } = this.#readRest();
    const wanted = own.filter((finding) => this.#scope.wants(finding));
    const wantedOfPolicy = byPolicy.filter((finding) => this.#scope.wants(finding));
    const resolved = resolveOverlaps([...this.#judged(wanted), ...wantedOfPolicy]);
    const sensitive = this.#sensitiveOf(resolved, [...own, ...byPolicy]);
    const settled = [...withBareReasons(resolved, sensitive), ...this.#judged(this.#signFindings)];
    if (this.#signFindings.length > 0) settled.sort(byPosition);
    const findings = mostSerious(this.#allowed(settled), this.#maxFindings);
    const isCutShort = [...this.#finders, this.#policyFinder].some((one) => one?.isTruncated);
    const cutAt = isCutShort || findings.length < settled.length ? this.#maxFindings : undefined;
    return {
      engine: ENGINE,
      findings,
      sensitive,
      assessment: assess(findings),
      language: this.#languages.mostUsed(),
      notes: notesOn({ isBlank: this.#isBlank, languages: this.#languages, cutAt }),
      remarks: this.#postProcessor.remarks(),
    };
  }

  #throwIfFinished(): void {
    if (this.#isFinished)
      throw new Error('This reader has finished; each text needs a reader of its own.');
  }

  /** Reads what is left of the text, and gives all findings in it. */
  #readRest(): Found {
    try {
      while (this.#done < this.#text.length) this.#readSection();
      return this.#findings();
    } finally {
      clearTextCaches();
    }
  }

  #readSection(): void {
    const from = this.#done;
    const to = endOfSection(this.#text, from);
    const section = { text: this.#text, offset: this.#offset, from, to };
    const runs = languageRuns(this.#text.slice(from, to));
    for (const { start, end, language } of runs) this.#languages.add(language, end - start);
    for (const finder of this.#finders) finder.read(section, runs);
    this.#policyFinder?.read(section, runs);
    this.#postProcessor.read(section);
    this.#done = to;
  }

  #findings(): Found {
    const found = this.#finders.flatMap((finder) => finder.finish());
    const settled = this.#postProcessor.process(found, this.#offset + this.#text.length);
    const byRules = [...this.#placed(settled), ...findInvisible(this.#visible.gaps)];
    return {
      own: judgeHiddenInstructions(byRules, this.#signs),
      byPolicy: this.#placed(this.#policyFinder?.finish() ?? []),
    };
  }

  /** What must be masked in a text: also what is not wanted, or does not count under the policy. */
  #sensitiveOf(counted: readonly Finding[], found: readonly Finding[]): readonly SensitiveSpan[] {
    const isAllCounted = this.#policy === undefined && !this.#scope.isLimited;
    return isAllCounted ? sensitiveSpans(counted) : sensitiveSpans(counted, resolveOverlaps(found));
  }

  /** Findings in the visible text, at their places in the original. */
  #placed(findings: readonly Finding[]): readonly Finding[] {
    if (this.#visible.gaps.length === 0) return findings;
    return findings.map((finding) => {
      const start = this.#visible.toWhole(finding.start);
      return { ...finding, start, end: this.#visible.toWhole(finding.end - 1) + 1 };
    });
  }

  /** The findings, those marked that the policy allows. */
  #allowed(findings: readonly Finding[]): readonly Finding[] {
    if (this.#policy?.allow === undefined) return findings;
    return allowFindings(this.#parts.join(''), findings, this.#policy);
  }

  /** The findings that count under the policy, with its severities. */
  #judged(findings: readonly Finding[]): readonly Finding[] {
    return this.#policy === undefined ? findings : applyPack(findings, this.#policy);
  }
}
