import type { Match, Place } from '#engine/detector.ts';
import { endingAtOffset, startOfMatchBefore } from '#engine/text/ending-at-offset.ts';

/** A Japanese postcode, as a literal. */
export const JAPANESE_CODE = '###-####';

/** Block and house, the district, a ward or a town, and the city: `2-14-7 Minami-Aoyama, Minato-ku, Tokyo`. */
const BEFORE_CODE = endingAtOffset(
  String.raw`(?<![\p{L}\d.,/-])\d{1,3}(?:-\d{1,4}){1,3},? (?:\p{Lu}[\p{L}'’-]{1,24}[ ,]{1,2}){1,7}(?:〒 ?)?`,
  'u',
);
const IN_JAPAN =
  /\p{L}-(?:ku|shi|cho|chō|machi|gun|mura|to|fu|ken)(?!\p{L})|(?:Tokyo|Tōkyō|Osaka|Kyoto|Yokohama|Nagoya|Sapporo|Fukuoka|Kobe|Sendai|Hiroshima)(?!\p{L})/u;

/** Whether a house may precede the code at a trigger. */
export function mayBeJapanese(text: string, start: number, end: number): boolean {
  return (
    end - start === JAPANESE_CODE.length &&
    /[\p{L}〒][ ,]{1,2}$|〒$/u.test(text.slice(start - 3, start))
  );
}

/** A romanized Japanese address, from the block to the postcode. */
export function japaneseAddress({ text, start, end }: Place): Match | undefined {
  const from = startOfMatchBefore(text, start, BEFORE_CODE);
  if (from === undefined || !IN_JAPAN.test(text.slice(from, start))) return undefined;
  const why = 'A block, a district and a postcode appear in the order of a Japanese address.';
  return { start: from, end, confidence: 0.88, why };
}
