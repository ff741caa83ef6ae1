import { readFileSync } from 'node:fs';

/** Linux counts in hundredths of a second for its users, whatever it does inside (times(2)). */
const TICK_MS = 10;

/**
 * Begins to watch another process; the answer tells which share of one processor it has had since then, 1 for all of it.
 * Where the system does not tell, it is taken to have had its share.
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

/** What a process has used so far, in milliseconds. */
function processorTime(pid: number | undefined): number | undefined {
  if (process.platform !== 'linux' || pid === undefined) return undefined;
  try {
    // proc(5): the second field is a name in parentheses that may hold anything; the 14th and 15th are the times.
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
  } catch {
    return undefined;
  }
}
