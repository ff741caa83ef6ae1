import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';

/** Short compared with what is timed; an address may send 3,000 requests per minute. */
const POLL_MS = 40;
const MAIN = join(import.meta.dirname, '..', '..', 'server', 'src', 'main.ts');

/** A real server in a process of its own, with a fresh data folder and a signed-in account. */
export interface StartedServer {
  readonly processId: number;
  /** Sends a request as the account; throws on any response that is not 2xx. */
  readonly request: (path: string, init?: RequestInit) => Promise<Response>;
  /** Uploads a document and returns its id. */
  readonly upload: (name: string, bytes: Uint8Array) => Promise<number>;
  /** Waits until a document is analyzed; throws if that fails. */
  readonly awaitReport: (id: number) => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** Starts a server on a free port and signs up an account. */
export async function startServer(): Promise<StartedServer> {
  const folder = await mkdtemp(join(tmpdir(), 'proviso-bench-'));
  const child = spawn(process.execPath, [MAIN], {
    env: {
      PATH: process.env['PATH'],
      PORT: '0',
      PROVISO_DATA_DIR: folder,
      BILLING: 'off',
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const stop = async (): Promise<void> => {
    if (child.exitCode === null && child.kill('SIGTERM')) await once(child, 'exit');
    await rm(folder, { recursive: true });
  };
  try {
    const address = await readAddress(child.stdout);
    return { processId: child.pid ?? 0, ...(await signUp(address)), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function readAddress(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface(output)) {
    const address = /ready at (\S+)/.exec(line)?.[1];
    if (address !== undefined) return address;
  }
  throw new Error('The server ended before it was ready.');
}

type Session = Pick<StartedServer, 'request' | 'upload' | 'awaitReport'>;

async function signUp(address: string): Promise<Session> {
  const credentials = { email: 'bench@example.com', password: 'Quarry-Lantern-58' };
  const session = await send(`${address}/auth/v1/signup`, jsonBody(credentials));
  const { access_token: token } = (await session.json()) as { access_token: string };

  const request: Session['request'] = (path, init = {}) => {
    const headers = new Headers(init.headers);
    headers.set('authorization', `Bearer ${token}`);
    return send(`${address}${path}`, { ...init, headers });
  };
  await request('/api/users', jsonBody({ name: 'Bench' }));
  return {
    request,
    upload: async (name, bytes) => {
      const form = new FormData();
      form.set('file', new File([Uint8Array.from(bytes)], name));
      const response = await request('/api/upload', { method: 'POST', body: form });
      const { document } = (await response.json()) as { document: { id: number } };
      return document.id;
    },
    awaitReport: async (id) => {
      while ((await (await request(`/api/analysis/${id}`)).json()) === null) await delay(POLL_MS);
    },
  };
}

function jsonBody(content: object): RequestInit {
  return {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(content),
  };
}

async function send(url: string, init: RequestInit): Promise<Response> {
  const response = await fetch(url, init);
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`);
  return response;
}
