import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { text as readText } from 'node:stream/consumers';

import { findRequestFault } from './language-model-rules.ts';
import {
  type Body,
  type Conversation,
  countTokens,
  type Said,
  WIRE_FORMATS,
  type WirePath,
} from './language-model-wire.ts';
import { startLoopbackServer } from './start-loopback-server.ts';

/** The key that the server takes. */
export const MODEL_KEY = 'sk-canary-0123456789';

type ProviderName = 'anthropic' | 'openai' | 'openai-compatible';

/** What was asked, the same in every wire format, and as it came. */
interface Asked extends Conversation {
  readonly path: WirePath;
  readonly headers: IncomingHttpHeaders;
  readonly body: Body;
  /** The latest of the messages. */
  readonly text: string;
}

/**
 * What comes back: an object or a text by the model (without `usage` where tokens are not counted), a status, a body of
 * no protocol, nothing ever (`hang`), an answer without end, or a connection that breaks off within the answer.
 */
type Reply =
  | { readonly object: unknown; readonly usage?: false }
  | (Said & { readonly usage?: false })
  | { readonly status: number; readonly headers?: Readonly<Record<string, string>> }
  | { readonly raw: string }
  | 'hang'
  | 'endless'
  | 'broken';

/** A reply, or one that is made from what was asked. */
export type Answer = Reply | ((asked: Asked) => Reply);

/** A provider of language models: it keeps what it is asked, and answers what it is told. */
export interface LanguageModelServer {
  /** With the version, as LLM_BASE_URL has it. */
  readonly url: string;
  readonly host: string;
  /** What was asked and taken, in this order. */
  readonly requests: readonly Asked[];
  /** Why other requests were refused: for no provider would take them. */
  readonly faults: readonly string[];
  /** How many requests were given up before they had their answer. */
  readonly abandoned: () => number;
  /** The settings by which a server asks here, in the wire format of a provider. */
  environment(provider: ProviderName): Record<string, string>;
  /** What the next requests are answered, in this order; the last answer lasts. */
  answer(...answers: readonly [Answer, ...Answer[]]): void;
}

/** Listens on loopback until the test ends. It refuses what the real providers refuse. */
export async function startLanguageModelServer(
  ...initial: readonly [Answer, ...Answer[]]
): Promise<LanguageModelServer> {
  const requests: Asked[] = [];
  const faults: string[] = [];
  let answers: readonly Answer[] = initial;
  let abandoned = 0;
  const { url, port } = await startLoopbackServer((request, response) => {
    response.once('close', () => {
      if (!response.writableFinished) abandoned += 1;
    });
    void readRequest(request).then((asked) => {
      if (typeof asked === 'string') {
        faults.push(asked);
        return refuse(response, asked);
      }
      requests.push(asked);
      const [answer = initial[0], ...later] = answers;
      if (later.length > 0) answers = later;
      return reply(response, asked, typeof answer === 'function' ? answer(asked) : answer);
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

/** Gives the request, or what is wrong with it. */
async function readRequest(request: IncomingMessage): Promise<Asked | string> {
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

/** Servers of chat completions may be asked without a key. */
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

function reply(response: ServerResponse, asked: Asked, answer: Reply): void {
  if (answer === 'hang') return;
  if (answer === 'endless') pumpForEver(response);
  else if (answer === 'broken') breakOff(response);
  else if ('raw' in answer) response.writeHead(200).end(answer.raw);
  else if ('status' in answer) {
    // As some providers do, it repeats in the refusal what it was sent.
    const error = { type: 'error', code: 'error', message: `Refused: ${asked.text}` };
    sendJson(response, answer.status, { type: 'error', error }, answer.headers);
  } else {
    const said = 'object' in answer ? { text: JSON.stringify(answer.object) } : answer;
    const everything = [asked.instructions, ...asked.messages.map(({ text }) => text)].join('');
    const usage = { input: countTokens(everything), output: countTokens(said.text) };
    const { write } = WIRE_FORMATS[asked.path];
    sendJson(response, 200, write(said, answer.usage === false ? null : usage, asked.body));
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

function pumpForEver(response: ServerResponse): void {
  const chunk = '{"endless":'.repeat(1000);
  const pump = () => {
    while (!response.destroyed && response.write(chunk));
  };
  response.on('drain', pump);
  pump();
}

function breakOff(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
  response.write('{', () => response.destroy());
}
