import { analyse } from 'scslre';
import { describe, expect, it } from 'vitest';

import { collectExpressions, type EngineExpression } from './regular-expressions.ts';

const expressions = await collectExpressions();

/** They read what this project has written itself. */
const READS_OWN_DATA = new Set(['detectors/pii/identifiers/picture.ts']);
/** They are tried only on what stands right before or behind a place, although their files see whole sections. */
const SEE_WINDOWS = new Set([
  // On the forty characters before a name.
  'post-processing/people/repeated-names.ts',
]);
/** A bounded repetition of at least this length is as bad as an unbounded one when it is ambiguous. */
const LONG_REPETITION = /\{\d*,(?:[2-9]\d|\d{3,})\}/g;

const judged = expressions.filter(({ origin }) => !READS_OWN_DATA.has(origin));

function written({ source, flags, origin }: EngineExpression): string {
  return `/${source}/${flags} of ${origin}`;
}

describe("the engine's regular expressions", () => {
  it('are all collected, both written and constructed', () => {
    const constructed = expressions.filter(({ isConstructed }) => isConstructed);
    expect(constructed.length).toBeGreaterThan(100);
    expect(expressions.length - constructed.length).toBeGreaterThan(200);
  });

  it.each([
    ['post-processing/people/animal-records.ts', '(?:is|was) an? '],
    ['post-processing/people/of-the-dead.ts', 'Franklin'],
    ['tables/created-table.ts', 'people'],
    ['key/find-labels.ts', 'MAIL'],
  ])('include those that functions of %s put together', (file, part) => {
    const own = expressions.filter(({ origin, isConstructed }) => isConstructed && origin === file);
    expect(own.filter(({ source }) => source.includes(part))).not.toEqual([]);
  });

  it('have no super-linear backtracking', () => {
    const ambiguous = judged.filter(({ source, flags }) => {
      const { reports } = analyse({ source, flags }, { reportTypes: { Move: false } });
      return reports.length > 0;
    });
    expect(ambiguous.map(written)).toEqual([]);
  });

  it('have no exponential backtracking in long bounded repetitions', () => {
    const ambiguous = judged.filter(({ source, flags }) => {
      const unbounded = { source: source.replaceAll(LONG_REPETITION, '+'), flags };
      const { reports } = analyse(unbounded, { reportTypes: { Move: false } });
      return reports.some(({ exponential }) => exponential);
    });
    expect(ambiguous.map(written)).toEqual([]);
  });

  it('scan a text quadratically only if they see no more than a window of it', () => {
    const scanning = judged.filter(({ source, flags, origin }) => {
      const seesWindows = origin.startsWith('detectors/') || SEE_WINDOWS.has(origin);
      return !seesWindows && analyse({ source, flags }).reports.length > 0;
    });
    expect(scanning.map(written)).toEqual([]);
  });
});
