import { describe, expect, it } from 'vitest';

import { readDocument } from '../read-document.ts';
import { type Formatting, makeFormattedDoc } from '../testing/formatted-doc.ts';
import { cleanDoc } from './cleaning/clean-doc.ts';
import { readDoc } from './read-doc.ts';

const BODY = 'Seen, then a secret, and the end.\rA second paragraph.\r';
const SECRET = 'then a secret';
const start = BODY.indexOf(SECRET);
const RUN = { start, end: start + SECRET.length };
const SECOND = { start: BODY.indexOf('A second'), end: BODY.length };
const HIDDEN = [0x3c, 0x08];
const ON = [...HIDDEN, 1];
const CHARACTER_STYLE = [0x30, 0x4a];

/** The part of the text that is reported as hidden. */
function hiddenIn(formatting: Formatting): string[] {
  const { text, segments } = readDoc(makeFormattedDoc(BODY, formatting));
  return segments
    .filter(({ part, hiddenBy }) => part === 'hidden-text' && hiddenBy === 'marked-hidden')
    .map((segment) => text.slice(segment.start, segment.end));
}

describe('hidden text in a .doc file', () => {
  it.each([
    ['switched on', ON, [SECRET]],
    ['switched off', [...HIDDEN, 0], []],
    ['as its style says', [...HIDDEN, 0x80], []],
    ['not as its style says', [...HIDDEN, 0x81], [SECRET]],
    ['behind properties of other lengths', [0x43, 0x4a, 24, 0, 0x09, 0xca, 1, 7, ...ON], [SECRET]],
    ['by the switch of style separators', [0x18, 0x08, 1], [SECRET]],
  ])('is detected from character properties: %s', (_, properties, found) => {
    expect(hiddenIn({ runs: [{ ...RUN, properties }] })).toEqual(found);
  });

  it('is detected when a character style or its base style hides it', () => {
    const styles = [
      { kind: 2, properties: ON },
      { kind: 2, base: 0, properties: [] },
    ] as const;
    for (const style of [0, 1]) {
      const runs = [{ ...RUN, properties: [...CHARACTER_STYLE, style, 0] }];
      expect(hiddenIn({ runs, styles })).toEqual([SECRET]);
    }
  });

  it('is detected when a paragraph style hides it, except in runs that turn hiding off', () => {
    const styles = [{ kind: 1, properties: ON }] as const;
    const paragraphs = [{ ...SECOND, style: 0 }];
    const shown = { start: SECOND.start, end: SECOND.start + 1, properties: [...HIDDEN, 0] };
    const rest = { start: SECOND.start + 2, end: SECOND.end, properties: [] };
    expect(hiddenIn({ runs: [shown, rest], paragraphs, styles })).toEqual([' second paragraph.']);
  });

  it('is reported with its position and leaves the rest as one paragraph', async () => {
    const bytes = makeFormattedDoc(BODY, { runs: [{ ...RUN, properties: ON }] });
    const { text, signs } = await readDocument(bytes, 'doc');
    expect(text.split('\n')).toEqual(['Seen, , and the end.', SECRET, 'A second paragraph.']);
    const at = text.indexOf(SECRET);
    expect(signs).toMatchObject([{ kind: 'hidden-text', start: at, end: at + SECRET.length }]);
  });

  it('is blanked in a cleaned copy while visible text stays', async () => {
    const bytes = makeFormattedDoc(BODY, { runs: [{ ...RUN, properties: ON }] });
    const { bytes: cleaned, stripped } = await cleanDoc(bytes, []);
    expect(readDoc(cleaned).text).toBe('Seen, , and the end.\nA second paragraph.');
    expect(Buffer.from(cleaned).toString('utf16le')).not.toContain(SECRET);
    expect(stripped).toContainEqual(expect.objectContaining({ kind: 'hidden-text', count: 1 }));
  });

  it('does not stop a corrupt file with circular styles or missing pages from being read', () => {
    const styles = [
      { kind: 2, base: 1, properties: [] },
      { kind: 2, base: 0, properties: [] },
    ] as const;
    const runs = [{ ...RUN, properties: [...CHARACTER_STYLE, 0, 0] }];
    expect(hiddenIn({ runs, styles })).toEqual([]);
    const bytes = Buffer.from(makeFormattedDoc(BODY, { runs: [{ ...RUN, properties: ON }] }));
    const main = 512 * 3;
    // The length of the table of character FKPs.
    bytes.writeUInt32LE(0xffffffff, main + 0xfe);
    expect(readDoc(bytes).text).toContain('Seen');
  });
});

describe('text deleted by a tracked change in a .doc file', () => {
  const DELETED = [0x00, 0x08, 1, 0x63, 0x48, 1, 0, 0x64, 0x68, 9, 8, 7, 6];
  const INSERTED = [0x01, 0x08, 1, 0x04, 0x48, 1, 0, 0x05, 0x68, 9, 8, 7, 6];
  const bytes = makeFormattedDoc(BODY, {
    runs: [
      { ...RUN, properties: DELETED },
      { ...SECOND, properties: INSERTED },
    ],
  });

  it('is no visible text', () => {
    const { text, segments } = readDoc(bytes);
    const deleted = segments.find(({ part }) => part === 'deleted-text')!;
    expect(text.slice(deleted.start, deleted.end)).toBe(SECRET);
    expect(deleted.hiddenBy).toBeUndefined();
    expect(text).toContain('Seen, , and the end.\n');
  });

  it('is gone from a cleaned copy, in which all changes are accepted', async () => {
    const { bytes: cleaned, stripped } = await cleanDoc(bytes, []);
    expect(readDoc(cleaned).text).toBe('Seen, , and the end.\nA second paragraph.');
    const file = Buffer.from(cleaned);
    expect(file.toString('utf16le')).not.toContain(SECRET);
    expect(file.includes(Buffer.from([0x64, 0x68, 9, 8, 7, 6]))).toBe(false);
    expect(file.includes(Buffer.from([...ON, 0x63, 0x48, 0, 0, 0x64, 0x68, 0, 0, 0, 0]))).toBe(
      true,
    );
    expect(file.includes(Buffer.from([0x75, 0x08, 0, 0x04, 0x48, 0, 0, 0x05, 0x68, 0]))).toBe(true);
    expect(stripped).toContainEqual(expect.objectContaining({ kind: 'tracked-changes', count: 1 }));
  });
});
