import { describe, expect, it } from 'vitest';

import { adviceOn, hasUnreadPages, reasonsIn } from './unread-report.ts';

const EMPTY = { code: 'text-empty', message: 'There is no text to read.' };
const PICTURES = { code: 'no-text-layer', message: 'Only pictures.', pages: [1, 2] };

describe('a document of which nothing was read', () => {
  it('that holds nothing may be the wrong file, and has nothing to look at', () => {
    const reading = { notes: [EMPTY] };
    expect(hasUnreadPages(reading)).toBe(false);
    expect(adviceOn(reading)[0]).toMatch(/the right file/u);
    expect(reasonsIn(reading)).toEqual([EMPTY]);
  });

  it('whose pages are pictures can be scanned anew, and is there to be looked at', () => {
    const reading = { notes: [PICTURES, EMPTY] };
    expect(hasUnreadPages(reading)).toBe(true);
    expect(adviceOn(reading)[0]).toMatch(/scan them again/u);
    expect(reasonsIn(reading)).toEqual([PICTURES]);
  });

  it('has to be read by a person in any case', () => {
    for (const notes of [[EMPTY], [PICTURES]]) {
      expect(adviceOn({ notes }).at(-1)).toMatch(/someone has to read it/u);
    }
  });
});
