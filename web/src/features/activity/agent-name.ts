import type { AuditEntry, AuditKind } from '@proviso/contracts';

import { texts } from './texts.ts';

/** Events that the payment service reports; it does not tell whether a person was behind them. */
const REPORTED: ReadonlySet<AuditKind> = new Set([
  'plan.changed',
  'subscription.canceled',
  'subscription.resumed',
  'payment.failed',
  'card.saved',
]);

/** The client that used the account, in words; without one, the payment service or the server acted. */
export function agentName({ kind, agent }: Pick<AuditEntry, 'kind' | 'agent'>): string {
  if (agent === null) return REPORTED.has(kind) ? texts.paymentService : texts.server;
  if (agent.kind === 'key') return texts.key(agent.name);
  return agent.kind === 'operator' ? texts.operator : (agent.device ?? texts.unknownAgent);
}
