import { authorizationHeaders } from '#web/lib/api/access-token.ts';
import { readAnswer, type Schema } from '#web/lib/api/api-client.ts';

import { fetchFromAuth } from '../session/fetch-from-auth.ts';
import { toSettingsError, SettingsError } from './settings-error.ts';
import { texts } from './texts.ts';

interface Call {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly body?: object;
  /** Sentences by refusal code, which take precedence over the usual ones. */
  readonly sentences?: Readonly<Record<string, string>>;
}

/** Calls an endpoint that only the embedded auth service has. Throws a {@link SettingsError}. */
export async function sendToAuth(path: string, call: Call = {}): Promise<Response> {
  const { method = 'GET', body, sentences } = call;
  const headers = await authorizationHeaders();
  const response = await fetchFromAuth(path, { method, headers, body }).catch(() => {
    throw new SettingsError(texts.failed);
  });
  if (!response.ok) throw await toSettingsError(response, sentences);
  return response;
}

/** The same, returning the parsed response. */
export async function callAuth<Value>(
  path: string,
  schema: Schema<Value>,
  call: Call = {},
): Promise<Value> {
  return readAnswer(await sendToAuth(path, call), schema);
}
