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

describe('blankLeftovers', () => {
  it.each([
    ['of one byte each', Buffer.from(`${LEFT}.`)],
    ['of two bytes each', Buffer.from(LEFT, 'utf16le')],
    ['of another script', Buffer.from('Уволена по болезни', 'utf16le')],
  ])('blanks text left over from fast saves, in characters %s', async (_, leftover) => {
    const { text, main } = await cleanBefore(leftover);
    expect(text).toBe('What is seen of it.');
    expect(main.subarray(-leftover.length).toString('latin1')).toMatch(/^[ \0.]*$/);
  });

  it('leaves non-text bytes and data outside the text area unchanged', async () => {
    const numbers = Buffer.from(Array.from({ length: 200 }, (_, index) => (index * 37) % 251));
    const { main } = await cleanBefore(numbers);
    expect(main.subarray(-numbers.length)).toEqual(numbers);
    const table = Buffer.from(LEFT);
    expect((await cleanBefore(table, true)).main.subarray(-table.length)).toEqual(table);
  });
});
