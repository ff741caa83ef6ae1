import { describe, expect, it } from 'vitest';

import { analyze } from '../analyze.ts';
import { detectors } from './index.ts';

const MARK = /\[\[([\s\S]*?)\]\]/g;

/** The example without its brackets, and the spans they mark. */
function parseExample(example: string): { text: string; expected: string[] } {
  const expected: string[] = [];
  let removed = 0;
  const text = example.replaceAll(MARK, (_marked: string, found: string, offset: number) => {
    expected.push(`${offset - removed}: ${found}`);
    removed += 4;
    return found;
  });
  return { text, expected };
}

function findingsOf(id: string, text: string): string[] {
  return analyze(text, { rulesOnly: true })
    .findings.filter((finding) => finding.ruleId === id)
    .map(({ start, end }) => `${start}: ${text.slice(start, end)}`);
}

describe.each(detectors.map((detector) => [detector.id, detector] as const))(
  '%s',
  (id, detector) => {
    it.each(detector.examples)('finds exactly what is marked in %j', (example) => {
      const { text, expected } = parseExample(example);
      expect(findingsOf(id, text)).toEqual(expected);
    });

    it('has at least two examples that it flags and two that it does not', () => {
      const marked = detector.examples.filter((example) => example.includes('[['));
      expect(marked.length).toBeGreaterThanOrEqual(2);
      expect(detector.examples.length - marked.length).toBeGreaterThanOrEqual(2);
    });
  },
);

describe('the detector registry', () => {
  it('gives each detector a unique kebab-case id', () => {
    const ids = detectors.map((detector) => detector.id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => !/^[a-z][a-z\d]*(?:-[a-z\d]+)*$/.test(id))).toEqual([]);
  });

  it('describes each detector and its recommendation in full sentences', () => {
    const sentences = detectors.flatMap(({ description, recommendation }) => [
      description,
      recommendation,
    ]);
    expect(sentences.filter((sentence) => !/^[A-Z][^\n]+\.$/.test(sentence))).toEqual([]);
  });
});
