import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { vi } from 'vitest';

import { personFromSession, type Person } from './sign-up.ts';
import type { TestServer } from './start-test-server.ts';

/** Signs in with a code mailed to the account's address, like a user who has forgotten the password. */
export async function recover(
  { app, dataDirectory }: Pick<TestServer, 'app' | 'dataDirectory'>,
  email: string,
): Promise<Person> {
  const outbox = join(dataDirectory, 'outbox');
  const before = readMailedCodes(outbox, email);
  await app.inject({ method: 'POST', url: '/auth/v1/recover', payload: { email } });
  const token = await vi.waitFor(() => {
    const [code] = readMailedCodes(outbox, email).slice(before.length);
    if (code === undefined) throw new Error('No code was mailed yet.');
    return code;
  });
  const payload = { type: 'recovery', email, token };
  const answer = await app.inject({ method: 'POST', url: '/auth/v1/verify', payload });
  return personFromSession(app, email, answer);
}

/** Oldest first. */
function readMailedCodes(outbox: string, email: string): string[] {
  const names = existsSync(outbox) ? readdirSync(outbox).toSorted() : [];
  return names
    .map((name) => readFileSync(join(outbox, name), 'utf8'))
    .filter((mail) => mail.includes(`To: ${email}`))
    .flatMap((mail) => /(?<=Code: )\d{6}/.exec(mail) ?? []);
}
