import { Refusal } from '#server/refusals/refusal.ts';

/** The operator's limit is shorter. */
export function retentionTooLong(maximum: number): Refusal {
  const message = `This installation keeps files for ${maximum} days at most.`;
  return new Refusal('invalid', 'retention.too_long', message);
}
