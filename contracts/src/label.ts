import { z } from 'zod';

/** The most characters of a name given by a user. */
export const MAX_LABEL_LENGTH = 80;

/** A name given by a user: one line of 1 to `MAX_LABEL_LENGTH` characters. */
export const labelSchema = z
  .string()
  .trim()
  .min(1)
  .max(MAX_LABEL_LENGTH)
  .regex(/^[^\p{Cc}\p{Cs}\p{Bidi_Control}]*$/u);
