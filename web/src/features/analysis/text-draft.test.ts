import { expect, it } from 'vitest';

import { draftOf, keepDraft } from './text-draft.ts';

it('gives a text back to whoever wrote it, and to nobody else', () => {
  expect(draftOf(7)).toBe('');
  keepDraft({ userId: 7, text: 'Dear all' });
  expect(draftOf(7)).toBe('Dear all');
  expect(draftOf(8)).toBe('');
  keepDraft({ userId: 8, text: 'Good morning' });
  expect(draftOf(7)).toBe('');
});
