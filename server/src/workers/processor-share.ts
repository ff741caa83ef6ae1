import { readFileSync } from 'node:fs';

/** Linux reports times in user-visible ticks of 10 ms, whatever the kernel uses internally (times(2)). */
const TICK_MS = 10;

/**
 * Starts measuring another process; the returned function gives its share of one processor since then, where 1 is a
 * whole processor. If the system does not report times, the process is assumed to have had its share.
 */
export function watchProcessorShare(pid: number | undefined): () => number {
  const begun = performance.now();
  const before = processorTime(pid);
  return () => {
    const now = processorTime(pid);
    if (before === undefined || now === undefined) return 1;
    return (now - before) / (performance.now() - begun);
  };
}

/** A process's total processor time, in milliseconds. */
function processorTime(pid: number | undefined): number | undefined {
  if (process.platform !== 'linux' || pid === undefined) return undefined;
  try {
    // proc(5): the second field is a name in parentheses that may contain anything; fields 14 and 15 are the times.
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
  } catch {
    return undefined;
  }
}
