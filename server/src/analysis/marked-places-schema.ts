import { issueSchema, textBoxSchema } from '@proviso/contracts';
import { z } from 'zod';

/** A place where marked words occur. */
const markedPlaceSchema = issueSchema.pick({
  start: true,
  end: true,
  excerpt: true,
  place: true,
  fingerprint: true,
});

/** Where marked words occur, as sent by a worker process and as stored. */
export const markedPlacesSchema = z.object({
  places: z.array(markedPlaceSchema),
  isCut: z.boolean(),
});

/** The same for words that were just marked. */
export const foundMarkSchema = markedPlacesSchema.extend({
  isWithinWords: z.boolean(),
  boxes: z.array(z.array(textBoxSchema)),
});
