import type { z } from 'zod';

import { sessionUnavailable } from '#server/refusals/session-refusals.ts';

const TIMEOUT_MS = 5000;

/** A Supabase project whose auth service identifies users. */
export interface HostedProject {
  /** Its auth service's address, which is also the issuer of its tokens. */
  readonly url: string;
  readonly publicKey: string;
  /** The secret for HS256-signed tokens, if configured. */
  readonly jwtSecret: string | undefined;
  /** Allows looking up and deleting users, if configured. */
  readonly serviceRoleKey: string | undefined;
}

/** A request; authenticated with the public key unless a key or a user's token is given. */
interface ProjectRequest {
  readonly path: string;
  readonly method?: 'GET' | 'POST' | 'DELETE';
  readonly apiKey?: string;
  readonly token?: string;
  readonly body?: object;
}

/** Calls the project's auth service. Throws a temporary refusal when it does not answer or fails. */
export async function requestProject(
  { url, publicKey }: HostedProject,
  { path, method = 'GET', apiKey = publicKey, token = publicKey, body }: ProjectRequest,
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
    throw sessionUnavailable();
  });
  if (response.status >= 500) throw sessionUnavailable();
  return response;
}

/** Parses the project's answer. Throws the same refusal when it is not in the expected form. */
export async function parseResponse<Answer>(
  response: Response,
  schema: z.ZodType<Answer>,
): Promise<Answer> {
  const { data } = schema.safeParse(await response.json().catch(() => undefined));
  if (data === undefined) throw sessionUnavailable();
  return data;
}
