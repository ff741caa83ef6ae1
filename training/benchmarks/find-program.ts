import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * A program's name and version as its own version option says in the first line, for example
 * `ripgrep 13.0.0`; undefined where the program is not installed. Some programs answer on the error output.
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
