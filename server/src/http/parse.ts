import type { z } from 'zod';

import { Refusal } from '#server/refusals/refusal.ts';

/** Checks what a client sent; refuses it by naming the field, never the value. */
export function parse<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const field = result.error.issues[0]?.path.join('.');
  const subject = field ? `The field ${field}` : 'The request';
  throw new Refusal('invalid', 'request.invalid', `${subject} is missing or not valid.`);
}

/** The id in a path; what cannot be one is refused like an id that does not exist. */
export function parseId(text: string, refuseUnknown: () => Refusal): number {
  if (!/^[1-9]\d{0,14}$/.test(text)) throw refuseUnknown();
  return Number(text);
}
