import { PDFContext, type PDFDict, PDFName, PDFRawStream, PDFRef } from '@cantoo/pdf-lib';
import { describe, expect, test } from 'vitest';

import { decodeStream, makeStream } from '../scrub/stream-bytes.ts';
import { rewriteContent } from './rewrite-content.ts';
import { type Origin, TargetGlyphs } from './target-glyphs.ts';

const NO_AREAS: readonly [] = [];
const NO_PICTURES = { find: () => undefined, decode: () => undefined };

describe('rewriteContent', () => {
  // A glyph of the font is half as wide as the font size: at size 10, the next begins five points further.
  test.each([
    ['(abc) Tj', '[<61> -500 <63>] TJ'],
    ['[(a) 100 (b) -30 (c)] TJ', '[<61> -430 <63>] TJ', 104],
    ['2 Tc (abc) Tj', '2 Tc [<61> -700 <63>] TJ', 107],
    ['200 Tz (abc) Tj', '200 Tz [<61> -500 <63>] TJ', 110],
    ['3 Ts (abc) Tj', '3 Ts [<61> -500 <63>] TJ', 105, 203],
    ["20 TL (abc) '", '20 TL T* [<61> -500 <63>] TJ', 105, 180],
    ['4 1 (abc) "', '4 Tw 1 Tc T* [<61> -600 <63>] TJ', 106],
    ['0 -14 TD (xx) Tj (abc) Tj', '0 -14 TD (xx) Tj [<61> -500 <63>] TJ', 115, 186],
    ['5 0 Td (abc) Tj', '5 0 Td [-500 <6263>] TJ', 105],
    ['constructor __proto__ (abc) Tj', 'constructor __proto__ [<61> -500 <63>] TJ'],
  ])('leaves a gap in place of a glyph: %s', (shown, expected, x = 105, y = 200) => {
    const before = 'q 1 0 0 1 30 100 cm BT /F 10 Tf 70 100 Td ';
    expect(rewrite(`${before}${shown} ET Q`, [[x, y]])).toBe(`${before}${expected}\n ET Q`);
  });

  // The letters of `abcd` begin at 100, 105, 110 and 115, the next word at 125; `bcd` is removed.
  test.each([
    ['one by one', '(a) Tj (b) Tj (cd) Tj (e) Tj', '(a) Tj     [-1500 <65>] TJ\n'],
    ['kerned', '[(a) 9 (b) -7 (c) -2] TJ [4 (d) 8 (e)] TJ', '[<61>] TJ\n [-1488 <65>] TJ\n', 1],
    [
      'each with a place of its own',
      '(a) Tj 5 0 Td (b) Tj 5 0 TD 2 Tc (c) Tj 5 0 Td 1 Tc (d) Tj 10 0 Td (e) Tj',
      '(a) Tj     0 TL       1 Tc     1 0 0 1 125 200 Tm [<65>] TJ\n',
    ],
    ['at the end', '(ab) Tj (cd) Tj 1 0 0 1 20 0 Tm', '[<61>] TJ\n    '],
  ])('leaves one movement for letters %s', (_, shown, expected, reach = 0) => {
    const before = 'BT /F 10 Tf 100 200 Td ';
    const origins = [105, 110, 115].flatMap((x): Origin[] => [
      [x - reach * 0.1, 200],
      [x, 200],
    ]);
    const written = rewrite(`${before}${shown} ET`, origins);
    expect(written.replaceAll(/ +/g, ' ')).toBe(`${before}${expected} ET`.replaceAll(/ +/g, ' '));
  });

  test('drops the places of text objects of which nothing is left, and what only they used', () => {
    const letter = (x: number, size: number): string =>
      `q BT /F ${size} Tf 1 0 0 1 ${x} 200 Tm (b) Tj ET Q`;
    const written = rewrite(`${letter(105, 10)} ${letter(111, 11)} ${letter(300, 12)}`, [
      [105, 200],
      [111, 200],
    ]);
    expect(written.replaceAll(/\s+/g, ' ')).toBe(`q BT ET Q q BT ET Q ${letter(300, 12)}`);
  });

  test('measures two-byte codes by the widths of their font', () => {
    const content = 'BT /Wide 10 Tf 100 200 Td <000100020003> Tj ET';
    const expected = 'BT /Wide 10 Tf 100 200 Td [<0001> -1000 <0003>] TJ\n ET';
    expect(rewrite(content, [[102.5, 200]])).toBe(expected);
  });

  test('returns the input unchanged if no glyph matches or the font cannot be measured', () => {
    const content = 'BT /F 10 Tf 100 200 Td (abc) Tj /Unknown 10 Tf (abc) Tj ET';
    expect(
      rewrite(content, [
        [105, 201],
        [120, 200],
      ]),
    ).toBe(content);
  });

  test('removes glyphs from a form at the position where it is drawn', () => {
    const { context, resources } = createResources();
    const ref = PDFRef.of(90);
    context.assign(
      ref,
      makeStream(context, Buffer.from('BT /F 10 Tf 50 0 Td (abc) Tj ET'), {
        Subtype: 'Form',
        Matrix: [1, 0, 0, 1, 50, 0],
      }),
    );
    resources.set(PDFName.of('XObject'), context.obj({ X: ref }));
    const bytes = Buffer.from('q 1 0 0 1 0 200 cm /X Do Q');
    const glyphs = new TargetGlyphs([[105, 200]]);
    const content = { bytes, resources, base: [1, 0, 0, 1, 0, 0], depth: 0 } as const;
    let formChanges = 0;
    const onFormChange = (): void => {
      formChanges += 1;
    };
    const target = { glyphs, areas: NO_AREAS, onFormChange, pictures: NO_PICTURES };
    expect(rewriteContent(content, target).bytes).toBe(bytes);
    expect([glyphs.isMet, formChanges]).toEqual([true, 1]);
    const form = context.lookup(ref);
    const written = form instanceof PDFRawStream ? decodeStream(form) : undefined;
    expect(Buffer.from(written ?? []).toString()).toContain('[<61> -500 <63>] TJ');
  });

  test('terminates on a form that draws itself repeatedly', () => {
    const { context, resources } = createResources();
    const ref = PDFRef.of(90);
    const own = Buffer.from('/X Do '.repeat(10));
    context.assign(ref, makeStream(context, own, { Subtype: 'Form' }));
    resources.set(PDFName.of('XObject'), context.obj({ X: ref }));
    const content = { bytes: own, resources, base: [1, 0, 0, 1, 0, 0], depth: 0 } as const;
    const glyphs = new TargetGlyphs([[105, 200]]);
    const target = { glyphs, areas: NO_AREAS, onFormChange() {}, pictures: NO_PICTURES };
    expect(rewriteContent(content, target).bytes).toBe(own);
  });

  test('removes only outlines that are drawn within an area', () => {
    const area = { left: 100, right: 140, bottom: 195, top: 210 };
    const outline = '105 200 m 108 205 l 110 200 l h';
    const rule = '50 198 m 300 198 l';
    const clip = '104 199 10 8 re W n';
    const drawn = (path: string): string => `${clip} ${rule} ${path} f`;
    const written = rewrite(drawn(outline), [], [area]);
    expect(written).toContain(clip);
    expect(written).toContain(rule);
    expect(written).not.toContain('105 200');
    expect(rewrite(drawn('90 200 m 108 205 l h'), [], [area])).toContain('90 200 m');
  });
});

function rewrite(
  text: string,
  origins: readonly Origin[],
  areas: Parameters<typeof rewriteContent>[1]['areas'] = NO_AREAS,
): string {
  const { resources } = createResources();
  const bytes = Buffer.from(text);
  const content = { bytes, resources, base: [1, 0, 0, 1, 0, 0], depth: 0 } as const;
  const glyphs = new TargetGlyphs(origins);
  const target = { glyphs, areas, onFormChange() {}, pictures: NO_PICTURES };
  return Buffer.from(rewriteContent(content, target).bytes).toString();
}

function createResources(): { readonly context: PDFContext; readonly resources: PDFDict } {
  const context = PDFContext.create();
  const widths = Array.from({ length: 95 }, () => 500);
  const simple = { Subtype: 'TrueType', FirstChar: 32, LastChar: 126, Widths: widths };
  const composite = {
    Subtype: 'Type0',
    Encoding: 'Identity-H',
    DescendantFonts: [{ Subtype: 'CIDFontType2', DW: 700, W: [1, [250], 2, 3, 1000] }],
  };
  const resources = context.obj({ Font: { F: simple, Wide: composite } });
  return { context, resources };
}
