import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';

import { onTestFinished } from 'vitest';

import { runDoctor } from '#server/operator/doctor/run-doctor.ts';

export type Environment = Readonly<Record<string, string>>;

/** A folder for its owner alone, until the test ends. */
export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'proviso-doctor-'));
  chmodSync(folder, 0o700);
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Has everything examined, with a port that is free unless another is named. */
export async function examine(environment: Environment, ...commandArguments: string[]) {
  const output = new PassThrough();
  const errors = new PassThrough();
  const code = await runDoctor(commandArguments, { PORT: '0', ...environment }, { output, errors });
  const textOf = (stream: PassThrough) => String((stream.read() as Buffer | null) ?? '');
  return { code, text: textOf(output), errors: textOf(errors) };
}

/** What is said on a subject, with its level. */
export function said(text: string, subject: string): string[] {
  const lines = text.split('\n').map((line) => line.trim().replaceAll(/ {2,}/g, ' '));
  return lines.filter((line) => new RegExp(`^(?:ok|warning|failure) ${subject} `).test(line));
}
