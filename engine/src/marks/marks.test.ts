import { describe, expect, it } from 'vitest';

import { redact } from '#engine/redaction/redact.ts';
import type { Category, Span } from '#engine/vocabulary.ts';

import {
  findMarked,
  type Mark,
  markedFinding,
  markKey,
  standsWithinWords,
  uncovered,
} from './index.ts';

const MARK: Mark = {
  text: 'Kahn',
  category: 'pii',
  severity: 'medium',
  day: '2026-11-27',
  isWithinWords: false,
};

/** The places of words in a text, as they are written there. */
function placesOf(text: string, words: string, isWithinWords = false): string[] {
  const [places = []] = findMarked(text, [{ text: words, isWithinWords }]);
  return places.map(({ start, end }) => text.slice(start, end));
}

describe('occurrences of marked words', () => {
  it('are found regardless of case, spacing and line breaks', () => {
    const text = 'Blue Heron pays. BLUE\n   HERON, Blue\u00a0Heron; blue-\nheron and Blue Herring';
    expect(placesOf(text, ' Blue  Heron\n')).toEqual([
      'Blue Heron',
      'BLUE\n   HERON',
      'Blue\u00a0Heron',
      'blue-\nheron',
    ]);
  });

  it('are only whole words when the marked word is short', () => {
    expect(placesOf('Kahn, Kahns, kahn. Wakahn', 'Kahn')).toEqual(['Kahn', 'kahn']);
  });

  it('include the punctuation that was marked with the words', () => {
    expect(placesOf('call (212) 555-0187!', '(212) 555-0187')).toEqual(['(212) 555-0187']);
    expect(placesOf('- Anna Weber -', '- Anna Weber -')).toEqual(['- Anna Weber -']);
  });

  it('are inside longer words only if the marked text never occurs as a word of its own', () => {
    expect(standsWithinWords('Kahns and Kahn', 'Kahn')).toBe(false);
    expect(standsWithinWords('Kahns', 'Kahn')).toBe(true);
    expect(standsWithinWords('Kuhn', 'Kahn')).toBeUndefined();
    expect(placesOf('Hanna ate a nut', 'an', true)).toEqual(['an']);
  });

  it('are found when the marked words lack the spaces of the text', () => {
    expect(standsWithinWords('He is Li Wu.', 'LiWu')).toBe(true);
    expect(placesOf('He is Li Wu.', 'LiWu', true)).toEqual(['Li Wu']);
  });

  it('share one key when only case and whitespace differ', () => {
    expect(markKey('Blue\nHeron')).toBe(markKey(' blue heron'));
    expect(markKey('Blue Heron')).not.toBe(markKey('Blue Herring'));
  });
});

describe('uncovered', () => {
  const span = (start: number, end: number): Span => ({ start, end });

  it('returns only places that no finding fully covers', () => {
    expect(uncovered([span(2, 6), span(10, 14)], [span(0, 6), span(11, 20)])).toEqual([
      span(10, 14),
    ]);
  });

  it('drops places that are nested in or equal to another', () => {
    const places = [span(5, 10), span(0, 10), span(0, 10), span(8, 12)];
    expect(uncovered(places, [])).toEqual([span(0, 10), span(8, 12)]);
  });
});

describe('a finding from a mark', () => {
  const words = 'the blue heron';

  function clean(category: Category, text = `Ask ${words}; THE BLUE\nHERON knows.`): string {
    const mark = { ...MARK, text: words, category };
    const [places = []] = findMarked(text, [mark]);
    const edits = redact(
      text,
      places.slice(0, 1).map((place) => markedFinding(mark, place)),
    );
    return edits
      .filter(({ action }) => action !== 'keep')
      .reduceRight((left, { start, end, action, text: put = '' }) => {
        const shown = action === 'comment' ? `${left.slice(start, end)}{${put}}` : put;
        return left.slice(0, start) + shown + left.slice(end);
      }, text);
  }

  it('has full confidence and states its source and reason', () => {
    const finding = markedFinding({ ...MARK, note: 'our client' }, { start: 3, end: 7 });
    expect(finding).toMatchObject({
      type: 'marked-by-hand',
      severity: 'medium',
      confidence: 1,
      why: 'A person marked it by hand: our client.',
      source: { kind: 'person', version: '2026-11-27' },
      isInformational: false,
    });
  });

  it('is labeled, removed or commented on in cleaned copies according to its category', () => {
    expect(clean('pii')).toBe('Ask [MARKED-1]; [MARKED-1] knows.');
    expect(clean('policy')).toBe('Ask ;  knows.');
    expect(clean('legal')).toMatch(/^Ask the blue heron\{Marked by hand: .*\}; THE BLUE\nHERON/);
    expect(clean('discrimination')).toContain('the blue heron{Marked by hand: ');
  });

  it('replaces every occurrence of a short word but leaves longer words unchanged', () => {
    const text = 'Li, Liam and Li';
    const mark = { ...MARK, text: 'Li' };
    const edits = redact(text, [markedFinding(mark, { start: 0, end: 2 })]);
    expect(edits.map(({ start, action }) => [start, action])).toEqual([
      [0, 'replace'],
      [13, 'replace'],
    ]);
  });

  it.each([
    ['pii', 'Anna Weber', false],
    ['pii', 'Flat 12, Elm Street', false],
    ['pii', '4411-22-X', true],
    ['policy', 'Tr0ub4dor', true],
    ['policy', 'for internal use', false],
    ['legal', '12345', false],
  ] as const)('of category %s for %s is sensitive: %s', (category, text, isSensitive) => {
    expect(markedFinding({ ...MARK, category, text }, { start: 0, end: 1 })).toMatchObject({
      isSensitive,
    });
  });
});
