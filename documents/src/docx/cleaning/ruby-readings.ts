import { firstEndingAfter } from '#documents/text/first-ending-after.ts';
import type { XmlSplice } from '#documents/xml/xml-splices.ts';
import { tokenizeXml, type XmlToken } from '#documents/xml/xml-tokens.ts';

const MAY_HAVE_RUBY = /<(?:\w+:)?ruby[\s>]/;

/**
 * Removes the readings above words that are edited: they tell how the removed name is pronounced. `edits` are the
 * changes of the same XML.
 */
export function findEditedReadings(xml: string, edits: readonly XmlSplice[]): XmlSplice[] {
  if (edits.length === 0 || !MAY_HAVE_RUBY.test(xml)) return [];
  const places = edits.map(({ start }) => start).sort((one, other) => one - other);
  const removed: XmlSplice[] = [];
  let readings: XmlSplice[] = [];
  let baseStart = 0;
  let isReading = false;
  const follow = ({ kind, name, start, end }: XmlToken): void => {
    if (kind === 'text' && isReading) readings.push({ start, end, xml: '' });
    if (name === 'ruby' && kind === 'open') readings = [];
    if (name === 'rt') isReading = kind === 'open';
    if (name !== 'rubyBase') return;
    if (kind === 'open') baseStart = end;
    else if (hasPlace(places, baseStart, start)) removed.push(...readings);
  };
  for (const token of tokenizeXml(xml)) follow(token);
  return removed;
}

/** Whether any of the ordered places lies in a range. */
function hasPlace(places: readonly number[], start: number, end: number): boolean {
  const next = places[firstEndingAfter(places, start - 1, (place) => place)];
  return next !== undefined && next < end;
}
