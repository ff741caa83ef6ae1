import type { Finding, Treatment } from '@proviso/engine';

import { valueKey } from '#server/analysis/value-key.ts';

/** What the values of findings are recognised by, in their order. */
export function valueKeys(text: string, findings: readonly Finding[]): string[] {
  return findings.map(({ type, start, end }) => valueKey(type, text.slice(start, end)));
}

/** The choices by which a cleaned copy leaves those findings alone whose values are allowed, by their order. */
export function keepAllowed(
  text: string,
  findings: readonly Finding[],
  allowed: readonly string[],
): Record<number, Treatment> {
  if (allowed.length === 0) return {};
  const keys = new Set(allowed);
  const kept = valueKeys(text, findings).flatMap((key, order) => (keys.has(key) ? [order] : []));
  return Object.fromEntries(kept.map((order) => [order, 'keep']));
}
