import type { Profile } from '@proviso/contracts';
import { afterEach, describe, expect, it } from 'vitest';

import { changeSession } from '#web/features/account/session/session-state.ts';

import { sessionQueue } from './session-queue.ts';

const profile = { id: 1, name: 'Ada Quill' } as unknown as Profile;
const signIn = (authId: string) => changeSession({ status: 'signed-in', authId, profile });

describe('the upload queue of a session', () => {
  afterEach(() => changeSession({ status: 'signed-out' }));

  it('stays the same when its screen reopens or the profile changes', () => {
    signIn('ada');
    const queue = sessionQueue();
    queue.add([new File(['text'], 'a.txt')]);
    signIn('ada');
    expect(sessionQueue()).toBe(queue);
    expect(queue.getState().entries).toHaveLength(1);
  });

  it('is discarded when the session ends, canceling what it was sending', async () => {
    signIn('ada');
    const queue = sessionQueue();
    queue.add([new File(['text'], 'a.txt'), new File(['text'], 'b.txt')]);
    const sent: string[] = [];
    const running = queue.run('general', ({ file, signal }) => {
      sent.push(file.name);
      return new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
      });
    });
    changeSession({ status: 'signed-out' });
    expect(await running).toEqual({ accepted: 0, all: 0, stoppedBy: null });
    expect(sent).toEqual(['a.txt']);
    signIn('ben');
    expect(sessionQueue().getState().entries).toEqual([]);
    expect(sessionQueue()).not.toBe(queue);
  });
});
