import { readFileSync } from 'node:fs';

const PAGE_BYTES = 4096;

/** Another process's resident memory in bytes; 0 when the system does not report it or the process is gone. */
export function residentMemory(pid: number | undefined): number {
  if (process.platform !== 'linux' || pid === undefined) return 0;
  try {
    // proc(5): the second field of statm counts resident pages.
    return Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]) * PAGE_BYTES;
  } catch {
    return 0;
  }
}
