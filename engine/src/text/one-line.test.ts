import { describe, expect, it } from 'vitest';

import { oneLine } from './one-line.ts';

describe('what is written over several lines', () => {
  it('goes on before a bar with nothing, and else with a blank', () => {
    const rest = 'three';
    expect(oneLine`one
      |two
      |${rest} and
      four`).toBe('one|two|three and four');
  });

  it('keeps its backslashes', () => {
    expect(oneLine`\d\n
      |\.`).toBe(String.raw`\d\n|\.`);
  });
});
