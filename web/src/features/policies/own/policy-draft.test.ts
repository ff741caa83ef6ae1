import { describe, expect, it } from 'vitest';

import { followPolicy } from './policy-draft.ts';

const SECOND = { id: 1, revision: 2, source: 'title: two' };
const THIRD = { id: 1, revision: 3, source: 'title: three' };

describe('a policy that was saved elsewhere while it is open', () => {
  it('replaces a text that nobody has changed', () => {
    const draft = { source: SECOND.source, base: SECOND };
    expect(followPolicy(draft, THIRD)).toEqual({ source: 'title: three', base: THIRD });
  });

  it('leaves a changed text on the revision it came from, so that saving is refused', () => {
    const draft = { source: 'title: mine', base: SECOND };
    expect(followPolicy(draft, THIRD)).toBe(draft);
  });

  it('becomes the base of a text that is the same', () => {
    const draft = { source: THIRD.source, base: SECOND };
    expect(followPolicy(draft, THIRD)).toEqual({ source: 'title: three', base: THIRD });
  });
});

it('a draft of a new policy, or on the newest revision, stays as it is', () => {
  const fresh = { source: 'title: new', base: null };
  expect(followPolicy(fresh, null)).toBe(fresh);
  const current = { source: 'title: mine', base: THIRD };
  expect(followPolicy(current, THIRD)).toBe(current);
});
