import type { Finding, Treatment } from '@proviso/engine';

import { valueKey } from '#server/analysis/value-key.ts';

/** The value keys of findings, in their order. */
export function valueKeys(text: string, findings: readonly Finding[]): string[] {
  return findings.map(({ type, start, end }) => valueKey(type, text.slice(start, end)));
}

/** The choices that keep findings with allowed values in a cleaned copy, by position. */
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
