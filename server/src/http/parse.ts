import type { z } from 'zod';

import type { Refusal } from '#server/refusals/refusal.ts';

import { requestInvalid, requestUnknownName } from './errors.ts';

/** Validates client input; a refusal names the field, never the value. */
export function parse<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  if (issue?.code === 'unrecognized_keys') throw requestUnknownName(issue.keys[0]);
  throw requestInvalid(issue?.path.join('.'));
}

/** The id in a path; anything malformed is refused like an id that does not exist. */
export function parseId(text: string, refuseUnknown: () => Refusal): number {
  if (!/^[1-9]\d{0,14}$/.test(text)) throw refuseUnknown();
  return Number(text);
}
