import { once } from 'node:events';
import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';

import { CANARIES } from '../server/src/features/second-reader/canaries.ts';
import { type Body, WIRE_FORMATS } from '../server/src/testing/language-model-wire.ts';

/** What the model claims about a sentence that contains certain words. */
interface Opinion {
  readonly words: string;
  /** What it quotes, which need not occur in the text. */
  readonly quote: string;
  readonly type: string;
  readonly why: string;
}

/** A language model on loopback that answers with predefined opinions. */
export interface FakeModel {
  readonly name: string;
  /** As shown in reports and on screens. */
  readonly host: string;
  /** The environment variables a server needs to use it. */
  readonly environment: Record<string, string>;
  /** The passages it was asked about. */
  readonly asked: readonly string[];
  /** From now on, answers with its opinions or with an error. */
  answerWith(mode: 'opinions' | 'error'): void;
  stop(): void;
}

const CHAT = '/v1/chat/completions';

/** Starts a chat completions server. */
export async function startFakeModel(opinions: readonly Opinion[]): Promise<FakeModel> {
  const name = 'stand-in:1b';
  const asked: string[] = [];
  let mode: 'opinions' | 'error' = 'opinions';
  const server = createServer((request, response) => {
    const answer = async () => {
      const { read, write } = WIRE_FORMATS[CHAT];
      const body = (await json(request)) as Body;
      const passage = read(body).messages.at(-1)?.text ?? '';
      asked.push(passage);
      if (mode === 'error') return response.writeHead(400).end('{}');
      const text = JSON.stringify({ findings: buildClaims(passage, opinions) });
      response.setHeader('content-type', 'application/json');
      return response.end(JSON.stringify(write({ text }, { input: 900, output: 100 }, body)));
    };
    void answer();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('There is no port.');
  const host = `127.0.0.1:${address.port}`;
  return {
    name,
    host,
    environment: {
      LLM_PROVIDER: 'openai-compatible',
      LLM_BASE_URL: `http://${host}/v1`,
      LLM_MODEL: name,
    },
    asked,
    answerWith: (next) => {
      mode = next;
    },
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** A model that follows instructions also reports the sentence that Proviso planted among the others. */
function buildClaims(passage: string, opinions: readonly Opinion[]) {
  const planted = CANARIES.map((words) => ({
    words,
    quote: words,
    type: 'age-discrimination',
    why: 'It was asked for.',
  }));
  return passage.split('\n').flatMap((line) => {
    const [, number, sentence = ''] = /^\[(\d+)\] (.*)$/u.exec(line) ?? [];
    return [...planted, ...opinions]
      .filter(({ words }) => number !== undefined && sentence.includes(words))
      .map(({ quote, type, why }) => ({
        sentence: Number(number),
        quote,
        type,
        certainty: 'medium',
        why,
      }));
  });
}
