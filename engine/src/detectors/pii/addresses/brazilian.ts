import type { Match, Place } from '#engine/detector.ts';
import { endingAtOffset, startOfMatchBefore } from '#engine/text/ending-at-offset.ts';

/** A Brazilian postcode (CEP), as a literal. */
export const BRAZILIAN_CODE = '#####-###';

const STATE = '(?:A[CLMP]|BA|CE|DF|ES|GO|M[AGST]|P[ABEIR]|R[JNORS]|S[CEP]|TO)';
const WORD = String.raw`(?:d[aeo]s?|e|\p{Lu}[\p{L}\p{M}'’.]{0,24}|\d{1,2})`;
/** A part between the house number and the state: a flat, a district or a city. */
const PART = String.raw`[\p{L}\d][\p{L}\p{M}\d .'’ºª]{0,30}`;
/**
 * Kind and name of the street, the house number, further parts, and the state: `Rua Augusta, 2690, São Paulo - SP, `.
 */
const BEFORE_CODE = endingAtOffset(
  String.raw`(?<!\p{L})(?:Rua|R\.|Avenida|Av\.?|Alameda|Al\.|Travessa|Tv\.|Praça|Pça\.?|Rodovia|Rod\.|Estrada|Estr\.|Largo|Quadra) ` +
    String.raw`${WORD}(?: ${WORD}){0,6},? (?:n[º°.]{1,2} ?)?(?:\d{1,5}[A-Z]?|s\/n)(?:[ ]?[,–-]\s${PART}){1,4}[ ]?[,\/–-][ ]?${STATE},?\s{1,3}(?:[–-] )?(?:CEP:? ?)?`,
  'u',
);
const STATE_BEFORE = /(?:[\s/-][A-Z]{2}[,\s–-]{1,4}|CEP:?[ ]?)$/;

/** Whether a trigger is a postcode of Brazil after a state or its name. */
export function isBrazilianCode(text: string, start: number, end: number): boolean {
  return (
    end - start === BRAZILIAN_CODE.length &&
    text.charAt(start + 5) === '-' &&
    STATE_BEFORE.test(text.slice(Math.max(0, start - 8), start))
  );
}

/** A Brazilian address, from its street to its postcode. */
export function brazilianAddress({ text, start, end }: Place): Match | undefined {
  const from = startOfMatchBefore(text, start, BEFORE_CODE);
  if (from === undefined) return undefined;
  const why = 'A street, a house number, a state and a postcode appear as in a Brazilian address.';
  return { start: from, end, confidence: 0.93, why };
}
