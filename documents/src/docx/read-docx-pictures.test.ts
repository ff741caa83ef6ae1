import { strToU8, unzipSync, zipSync } from 'fflate';
import { beforeAll, describe, expect, it } from 'vitest';

import { locate } from '#documents/text/locate.ts';

import { type CleanedDocument, cleanDocument } from '../cleaning/clean-document.ts';
import type { ExtractedDocument } from '../extracted-document.ts';
import { readDocument } from '../read-document.ts';
import { editsOf } from '../testing/cleaned-pdf.ts';
import { CONTENT_TYPES, makeDocx, makeParagraph } from '../testing/minimal-docx.ts';
import { pngOf } from '../testing/picture-files.ts';
import { drawCard } from '../testing/pictured-letter.ts';

/** Longer than any test machine needs for so few words. */
const PATIENCE = { recognitionLimits: { pageLimit: 100_000, totalLimit: 200_000 } };
const TEST_LIMIT = 120_000;
const NAME = 'Jonathan Harrison';
const TYPES = CONTENT_TYPES.replace(
  '<Override',
  '<Default Extension="png" ContentType="image/png"/><Default Extension="svg" ContentType="image/svg+xml"/><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="emf" ContentType="image/x-emf"/><Override',
);
const BODY = makeParagraph('Please keep a copy of the card below.');

function withParts(parts: Readonly<Record<string, Uint8Array>>, body = BODY): Uint8Array {
  return zipSync({
    ...unzipSync(makeDocx(body)),
    '[Content_Types].xml': strToU8(TYPES),
    ...parts,
  });
}

