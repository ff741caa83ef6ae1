import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { text as readText } from 'node:stream/consumers';

import { findRequestFault } from './language-model-rules.ts';
import {
  type Body,
  type Conversation,
  countTokens,
  type ModelOutput,
  WIRE_FORMATS,
  type WirePath,
} from './language-model-wire.ts';
import { startLoopbackServer } from './start-loopback-server.ts';

/** The API key that the server accepts. */
export const MODEL_KEY = 'sk-canary-0123456789';

type ProviderName = 'anthropic' | 'openai' | 'openai-compatible';

/** A request, both in a provider-independent form and as received. */
interface RecordedRequest extends Conversation {
  readonly path: WirePath;
  readonly headers: IncomingHttpHeaders;
  readonly body: Body;
  /** The last message. */
  readonly text: string;
}

/**
 * A reply: an object or text by the model (without `usage` when tokens are not reported), a status, a malformed body,
 * no answer at all (`hang`), an endless answer, or a connection that breaks during the answer.
 */
type Reply =
  | { readonly object: unknown; readonly usage?: false }
  | (ModelOutput & { readonly usage?: false })
  | { readonly status: number; readonly headers?: Readonly<Record<string, string>> }
  | { readonly raw: string }
  | 'hang'
  | 'endless'
  | 'broken';

/** A reply, or a function that makes one from the request. */
export type Answer = Reply | ((recorded: RecordedRequest) => Reply);

/** A language model provider that records requests and answers as the test says. */
export interface LanguageModelServer {
  /** With the version, as in LLM_BASE_URL. */
  readonly url: string;
  readonly host: string;
  /** The accepted requests, in order. */
  readonly requests: readonly RecordedRequest[];
  /** Why other requests were rejected: no provider would accept them. */
  readonly faults: readonly string[];
  /** How many requests were aborted before they were answered. */
  readonly abandoned: () => number;
  /** The settings with which a server uses this provider, in a provider's wire format. */
  environment(provider: ProviderName): Record<string, string>;
  /** Sets the next replies, in order; the last one repeats. */
  answer(...answers: readonly [Answer, ...Answer[]]): void;
}

/** Listens on loopback until the test ends. It rejects what the real providers reject. */
export async function startLanguageModelServer(
  ...initial: readonly [Answer, ...Answer[]]
): Promise<LanguageModelServer> {
  const requests: RecordedRequest[] = [];
  const faults: string[] = [];
  let answers: readonly Answer[] = initial;
  let abandoned = 0;
  const { url, port } = await startLoopbackServer((request, response) => {
    response.once('close', () => {
      if (!response.writableFinished) abandoned += 1;
    });
    void readRequest(request).then((recorded) => {
      if (typeof recorded === 'string') {
        faults.push(recorded);
        return refuse(response, recorded);
      }
      requests.push(recorded);
      const [answer = initial[0], ...later] = answers;
      if (later.length > 0) answers = later;
      return reply(response, recorded, typeof answer === 'function' ? answer(recorded) : answer);
    });
  });
  return {
    url: `${url}/v1`,
    host: `127.0.0.1:${port}`,
    requests,
    faults,
    abandoned: () => abandoned,
    environment: (provider) => ({
      LLM_PROVIDER: provider,
      LLM_BASE_URL: `${url}/v1`,
      ...(provider === 'openai-compatible'
        ? { LLM_MODEL: 'stand-in:1b' }
        : { LLM_API_KEY: MODEL_KEY }),
    }),
    answer: (...next) => {
      answers = next;
    },
  };
}

/** The request, or what is wrong with it. */
async function readRequest(request: IncomingMessage): Promise<RecordedRequest | string> {
  const { method, url = '', headers } = request;
  const text = await readText(request);
  if (method !== 'POST' || !isWirePath(url)) return `404 ${method} ${url}`;
  if (!hasKey(url, headers)) return '401 the key is wrong';
  const body = JSON.parse(text) as Body;
  const conversation = WIRE_FORMATS[url].read(body);
  const fault = findRequestFault({ path: url, headers, body });
  if (fault !== undefined) return `400 ${fault}`;
  return {
    ...conversation,
    path: url,
    headers,
    body,
    text: conversation.messages.at(-1)?.text ?? '',
  };
}

function isWirePath(path: string): path is WirePath {
  return Object.hasOwn(WIRE_FORMATS, path);
}

/** Chat completions servers may be used without a key. */
function hasKey(path: WirePath, { authorization, ...headers }: IncomingHttpHeaders): boolean {
  if (path === '/v1/messages') return headers['x-api-key'] === MODEL_KEY;
  const isOpen = path === '/v1/chat/completions' && authorization === undefined;
  return isOpen || authorization === `Bearer ${MODEL_KEY}`;
}

function refuse(response: ServerResponse, fault: string): void {
  const [, status, message] = /^(\d+) (.*)$/.exec(fault) ?? [];
  const error = { type: 'invalid_request_error', message };
  sendJson(response, Number(status), { type: 'error', error });
}

function reply(response: ServerResponse, recorded: RecordedRequest, answer: Reply): void {
  if (answer === 'hang') return;
  if (answer === 'endless') writeEndlessly(response);
  else if (answer === 'broken') abortResponse(response);
  else if ('raw' in answer) response.writeHead(200).end(answer.raw);
  else if ('status' in answer) {
    // Like some providers, it repeats the request in the refusal.
    const error = { type: 'error', code: 'error', message: `Refused: ${recorded.text}` };
    sendJson(response, answer.status, { type: 'error', error }, answer.headers);
  } else {
    const modelOutput = 'object' in answer ? { text: JSON.stringify(answer.object) } : answer;
    const everything = [recorded.instructions, ...recorded.messages.map(({ text }) => text)].join(
      '',
    );
    const usage = { input: countTokens(everything), output: countTokens(modelOutput.text) };
    const { write } = WIRE_FORMATS[recorded.path];
    sendJson(
      response,
      200,
      write(modelOutput, answer.usage === false ? null : usage, recorded.body),
    );
  }
}

function sendJson(
  response: ServerResponse,
  status: number,
  body: object,
  headers: Readonly<Record<string, string>> = {},
): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(JSON.stringify(body));
}

function writeEndlessly(response: ServerResponse): void {
  const chunk = '{"endless":'.repeat(1000);
  const pump = () => {
    while (!response.destroyed && response.write(chunk));
  };
  response.on('drain', pump);
  pump();
}

function abortResponse(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
  response.write('{', () => response.destroy());
}
