import type { AuditEntry, AuditKind } from '@proviso/contracts';

import { texts } from './texts.ts';

/** The first match wins: most browsers also claim to be others. */
const BROWSERS = [
  ['Edg/', 'Edge'],
  ['OPR/', 'Opera'],
  ['Firefox/', 'Firefox'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
] as const;

const SYSTEMS = [
  ['iPhone', 'iOS'],
  ['iPad', 'iPadOS'],
  ['Android', 'Android'],
  ['Windows', 'Windows'],
  ['Mac OS X', 'macOS'],
  ['Linux', 'Linux'],
] as const;

/** What the payment service reports; it does not tell whether a person was behind it. */
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
  const browser = nameIn(agent.name, BROWSERS);
  const system = nameIn(agent.name, SYSTEMS);
  if (browser !== undefined && system !== undefined) return texts.browser(browser, system);
  return agent.name || texts.unknownAgent;
}

function nameIn(
  text: string,
  names: readonly (readonly [sign: string, name: string])[],
): string | undefined {
  return names.find(([sign]) => text.includes(sign))?.[1];
}
