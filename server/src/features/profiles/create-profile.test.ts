import { profileSchema } from '@proviso/contracts';
import { describeDatabases } from '@proviso/database/testing';
import { expect, it } from 'vitest';

import { createApp } from '#server/app.ts';
import { createFeatures } from '#server/features.ts';
import { signUpWithoutProfile } from '#server/testing/sign-up.ts';
import { startTestServer } from '#server/testing/start-test-server.ts';

describeDatabases('creating a profile', (_open, databases) => {
  it('lets the client set only the name', async () => {
    const { app } = await startTestServer(databases, { background: false });
    const person = await signUpWithoutProfile(app, 'anna@example.com');
    const response = await person.post('/api/users', {
      id: person.userId,
      email: 'boss@example.com',
      name: '  Anna Berg ',
      plan: 'pro',
      documentsUsed: -100,
      role: 'admin',
    });
    expect(response.statusCode).toBe(201);
    expect(profileSchema.parse(response.json())).toMatchObject({
      email: 'anna@example.com',
      name: 'Anna Berg',
      plan: 'free',
      documentsUsed: 0,
      role: 'user',
      isDemo: false,
      isEmailVerified: false,
    });
  });

  it('refuses fields that no profile is created with', async () => {
    const { app } = await startTestServer(databases, { background: false });
    const person = await signUpWithoutProfile(app, 'anna@example.com');
    for (const field of ['isDemo', 'isEmailVerified', '__proto']) {
      const response = await person.post('/api/users', { name: 'Anna', [field]: true });
      expect(response.statusCode).toBe(400);
      expect(response.json()).toMatchObject({ code: 'request.invalid' });
    }
  });

  it('stores no profile when it cannot verify that the user still exists', async () => {
    const { app: first, dependencies } = await startTestServer(databases, { background: false });
    const { identity, database } = dependencies;
    const failing = () => Promise.reject(new Error('The process ended here.'));
    const blind = {
      ...dependencies,
      identity: { ...identity, findUser: failing, lockSession: failing },
    };
    const app = await createApp(blind, createFeatures(blind));
    const { userId, token } = await signUpWithoutProfile(first, 'anna@example.com');
    const headers = { authorization: `Bearer ${token}` };
    const payload = { id: userId, name: 'Anna' };
    const answer = await app.inject({ method: 'POST', url: '/api/users', headers, payload });
    expect(answer.statusCode).toBe(500);
    expect(await database.selectFrom('profiles').selectAll().execute()).toEqual([]);
  });

  it('returns the same profile for repeated and concurrent requests', async () => {
    const { app } = await startTestServer(databases, { background: false });
    const person = await signUpWithoutProfile(app, 'anna@example.com');
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => person.post('/api/users', { name: 'Anna' })),
    );
    const ids = new Set(answers.map((answer) => profileSchema.parse(answer.json()).id));
    expect(ids.size).toBe(1);
    expect((await person.post('/api/users', { name: 'Other' })).statusCode).toBe(200);
    const read = await person.get(`/api/users/${person.userId}`);
    expect(profileSchema.parse(read.json()).name).toBe('Anna');
  });
});
