import { allowFindings } from '#engine/policies/allow-findings.ts';
import { applyPack } from '#engine/policies/apply-pack.ts';
import type { PolicyPack } from '#engine/policies/policy-pack.ts';
import { resolveOverlaps } from '#engine/post-processing/overlaps.ts';
import { assess } from '#engine/report/assess.ts';
import { MAX_FINDINGS, mostSerious } from '#engine/report/most-serious.ts';
import { areTruncated, truncationNote } from '#engine/report/notes-on.ts';
import { byPosition } from '#engine/spans/by-position.ts';
import { createOverlapCheck } from '#engine/spans/overlap-check.ts';
import { CATEGORIES, type Category, type Finding, type Report } from '#engine/vocabulary.ts';

/** A report with what a second reader added to it. */
export interface Extended {
  readonly report: Report;
  /** How many of its findings are in the report because of it. */
  readonly added: number;
  /** How many of its findings overlap one of the engine's of the same category. */
  readonly agreed: number;
}

/**
 * Adds the findings of a second reader to a report. Where the engine has found something of the same category, its own
 * finding is kept and the new one is not added. The policy judges the new ones like any others.
 */
export function addFindings(
  report: Report,
  findings: readonly Finding[],
  { text, policy }: { readonly text: string; readonly policy: PolicyPack | undefined },
): Extended {
  const judged = policy === undefined ? findings : applyPack(findings, policy);
  const fresh = CATEGORIES.flatMap((category) => {
    const isKnown = createOverlapCheck(flagsOf(report, category));
    return judged.filter((finding) => finding.category === category && !isKnown(finding));
  });
  const settled = resolveOverlaps(fresh);
  const added = policy === undefined ? settled : allowFindings(text, settled, policy);
  const all = mostSerious([...report.findings, ...added].sort(byPosition), MAX_FINDINGS);
  const isCut = all.length < report.findings.length + added.length;
  const notes =
    isCut && !areTruncated(report.notes)
      ? [...report.notes, truncationNote(MAX_FINDINGS)]
      : report.notes;
  const kept = new Set(all);
  return {
    report: { ...report, findings: all, assessment: assess(all), notes },
    added: added.filter((finding) => kept.has(finding)).length,
    agreed: judged.length - fresh.length,
  };
}

/** Informational findings, such as the name of a place, are no reason not to add one. */
function flagsOf({ findings }: Report, wanted: Category): Finding[] {
  return findings.filter(
    ({ category, isInformational }) => category === wanted && !isInformational,
  );
}
