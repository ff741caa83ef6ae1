import { clausesModel } from '#engine/models/clauses/clauses-model.ts';
import { partitionPoint } from '#engine/spans/partition-point.ts';
import type { Finding } from '#engine/vocabulary.ts';

/** In UTF-16 units, about half a page: a shorter text may be a single clause that somebody asks about. */
const LONG = 1500;
/**
 * In UTF-16 units: the clauses of contracts and terms stand together, so that others are found within a page or two.
 */
const REACH = 3000;
/** From this confidence on a clause needs no others around it. */
const SURE = 0.8;

/**
 * In a long text, drops clauses that the model doubts and that have no surer legal finding nearby: minutes, guides and
 * tables contain lines that read like clauses (`* can be removed from the agenda`), but single ones.
 */
export function dropLoneClauses(
  findings: readonly Finding[],
  textLength: number,
): readonly Finding[] {
  if (textLength < LONG || !findings.some(isUncertainClause)) return findings;
  const sure = findings
    .filter((finding) => finding.category === 'legal' && !isUncertainClause(finding))
    .map(({ start }) => start)
    .sort((one, other) => one - other);
  const isAmongClauses = ({ start }: Finding): boolean => {
    const next = sure[partitionPoint(sure, (other) => other < start - REACH)];
    return next !== undefined && next <= start + REACH;
  };
  return findings.filter((finding) => !isUncertainClause(finding) || isAmongClauses(finding));
}

function isUncertainClause({ ruleId, confidence }: Finding): boolean {
  return ruleId === clausesModel.id && confidence < SURE;
}
