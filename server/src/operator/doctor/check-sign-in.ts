import { createSmtpMailer } from '@proviso/auth';
import { z } from 'zod';

import type { Configuration } from '#server/config/configuration.ts';
import { outboxFolder } from '#server/embedded-auth.ts';

import { codeOf, reasonOf, type Verdict, verdictsFor } from './verdict.ts';

const TIMEOUT_MS = 10_000;
const GOOGLE = 'https://accounts.google.com';
const discoverySchema = z.object({ issuer: z.string(), authorization_endpoint: z.url() });

/** How users sign in: with a hosted service, or with the embedded one, its mail and Google. */
export async function checkSignIn(configuration: Configuration): Promise<Verdict[]> {
  if (configuration.hostedAuth.url !== undefined) return [await checkHosted(configuration)];
  return [await checkMail(configuration), ...(await checkGoogle(configuration))];
}

async function checkHosted({ hostedAuth }: Configuration): Promise<Verdict> {
  const { ok, failure } = verdictsFor('Hosted auth');
  const { url = '', publicKey = '' } = hostedAuth;
  const response = await ask(`${url}/settings`, { apikey: publicKey });
  if (typeof response === 'string') {
    return failure(`${url} does not answer (${response}). Look at AUTH_URL and the network.`);
  }
  if (response.ok) return ok(`${url} answers`);
  const isRefused = response.status === 401 || response.status === 403;
  if (isRefused) return failure(`${url} refuses the key. Set AUTH_ANON_KEY to its public key.`);
  return failure(`${url} answers with ${response.status}. AUTH_URL ends with /auth/v1.`);
}

/** Connects and authenticates without sending anything. */
async function checkMail(configuration: Configuration): Promise<Verdict> {
  const { ok, warning, failure } = verdictsFor('Mail');
  const { smtpUrl, smtpTls: tls, from = '' } = configuration.mail;
  if (smtpUrl === undefined) {
    const text = `no mail server: addresses are taken on trust, mails are laid down in ${outboxFolder(configuration)}`;
    const isPublic = configuration.network.publicUrl !== undefined;
    return isPublic ? warning(`${text}. Set SMTP_URL and MAIL_FROM to reach people.`) : ok(text);
  }
  const mailer = createSmtpMailer({ url: smtpUrl, from, tls });
  const { hostname } = new URL(smtpUrl);
  try {
    await mailer.verify();
    return ok(`${hostname} takes mail from this server (nothing was sent)`);
  } catch (error) {
    const code = codeOf(error);
    return failure(
      code === 'EAUTH'
        ? `${hostname} refuses the user or the password in SMTP_URL.`
        : `${hostname} cannot be used (${reasonOf(error)}). Look at SMTP_URL, its port and TLS (smtps://, or SMTP_TLS).`,
    );
  } finally {
    mailer.close();
  }
}

async function checkGoogle({ google, publicOrigin }: Configuration): Promise<Verdict[]> {
  const { ok, failure } = verdictsFor('Google');
  const { clientId, issuer = GOOGLE } = google;
  if (clientId === undefined) return [];
  const response = await ask(`${issuer}/.well-known/openid-configuration`);
  if (typeof response === 'string') {
    return [failure(`${issuer} does not answer (${response}). Look at the network.`)];
  }
  const { data } = discoverySchema.safeParse(await response.json().catch(() => undefined));
  if (data?.issuer.replace(/\/+$/, '') !== issuer) {
    return [failure(`${issuer} does not describe itself as a provider. Look at GOOGLE_ISSUER.`)];
  }
  const address = `${publicOrigin}/auth/v1/callback`;
  return [ok(`${issuer} answers; the client there must allow ${address} as redirect address`)];
}

/** The answer, or why there is none. */
async function ask(url: string, headers: Record<string, string> = {}): Promise<Response | string> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  return fetch(url, { headers, redirect: 'error', signal }).catch(reasonOf);
}
