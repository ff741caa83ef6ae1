import { argon2 } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { createAuth } from '@proviso/auth';
import { openDatabase } from '@proviso/database';
import fastify from 'fastify';

import { type BenchmarkLine, compareWithBar } from './benchmark.ts';
import { median } from './median.ts';

const SIGN_INS = 80;
/** A server's first requests run before V8 has compiled their code, which is not so an hour later. */
const WARM_UP = 40;
const VERIFICATIONS = 500;
const SIGN_IN_LIMIT_MS = 5;
const VERIFICATION_LIMIT_MS = 1;
const CREDENTIALS = { email: 'bench@example.com', password: 'Quarry-Lantern-58' };
const UNLIMITED = { burst: 10_000, interval: 1 };

/** The cost of a password sign-in beside its one hash, and the cost of checking an access token. */
export async function signIn(): Promise<readonly BenchmarkLine[]> {
  const folder = await mkdtemp(join(tmpdir(), 'proviso-bench-'));
  const connection = await openDatabase({ kind: 'sqlite', file: join(folder, 'auth.db') });
  try {
    const auth = await createAuth({
      connection,
      issuer: 'http://localhost/auth/v1',
      signup: 'open',
      passwordMinLength: 6,
      sealer: { seal: (plain) => plain, open: (sealed) => sealed },
      clock: { now: () => Date.now() },
      limits: { passwordsPerAddress: UNLIMITED, signUpsPerAddress: UNLIMITED },
    });
    const app = fastify();
    await app.register(auth.routes);
    const post = async (url: string) => {
      const answer = await app.inject({ method: 'POST', url, payload: CREDENTIALS });
      if (answer.statusCode !== 200) throw new Error(`${url} answered ${answer.statusCode}.`);
      return answer;
    };
    const token = (await post('/signup')).json<{ access_token: string }>().access_token;
    return [
      await timeSignIns(() => post('/token?grant_type=password')),
      await timeVerifications(() => auth.verifyAccessToken(token)),
    ];
  } finally {
    await connection.close();
    await rm(folder, { recursive: true });
  }
}

/** Hashes and sign-ins alternate, so that other load slows both alike. */
async function timeSignIns(request: () => Promise<unknown>): Promise<BenchmarkLine> {
  for (let round = 0; round < WARM_UP; round += 1) await request();
  const hashes: number[] = [];
  const requests: number[] = [];
  for (let round = 0; round < SIGN_INS; round += 1) {
    hashes.push(await milliseconds(hashOnce));
    requests.push(await milliseconds(request));
  }
  // Noise can make the difference vanish; a ratio needs a positive number.
  const rest = Math.max(median(requests) - median(hashes), 0.1);
  return compareWithBar({
    subject: 'password sign-in beside its hash',
    figure: `${rest.toFixed(2)} ms`,
    comparison: `at most ${SIGN_IN_LIMIT_MS} ms (argon2id alone: ${median(hashes).toFixed(0)} ms)`,
    ratio: SIGN_IN_LIMIT_MS / rest,
  });
}

async function timeVerifications(verify: () => Promise<unknown>): Promise<BenchmarkLine> {
  const times: number[] = [];
  for (let round = 0; round < VERIFICATIONS; round += 1) times.push(await milliseconds(verify));
  const typical = median(times);
  return compareWithBar({
    subject: 'check of an access token',
    figure: `${typical.toFixed(2)} ms`,
    comparison: `at most ${VERIFICATION_LIMIT_MS} ms`,
    ratio: VERIFICATION_LIMIT_MS / typical,
  });
}

/** The hash at OWASP's first recommended cost: 19 MiB, two passes. */
function hashOnce(): Promise<Buffer> {
  return promisify(argon2)('argon2id', {
    message: CREDENTIALS.password,
    nonce: Buffer.alloc(16),
    memory: 19_456,
    passes: 2,
    parallelism: 1,
    tagLength: 32,
  });
}

async function milliseconds(work: () => unknown): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}
