import type { Profile } from '@proviso/contracts';
import { beforeEach, expect, it } from 'vitest';

import { changeSession } from '#web/features/account/session/session-state.ts';

import { saveDraft, sessionDraft } from './session-draft.ts';

const profile = { id: 1, name: 'Ada Quill' } as unknown as Profile;
const signIn = (authId: string) => changeSession({ status: 'signed-in', authId, profile });

beforeEach(() => changeSession({ status: 'signed-out' }));

it('a draft is returned only to its author', () => {
  signIn('ada');
  expect(sessionDraft()).toBe('');
  saveDraft('Dear all');
  expect(sessionDraft()).toBe('Dear all');
  signIn('grace');
  expect(sessionDraft()).toBe('');
  saveDraft('Good morning');
  signIn('ada');
  expect(sessionDraft()).toBe('');
});

it('a draft survives a session that ended elsewhere', () => {
  signIn('ada');
  saveDraft('Dear all');
  changeSession({ status: 'signed-out', error: 'Your session has ended.' });
  signIn('ada');
  expect(sessionDraft()).toBe('Dear all');
});

it('a draft is discarded when its author signs out', () => {
  signIn('ada');
  saveDraft('Dear all');
  changeSession({ status: 'signed-out' });
  signIn('ada');
  expect(sessionDraft()).toBe('');
});
