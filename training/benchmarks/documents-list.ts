import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';

import { type BenchmarkLine, compareWithBar, reportUnmeasured } from './benchmark.ts';
import { type StartedServer, startServer } from './started-server.ts';

const DOCUMENTS = 50;
const REQUESTS = 1000;
/** Five hundred requests per second on one core. */
const LIMIT_MS = 2;
const TICKS_PER_SECOND = 100;

/** The server cost of listing documents, and of a response that looks nothing up. */
export async function documentsList(): Promise<readonly BenchmarkLine[]> {
  const subject = `list of ${DOCUMENTS} documents`;
  if (!existsSync('/proc/self/stat')) return [reportUnmeasured(subject, 'no /proc on this system')];
  const server = await startServer();
  try {
    const text = new TextEncoder().encode('Please write to ana@example.com.');
    for (let index = 0; index < DOCUMENTS; index += 1) {
      await server.awaitReport(await server.upload(`note-${index}.txt`, text));
    }
    const list = await millisecondsPerRequest(server, '/api/documents');
    const health = await millisecondsPerRequest(server, '/healthz');
    return [
      compareWithBar({
        subject,
        figure: `${list.toFixed(2)} CPU-ms/request`,
        comparison: `at most ${LIMIT_MS} CPU-ms/request (/healthz: ${health.toFixed(2)})`,
        ratio: LIMIT_MS / list,
      }),
    ];
  } finally {
    await server.stop();
  }
}

async function millisecondsPerRequest(server: StartedServer, path: string): Promise<number> {
  await repeat(server, path, REQUESTS / 10);
  const before = await cpuMilliseconds(server.processId);
  await repeat(server, path, REQUESTS);
  return ((await cpuMilliseconds(server.processId)) - before) / REQUESTS;
}

async function repeat(server: StartedServer, path: string, times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) await (await server.request(path)).arrayBuffer();
}

/** User and system time of a process: fields 14 and 15 of its stat file, counted after its name. */
async function cpuMilliseconds(processId: number): Promise<number> {
  const stat = await readFile(`/proc/${processId}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / TICKS_PER_SECOND;
}
