import { Refusal } from './refusal.ts';

/** The account has no policy of the given name; `names` are those it has. */
export function policyUnknown(names: readonly string[]): Refusal {
  const message = `There is no such policy. Choose one of ${names.join(', ')}.`;
  return new Refusal('invalid', 'policies.unknown', message);
}
