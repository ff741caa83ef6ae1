import type { Place } from '#engine/detector.ts';
import type { Span } from '#engine/vocabulary.ts';

import { clearAfterReading } from './text-caches.ts';

const BEFORE = 60;
const AFTER = 40;

/** The first match of `words` close to a span, before it or else after it. */
export function findNearby(place: Place, span: Span, words: RegExp): string | undefined {
  const { before, after } = surroundingsOf(place.text, span);
  return (words.exec(before) ?? words.exec(after))?.[0];
}

/** The text on either side of a span. */
interface Surroundings extends Span {
  readonly text: string;
  readonly before: string;
  readonly after: string;
}

/** The latest ones: several detectors in turn look at the same span. */
let latest: Surroundings | undefined;
clearAfterReading(() => (latest = undefined));

function surroundingsOf(text: string, { start, end }: Span): Surroundings {
  if (latest?.start === start && latest.end === end && latest.text === text) return latest;
  const before = text.slice(Math.max(0, start - BEFORE), start);
  latest = { text, start, end, before, after: text.slice(end, end + AFTER) };
  return latest;
}
