import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);
const LIMITS = { maxBuffer: Infinity, timeout: 120_000 };

/** What pdftotext, which must be installed, reads of a PDF; rejects where it refuses the file. */
export async function pdftotext(file: string, options: readonly string[] = []): Promise<string> {
  const { stdout } = await run('pdftotext', [...options, '-enc', 'UTF-8', file, '-'], LIMITS);
  return stdout;
}
