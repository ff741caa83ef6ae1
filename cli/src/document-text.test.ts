import { expect, it } from 'vitest';

import { documentText } from './document-text.ts';

const TEXT = 'One\ttwo\n\u001b]0;x\u0007three\u009b31m\u202e\n';

it('spares a terminal what would steer it', () => {
  expect(documentText(TEXT, { isTTY: true })).toBe(
    'One\ttwo\n\uFFFD]0;x\uFFFDthree\uFFFD31m\uFFFD\n',
  );
});

it('changes nothing on the way to a file', () => {
  expect(documentText(TEXT, {})).toBe(TEXT);
});
