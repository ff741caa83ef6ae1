/** The parts of a request made without the official client. */
export interface RawRequest {
  readonly method?: string;
  /** Sent as JSON; a string is sent unchanged. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Sends a request and parses the JSON answer; an empty answer is undefined. */
export async function send(address: string, { method, body, headers }: RawRequest = {}) {
  const isText = typeof body === 'string';
  const response = await fetch(address, {
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
    ...(body !== undefined && { body: isText ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  const parsed: unknown = text === '' ? undefined : JSON.parse(text);
  return { status: response.status, headers: response.headers, body: parsed };
}
