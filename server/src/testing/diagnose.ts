import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';

import { onTestFinished } from 'vitest';

import { runDoctor } from '#server/operator/doctor/run-doctor.ts';

export type Environment = Readonly<Record<string, string>>;

/** A folder readable by its owner only, removed after the test. */
export function createFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'proviso-doctor-'));
  chmodSync(folder, 0o700);
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Runs all checks, with a free port unless one is given. */
export async function diagnose(environment: Environment, ...commandArguments: string[]) {
  const output = new PassThrough();
  const errors = new PassThrough();
  const code = await runDoctor(commandArguments, { PORT: '0', ...environment }, { output, errors });
  const textOf = (stream: PassThrough) => String((stream.read() as Buffer | null) ?? '');
  return { code, text: textOf(output), errors: textOf(errors) };
}

/** The verdicts on a subject, with their levels. */
export function linesAbout(text: string, subject: string): string[] {
  const lines = text.split('\n').map((line) => line.trim().replaceAll(/ {2,}/g, ' '));
  return lines.filter((line) => new RegExp(`^(?:ok|warning|failure) ${subject} `).test(line));
}
