import { join } from 'node:path';

import {
  type Auth,
  type AuthOptions,
  createAuth,
  createOutboxMailer,
  createSmtpMailer,
  type Mailer,
} from '@proviso/auth';

import type { Configuration } from './config/configuration.ts';
import type { Metrics } from './ports/metrics.ts';

/** The embedded auth service, and how to close it after the server it is mounted in has closed. */
export interface EmbeddedAuth {
  readonly auth: Auth;
  readonly close: () => Promise<void>;
}

/** Creates the auth service from its configuration. Without a mail server, addresses are confirmed automatically. */
export async function openEmbeddedAuth(
  configuration: Configuration,
  parts: Pick<
    AuthOptions,
    | 'connection'
    | 'sealer'
    | 'clock'
    | 'onSessionOpened'
    | 'onAccountReclaimed'
    | 'onAccountChanged'
  > & { readonly metrics: Pick<Metrics, 'recordMail'> },
): Promise<EmbeddedAuth> {
  const { publicOrigin, accounts, google } = configuration;
  const { clientId, clientSecret, issuer } = google;
  const { metrics, ...rest } = parts;
  const mailer = countMails(createMailer(configuration), metrics);
  const auth = await createAuth({
    ...rest,
    ...accounts,
    issuer: `${publicOrigin}/auth/v1`,
    mailer,
    // A user owns more than the auth service knows of: documents, a subscription, activity.
    userDeletion: false,
    autoConfirm: !confirmsSignUps(configuration),
    ...(clientId && clientSecret && { google: { clientId, clientSecret, issuer } }),
  });
  const close = async () => {
    await auth.settle();
    mailer.close();
  };
  return { auth, close };
}

/** New addresses must be confirmed by mail when a mail server is configured. */
export function confirmsSignUps({ mail }: Configuration): boolean {
  return mail.smtpUrl !== undefined;
}

/** The folder for mail that cannot be sent. */
export function outboxFolder({ data }: Configuration): string {
  return join(data.directory, 'outbox');
}

function createMailer(configuration: Configuration): Mailer & { close(): void } {
  const { smtpUrl, smtpTls: tls, from = defaultSender(configuration) } = configuration.mail;
  if (smtpUrl !== undefined) return createSmtpMailer({ url: smtpUrl, from, tls });
  const outbox = createOutboxMailer({ folder: outboxFolder(configuration), from });
  return { ...outbox, close: () => undefined };
}

function defaultSender({ publicOrigin }: Configuration): string {
  return `Proviso <proviso@${new URL(publicOrigin).hostname}>`;
}

function countMails<Counted extends Mailer>(
  mailer: Counted,
  metrics: Pick<Metrics, 'recordMail'>,
): Counted {
  return {
    ...mailer,
    async send(mail) {
      try {
        await mailer.send(mail);
      } catch (error) {
        metrics.recordMail('failed');
        throw error;
      }
      metrics.recordMail('sent');
    },
  };
}
