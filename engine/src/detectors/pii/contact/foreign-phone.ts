import type { Match } from '#engine/detector.ts';
import { endingAtOffset, startOfMatchBefore } from '#engine/text/ending-at-offset.ts';
import type { Span } from '#engine/vocabulary.ts';

import { isDialled, isOfSomeCountry } from './phone-forms.ts';

/** Labels of numbers before a colon, in languages whose countries are all tried. */
const FOREIGN_LABEL = endingAtOffset(
  String.raw`(?<![\p{L}\d])(?:portable|tél|téléphone|fixe|cellulare|telefono|móvil|teléfono|celular|mobiel|telefoon|telefon|komórka|tel\. ?kom|handy(?:nummer)?|telefonnummer|mobilnummer|mobil|telemóvel)\.?[ \u00a0]?:[ \t]{0,12}`,
  'iu',
);

/** Whether such a label introduces what begins at an offset. */
export function isAfterForeignLabel(text: string, start: number): boolean {
  return startOfMatchBefore(text, start, FOREIGN_LABEL) !== undefined;
}

/** The number behind such a label. */
export function judgeForeign(written: string, span: Span): Match | undefined {
  if (!isDialled(written) || !isOfSomeCountry(written)) return undefined;
  const why = 'The number follows its label and is valid under a national numbering plan.';
  return { ...span, confidence: 0.8, why };
}
