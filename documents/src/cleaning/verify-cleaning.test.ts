import { describe, expect, it } from 'vitest';

import type { ExtractedDocument, TextPart } from '../extracted-document.ts';
import type { FileContent, TextEdit } from './cleaning.ts';
import { verifyCleaning } from './verify-cleaning.ts';

/** A document with one segment per text. */
function documentOf(
  ...segments: readonly (readonly [text: string, part: TextPart])[]
): ExtractedDocument {
  let start = 0;
  const placed = segments.map(([text, part]) => {
    const segment = { start, end: start + text.length, part };
    start += text.length + 1;
    return segment;
  });
  const text = segments.map(([own]) => own).join('\n');
  return { format: 'txt', text, segments: placed, pages: [], unread: [] };
}

const UNDECODABLE = { code: 'undecodable-text', message: 'Unknown fonts.' } as const;
const EDIT: TextEdit = { start: 0, end: 8, action: 'remove' };

interface Expectation {
  readonly contents?: readonly string[];
  readonly kept?: readonly { readonly start: number; readonly end: number }[];
}

/** The names of the checks that fail. */
async function failures(
  document: ExtractedDocument,
  cleaned: string | readonly string[],
  { contents = [], kept = [] }: Expectation = {},
): Promise<string[]> {
  const { checks } = await verifyCleaning({
    document,
    edits: [EDIT],
    kept: kept.map((stretch) => Object.assign(stretch, { action: 'keep' as const })),
    cleaned: [cleaned].flat(),
    contents: contents.map((text) => ({ place: 'part', text })),
  });
  return checks.filter(({ passed }) => !passed).map(({ name }) => name);
}

describe('verifyCleaning', () => {
  it('passes when no removed value is left', async () => {
    expect(
      await failures(documentOf(['Jane Roe left', 'body']), 'X left', { contents: ['X left'] }),
    ).toEqual([]);
  });

  it('fails when the text or another part of the file still contains the value in any spelling', async () => {
    const document = documentOf(['Jane Roe left', 'body']);
    expect(await failures(document, 'JANE\tROE left')).toEqual(['copies-in-text']);
    expect(await failures(document, 'X left', { contents: ['author: jane roe'] })).toEqual([
      'copies-in-file',
    ]);
  });

  it('fails when any reading of the copy still contains the value', async () => {
    const document = documentOf(['Jane Roe left', 'body']);
    expect(await failures(document, ['X left', 'Jane Roe left'])).toEqual(['copies-in-text']);
    expect(await failures(document, ['X left', 'X left'])).toEqual([]);
  });

  it('fails when another part of the file spells the value without accents, unless the text does too', async () => {
    const document = documentOf(['Grøßmann left', 'body']);
    const contents = ['author: grossmann'];
    expect(await failures(document, 'X left', { contents })).toEqual(['copies-in-file']);
    expect(await failures(document, 'X met Grossmann', { contents })).toEqual([]);
  });

  it('says whether every value that remains is shown by a page', async () => {
    const document = documentOf(['Jane Roe left', 'body']);
    const proof = async (contents: readonly FileContent[]) =>
      (await verifyCleaning({ document, edits: [EDIT], kept: [], cleaned: [], contents }))
        .hasUnplaced;
    expect(await proof([{ place: 'object 4', text: 'Jane Roe' }])).toBe(true);
    expect(await proof([{ place: 'page 1', text: 'Jane Roe', page: 1 }])).toBe(false);
  });

  it('allows a value only as often as it occurs in kept passages', async () => {
    const document = documentOf(['Jane Roe left', 'body'], ['Jane Roe came', 'body']);
    const kept = [{ start: 14, end: 22 }];
    const contents = ['Jane Roe'];
    expect(await failures(document, 'X left Jane Roe came', { kept, contents })).toEqual([]);
    expect(await failures(document, 'Jane Roe left Jane Roe came', { kept })).toEqual([
      'copies-in-text',
    ]);
  });

  it('fails on a remaining occurrence that was not marked to keep, even though the input contained it', async () => {
    const document = documentOf(['Jane Roe left', 'body'], ['jane\nroe came', 'body']);
    expect(await failures(document, 'X left jane\nroe came')).toEqual(['copies-in-text']);
  });

  it('does not accept hidden text as a passage to keep', async () => {
    const document = documentOf(['Jane Roe left', 'body'], ['Jane Roe', 'hidden-text']);
    const kept = [{ start: 14, end: 22 }];
    expect(await failures(document, 'X left Jane Roe', { kept })).toEqual(['copies-in-text']);
  });

  it('searches for values of up to three characters only in the text', async () => {
    const document = documentOf(['Jo. Roe! left', 'body']);
    const edits: TextEdit[] = [{ start: 0, end: 2, action: 'remove' }];
    const proof = (cleaned: string) =>
      verifyCleaning({
        document,
        edits,
        kept: [],
        cleaned: [cleaned],
        contents: [{ place: 'part', text: 'jo' }],
      });
    expect((await proof('X. Roe!')).checks.map(({ passed }) => passed)).toEqual([true, true]);
    expect((await proof('Jo! Roe!')).checks.map(({ passed }) => passed)).toEqual([false, true]);
  });

  describe('scans the copy again', () => {
    const scan = async (text: string, cleaned: string, found: string, unread = false) => {
      const document = documentOf([text, 'body']);
      const { checks, hasUnplaced } = await verifyCleaning({
        document: unread ? { ...document, unread: [UNDECODABLE] } : document,
        edits: [
          { start: 0, end: 8, action: 'replace', text: '[PERSON-1]' },
          { start: 9, end: 13, action: 'comment', text: 'Says that somebody resigned.' },
        ],
        kept: [],
        cleaned: [cleaned],
        contents: [],
        rescan: () => [found],
      });
      expect(hasUnplaced).toBe(!checks[2]!.passed);
      return checks[2]!.passed;
    };

    it('and fails when that finds a word or a number which the document does not contain', async () => {
      expect(await scan('Jane Roe left', 'X left 536-22-1234', '536-22-1234')).toBe(false);
      expect(await scan('Jane Roe left MÃ¼ller', 'X left Müller', 'Müller')).toBe(false);
    });

    it.each([
      ['what the document contains, in other letters', 'Jane Roe left Zoe\u0301', 'ZO\u00c9 left'],
      [
        'what other lines divide',
        'Jane Roe left 536-22-\n1234 Zubrow-\nska',
        '536221234 Zubrowska',
      ],
      ['what stood in another order', 'Jane Roe left 4 May Ann Lee', 'Ann Lee left 4 May'],
      ['labels, and what stands beside them', 'Jane Roe left', '[PERSON-1] left'],
      ['comments and references to them', 'Jane Roe left', '[note 1] Says that somebody resigned'],
      ['words of one or two letters', 'Jane Roe left', 'Q7 left'],
    ])('and allows that to find %s', async (_, text, found) => {
      expect(await scan(text, 'X', found)).toBe(true);
    });

    it('and allows that to find anything where letters are not read alike twice', async () => {
      expect(await scan('Jane Roe left', 'X left 536-22-1234', '536-22-1234', true)).toBe(true);
    });
  });
});
