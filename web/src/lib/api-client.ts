import { authorizationHeaders } from './access-token.ts';
import { ApiError } from './api-error.ts';

/** What checks an answer: a schema of the contracts. Throws when the answer is not what was agreed. */
export interface Schema<Value> {
  parse(value: unknown): Value;
}

/** Values of a query string; those that are null or undefined are left out. */
export type Parameters = Readonly<Record<string, string | number | boolean | null | undefined>>;

interface ReadOptions {
  readonly parameters?: Parameters | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** Reads JSON with GET. Throws {@link ApiError} for a refusal, TypeError when the server cannot be reached. */
export async function readJson<Value>(
  path: string,
  schema: Schema<Value>,
  { parameters, signal }: ReadOptions = {},
): Promise<Value> {
  const response = await send(withParameters(path, parameters), { signal: signal ?? null });
  return schema.parse(await response.json());
}

/** Sends JSON with POST and reads the JSON answer; fails as {@link readJson} does. */
export async function postJson<Value>(
  path: string,
  payload: unknown,
  schema: Schema<Value>,
  { signal }: Pick<ReadOptions, 'signal'> = {},
): Promise<Value> {
  return schema.parse(await (await sendBody('POST', path, payload, signal)).json());
}

/** Sends JSON by any method and reads the JSON answer; fails as {@link readJson} does. */
export async function sendJson<Value>(
  method: 'POST' | 'PUT' | 'PATCH',
  path: string,
  payload: unknown,
  schema: Schema<Value>,
): Promise<Value> {
  return schema.parse(await (await sendBody(method, path, payload)).json());
}

/** Sends JSON with PUT and reads the JSON answer; fails as {@link readJson} does. */
export function putJson<Value>(
  path: string,
  payload: unknown,
  schema: Schema<Value>,
): Promise<Value> {
  return sendJson('PUT', path, payload, schema);
}

/** Sends JSON with POST where nothing is answered; fails as {@link readJson} does. */
export async function post(path: string, payload: unknown): Promise<void> {
  await sendBody('POST', path, payload);
}

/** Deletes what stands at the path; fails as {@link readJson} does. */
export async function deleteAt(path: string): Promise<void> {
  await send(path, { method: 'DELETE' });
}

/** Deletes what stands at the path and reads the JSON answer; fails as {@link readJson} does. */
export async function deleteForJson<Value>(path: string, schema: Schema<Value>): Promise<Value> {
  return schema.parse(await (await send(path, { method: 'DELETE' })).json());
}

/** Reads a file with GET, byte for byte; fails as {@link readJson} does. */
export async function readFile(path: string): Promise<Blob> {
  return (await send(path, {})).blob();
}

/** A file that the server made, and the name that it gave it. */
interface NamedFile {
  readonly fileName: string | null;
  readonly content: Blob;
}

/** Asks for a file with POST, with JSON or with no body at all; fails as {@link readJson} does. */
export async function postForFile(path: string, payload?: unknown): Promise<NamedFile> {
  const response = await send(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    ...(payload === undefined ? {} : { body: JSON.stringify(payload) }),
  });
  const fileName = fileNameOf(response.headers.get('content-disposition') ?? '');
  return { fileName, content: await response.blob() };
}

/** The name in a Content-Disposition header (RFC 6266): the encoded one where there is one. */
export function fileNameOf(header: string): string | null {
  const encoded = /filename\*=UTF-8''([^;]+)/iu.exec(header)?.[1];
  if (encoded !== undefined) return decodeURIComponent(encoded);
  return /filename="([^"]*)"/iu.exec(header)?.[1] ?? null;
}

/** Appends the parameters that have a value to the path. */
export function withParameters(path: string, parameters: Parameters = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) {
    if (value !== null && value !== undefined) search.set(name, String(value));
  }
  return search.size === 0 ? path : `${path}?${search}`;
}

function sendBody(
  method: 'POST' | 'PUT' | 'PATCH',
  path: string,
  payload: unknown,
  signal?: AbortSignal,
): Promise<Response> {
  return send(path, {
    method,
    signal: signal ?? null,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(payload),
  });
}

async function send(path: string, init: RequestInit): Promise<Response> {
  const headers = new Headers(init.headers);
  for (const [name, value] of Object.entries(await authorizationHeaders())) {
    headers.set(name, value);
  }
  const response = await fetch(path, { ...init, headers, credentials: 'include' });
  if (!response.ok) {
    throw new ApiError(response.status, (await response.text()) || response.statusText);
  }
  return response;
}
