import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);
const LIMITS = { maxBuffer: Infinity, timeout: 120_000 };

/** The text that pdftotext, which must be installed, extracts from a PDF; rejects if it refuses the file. */
export async function pdftotext(file: string, options: readonly string[] = []): Promise<string> {
  const { stdout } = await run('pdftotext', [...options, '-enc', 'UTF-8', file, '-'], LIMITS);
  return stdout;
}
