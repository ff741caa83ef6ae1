import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

import { onTestFinished, vi } from 'vitest';

const PROGRAM = fileURLToPath(import.meta.resolve('s3rver/bin/s3rver.js'));
/** The credentials of its only user. */
const CREDENTIALS = { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' };
const OBJECT_SUFFIX = '._S3rver_object';
const BUCKET = 'documents';

/** An S3-compatible server in its own process, with one bucket. */
interface S3Server {
  readonly endpoint: string;
  readonly bucket: string;
  /** The settings with which our server stores documents there, below `prefix`. */
  environment(prefix?: string): Record<string, string>;
  /** The keys of all objects in the bucket, and where their bytes are. */
  objects(): readonly { readonly key: string; readonly file: string }[];
  /** Stops the server until `restart`. */
  end(): Promise<void>;
  /** Restarts it at the same address, with its data. */
  restart(): Promise<void>;
  /** Makes it accept connections but answer none. */
  freeze(): void;
}

/** Starts an S3 server until the test ends, and sets its credentials for the AWS SDK. */
export async function startS3Server(): Promise<S3Server> {
  const folder = mkdtempSync(join(tmpdir(), 'proviso-s3-'));
  const first = await launch(folder, 0);
  const { port } = first;
  let { child } = first;
  for (const [name, value] of Object.entries(CREDENTIALS)) vi.stubEnv(name, value);
  onTestFinished(async () => {
    await end(child);
    rmSync(folder, { recursive: true, force: true });
    vi.unstubAllEnvs();
  });
  const endpoint = `http://127.0.0.1:${port}`;
  return {
    endpoint,
    bucket: BUCKET,
    environment: (prefix = '') => ({
      BLOB_STORE: `s3://${BUCKET}/${prefix}`,
      AWS_ENDPOINT_URL_S3: endpoint,
    }),
    objects: () => listObjects(join(folder, BUCKET)),
    end: () => end(child),
    async restart() {
      ({ child } = await launch(folder, port));
    },
    freeze: () => void child.kill('SIGSTOP'),
  };
}

async function launch(folder: string, port: number) {
  // It creates pagination tokens with a cipher that is otherwise disabled.
  const flags = ['--openssl-legacy-provider', PROGRAM, '--silent', '--no-vhost-buckets'];
  const place = ['--directory', folder, '--address', '127.0.0.1', '--port', String(port)];
  const child = spawn(process.execPath, [...flags, ...place, '--configure-bucket', BUCKET]);
  for await (const line of createInterface({ input: child.stdout })) {
    const [, chosen] = /listening on \S+:(\d+)/.exec(line) ?? [];
    if (chosen !== undefined) return { child, port: Number(chosen) };
  }
  throw new Error('The server of S3 did not start.');
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
}

function listObjects(folder: string): { key: string; file: string }[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(OBJECT_SUFFIX))
    .map(({ parentPath, name }) => join(parentPath, name))
    .map((file) => ({ key: relative(folder, file).slice(0, -OBJECT_SUFFIX.length), file }));
}
