import { assess } from './assess.ts';
import type { Detector, FindingType, Match } from './detector.ts';
import { detectors } from './detectors/index.ts';
import { ENGINE } from './engine-identity.ts';
import { recognizeLanguage } from './language/recognize-language.ts';
import { createMatcher, type Matcher } from './matcher.ts';
import { models } from './models/index.ts';
import type { Model } from './models/model.ts';
import { settleOverlaps } from './overlaps.ts';
import { applyPack } from './policies/apply-pack.ts';
import { findByPack } from './policies/find-by-pack.ts';
import type { PolicyPack } from './policies/policy-pack.ts';
import {
  type Category,
  type CoverageNote,
  type Finding,
  type FindingSource,
  type Report,
  SEVERITIES,
  type SourceKind,
} from './vocabulary.ts';

/** What to look for. */
export interface AnalyzeOptions {
  /** The categories to look for; all of them when absent. */
  readonly categories?: readonly Category[];
  /** The sources to ask: rules, models or both; both when absent. */
  readonly sources?: readonly SourceKind[];
  /** What counts, and what else to look for; without one everything counts as its detector says. */
  readonly policy?: PolicyPack;
}

/** No report holds more findings than this; the most serious are kept. */
export const MAX_FINDINGS = 20_000;

/** Compiled at the first analysis: whoever imports the vocabulary alone does not wait for it. */
let matcher: Matcher | undefined;

/**
 * Finds what is wrong with a text. Any string is read, in time linear in its length, and none makes it throw;
 * the same text always gives the same report.
 */
export function analyze(text: string, options: AnalyzeOptions = {}): Report {
  const { findings: found, isTruncated } = findByRules(text, options);
  const language = recognizeLanguage(text);
  const known = [...found, ...findByModels(text, language, options)];
  const settled = settleOverlaps(withPolicy(known, text, options));
  const findings = mostSerious(settled);
  return {
    engine: ENGINE,
    findings,
    assessment: assess(findings),
    language,
    notes: notesOn(text, language, isTruncated || findings.length < settled.length),
  };
}

/** Applies the policy to what was found, and adds what it looks for itself. */
function withPolicy(
  found: readonly Finding[],
  text: string,
  { policy, categories }: AnalyzeOptions,
): readonly Finding[] {
  if (policy === undefined) return found;
  const own = findByPack(text, policy);
  const isWanted = ({ category }: Finding) => categories?.includes(category) ?? true;
  return [...applyPack(found, policy), ...own.filter(isWanted)];
}

function findByRules(text: string, { categories, sources }: AnalyzeOptions) {
  if (sources !== undefined && !sources.includes('rule')) {
    return { findings: [], isTruncated: false };
  }
  const isWanted = (detector: Detector): boolean =>
    categories === undefined || categories.includes(detector.category);
  matcher ??= createMatcher(detectors);
  const { matches, isTruncated } = matcher(text, isWanted);
  const source: FindingSource = { kind: 'rule', version: ENGINE.version };
  const findings = matches.map(({ detector, match }) =>
    toFinding(detector, match, { ruleId: detector.id, source }),
  );
  return { findings, isTruncated };
}

/** The models read English; of a text too short to tell, they are asked as well. */
function findByModels(
  text: string,
  language: string | null,
  { categories, sources }: AnalyzeOptions,
): Finding[] {
  if (sources !== undefined && !sources.includes('model')) return [];
  if (language !== null && language !== 'en') return [];
  const isWanted = (type: FindingType): boolean =>
    categories === undefined || categories.includes(type.category);
  return models.flatMap((model) => {
    const types = new Map(model.types.filter(isWanted).map((type) => [type.id, type]));
    return types.size === 0 ? [] : findByModel(text, model, types);
  });
}

function findByModel(
  text: string,
  model: Model,
  types: ReadonlyMap<string, FindingType>,
): Finding[] {
  const source: FindingSource = { kind: 'model', version: model.version };
  return model.read(text).flatMap((match) => {
    const type = types.get(match.type);
    return type === undefined ? [] : [toFinding(type, match, { ruleId: model.id, source })];
  });
}

function toFinding(
  type: FindingType,
  found: Match,
  origin: Pick<Finding, 'ruleId' | 'source'>,
): Finding {
  const { start, end, confidence, why, replacement } = found;
  return {
    category: type.category,
    type: type.id,
    typeName: type.typeName,
    severity: found.severity ?? type.severity,
    confidence,
    start,
    end,
    why,
    recommendation: found.recommendation ?? type.recommendation,
    ...(replacement === undefined ? {} : { replacement }),
    isInformational: found.isInformational ?? type.isInformational ?? false,
    isSensitive: type.isSensitive ?? false,
    ...origin,
    ...(type.legalReference === undefined ? {} : { legalReference: type.legalReference }),
  };
}

/** The most serious findings, in their order in the text. */
function mostSerious(findings: readonly Finding[]): readonly Finding[] {
  if (findings.length <= MAX_FINDINGS) return findings;
  const bySeverity = findings.toSorted(
    (one, other) => SEVERITIES.indexOf(other.severity) - SEVERITIES.indexOf(one.severity),
  );
  const kept = new Set(bySeverity.slice(0, MAX_FINDINGS));
  return findings.filter((finding) => kept.has(finding));
}

function notesOn(text: string, language: string | null, isTruncated: boolean): CoverageNote[] {
  const notes: CoverageNote[] = [];
  if (!/\S/.test(text)) {
    notes.push({ code: 'text-empty', message: 'There is no text to read.' });
  }
  if (language !== null && language !== 'en') {
    notes.push({
      code: 'language-not-supported',
      message:
        'The text is not in English: discriminatory language and legal risks are read in English only.',
    });
  }
  if (isTruncated) {
    notes.push({
      code: 'findings-truncated',
      message: `There are more than ${MAX_FINDINGS.toLocaleString('en')} findings; the most serious ones are listed.`,
    });
  }
  return notes;
}
