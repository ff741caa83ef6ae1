/** A hostile worker process: the request's text names the attack. */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';

import { startMemoryWatchdog } from '../workers/memory-watchdog.ts';

startMemoryWatchdog();

const MEBIBYTE = 1024 * 1024;
let count = 0;

const attacks: Readonly<Record<string, (argument: string) => unknown>> = {
  echo: () => 'echo',
  count: () => count,
  progress: () => {
    process.send?.({ kind: 'step' });
    process.send?.({ kind: 'recognition' });
    return 'done';
  },
  interval: () => {
    const start = Date.now();
    while (Date.now() < start + 30);
    return { start, end: Date.now() };
  },
  loop: () => {
    for (;;);
  },
  sleep: () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0),
  buffers: () => {
    const kept = [];
    for (;;) kept.push(Buffer.alloc(16 * MEBIBYTE, 1));
  },
  heap: () => {
    const kept = [];
    for (;;) kept.push({ text: String(Math.random()).repeat(10) });
  },
  exit: () => process.exit(3),
  terminate: () => process.kill(process.pid, 'SIGTERM'),
  throw: () =>
    setImmediate(() => {
      throw new Error('hostile');
    }),
  read: (path) => readFileSync(path, 'utf8'),
  write: () => writeFileSync(import.meta.filename, ''),
  spawn: () => spawnSync('id').error?.message,
  eval: () => typeof Reflect.construct(Function, ['return 1']),
  environment: () => Object.keys(process.env),
};

process.on('message', (request: { text: string }) => {
  count += 1;
  const [name = '', argument = ''] = request.text.split(' ');
  const answer = attempt(() => attacks[name]?.(argument));
  if (name !== 'throw') process.send?.(answer);
});

function attempt(run: () => unknown): unknown {
  try {
    return run();
  } catch (error) {
    if (!(error instanceof Error)) return String(error);
    return 'code' in error ? error.code : error.name;
  }
}
