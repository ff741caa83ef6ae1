import type { IssueDecision } from '@proviso/contracts';

/**
 * The id of the allowed value that a decision follows from; undefined if it was made in this document or by a policy.
 */
export function allowedIdOf(decision: IssueDecision | undefined): number | undefined {
  return decision === undefined || decision.reason === 'allowed-by-policy'
    ? undefined
    : decision.allowed;
}

/** Whether a decision applies only to this document, and can be undone there. */
export function isOfDocument(decision: IssueDecision): boolean {
  return decision.reason !== 'allowed-by-policy' && decision.allowed === undefined;
}
