import { z } from 'zod';

const MAX_LENGTH = 80;

/** A name given by a user: one line of 1 to 80 characters. */
export const labelSchema = z
  .string()
  .trim()
  .min(1)
  .max(MAX_LENGTH)
  .regex(/^[^\p{Cc}\p{Cs}\p{Bidi_Control}]*$/u);
