import { createTransport } from 'nodemailer';

import { isLoopback } from '../is-loopback.ts';
import type { Mailer } from './mailer.ts';

const SECOND = 1000;

/** The mail server, and the sender. */
export interface SmtpSettings {
  /** `smtp://` or `smtps://`, with user and password if the server requires them. */
  readonly url: string;
  /** An address, or a name and an address. */
  readonly from: string;
  /**
   * `optional` also sends mails without TLS, to a server that offers none: whoever can read along can use their links.
   */
  readonly tls: 'required' | 'optional';
}

/** A mailer with pooled connections to a mail server. */
export interface SmtpMailer extends Mailer {
  /** Connects and authenticates without sending anything; throws on failure. */
  verify(): Promise<void>;
  close(): void;
}

/**
 * Sends mail by SMTP: to other machines over TLS, because mails contain links that open a session. A password is never
 * sent without it.
 */
export function createSmtpMailer({ url, from, tls }: SmtpSettings): SmtpMailer {
  const { username, hostname } = new URL(url);
  const transport = createTransport({
    url,
    requireTLS: !isLoopback(hostname) && (tls === 'required' || username !== ''),
    connectionTimeout: 10 * SECOND,
    greetingTimeout: 10 * SECOND,
    socketTimeout: 30 * SECOND,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async (mail) => {
      await transport.sendMail({ from, ...mail });
    },
    verify: async () => {
      await transport.verify();
    },
    close: () => transport.close(),
  };
}
