import { describe, expect, it } from 'vitest';

import { createMaskWithin } from './mask-within.ts';

const TEXT = 'The PIN 4711 and the card 4000 1234 5678 9010 stay secret.';

function spanOf(words: string) {
  const start = TEXT.indexOf(words);
  return { start, end: start + words.length };
}

describe('an excerpt of a text', () => {
  const show = createMaskWithin(TEXT, [
    { ...spanOf('4000 1234 5678 9010'), type: 'credit-card' },
    spanOf('4711'),
  ]);

  it('is shown with its sensitive values masked', () => {
    expect(show(spanOf(TEXT))).toBe('The PIN •••• and the card •••• 9010 stay secret.');
  });

  it('is shown unchanged if it touches no sensitive value', () => {
    expect(show(spanOf('and the card'))).toBe('and the card');
    expect(show(spanOf('The PIN '))).toBe('The PIN ');
  });

  it('shows only the masked form of a value that it cuts through', () => {
    expect(show(spanOf('card 4000 12'))).toBe('card •••• 9010');
    expect(show(spanOf('9010 stay'))).toBe('•••• 9010 stay');
  });

  it('masks a value nested in another only once', () => {
    const overlapping = createMaskWithin(TEXT, [
      spanOf('PIN 4711'),
      spanOf('4711 and'),
      spanOf('PIN'),
    ]);
    expect(overlapping(spanOf('The PIN 4711 and the'), () => '#')).toBe('The ## the');
  });
});
