import { Worker } from 'node:worker_threads';

import { WORKER_MEMORY_LIMIT } from './protocol.ts';

/**
 * Starts a thread that kills this process when it uses too much memory or loses its parent, even if the main thread is
 * stuck in a loop. Heap limits do not cover array buffers and WebAssembly memory; this does.
 */
export function startMemoryWatchdog(): void {
  // As plain JavaScript: a thread that loads a TypeScript file loads the compiler too, which takes 17 MB.
  const program = `(${watchMemory.toString()})(require('node:worker_threads').workerData)`;
  const thread = new Worker(program, { eval: true, workerData: WORKER_MEMORY_LIMIT });
  thread.unref();
}

/** The thread's program; it can use nothing but its argument. */
function watchMemory(limit: number): void {
  const interval = 25;
  const parent = process.ppid;
  setInterval(() => {
    const isTooLarge = process.memoryUsage.rss() > limit;
    const isOrphan = process.ppid !== parent;
    if (isTooLarge || isOrphan) process.kill(process.pid, 'SIGKILL');
  }, interval);
}
