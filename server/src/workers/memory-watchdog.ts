/**
 * Runs on a thread of a worker process and kills the process when it uses too much memory or loses its parent, even if
 * the main thread is stuck in a loop. Heap limits do not cover array buffers and WebAssembly memory; this does.
 */
import { WORKER_MEMORY_LIMIT } from './protocol.ts';

const INTERVAL_MS = 25;

const parent = process.ppid;

setInterval(() => {
  const isTooLarge = process.memoryUsage.rss() > WORKER_MEMORY_LIMIT;
  const isOrphan = process.ppid !== parent;
  if (isTooLarge || isOrphan) process.kill(process.pid, 'SIGKILL');
}, INTERVAL_MS);
