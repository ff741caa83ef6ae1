import { assess } from './assess.ts';
import type { Detector } from './detector.ts';
import { detectors } from './detectors/index.ts';
import { ENGINE } from './engine-identity.ts';
import { recognizeLanguage } from './language/recognize-language.ts';
import { createMatcher, type DetectorMatch, type Matcher } from './matcher.ts';
import { settleOverlaps } from './overlaps.ts';
import {
  type Category,
  type CoverageNote,
  type Finding,
  type Report,
  SEVERITIES,
} from './vocabulary.ts';

/** What to look for. */
export interface AnalyzeOptions {
  /** The categories to look for; all of them when absent. */
  readonly categories?: readonly Category[];
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
  const { categories } = options;
  const isWanted = (detector: Detector): boolean =>
    categories === undefined || categories.includes(detector.category);
  matcher ??= createMatcher(detectors);
  const { matches, isTruncated } = matcher(text, isWanted);
  const settled = settleOverlaps(matches.map(toFinding));
  const findings = mostSerious(settled);
  const language = recognizeLanguage(text);
  return {
    engine: ENGINE,
    findings,
    assessment: assess(findings),
    language,
    notes: notesOn(text, language, isTruncated || findings.length < settled.length),
  };
}

function toFinding({ detector, match: found }: DetectorMatch): Finding {
  const { start, end, confidence, why, replacement } = found;
  return {
    category: detector.category,
    type: detector.id,
    typeName: detector.typeName,
    severity: found.severity ?? detector.severity,
    confidence,
    start,
    end,
    why,
    recommendation: found.recommendation ?? detector.recommendation,
    ...(replacement === undefined ? {} : { replacement }),
    isInformational: detector.isInformational ?? false,
    isSensitive: detector.isSensitive ?? false,
    ruleId: detector.id,
    source: { kind: 'rule', version: ENGINE.version },
    ...(detector.legalReference === undefined ? {} : { legalReference: detector.legalReference }),
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