describe('an image in a Word document', () => {
  let card: Uint8Array;
  let letter: Uint8Array;
  let read: ExtractedDocument;

  beforeAll(async () => {
    card = pngOf(await drawCard('IDENTITY CARD', NAME, 'born in Leeds'));
    letter = withParts({ 'word/media/image1.png': card });
    read = await readDocument(letter, 'docx', PATIENCE);
  }, TEST_LIMIT);

  it('is read with OCR, after the document text', () => {
    expect(read.text).toBe(
      `Please keep a copy of the card below.\nIDENTITY CARD\n${NAME}\nborn in Leeds`,
    );
    expect(read.recognized).toMatchObject({ code: 'text-recognition' });
    expect(read.unread).toEqual([]);
    const start = read.text.indexOf(NAME);
    expect(locate(read, start, start + 4)).toMatchObject({
      label: 'Picture 1, line 2',
      part: 'picture',
    });
  });

  it('is reported as unread when time runs out', async () => {
    const recognitionLimits = { pageLimit: 1, totalLimit: 1 };
    const late = await readDocument(letter, 'docx', { recognitionLimits });
    expect(late.unread).toMatchObject([{ code: 'unread-picture' }]);
    expect(late.text).toBe('Please keep a copy of the card below.');
  });

  it('is reported as unread if its format is unsupported', async () => {
    const media = {
      'word/media/a.emf': new Uint8Array(500),
      'word/media/b.emf': new Uint8Array(500),
    };
    const { unread } = await readDocument(withParts(media), 'docx', PATIENCE);
    expect(unread.map(({ code }) => code)).toEqual(['unread-picture']);
    expect(unread[0]!.message).toMatch(/^2 pictures were not read/);
  });

  it('is read as text if it is an SVG with letters, unless it shows pictures too', async () => {
    const draw = (content: string) =>
      strToU8(`<svg xmlns="http://www.w3.org/2000/svg">${content}</svg>`);
    const readSvg = async (content: string): Promise<string[]> => {
      const bytes = withParts({ 'word/media/a.svg': draw(content) }, makeParagraph('See'));
      const { text, unread } = await readDocument(bytes, 'docx', PATIENCE);
      return [...text.split('\n'), ...unread.map(({ code }) => code)];
    };
    const pieces =
      '<text x="1" y="5">Jane R<tspan x="9">oe</tspan><tspan y="9">Rome</tspan></text>';
    expect(await readSvg(`<title>No</title>${pieces}<text>End</text>`)).toEqual([
      'See',
      'Jane Roe Rome',
      'End',
    ]);
    const page =
      '<foreignObject><p xmlns="http://www.w3.org/1999/xhtml">One</p><p>Two</p></foreignObject>';
    expect(await readSvg(page)).toEqual(['See', 'One', 'Two']);
    expect(await readSvg('<path d="M0 0"/>')).toEqual(['See']);
    expect(await readSvg('<text>A</text><image href="data:x"/>')).toEqual([
      'See',
      'unread-picture',
    ]);
    expect(await readSvg('<text>A')).toEqual(['See', 'unread-picture']);
  });

  it('keeps its text if it is an SVG that shows nothing that is removed', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><text>Rome</text></svg>';
    const bytes = withParts({ 'word/media/a.svg': strToU8(svg) }, makeParagraph('Jane Roe'));
    const document = await readDocument(bytes, 'docx', PATIENCE);
    const edits = editsOf(document, 'Jane Roe');
    const copy = await cleanDocument(bytes, 'docx', { edits, document, ...PATIENCE });
    expect(Buffer.from(unzipSync(copy.bytes)['word/media/a.svg']!).toString()).toBe(svg);
  });

  it('becomes gray if it is an SVG that shows what is removed, with the picture for older programs', async () => {
    const pair =
      '<w:p><w:r><w:drawing><a:blip xmlns:a="a" xmlns:r="r" r:embed="rId1"><a:ext><s:svgBlip xmlns:s="s" r:embed="rId2"/></a:ext></a:blip></w:drawing></w:r></w:p>';
    const png = pngOf({ width: 20, height: 20, pixels: new Uint8Array(400), dotsPerInch: 72 });
    const bytes = withParts(
      {
        'word/media/image1.png': png,
        'word/media/image2.svg': strToU8(
          '<svg xmlns="http://www.w3.org/2000/svg"><text>Jane Roe, Rome</text></svg>',
        ),
        'word/_rels/document.xml.rels': strToU8(
          '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://x/image" Target="media/image1.png"/><Relationship Id="rId2" Type="http://x/image" Target="media/image2.svg"/></Relationships>',
        ),
      },
      BODY + pair,
    );
    const document = await readDocument(bytes, 'docx', PATIENCE);
    const edits = editsOf(document, 'Jane Roe');
    const copy = await cleanDocument(bytes, 'docx', { edits, document, ...PATIENCE });
    expect(copy.certificate.edits).toMatchObject([
      { place: 'Picture 2, line 1', outcome: 'removed' },
    ]);
    const parts = unzipSync(copy.bytes);
    expect(Buffer.from(parts['word/media/image2.svg']!).toString()).toContain('#808080');
    expect(Buffer.from(parts['word/media/image1.png']!)).not.toEqual(Buffer.from(png));
  });

  it('is ignored if it is too small for a line of text', async () => {
    const icon = pngOf({ width: 64, height: 64, pixels: new Uint8Array(4096), dotsPerInch: 96 });
    const { unread } = await readDocument(withParts({ 'word/media/i.png': icon }), 'docx');
    expect(unread).toEqual([]);
  });

  describe('from which a passage is removed', () => {
    let cleaned: CleanedDocument;

    beforeAll(async () => {
      const drawn =
        '<w:p><w:r><w:drawing><a:blip xmlns:a="a" xmlns:r="r" r:embed="rId1"><a:ext><s:svgBlip xmlns:s="s" r:embed="rId2"/></a:ext></a:blip></w:drawing></w:r></w:p>';
      const parts = {
        'word/media/image1.png': card,
        'word/media/image2.svg': strToU8(
          '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0"/></svg>',
        ),
        'word/_rels/document.xml.rels': strToU8(
          '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://x/image" Target="media/image1.png"/><Relationship Id="rId2" Type="http://x/image" Target="media/image2.svg"/></Relationships>',
        ),
      };
      const bytes = withParts(parts, BODY + drawn);
      const document = await readDocument(bytes, 'docx', PATIENCE);
      const edits = editsOf(document, NAME);
      cleaned = await cleanDocument(bytes, 'docx', { edits, document, ...PATIENCE });
    }, TEST_LIMIT);

    it('is blank, and so is its SVG version', async () => {
      const again = await readDocument(cleaned.bytes, 'docx', PATIENCE);
      expect(again.text).toBe('Please keep a copy of the card below.');
      expect(again.unread).toEqual([]);
      const parts = unzipSync(cleaned.bytes);
      expect(Buffer.from(parts['word/media/image2.svg']!).toString()).not.toContain('path');
      expect(Buffer.from(parts['word/media/image1.png']!).subarray(16, 24)).toEqual(
        Buffer.from(card).subarray(16, 24),
      );
    });

    it('has the passage certified as removed with every check passed', () => {
      const [edit] = cleaned.certificate.edits;
      expect(edit).toMatchObject({ place: 'Picture 1, line 2', outcome: 'removed' });
      expect(cleaned.certificate.checks.every(({ passed }) => passed)).toBe(true);
    });
  });

  it(
    'makes cleaning fail if it still shows words that were removed only from the text',
    async () => {
      const bytes = withParts({ 'word/media/image1.png': card }, makeParagraph(`For ${NAME}.`));
      const document = await readDocument(bytes, 'docx', PATIENCE);
      const edits = editsOf(document, NAME).slice(0, 1);
      await expect(
        cleanDocument(bytes, 'docx', { edits, document, ...PATIENCE }),
      ).rejects.toMatchObject({ code: 'documents.cleaning_unproven' });
    },
    TEST_LIMIT,
  );
});
