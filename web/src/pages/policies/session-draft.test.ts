import type { Profile } from '@proviso/contracts';
import { beforeEach, expect, it } from 'vitest';

import { changeSession } from '#web/features/account/session/session-state.ts';

import { keepDraft, keptDraft, leaveDraft } from './session-draft.ts';

const profile = { id: 1, name: 'Ada Quill' } as unknown as Profile;
const signIn = (authId: string) => changeSession({ status: 'signed-in', authId, profile });
const endSession = () =>
  changeSession({ status: 'signed-out', error: 'Your session has ended. Please sign in again.' });
const draft = { source: 'name: our-company', base: null };

beforeEach(() => changeSession({ status: 'signed-out' }));

it('the draft of a policy survives a session that ended elsewhere, for its author alone', () => {
  signIn('ada');
  keepDraft(null, draft);
  endSession();
  leaveDraft();
  expect(keptDraft(null)).toBeNull();
  signIn('grace');
  expect(keptDraft(null)).toBeNull();
  signIn('ada');
  expect(keptDraft(7)).toBeNull();
  expect(keptDraft(null)).toBe(draft);
});

it('the draft of a policy is discarded when its author leaves the editor or signs out', () => {
  signIn('ada');
  keepDraft(null, draft);
  leaveDraft();
  expect(keptDraft(null)).toBeNull();
  keepDraft(null, draft);
  changeSession({ status: 'signed-out' });
  signIn('ada');
  expect(keptDraft(null)).toBeNull();
});
