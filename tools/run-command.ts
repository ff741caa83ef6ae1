import { spawn } from 'node:child_process';
import { delimiter, dirname, join } from 'node:path';

/** The root folder of the repository. */
export const repositoryRoot = join(import.meta.dirname, '..');

/**
 * Runs a command in the repository root with its output on this terminal, and returns its exit code. The project's own
 * binaries and the Node that runs this script come first on its PATH.
 */
export function runCommand(
  command: string,
  commandArguments: readonly string[],
  environment: NodeJS.ProcessEnv = {},
): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const child = spawn(command, commandArguments, {
    cwd: repositoryRoot,
    stdio: 'inherit',
    env: { ...process.env, PATH: projectPath(), ...environment },
  });
  child.once('error', reject);
  child.once('exit', (code) => resolve(code ?? 1));
  return promise;
}

function projectPath(): string {
  return [
    dirname(process.execPath),
    join(repositoryRoot, 'node_modules', '.bin'),
    process.env['PATH'],
  ].join(delimiter);
}
