import type { z } from 'zod';

import { Refusal } from '#server/refusal.ts';

/** Checks what a client sent; refuses it by naming the field, never the value. */
export function parse<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const field = result.error.issues[0]?.path.join('.');
  const subject = field ? `The field ${field}` : 'The request';
  throw new Refusal('invalid', 'request.invalid', `${subject} is missing or not valid.`);
}

/** The id in a path; null for what cannot be one, which is answered like an id that does not exist. */
export function parseId(text: string): number | null {
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;
}
