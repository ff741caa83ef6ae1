import { describe, expect, it } from 'vitest';

import { createMaskWithin } from './mask-within.ts';

const TEXT = 'The PIN 4711 and the card 4000 1234 5678 9010 stay secret.';

function spanOf(words: string) {
  const start = TEXT.indexOf(words);
  return { start, end: start + words.length };
}

describe('a stretch of a text', () => {
  const show = createMaskWithin(TEXT, [spanOf('4000 1234 5678 9010'), spanOf('4711')]);

  it('is shown with what is sensitive in it masked', () => {
    expect(show(spanOf(TEXT))).toBe('The PIN •••• and the card •••• 9010 stay secret.');
  });

  it('is shown as it is where it touches nothing sensitive', () => {
    expect(show(spanOf('and the card'))).toBe('and the card');
    expect(show(spanOf('The PIN '))).toBe('The PIN ');
  });

  it('shows nothing more of what it cuts', () => {
    expect(show(spanOf('card 4000 12'))).toBe('card •••• 9010');
    expect(show(spanOf('9010 stay'))).toBe('•••• 9010 stay');
  });

  it('masks as one what stands within another', () => {
    const overlapping = createMaskWithin(TEXT, [
      spanOf('PIN 4711'),
      spanOf('4711 and'),
      spanOf('PIN'),
    ]);
    expect(overlapping(spanOf('The PIN 4711 and the'), () => '#')).toBe('The ## the');
  });
});
