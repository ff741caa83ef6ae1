import { randomUUID } from 'node:crypto';
import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { createTransport } from 'nodemailer';

import type { Mailer } from './mailer.ts';

/** Where mails are laid down, and who they are from. */
export interface OutboxSettings {
  readonly folder: string;
  readonly from: string;
}

/**
 * Lays each mail down as a file (`.eml`) in place of sending it, for a machine without a mail server. The mails
 * carry links that open accounts: only the user who runs the service can read them.
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
      // The folder may be older than this rule.
      await chmod(folder, 0o700);
      const { message } = await transport.sendMail({ from, ...mail });
      const name = `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID()}.eml`;
      await writeFile(join(folder, name), message, { mode: 0o600, flag: 'wx' });
    },
  };
}
