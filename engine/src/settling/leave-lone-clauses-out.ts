import { clausesModel } from '#engine/models/clauses/clauses-model.ts';
import { partitionPoint } from '#engine/spans/partition-point.ts';
import type { Finding } from '#engine/vocabulary.ts';

/** From so many UTF-16 units on, a page, a text shows what it is; a shorter one may be the clause that is asked about. */
const LONG = 2500;
/** Clauses of contracts and terms stand together: in 3,000 units before and after one, about two pages, stand others. */
const REACH = 3000;
/** So sure is the model of clauses that need no others around them. */
const SURE = 0.8;

/**
 * Leaves out what the model of clauses doubts in a long text where no surer legal finding stands near it: minutes, guides
 * and tables hold lines that read like clauses (`* can be removed from the agenda`), but hold them alone.
 */
export function leaveLoneClausesOut(
  findings: readonly Finding[],
  textLength: number,
): readonly Finding[] {
  if (textLength < LONG || !findings.some(isDoubted)) return findings;
  const sure = findings
    .filter((finding) => finding.category === 'legal' && !isDoubted(finding))
    .map(({ start }) => start)
    .sort((one, other) => one - other);
  const isAmongClauses = ({ start }: Finding): boolean => {
    const next = sure[partitionPoint(sure, (other) => other < start - REACH)];
    return next !== undefined && next <= start + REACH;
  };
  return findings.filter((finding) => !isDoubted(finding) || isAmongClauses(finding));
}

function isDoubted({ ruleId, confidence }: Finding): boolean {
  return ruleId === clausesModel.id && confidence < SURE;
}
