import { array, assert, constantFrom, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';

import { analyze } from './analyze.ts';
import { detectors } from './detectors/index.ts';
import { TextReader } from './text-reader.ts';
import type { Report } from './vocabulary.ts';

const EXAMPLES = detectors
  .flatMap((detector) => detector.examples)
  .map((example) => example.replaceAll(/\[\[|\]\]/g, ''));
/** Several sections long, with findings of every kind throughout. */
const LONG_TEXT = Array.from({ length: Math.ceil(150_000 / EXAMPLES.join(' ').length) }, () =>
  EXAMPLES.join('\n'),
).join('\n\n');

function readInParts(text: string, lengths: readonly number[]): Report {
  const reader = new TextReader();
  for (let offset = 0, turn = 0; offset < text.length; turn += 1) {
    const length = lengths[turn % lengths.length] ?? text.length;
    reader.read(text.slice(offset, offset + length));
    offset += length;
  }
  return reader.finish();
}

describe('TextReader', () => {
  it('produces the same report however a long text is split into chunks', () => {
    const whole = analyze(LONG_TEXT);
    expect(whole.findings.length).toBeGreaterThan(1000);
    for (const length of [1999, 100_003]) {
      expect(readInParts(LONG_TEXT, [length])).toEqual(whole);
    }
  });

  it('produces the same report for any text split at any positions', () => {
    const anyText = array(constantFrom(...EXAMPLES, '\n\n', '🙂'), { maxLength: 6 });
    assert(
      property(anyText, array(integer({ min: 1, max: 90 }), { minLength: 1 }), (parts, lengths) => {
        const text = parts.join(' ');
        expect(readInParts(text, lengths)).toEqual(analyze(text));
      }),
      { numRuns: 60 },
    );
  });

  it('finds a value that crosses a section boundary', () => {
    const filler = 'x'.repeat(65_500);
    for (let shift = 0; shift < 40; shift += 8) {
      const text = `${filler}${' y'.repeat(shift)} SSN 219-09-9999, ${'Dear reader. '.repeat(7_000)}`;
      const { findings } = readInParts(text, [10_000]);
      expect(findings.map(({ start, end }) => text.slice(start, end))).toEqual(['219-09-9999']);
    }
  });

  it('reads one text only', () => {
    const reader = new TextReader();
    reader.finish();
    expect(() => reader.read('My SSN is 078-05-1120.')).toThrow(/finished/);
    expect(() => reader.finish()).toThrow(/finished/);
  });

  it('reports how much of a text is in an unsupported language', () => {
    const english =
      'The report was sent to all of the members and it is in the archive of the board. ';
    const german =
      'Der Bericht wurde an alle Mitglieder gesendet und liegt nicht in dem Archiv des Vorstands. ';
    const report = readInParts(english.repeat(2400) + german.repeat(800), [5000]);
    expect(report.language).toBe('en');
    expect(report.notes.map(({ code }) => code)).toEqual(['language-not-supported']);
    expect(report.notes[0]?.message).toMatch(/^About (?:2\d|3\d) % of the text is not in English/);
  });

  it('finds names in an English paragraph of a text that is mostly in another language', () => {
    const english =
      'The report was sent to all of the members, and then Margaret Whitfield from Leeds asked for it to be read to her again.\n';
    const german =
      'Der Bericht wurde an alle Mitglieder gesendet und liegt nicht in dem Archiv des Vorstands, wie es die Satzung verlangt.\n';
    const text = german.repeat(6) + english + german.repeat(6);
    const { findings, language } = readInParts(text, [100]);
    expect(language).toBe('de');
    expect(findings.map(({ start, end }) => text.slice(start, end))).toContain(
      'Margaret Whitfield',
    );
  });
});
