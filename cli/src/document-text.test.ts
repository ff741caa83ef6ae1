import { expect, it } from 'vitest';

import { documentText } from './document-text.ts';

const TEXT = 'One\ttwo\n\u001b]0;x\u0007three\u009b31m\u202e\n';

it('control characters are replaced when text is printed to a terminal', () => {
  expect(documentText(TEXT, { isTTY: true })).toBe(
    'One\ttwo\n\uFFFD]0;x\uFFFDthree\uFFFD31m\uFFFD\n',
  );
});

it('text is unchanged when written to a file', () => {
  expect(documentText(TEXT, {})).toBe(TEXT);
});
