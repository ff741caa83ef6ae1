import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

import { median } from './median.ts';

const run = promisify(execFile);

/** CPU seconds (user and system) that this process spends on the work: the median of `rounds` runs. */
export function cpuSeconds(work: () => unknown, rounds = 3): number {
  const seconds = Array.from({ length: rounds }, () => {
    const before = process.cpuUsage();
    work();
    return secondsSince(before);
  });
  return median(seconds);
}

/** The result of the work, and the CPU seconds that this process spends until it resolves. */
export async function timeCpu<Result>(
  work: () => Promise<Result>,
): Promise<{ readonly seconds: number; readonly result: Result }> {
  const before = process.cpuUsage();
  const result = await work();
  return { seconds: secondsSince(before), result };
}

function secondsSince(before: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}

/**
 * CPU seconds of a child process from start to exit: the median of `rounds` runs. Throws if the exit code is neither 0
 * nor 1 (grep's "nothing found").
 */
export async function childCpuSeconds(command: readonly string[], rounds = 3): Promise<number> {
  const seconds: number[] = [];
  for (let round = 0; round < rounds; round += 1) seconds.push(await timeOnce(command));
  return median(seconds);
}

/**
 * Node does not report a child's resource usage; bash does, in milliseconds. The output is read instead of sent to
 * /dev/null, because grep stops at the first match when nothing reads its output.
 */
async function timeOnce(command: readonly string[]): Promise<number> {
  const script =
    'TIMEFORMAT="%U %S"; time "$@" 2>/dev/null; code=$?; [ $code -le 1 ] || exit $code';
  const { stderr } = await run('bash', ['-c', script, 'bash', ...command], { maxBuffer: Infinity });
  const [user = NaN, system = NaN] = stderr.trim().split(' ').map(Number);
  return user + system;
}
