import { expect, it } from 'vitest';

import { asReported } from './reported-condition.ts';

/** The severity that a whole sentence gets as a statement. */
function severityOf(sentence: string): string | undefined {
  return asReported(sentence, { start: 0, end: sentence.length, confidence: 0.8, why: '' })
    .severity;
}

it.each(['lives with HIV', 'has aids', 'AIDS since 2009'])('is grave: %s', (sentence) => {
  expect(severityOf(sentence)).toBe('high');
});

it.each(['two hearing aids', 'needs walking aids', 'HIV test negative', 'has gout'])(
  'is as grave as others: %s',
  (sentence) => {
    expect(severityOf(sentence)).toBeUndefined();
  },
);
