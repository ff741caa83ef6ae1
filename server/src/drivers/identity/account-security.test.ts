import {
  accountSecuritySchema,
  ownSessionsSchema,
  recoveryCodeCountSchema,
  recoveryCodesSchema,
} from '@proviso/contracts';
import { describeDatabases } from '@proviso/database/testing';
import { expect, it } from 'vitest';

import { enrollSecondFactor, verifySecondFactor } from '#server/testing/second-factor.ts';
import { signUp } from '#server/testing/sign-up.ts';
import { startTestServer } from '#server/testing/start-test-server.ts';

describeDatabases('the embedded auth service', (_open, databases) => {
  it('answers about the security of an account as the contracts describe it', async () => {
    const { app } = await startTestServer(databases, { background: false });
    const newcomer = await signUp(app, 'anna@example.com');
    const authenticator = await enrollSecondFactor(app, newcomer);
    const person = await verifySecondFactor(app, newcomer, authenticator);
    const read = async (path: string) => (await person.get(`/auth/v1${path}`)).json<unknown>();
    const security = await read('/security');
    expect(accountSecuritySchema.parse(security)).toEqual(security);
    const sessions = await read('/sessions');
    expect(ownSessionsSchema.parse(sessions)).toEqual(sessions);
    const made = await person.post('/auth/v1/factors/recovery-codes', {});
    expect(recoveryCodesSchema.parse(made.json()).codes).toHaveLength(10);
    const count = await read('/factors/recovery-codes');
    expect(recoveryCodeCountSchema.parse(count)).toEqual({ remaining: 10 });
  });
});
