import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { callbackify } from 'node:util';

import { expect } from '@playwright/test';
import { SMTPServer } from 'smtp-server';

/** A real mail server on loopback, and the mail it has received. */
export interface Mailbox {
  /** In the format of `SMTP_URL`. */
  readonly url: string;
  /** Waits for the newest mail to an address and returns it as sent, with its lines joined. */
  newest(to: string): Promise<string>;
  stop(): void;
}

/** Starts a mail server that accepts every mail. */
export async function startMailbox(): Promise<Mailbox> {
  const mails: { readonly to: string; readonly mail: string }[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, session, done) => {
      const to = session.envelope.rcptTo[0]?.address ?? '';
      const take = async () => void mails.push({ to, mail: plain(await text(stream)) });
      callbackify(take)(done);
    },
  });
  const listener = server.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const address = listener.address();
  if (address === null || typeof address === 'string') throw new Error('There is no port.');
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    newest: async (to) => {
      let found: string | undefined;
      await expect(() => {
        found = mails.findLast((one) => one.to === to)?.mail;
        expect(found).toBeDefined();
      }).toPass();
      return found ?? '';
    },
    stop: () => server.close(),
  };
}

/** Quoted-printable (RFC 2045): soft line breaks, and the only escaped character in links. */
function plain(mail: string): string {
  return mail.replaceAll(/=\r?\n/gu, '').replaceAll('=3D', '=');
}
