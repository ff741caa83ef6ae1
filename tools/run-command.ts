import { type ChildProcess, spawn } from 'node:child_process';
import { delimiter, dirname, join } from 'node:path';

/** The root folder of the repository. */
export const repositoryRoot = join(import.meta.dirname, '..');

type Command = readonly [command: string, commandArguments: readonly string[]];

/**
 * Runs a command in the repository root with its output on this terminal, and returns its exit code. The project's own
 * binaries and the Node that runs this script come first on its PATH.
 */
export function runCommand(
  command: string,
  commandArguments: readonly string[],
  environment: NodeJS.ProcessEnv = {},
): Promise<number> {
  return exitCodeOf(start([command, commandArguments], environment));
}

/** Runs commands until one of them ends, then ends the others, and returns the exit code of the first. */
export async function runTogether(commands: readonly Command[]): Promise<number> {
  const children = commands.map((command) => start(command));
  const codes = children.map(exitCodeOf);
  try {
    return await Promise.race(codes);
  } finally {
    for (const child of children) child.kill();
    await Promise.allSettled(codes);
  }
}

function start([command, commandArguments]: Command, environment: NodeJS.ProcessEnv = {}) {
  return spawn(command, commandArguments, {
    cwd: repositoryRoot,
    stdio: 'inherit',
    env: { ...process.env, PATH: projectPath(), ...environment },
  });
}

function exitCodeOf(child: ChildProcess): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
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
