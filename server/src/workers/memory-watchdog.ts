/**
 * Runs on a thread of a worker process and ends that process when it grows too large or loses its parent, which a
 * loop on the main thread cannot prevent. Heap limits do not count array buffers and WebAssembly memory; this does.
 */
import { WORKER_MEMORY_LIMIT } from './protocol.ts';

const INTERVAL_MS = 25;

const parent = process.ppid;

setInterval(() => {
  const isTooLarge = process.memoryUsage.rss() > WORKER_MEMORY_LIMIT;
  const isOrphan = process.ppid !== parent;
  if (isTooLarge || isOrphan) process.kill(process.pid, 'SIGKILL');
}, INTERVAL_MS);
