/** A worker process that takes requests only once it is warmed up, when it needs the most memory of its own. */
import { warmUp } from '../workers/warm-up.ts';

await warmUp(() => false);
await import('../workers/worker-entry.ts');
