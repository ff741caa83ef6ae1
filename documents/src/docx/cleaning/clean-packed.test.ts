import { gunzipSync, gzipSync, strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';

import type { CleanedFile } from '#documents/cleaning/cleaning.ts';
import { CONTENT_TYPES, makeDocx, makeParagraph } from '#documents/testing/minimal-docx.ts';

import { cleanDocx } from './clean-docx.ts';
import { listDocxContents } from './list-docx-contents.ts';

const SECRET = 'Jane Quillfeather';
const SPELLING = /Jane Quillfeather/;
const inBase64 = (content: Uint8Array | string): string => Buffer.from(content).toString('base64');
const archive = zipSync({ 'note.xml': strToU8(`<a>${SECRET}</a>`) });

/** A document that shows the secret, with further content and a part declared as a picture. */
function makeHost(content: string, picture?: { name: string; bytes: Uint8Array }): Uint8Array {
  const body = makeParagraph(SECRET) + content;
  const types = CONTENT_TYPES.replace(
    '</Types>',
    '<Default Extension="png" ContentType="image/png"/><Default Extension="emz" ContentType="image/x-emz"/></Types>',
  );
  const files = unzipSync(makeDocx(body, { '[Content_Types].xml': types }));
  return zipSync(picture ? { ...files, [picture.name]: picture.bytes } : files);
}

async function clean(bytes: Uint8Array): Promise<CleanedFile & { parts: Record<string, Buffer> }> {
  const edit = { start: 0, end: SECRET.length, action: 'remove' } as const;
  const cleaned = await cleanDocx(bytes, [edit]);
  const parts = Object.entries(unzipSync(cleaned.bytes));
  return {
    ...cleaned,
    parts: Object.fromEntries(parts.map(([name, own]) => [name, Buffer.from(own)])),
  };
}

const listed = async (bytes: Uint8Array): Promise<string[]> =>
  (await listDocxContents(bytes))
    .filter(({ text }) => SPELLING.test(text))
    .map(({ place }) => place);

describe('an encoded copy of a removed value in a Word document', () => {
  it.each([
    [
      'the data of a field',
      `<w:p><w:r><w:fldChar><w:fldData>${inBase64(`<a>${SECRET}</a>`)}</w:fldData></w:fldChar></w:r></w:p>`,
    ],
    [
      'the packed form of a drawing',
      `<w:p><w:r><w:pict><v:rect xmlns:o="o" o:gfxdata="${inBase64(archive)}"/></w:pict></w:r></w:p>`,
    ],
    [
      'text of 16 bits in an attribute',
      `<w:p><w:r><w:pict><v:rect title="${inBase64(Buffer.from(SECRET, 'utf16le'))}"/></w:pict></w:r></w:p>`,
    ],
    [
      'an archive in an address',
      `<w:p><w:r><w:pict><v:rect href="data:a/b;base64,${inBase64(archive)}"/></w:pict></w:r></w:p>`,
    ],
  ])('is listed and removed when it is in %s', async (_, content) => {
    const host = makeHost(content);
    const plain = await listed(makeHost(''));
    expect((await listed(host)).filter((place) => !plain.includes(place))).not.toEqual([]);
    expect(await listed((await clean(host)).bytes)).toEqual([]);
  });

  it('is masked in a compressed metafile, and the stored file name is removed', async () => {
    const head = Buffer.alloc(88);
    head.writeUInt32LE(1);
    head.write(' EMF', 40);
    const metafile = Buffer.concat([head, Buffer.from(SECRET, 'utf16le')]);
    const bytes = gzipSync(metafile, { filename: `${SECRET}.emf` });
    const host = makeHost('', { name: 'word/media/image1.emz', bytes });
    expect(await listed(host)).toContain('word/media/image1.emz, unpacked, 16-bit text');
    const { bytes: cleaned, parts } = await clean(host);
    expect(await listed(cleaned)).toEqual([]);
    expect(gunzipSync(parts['word/media/image1.emz']!)).toHaveLength(metafile.length);
  });

  it('is dropped along with a part that is declared as an image but is not one', async () => {
    const host = makeHost('', { name: 'word/media/x.png', bytes: archive });
    expect(await listed(host)).toContain('word/media/x.png, note.xml');
    const { parts, stripped } = await clean(host);
    expect(parts).not.toHaveProperty(['word/media/x.png']);
    expect(stripped.map(({ kind }) => kind)).toEqual(['embedded-objects']);
  });
});
