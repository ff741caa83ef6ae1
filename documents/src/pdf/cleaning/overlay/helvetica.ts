import { type PDFContext, type PDFRef, StandardFontEmbedder } from '@cantoo/pdf-lib';
import { Encodings, FontNames } from '@cantoo/pdf-lib/standard-fonts';

/** The font of the labels, which every viewer has. */
export interface Helvetica {
  /** In units of the font's size. */
  widthOf(text: string): number;
  /** The text as a string of a content stream; undefined if the font lacks one of its characters. */
  encode(text: string): string | undefined;
  /** Adds the font to a document. */
  addTo(context: PDFContext): PDFRef;
}

const embedder = StandardFontEmbedder.for(FontNames.Helvetica);

/** Helvetica with the characters of western languages. */
export const HELVETICA: Helvetica = {
  widthOf: (text) => embedder.widthOfTextAtSize(text, 1),
  encode(text) {
    const canAll = Array.from(text).every((character) =>
      Encodings.WinAnsi.canEncodeUnicodeCodePoint(character.codePointAt(0)!),
    );
    return canAll ? `<${embedder.encodeText(text).asString()}>` : undefined;
  },
  addTo: (context) =>
    context.register(
      context.obj({
        Type: 'Font',
        Subtype: 'Type1',
        BaseFont: 'Helvetica',
        Encoding: 'WinAnsiEncoding',
      }),
    ),
};
