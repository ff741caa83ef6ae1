import { describeDatabases } from '@proviso/database/testing';
import { expect, it } from 'vitest';

import { personFromSession } from '#server/testing/sign-up.ts';
import { startHostedProject } from '#server/testing/start-hosted-project.ts';

import { createUserFinder } from './hosted-users.ts';

const EMAIL = 'anna@example.com';

describeDatabases('a cached user of a hosted project', (_open, databases) => {
  it('is not evicted by tokens that the project rejects', async () => {
    const project = await startHostedProject(databases);
    const person = personFromSession(project.app, EMAIL, await project.signUp(EMAIL));
    const { url } = project;
    const hosted = { url, publicKey: 'key', jwtSecret: undefined, serviceRoleKey: undefined };
    const findUser = createUserFinder(hosted, { now: () => Date.UTC(2031, 0, 5) }, 2);
    const context = { address: '192.0.2.7', isVerified: false };
    expect((await findUser(person.token, context))?.id).toBe(person.userId);
    for (const token of ['one', 'two', 'three', 'four']) {
      expect(await findUser(token, context)).toBeUndefined();
    }
    const before = project.requests.length;
    expect((await findUser(person.token, context))?.id).toBe(person.userId);
    expect(await findUser('four', context)).toBeUndefined();
    expect(project.requests).toHaveLength(before);
  });
});
