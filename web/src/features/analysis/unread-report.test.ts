import { describe, expect, it } from 'vitest';

import { adviceFor, hasUnreadPages, reasonsFor } from './unread-report.ts';

const EMPTY = { code: 'text-empty', message: 'There is no text to read.' };
const PICTURES = { code: 'no-text-layer', message: 'Only pictures.', pages: [1, 2] };

describe('a document in which nothing could be read', () => {
  it('that is empty may be the wrong file, and has no pages to view', () => {
    const reading = { notes: [EMPTY] };
    expect(hasUnreadPages(reading)).toBe(false);
    expect(adviceFor(reading)[0]).toMatch(/the right file/u);
    expect(reasonsFor(reading)).toEqual([EMPTY]);
  });

  it('whose pages are images can be scanned again, and has pages to view', () => {
    const reading = { notes: [PICTURES, EMPTY] };
    expect(hasUnreadPages(reading)).toBe(true);
    expect(adviceFor(reading)[0]).toMatch(/scan them again/u);
    expect(reasonsFor(reading)).toEqual([PICTURES]);
  });

  it('always needs to be read by a person', () => {
    for (const notes of [[EMPTY], [PICTURES]]) {
      expect(adviceFor({ notes }).at(-1)).toMatch(/someone has to read it/u);
    }
  });
});
