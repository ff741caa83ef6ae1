import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * A program's name and version from the first line of its version output, for example `ripgrep 13.0.0`; undefined if it
 * is not installed. Some programs print it to standard error.
 */
export async function findProgram(
  name: string,
  versionOption: string,
): Promise<string | undefined> {
  try {
    const { stdout, stderr } = await run(name, [versionOption]);
    return `${stdout}${stderr}`.split('\n')[0];
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
