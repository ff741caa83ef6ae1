import { Refusal } from './refusal.ts';

/** The account has no policy of the name that it sends; `names` are those that it has. */
export function policyUnknown(names: readonly string[]): Refusal {
  const message = `There is no such policy. Choose one of ${names.join(', ')}.`;
  return new Refusal('invalid', 'policies.unknown', message);
}
