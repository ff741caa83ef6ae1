import { randomUUID } from 'node:crypto';
import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { createTransport } from 'nodemailer';

import type { Mailer } from './mailer.ts';

/** The folder for mails, and their sender. */
export interface OutboxSettings {
  readonly folder: string;
  readonly from: string;
}

/**
 * Writes each mail to a file (`.eml`) instead of sending it, for a machine without a mail server. The mails contain
 * links that grant access to accounts: only the service's own user can read them.
 */
export function createOutboxMailer({ folder, from }: OutboxSettings): Mailer {
  const transport = createTransport({
    streamTransport: true,
    buffer: true,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async (mail) => {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      // The folder may have been created before this rule.
      await chmod(folder, 0o700);
      const { message } = await transport.sendMail({ from, ...mail });
      const name = `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID()}.eml`;
      await writeFile(join(folder, name), message, { mode: 0o600, flag: 'wx' });
    },
  };
}
