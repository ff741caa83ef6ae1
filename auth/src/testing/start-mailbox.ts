import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { callbackify } from 'node:util';

import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { onTestFinished, vi } from 'vitest';

import type { Mailer } from '../mail/mailer.ts';
import { createSmtpMailer } from '../mail/smtp-mailer.ts';

/** A mail as its reader sees it. */
interface ReceivedMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Its link's URL; empty if it has none. */
  readonly link: string;
  /** Its six-digit code; empty if it has none. */
  readonly code: string;
}

/** A real SMTP server, the mailer that uses it, and the mails received. */
export interface StartedMailbox {
  readonly mailer: Mailer;
  readonly port: number;
  readonly mails: readonly ReceivedMail[];
  /** The newest mail to an address, once there are this many. */
  newest(to: string, count?: number): Promise<ReceivedMail>;
  /** Rejects all mail from here on. */
  refuse(): void;
}

/** Starts a mail server on loopback for the running test. */
export async function startMailbox(): Promise<StartedMailbox> {
  const mails: ReceivedMail[] = [];
  let isRefusing = false;
  const server = createServer(async (to, raw) => {
    if (isRefusing) throw new Error('No mail is taken.');
    mails.push(await read(to, raw));
  });
  const { promise: listening, resolve } = Promise.withResolvers<void>();
  server.listen(0, '127.0.0.1', resolve);
  await listening;
  const { port } = server.server.address() as AddressInfo;
  const from = 'Proviso <no-reply@proviso.test>';
  const mailer = createSmtpMailer({ url: `smtp://127.0.0.1:${port}`, from, tls: 'required' });
  onTestFinished(async () => {
    mailer.close();
    await new Promise<void>((closed) => {
      server.close(closed);
    });
  });
  return {
    mailer,
    port,
    mails,
    newest: (to, count = 1) => waitForMail(mails, to, count),
    refuse: () => {
      isRefusing = true;
    },
  };
}

function createServer(take: (to: string, raw: Buffer) => Promise<void>): SMTPServer {
  return new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, session, done) => {
      const to = session.envelope.rcptTo[0]?.address ?? '';
      const taken = async () => take(to, await buffer(stream));
      callbackify(taken)(done);
    },
  });
}

function waitForMail(mails: readonly ReceivedMail[], to: string, count: number) {
  return vi.waitFor(
    () => {
      const own = mails.filter((mail) => mail.to === to);
      const mail = own.at(-1);
      if (mail === undefined || own.length < count) throw new Error(`No mail came to ${to}.`);
      return mail;
    },
    { timeout: 10_000, interval: 10 },
  );
}

async function read(to: string, raw: Buffer): Promise<ReceivedMail> {
  const { subject = '', text = '', html = '' } = await PostalMime.parse(raw);
  const link = /https?:\/\/\S+\/verify\?\S+/u.exec(text)?.[0] ?? '';
  const code = /Code: (\d{6})/u.exec(text)?.[1] ?? '';
  return { to, subject, text, html, link, code };
}
