import { describeDatabases, type TestDatabases } from '@proviso/database/testing';
import { expect, it } from 'vitest';

import { startHostedProject } from '#server/testing/start-hosted-project.ts';
import { startLoopbackServer } from '#server/testing/start-loopback-server.ts';

import { createHostedIdentity } from './hosted.ts';

const EMAIL = 'anna@example.com';
const PASSWORD = 'three blue lamps';
const ADDRESS = '192.0.2.7';
const clock = { now: () => Date.now() };

/** A project that has given us its service role key, and a user signed in there. */
async function prepare(databases: TestDatabases) {
  const project = await startHostedProject(databases);
  const { url } = project;
  const keys = {
    jwtSecret: undefined,
    serviceRoleKey: await project.auth.createServiceRoleToken(60_000),
  };
  const identity = createHostedIdentity({ url, publicKey: 'public-key', ...keys }, clock);
  const token = (await project.signUp(EMAIL)).json<{ access_token: string }>().access_token;
  const person = await identity.verifyAccessToken(token, ADDRESS);
  return { project, identity, token, person };
}

describeDatabases('the owner of an account in a hosted project', (_open, databases) => {
  it('is confirmed by password, and the session opened for the check is closed', async () => {
    const { project, identity, person } = await prepare(databases);
    const confirm = (password?: string) => identity.confirmOwner(person, password, ADDRESS);
    await expect(confirm()).rejects.toMatchObject({ code: 'accounts.password_required' });
    await expect(confirm('another')).rejects.toMatchObject({ code: 'accounts.password_wrong' });
    project.requests.length = 0;
    await confirm(PASSWORD);
    expect(project.requests).toEqual([
      `/admin/users/${person.userId}`,
      '/token?grant_type=password',
      '/logout?scope=local',
    ]);
  });

  it('can be deleted repeatedly and is not recognized afterward', async () => {
    const { identity, token, person } = await prepare(databases);
    await identity.deleteUser(person.userId);
    await identity.deleteUser(person.userId);
    const gone = { code: 'session.invalid' };
    await expect(identity.verifyAccessToken(token, ADDRESS)).rejects.toMatchObject(gone);
    await expect(identity.confirmOwner(person, PASSWORD, ADDRESS)).rejects.toMatchObject(gone);
  });

  it('gets session.unavailable when the project returns an invalid answer', async () => {
    const { person } = await prepare(databases);
    const { url } = await startLoopbackServer((_request, response) => response.end('<html>'));
    const keys = { jwtSecret: undefined, serviceRoleKey: 'a key' };
    const broken = createHostedIdentity({ url, publicKey: 'public-key', ...keys }, clock);
    await expect(broken.confirmOwner(person, PASSWORD, ADDRESS)).rejects.toMatchObject({
      code: 'session.unavailable',
    });
  });
});
