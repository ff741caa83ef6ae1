import type { Finding } from '#engine/vocabulary.ts';

/**
 * Whether what is found is a number, a secret or a contact: it shows who somebody is, but not what was done or said, so
 * that evidence loses nothing without it.
 */
export function provesNothing({ category, severity, isSensitive }: Finding): boolean {
  return category === 'pii' && (isSensitive || severity === 'low');
}
