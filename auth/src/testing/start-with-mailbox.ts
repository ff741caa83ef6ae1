import type { DatabaseConnection } from '@proviso/database';

import { openTables } from '../tables.ts';
import { startAuth } from './start-auth.ts';
import { startMailbox } from './start-mailbox.ts';

/** Starts the service with a mailbox that receives its mails, and opens its tables. */
export async function startWithMailbox(
  connection: DatabaseConnection,
  settings: Parameters<typeof startAuth>[1] = {},
) {
  const mailbox = await startMailbox();
  const started = await startAuth(connection, { mailer: mailbox.mailer, ...settings });
  return { ...started, mailbox, database: openTables(connection) };
}

/** The same, after a client has asked for a mail to sign in; `own` is that client. */
export async function startWithMail(
  connection: DatabaseConnection,
  email: string,
  flowType: 'implicit' | 'pkce' = 'implicit',
) {
  const started = await startWithMailbox(connection);
  const own = started.client(flowType);
  await own.signInWithOtp({ email });
  return { ...started, own, mail: await started.mailbox.newest(email) };
}
