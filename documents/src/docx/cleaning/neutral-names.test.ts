import { unzipSync, zipSync } from 'fflate';
import { expect, it } from 'vitest';

import { cleanDocument } from '#documents/cleaning/clean-document.ts';
import { readDocument } from '#documents/read-document.ts';
import { editsOf } from '#documents/testing/cleaned-pdf.ts';
import {
  CONTENT_TYPES,
  makeDocx,
  makeParagraph,
  makePart,
} from '#documents/testing/minimal-docx.ts';
import { TINY_PNG } from '#documents/testing/tiny-pictures.ts';

const NAME = 'Jane Quillfeather';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml';
const relate = (id: string, type: string, target: string): string =>
  `<Relationship Id="${id}" Type="${RELATIONS}/${type}" Target="${target}"/>`;
const picture = (id: string): string =>
  `<w:p><w:r><w:drawing><a:blip r:embed="${id}"/></w:drawing></w:r></w:p>`;

const PNG = '<Default Extension="png" ContentType="image/png"/></Types>';

/** A document with pictures of these names. */
function makeWord(
  body: string,
  { parts, pictures }: { parts: Readonly<Record<string, string>>; pictures: readonly string[] },
): Uint8Array {
  const { '[Content_Types].xml': types = CONTENT_TYPES } = parts;
  const bytes = makeDocx(body, {
    ...parts,
    '[Content_Types].xml': types.replace('</Types>', PNG),
  });
  const media = pictures.map((name) => [`word/media/${name}`, TINY_PNG] as const);
  return zipSync({ ...unzipSync(bytes), ...Object.fromEntries(media) });
}

/** The parts of a document by name after the name was removed and the copy was verified. */
async function cleanParts(bytes: Uint8Array) {
  const document = await readDocument(bytes, 'docx');
  const edits = editsOf(document, NAME).map((edit) =>
    Object.assign(edit, { label: 'person-name' }),
  );
  const cleaned = await cleanDocument(bytes, 'docx', { edits, document });
  const parts = Object.entries(unzipSync(cleaned.bytes));
  return new Map(parts.map(([name, content]) => [name, Buffer.from(content).toString('latin1')]));
}

it.each([
  'Jane_Quillfeather.png',
  'scan_jane_quillfeather_passport.png',
  'jane-quillfeather.png',
  'jane%20quillfeather.png',
  'Quillfeather.png',
])('gives a picture named %s a neutral name', async (name) => {
  const parts = await cleanParts(
    makeWord(`${makeParagraph(`Hired: ${NAME}`)}${picture('rId7')}${picture('rId8')}`, {
      parts: {
        'word/_rels/document.xml.rels': `<Relationships>${relate('rId7', 'image', `media/${name}`)}${relate('rId8', 'image', 'media/image1.png')}</Relationships>`,
      },
      pictures: [name, 'image1.png'],
    }),
  );
  expect([...parts.keys()].filter((part) => part.includes('media'))).toEqual([
    'word/media/image2.png',
    'word/media/image1.png',
  ]);
  const relations = parts.get('word/_rels/document.xml.rels')!;
  expect(relations).toContain(relate('rId7', 'image', '/word/media/image2.png'));
  expect(relations).toContain(relate('rId8', 'image', 'media/image1.png'));
  expect(parts.get('[Content_Types].xml')).toContain('PartName="/word/media/image2.png"');
  expect([...parts.values()].join('')).not.toMatch(/quillfeather/i);
});

it('gives other parts and identifiers of relationships neutral names, with all that refers to them', async () => {
  const override = `<Override PartName="/word/quillfeather/footer.xml" ContentType="${WORD}.footer+xml"/></Types>`;
  const parts = await cleanParts(
    makeWord(`${makeParagraph(`Hired: ${NAME}`)}${picture('Quillfeather')}`, {
      parts: {
        '[Content_Types].xml': CONTENT_TYPES.replace('</Types>', override),
        'word/_rels/document.xml.rels': `<Relationships>${relate('Quillfeather', 'image', 'media/image1.png')}${relate('rId2', 'footer', 'quillfeather/footer.xml')}</Relationships>`,
        'word/quillfeather/footer.xml': makePart('ftr', picture('rId1')),
        'word/quillfeather/_rels/footer.xml.rels': `<Relationships>${relate('rId1', 'image', '../media/image1.png')}</Relationships>`,
      },
      pictures: ['image1.png'],
    }),
  );
  expect(parts.get('word/_rels/document.xml.rels')).toContain(
    relate('rId2', 'footer', '/word/part1.xml'),
  );
  expect(parts.get('word/_rels/part1.xml.rels')).toContain(
    relate('rId1', 'image', '/word/media/image1.png'),
  );
  expect(parts.get('[Content_Types].xml')).toContain('PartName="/word/part1.xml"');
  const id = /r:embed="([^"]*)"/.exec(parts.get('word/document.xml')!)![1]!;
  expect(parts.get('word/_rels/document.xml.rels')).toContain(
    relate(id, 'image', 'media/image1.png'),
  );
  expect([...parts].flat().join('')).not.toMatch(/quillfeather/i);
});
