import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

/** The folder of example documents. */
export const EXAMPLES = join(import.meta.dirname, '../../../examples/documents');

const LAUNCHER = join(import.meta.dirname, '../../../bin/proviso.js');

export interface CommandResult {
  readonly exitCode: number | null;
  readonly output: string;
  readonly errors: string;
}

export interface CommandEnvironment {
  readonly input?: string | Uint8Array;
  readonly environment?: NodeJS.ProcessEnv;
  /** Options for the Node that runs the launcher. */
  readonly nodeOptions?: readonly string[];
}

/** Runs the real program with these arguments and waits for it to exit. */
export async function runProviso(
  commandArguments: readonly string[],
  { input = '', environment = {}, nodeOptions = [] }: CommandEnvironment = {},
): Promise<CommandResult> {
  const child = spawn(process.execPath, [...nodeOptions, LAUNCHER, ...commandArguments], {
    env: { PATH: process.env['PATH'], ...environment },
  });
  child.stdin.end(input);
  const [output, errors, [exitCode]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close') as Promise<[number | null]>,
  ]);
  return { exitCode, output, errors };
}
