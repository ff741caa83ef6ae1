import type { Issue } from '@proviso/contracts';
import type { ExtractedDocument, TextSegment } from '@proviso/documents';
import { describe, expect, it } from 'vitest';

import { excerptAround } from './excerpt-around.ts';
import { packText } from './pack-text.ts';
import { quoteMatch } from './quote-match.ts';
import { searchTexts } from './search-texts.ts';

function documentOf(text: string, segments: readonly TextSegment[] = []): ExtractedDocument {
  return { format: 'txt', text, segments, pages: [], unread: [] };
}

async function search(document: ExtractedDocument, words: string) {
  const { content, layout } = await packText(document, []);
  return searchTexts({ words, texts: [{ id: 7, content, layout, sensitive: [] }] });
}

describe('a stored text', () => {
  it('reports the location of each match as in the document', async () => {
    const text = 'Heron on top\nheron in a note\theron in a picture\nheron at the end';
    const starts = [...text.matchAll(/heron/gi)].map(({ index }) => index);
    const places: readonly Omit<TextSegment, 'start' | 'end'>[] = [
      { part: 'header', page: 1, line: 1 },
      { part: 'footnote', paragraph: 3 },
      { part: 'picture', picture: 2, line: 4, confidence: 0.5 },
      { part: 'body', page: 2, line: 1 },
    ];
    const segments = places.map((place, index): TextSegment => {
      const end = starts[index + 1] === undefined ? text.length : starts[index + 1]! - 1;
      return Object.assign({ start: starts[index]!, end }, place);
    });
    const [found] = await search(documentOf(text, segments), 'HERON');
    expect(found).toMatchObject({ id: 7, places: 4, isCut: false });
    expect(found?.excerpts.map(({ place }) => place.label)).toEqual([
      'Page 1, header, line 1',
      'Footnote, paragraph 3',
      'Picture 2, line 4',
    ]);
    expect(found?.excerpts[0]?.place).toEqual({
      label: 'Page 1, header, line 1',
      part: 'header',
      page: 1,
      line: 1,
    });
  });

  it('supports any characters, and counts up to a thousand matches', async () => {
    const text = `${'😀'.repeat(600_000)} heron \uD800 ${'egret '.repeat(2000)}`;
    const document = documentOf(text);
    const [found] = await search(document, 'heron');
    expect(found?.excerpts[0]).toMatchObject({ start: text.indexOf('heron') });
    expect(await search(document, 'egret')).toMatchObject([{ places: 1000, isCut: true }]);
    expect(await search(document, 'ibis')).toEqual([]);
  });
});

describe('an excerpt', () => {
  const text = `${'far away '.repeat(20)}key is qk-1234567890abcdefghij here: heron, and 4000 1234 5678 9010 after`;
  const spanOf = (words: string): Pick<Issue, 'start' | 'end'> => {
    const start = text.indexOf(words);
    return { start, end: start + words.length };
  };
  const sensitive = [spanOf('qk-1234567890abcdefghij'), spanOf('4000 1234 5678 9010')];

  it('masks sensitive values around its match', () => {
    const { before, after } = excerptAround(text, spanOf('heron'), sensitive);
    expect(before).toMatch(/^… ?away .*key is •••• here: $/);
    expect(after).toBe(', and •••• after');
  });

  it('hides the rest of a sensitive value that is only partly matched', () => {
    const { before, after } = excerptAround(text, spanOf('1234 5678'), sensitive);
    expect(before).toMatch(/heron, and ••••$/);
    expect(after).toBe('•••• after');
  });

  it('masks a sensitive value that is cut off by its end', () => {
    const long = `heron ${'x'.repeat(60)} ${'1234'.repeat(40)} end`;
    const cut = { start: 67, end: 67 + 160 };
    const { after } = excerptAround(long, { start: 0, end: 5 }, [cut]);
    expect(after).toBe(` ${'x'.repeat(60)} ••••…`);
  });
});

describe('a match', () => {
  const quote = (text: string, words: string, sensitive: readonly Pick<Issue, 'start' | 'end'>[]) =>
    quoteMatch(text, { start: 0, end: text.length }, words, sensitive);

  it('is quoted as it stands in the text, on one line', () => {
    expect(quote('José\n  SMI\u00adTH', 'jose smith', [])).toBe('José SMITH');
    expect(quote('2190-9999', '2190 9999', [])).toBe('2190-9999');
  });

  it('is quoted as typed where it is sensitive or encoded', () => {
    expect(quote('Hunter2-Xy', 'hunter2xy', [{ start: 0, end: 20 }])).toBe('hunter2xy');
    expect(quote('SmFuZSBSb2UgaXM=', 'Jane Roe', [])).toBe('Jane Roe');
  });
});
