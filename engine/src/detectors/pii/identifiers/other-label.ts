import { endingAtOffset, startOfMatchBefore } from '#engine/text/ending-at-offset.ts';

/** Things that are numbered, and whose numbers identify nobody. */
const THINGS =
  'ref|reference|invoice|order|purchase order|ticket|case|docket|job|part|model|item|product|article|sku|batch|lot|serial|' +
  'tracking|shipment|parcel|booking|receipt|quote|quotation|version|build|release|firmware|contract|agreement|warranty|' +
  'isbn|ean|permit|vat|gst|abn|acn';
const LABEL = endingAtOffset(
  `(?<![\\p{L}\\d])(?:${THINGS})(?: ?(?:no|nr|number|num|id|code))?\\.?(?: (?:is|was))?[ \\t]{0,3}[:#=]{0,2}[ \\t]{0,6}`,
  'iu',
);

/**
 * Whether the label right before an offset says that the number of a thing begins there. It outweighs the form of a
 * personal number that nothing else confirms.
 */
export function isLabeledOtherwise(text: string, offset: number): boolean {
  return startOfMatchBefore(text, offset, LABEL) !== undefined;
}
