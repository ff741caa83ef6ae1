import type { AuditEntry, AuditKind } from '@proviso/contracts';

import { texts } from './texts.ts';

/**
 * The first match wins: most browsers also claim to be others. The auth service names the devices of sessions in the
 * same words (`auth/src/sessions/describe-device.ts`): people compare the two lists. It shares no module with the app.
 */
const BROWSERS = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//u],
  ['Opera', /\b(?:OPR|Opera)\//u],
  ['Samsung Internet', /\bSamsungBrowser\//u],
  ['Firefox', /\b(?:Firefox|FxiOS)\//u],
  ['Chrome', /\b(?:Chrome|Chromium|CriOS|HeadlessChrome)\//u],
  ['Safari', /\bSafari\//u],
] as const;

const SYSTEMS = [
  ['iOS', /\b(?:iPhone|iPad|iPod)\b/u],
  ['Android', /\bAndroid\b/u],
  ['Windows', /\bWindows\b/u],
  ['macOS', /\b(?:Macintosh|Mac OS X)\b/u],
  ['ChromeOS', /\bCrOS\b/u],
  ['Linux', /\bLinux\b/u],
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
  names: readonly (readonly [name: string, pattern: RegExp])[],
): string | undefined {
  return names.find(([, pattern]) => pattern.test(text))?.[0];
}
