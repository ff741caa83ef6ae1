import type { z } from 'zod';

import type { Refusal } from '#server/refusals/refusal.ts';

import { requestInvalid, requestUnknownName } from './errors.ts';

/** Validates client input; a refusal names the field, never the value. */
export function parse<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const { issues } = result.error;
  // Mostly the cause of the others: what has a misspelled name is also missing under its right one.
  const unknown = issues.find((one) => one.code === 'unrecognized_keys');
  if (unknown !== undefined) throw requestUnknownName(unknown.keys[0], unknown.path);
  const [issue] = issues;
  throw requestInvalid(issue?.path.join('.'));
}

/** The id in a path; anything malformed is refused like an id that does not exist. */
export function parseId(text: string, refuseUnknown: () => Refusal): number {
  if (!/^[1-9]\d{0,14}$/.test(text)) throw refuseUnknown();
  return Number(text);
}
