import type { z } from 'zod';

import { sessionUncheckable } from '#server/refusals/session-refusals.ts';

const TIMEOUT_MS = 5000;

/** A Supabase project whose auth service vouches for people. */
export interface HostedProject {
  /** The address of its auth service, which is also the issuer of its tokens. */
  readonly url: string;
  readonly publicKey: string;
  /** By which it signs tokens with HS256, where we are told. */
  readonly jwtSecret: string | undefined;
  /** With which it lets us look users up and delete them, where we are told. */
  readonly serviceRoleKey: string | undefined;
}

/** What it is asked; without a key or a token of somebody by its public key. */
interface Question {
  readonly path: string;
  readonly method?: 'GET' | 'POST' | 'DELETE';
  readonly apiKey?: string;
  readonly token?: string;
  readonly body?: object;
}

/** Asks the project's auth service. Throws a refusal that says "later" where it does not answer, or breaks down. */
export async function askProject(
  { url, publicKey }: HostedProject,
  { path, method = 'GET', apiKey = publicKey, token = publicKey, body }: Question,
): Promise<Response> {
  const response = await fetch(`${url}${path}`, {
    method,
    headers: {
      apikey: apiKey,
      authorization: `Bearer ${token}`,
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => {
    throw sessionUncheckable();
  });
  if (response.status >= 500) throw sessionUncheckable();
  return response;
}

/** What the project has answered. Throws the same refusal where that is none of its answers. */
export async function readAnswer<Answer>(
  response: Response,
  schema: z.ZodType<Answer>,
): Promise<Answer> {
  const { data } = schema.safeParse(await response.json().catch(() => undefined));
  if (data === undefined) throw sessionUncheckable();
  return data;
}
