import { issueSchema, textBoxSchema } from '@proviso/contracts';
import { z } from 'zod';

/** A place of marked words. */
const markedPlaceSchema = issueSchema.pick({
  start: true,
  end: true,
  excerpt: true,
  place: true,
  fingerprint: true,
});

/** Where marked words stand, as a worker process tells it and as it is kept. */
export const markedPlacesSchema = z.object({
  places: z.array(markedPlaceSchema),
  isCut: z.boolean(),
});

/** The same of words that were only just marked. */
export const foundMarkSchema = markedPlacesSchema.extend({
  isWithinWords: z.boolean(),
  boxes: z.array(z.array(textBoxSchema)),
});
