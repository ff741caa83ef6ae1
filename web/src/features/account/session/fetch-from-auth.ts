import { loadConfiguration } from '#web/product/configuration.ts';

/** The version date of the protocol in which refusals carry their code as `code`. */
const API_VERSION = '2024-01-01';

/** Calls an endpoint that the auth service's own client does not support. Rejects without a connection. */
export async function fetchFromAuth(
  path: string,
  call: {
    readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
    readonly headers: Readonly<Record<string, string>>;
    readonly body?: object | undefined;
  },
): Promise<Response> {
  const { method, headers, body } = call;
  const { auth } = await loadConfiguration();
  return fetch(`${auth.url}${path}`, {
    method,
    headers: {
      ...headers,
      ...(body && { 'content-type': 'application/json' }),
      'x-supabase-api-version': API_VERSION,
    },
    ...(body && { body: JSON.stringify(body) }),
  });
}
