import { describe, expect, it } from 'vitest';

import { readSectionWords } from '#engine/models/sections/section-words.ts';

import { passagesIn, spanOf } from './passages.ts';

function passagesOf(text: string): string[] {
  const section = readSectionWords(text);
  return passagesIn(section).map((passage) => {
    const { start, end } = spanOf(section.words, passage);
    return text.slice(start, end);
  });
}

describe('passagesIn', () => {
  it('returns sentences but not headings or sentences of a few words', () => {
    const text = 'Minutes of the Meeting\n\nThe board met on Monday in Leeds. All agreed.\n';
    expect(passagesOf(text)).toEqual(['The board met on Monday in Leeds']);
  });

  it('splits a long table row at its cells', () => {
    const cell = 'one two three four five six seven eight nine ten eleven twelve thirteen';
    const passages = passagesOf(`"${[cell, cell, cell, cell].join('","')}"`);
    expect(passages).toEqual([cell, cell, cell, cell]);
  });

  it.each([
    '14:02 KB: she is far too old to learn that now',
    '[03/05, 18:20] Mirela K.: she is far too old to learn that now',
    '**16:40 Foreman** she is far too old to learn that now',
    '2026-01-04 16:40 kemal.b: she is far too old to learn that now',
    'KB: she is far too old to learn that now',
    '7,2026-01-04 16:40,Stores,3,"she is far too old to learn that now","None"',
    '{"from": "kb", "text": "she is far too old to learn that now"}',
  ])('returns what is said in %j', (line) => {
    expect(passagesOf(`${line}\n`)).toContain('she is far too old to learn that now');
  });

  it('keeps quotations within a sentence', () => {
    const said = 'He called her "too old for it", and the others "the young ones," at lunch';
    expect(passagesOf(`${said}.`)).toEqual([said]);
  });

  it('splits a text without punctuation into passages of at most 48 words', () => {
    const passages = passagesOf('word '.repeat(200));
    expect(passages.length).toBeGreaterThan(3);
    for (const passage of passages) expect(passage.split(' ').length).toBeLessThanOrEqual(48);
  });
});
