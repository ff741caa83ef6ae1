import type { Profile } from '@proviso/contracts';
import { beforeEach, describe, expect, it } from 'vitest';

import { changeSession } from '#web/features/account/session/session-state.ts';
import type { AnalyzedText } from '#web/features/analysis/use-text-analysis.ts';

import { saveDraft, saveResult, sessionDraft, sessionResult } from './session-draft.ts';

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

describe('the result for a draft', () => {
  const result = { text: 'Dear all', answer: {}, number: 1 } as unknown as AnalyzedText;

  it('is returned only to its author, as long as the session lasts', () => {
    signIn('ada');
    saveDraft('Dear all');
    saveResult('ada', result);
    saveDraft('Dear all of you');
    expect(sessionResult()).toBe(result);
    changeSession({ status: 'signed-out', error: 'Your session has ended.' });
    expect(sessionResult()).toBeNull();
    signIn('grace');
    expect(sessionResult()).toBeNull();
    signIn('ada');
    expect(sessionResult()).toBe(result);
    changeSession({ status: 'signed-out' });
    signIn('ada');
    expect(sessionResult()).toBeNull();
  });

  it('is discarded when it comes after its author has signed out', () => {
    signIn('ada');
    saveDraft('Dear all');
    changeSession({ status: 'signed-out' });
    saveResult('ada', result);
    signIn('grace');
    saveDraft('Good morning');
    saveResult('ada', result);
    expect(sessionResult()).toBeNull();
  });
});
