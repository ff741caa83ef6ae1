/** The standard fonts in use. A reader brings them along, so nothing has to be embedded. */
export const PDF_FONTS = ['Times-Roman', 'Helvetica', 'Helvetica-Bold'] as const;
export type PdfFont = (typeof PDF_FONTS)[number];

/** Advance widths of the characters from space to tilde, in thousandths of the font size (Adobe's font metrics). */
const ASCII_WIDTHS: Readonly<Record<PdfFont, readonly number[]>> = {
  'Times-Roman': parse(
    `250 333 408 500 500 833 778 180 333 333 500 564 250 333 250 278 500 500 500 500 500 500 500 500 500 500 278 278
     564 564 564 444 921 722 667 667 722 611 556 722 722 333 389 722 611 889 722 722 556 722 667 556 611 722 722 944
     722 722 611 333 278 333 469 500 333 444 500 444 500 444 333 500 500 278 278 500 278 778 500 500 500 500 333 389
     278 500 500 722 500 500 444 480 200 480 541`,
  ),
  Helvetica: parse(
    `278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278
     584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944
     667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500
     278 556 500 722 500 500 500 334 260 334 584`,
  ),
  'Helvetica-Bold': parse(
    `278 333 474 556 556 889 722 238 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 333 333
     584 584 584 611 975 722 722 722 722 667 611 778 722 278 556 722 611 833 722 778 667 778 722 667 611 722 667 944
     667 667 611 333 278 333 584 556 333 556 611 556 611 556 333 611 611 278 278 556 278 889 611 611 611 611 389 556
     333 611 556 778 556 556 500 389 280 389 584`,
  ),
};

const OTHER_WIDTHS: Readonly<Record<PdfFont, Readonly<Record<string, number>>>> = {
  'Times-Roman': {
    '‘': 333,
    '’': 333,
    '“': 444,
    '”': 444,
    '•': 350,
    '–': 500,
    '—': 1000,
    '…': 1000,
    '€': 500,
  },
  Helvetica: {
    '‘': 222,
    '’': 222,
    '“': 333,
    '”': 333,
    '•': 350,
    '–': 556,
    '—': 1000,
    '…': 1000,
    '€': 556,
  },
  'Helvetica-Bold': {
    '‘': 278,
    '’': 278,
    '“': 500,
    '”': 500,
    '•': 350,
    '–': 556,
    '—': 1000,
    '…': 1000,
    '€': 556,
  },
};

/** The width of a text in points. */
export function textWidth(text: string, font: PdfFont, size: number): number {
  let width = 0;
  for (const character of text) width += characterWidth(character, font);
  return (width * size) / 1000;
}

/** Words broken into lines no wider than `width` points; a word that is wider stands alone. */
export function wrapText(text: string, font: PdfFont, size: number, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && textWidth(longer, font, size) > width) {
      lines.push(line);
      line = word;
    } else {
      line = longer;
    }
  }
  return [...lines, line];
}

/** Accented letters are as wide as their base letter in these fonts; a digit's width stands for other signs. */
function characterWidth(character: string, font: PdfFont): number {
  const other = OTHER_WIDTHS[font][character];
  if (other !== undefined) return other;
  const base = character.normalize('NFD').charCodeAt(0);
  return ASCII_WIDTHS[font][base - 0x20] ?? ASCII_WIDTHS[font][0x10] ?? 0;
}

function parse(widths: string): readonly number[] {
  return widths.trim().split(/\s+/u).map(Number);
}
