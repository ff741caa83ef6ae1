import { inflateRawSync } from 'node:zlib';

import { MAX_COUNTED_PLACES, type SearchExcerpt } from '@proviso/contracts';
import { createWordSearch } from '@proviso/engine/spelling';

import type { FoundText, SearchTask } from '#server/ports/analyzer.ts';

import { excerptAround } from './excerpt-around.ts';
import { quoteMatch } from './quote-match.ts';
import { locateIn, readSensitive } from './text-layout.ts';

const EXCERPTS = 3;
/** More than the longest text with its layout: a packed text comes from a process that read a hostile file. */
const MAX_TEXT_BYTES = 256 * 1024 * 1024;

/** Searches packed texts for words and returns those that contain them. */
export function searchTexts({ words, texts }: SearchTask): FoundText[] {
  const sought = createWordSearch(words);
  const found: FoundText[] = [];
  for (const { id, content, layout, sensitive } of texts) {
    const text = unpack(content);
    const places = sought.count(text);
    if (places === 0) continue;
    const shown = takeFirst(sought.find(text), EXCERPTS);
    const lines = unpack(layout);
    const hidden = [...readSensitive(lines), ...sensitive];
    const located = locateIn(lines, shown);
    const excerpts = shown.map(({ start, end }, index): SearchExcerpt => {
      const { before, after } = excerptAround(text, { start, end }, hidden);
      const match = quoteMatch(text, { start, end }, words, hidden);
      return { before, match, after, place: located[index]!, start, end };
    });
    const isCut = places > MAX_COUNTED_PLACES;
    found.push({ id, places: isCut ? MAX_COUNTED_PLACES : places, isCut, excerpts });
  }
  return found;
}

function unpack(bytes: Uint8Array): string {
  return inflateRawSync(bytes, { maxOutputLength: MAX_TEXT_BYTES }).toString();
}

function takeFirst<Value>(values: Iterable<Value>, count: number): Value[] {
  const first: Value[] = [];
  for (const value of values) {
    first.push(value);
    if (first.length === count) break;
  }
  return first;
}
