import { describe, expect, it } from 'vitest';

import { makeCompoundFile, makeDocStreams, TEXT_START } from '#documents/testing/minimal-doc.ts';

import { openCompoundFile } from '../compound-file.ts';
import { readDoc } from '../read-doc.ts';
import { cleanDoc } from './clean-doc.ts';

const LEFT = 'Dismissed because of Jane Quillfeather';

/** A document with bytes after its text that no piece refers to. */
async function cleanBefore(
  leftover: Uint8Array,
  isTextOver = false,
): Promise<{ text: string; main: Buffer }> {
  const streams = makeDocStreams({ body: 'What is seen of it.\r' });
  const main = Buffer.concat([streams['WordDocument']!, Buffer.of(0), leftover]);
  main.writeUInt32LE(TEXT_START, 0x18);
  main.writeUInt32LE(isTextOver ? main.length - leftover.length : main.length, 0x1c);
  const { bytes } = await cleanDoc(makeCompoundFile({ ...streams, WordDocument: main }), []);
  const cleaned = openCompoundFile(bytes).stream('WordDocument')!;
  return { text: readDoc(bytes).text, main: Buffer.from(cleaned).subarray(0, main.length) };
}

describe('what nothing in a Word 97 file refers to', () => {
  it.each([
    ['of one byte each', Buffer.from(`${LEFT}.`)],
    ['of two bytes each', Buffer.from(LEFT, 'utf16le')],
    ['of another script', Buffer.from('Уволена по болезни', 'utf16le')],
  ])('blanks text left over from fast saves, in characters %s', async (_, leftover) => {
    const { text, main } = await cleanBefore(leftover);
    expect(text).toBe('What is seen of it.');
    expect(main.subarray(-leftover.length).toString('latin1')).toMatch(/^[ \0.]*$/);
  });

  it.each([
    ['of numbers', Buffer.from('No. 536-22-8817\0+48 601 234 567')],
    ['of short names', Buffer.from('Nowak\0', 'utf16le')],
    ['that is no text', Buffer.from(Array.from({ length: 200 }, (_, at) => (at * 37) % 251))],
  ])(
    'blanks what nothing refers to, within and after the text: what is left %s',
    async (_, left) => {
      for (const isTextOver of [false, true]) {
        const { text, main } = await cleanBefore(left, isTextOver);
        expect(text).toBe('What is seen of it.');
        expect(main.subarray(-left.length).every((byte) => byte === 0)).toBe(true);
      }
    },
  );

  it('keeps the sections that a table refers to after the text', async () => {
    const section = Buffer.concat([Buffer.of(6, 0), Buffer.from('abcdef')]);
    const streams = makeDocStreams({ body: 'Seen.\r' });
    const start = streams['WordDocument']!.length;
    const table = Buffer.alloc(20);
    table.writeUInt32LE(start, 8 + 2);
    const { WordDocument: main, '1Table': tables } = makeDocStreams({
      body: 'Seen.\r',
      tables: { 6: table },
    });
    const bytes = makeCompoundFile({
      '1Table': tables!,
      WordDocument: Buffer.concat([main!, section, Buffer.from('left')]),
    });
    const cleaned = openCompoundFile((await cleanDoc(bytes, [])).bytes).stream('WordDocument')!;
    const after = Buffer.from(cleaned).subarray(start, start + section.length + 4);
    expect(after).toEqual(Buffer.concat([section, Buffer.alloc(4)]));
  });

  it('blanks what follows the last table and the last picture', async () => {
    const streams = makeDocStreams({ body: 'What is seen of it.\r' });
    const left = Buffer.from('No. 536-22-8817');
    const bytes = makeCompoundFile({
      WordDocument: streams['WordDocument']!,
      '1Table': Buffer.concat([streams['1Table']!, left]),
      Data: left,
    });
    const { bytes: cleaned, stripped } = await cleanDoc(bytes, []);
    expect(Buffer.from(cleaned).includes('8817')).toBe(false);
    expect(readDoc(cleaned).text).toBe('What is seen of it.');
    expect(stripped).toContainEqual(expect.objectContaining({ kind: 'leftovers' }));
  });

  it('keeps the levels of lists, which follow their table without being part of it', async () => {
    const list = Buffer.alloc(2 + 28);
    list.writeUInt16LE(1, 0);
    list.writeUInt8(1, 2 + 26);
    const level = Buffer.concat([Buffer.alloc(28), Buffer.of(2, 0), Buffer.from('%.', 'utf16le')]);
    const streams = makeDocStreams({ body: 'Seen.\r', tables: { 73: list } });
    const table = Buffer.concat([streams['1Table']!, level, Buffer.from('left')]);
    const { bytes } = await cleanDoc(makeCompoundFile({ ...streams, '1Table': table }), []);
    const cleaned = Buffer.from(openCompoundFile(bytes).stream('1Table')!);
    expect(cleaned.subarray(table.length - 4 - 6, table.length)).toEqual(
      Buffer.concat([Buffer.of(2, 0), Buffer.from('%.', 'utf16le'), Buffer.alloc(4)]),
    );
  });
});
