import { describe, expect, it } from 'vitest';

import { oneLine } from './one-line.ts';

describe('oneLine', () => {
  it('joins lines with a space, or with nothing before a vertical bar', () => {
    const rest = 'three';
    expect(oneLine`one
      |two
      |${rest} and
      four`).toBe('one|two|three and four');
  });

  it('keeps backslashes', () => {
    expect(oneLine`\d\n
      |\.`).toBe(String.raw`\d\n|\.`);
  });
});
