import { describe, expect, it } from 'vitest';

import { languageRuns } from './language-runs.ts';

const ENGLISH =
  'The meeting was held in the morning, and everybody agreed that the plan is good. We will send the report to all the members of the board, and they can comment on it until the end of May.\n';
const GERMAN =
  'Die Sitzung fand am Vormittag statt, und alle waren sich einig, dass der Plan gut ist. Wir werden den Bericht an alle Mitglieder des Vorstands senden, und sie können ihn bis Ende Mai lesen.\n';

function languagesOf(text: string): (string | null)[] {
  return languageRuns(text).map(({ language }) => language);
}

describe('languageRuns', () => {
  it('returns a single run for a text in one language', () => {
    expect(languageRuns(ENGLISH)).toEqual([{ start: 0, end: ENGLISH.length, language: 'en' }]);
    expect(languagesOf(GERMAN.repeat(20))).toEqual(['de']);
  });

  it('reports where the language changes', () => {
    expect(languageRuns(ENGLISH + GERMAN + ENGLISH)).toEqual([
      { start: 0, end: ENGLISH.length, language: 'en' },
      { start: ENGLISH.length, end: ENGLISH.length + GERMAN.length, language: 'de' },
      {
        start: ENGLISH.length + GERMAN.length,
        end: 2 * ENGLISH.length + GERMAN.length,
        language: 'en',
      },
    ]);
  });

  it('assigns names and numbers between paragraphs to the preceding paragraph', () => {
    const list = 'A1 4711\nB2 4712\n'.repeat(20);
    expect(languagesOf(ENGLISH + list + GERMAN)).toEqual(['en', 'de']);
  });

  it('covers the text to its end', () => {
    const text = `${GERMAN}\n\n${ENGLISH}OK`;
    expect(languageRuns(text).at(-1)?.end).toBe(text.length);
  });
});
