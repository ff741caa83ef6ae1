import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { callbackify } from 'node:util';

import { expect } from '@playwright/test';
import { SMTPServer } from 'smtp-server';

/** A real mail server on loopback, and what has come in. */
export interface Mailbox {
  /** As `SMTP_URL` takes it. */
  readonly url: string;
  /** The newest mail to an address as it was sent, its lines joined; waits for it. */
  newest(to: string): Promise<string>;
  stop(): void;
}

/** Starts a mail server that takes every mail. */
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

/** Quoted-printable (RFC 2045): soft line breaks, and the one character that links have escaped. */
function plain(mail: string): string {
  return mail.replaceAll(/=\r?\n/gu, '').replaceAll('=3D', '=');
}
