import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';

import type { FastifyInstance } from 'fastify';
import { onTestFinished } from 'vitest';

import { createApp } from '#server/app.ts';
import { compose } from '#server/compose.ts';
import { readConfiguration } from '#server/config/configuration.ts';
import { createFeatures } from '#server/features.ts';
import { createLogger } from '#server/logging/logger.ts';
import { runBackup } from '#server/operator/backup/run-backup.ts';
import { textFile } from '#server/testing/form.ts';
import { signUp } from '#server/testing/sign-up.ts';

export const EMAIL = 'anna@example.com';
export const LETTER = textFile('Write to anna@example.com. My SSN is 219-09-9999.');
type Settings = Readonly<Record<string, string>>;

/** A place for data folders and backups, and the operator's commands. */
export function prepareBackups() {
  const folder = mkdtempSync(join(tmpdir(), 'proviso-backup-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const [data, file, restored] = ['data', 'proviso.backup', 'restored'].map((name) =>
    join(folder, name),
  ) as [string, string, string];
  const run = async (
    commandArguments: readonly string[],
    directory: string,
    settings: Settings = {},
  ) => {
    const [output, errors] = [new PassThrough(), new PassThrough()];
    const environment = { PROVISO_DATA_DIR: directory, LOG_LEVEL: 'fatal', ...settings };
    const code = await runBackup(commandArguments, environment, { output, errors });
    return { code, stdout: await text(output.end()), stderr: await text(errors.end()) };
  };
  return {
    folder,
    data,
    file,
    restored,
    backUp: (settings?: Settings, ...flags: string[]) =>
      run(['backup', ...flags, file], data, settings),
    restore: (settings?: Settings, path = file) => run(['restore', path], restored, settings),
    /** What remains beside the data folder that was backed up. */
    left: () => readdirSync(folder).filter((name) => name !== 'data'),
  };
}

/** Lets something happen at a server in this process, without its background work. */
export async function withRunningServer<Result>(
  data: string,
  happen: (app: FastifyInstance) => Promise<Result>,
): Promise<Result> {
  const { dependencies, close } = await compose(readConfiguration({ PROVISO_DATA_DIR: data }), {
    logger: createLogger('fatal', () => undefined),
  });
  const app = await createApp(dependencies, createFeatures(dependencies));
  const result = await happen(app);
  await app.close();
  await close();
  return result;
}

/** Makes an installation with an account and the given number of documents. */
export async function install(data: string, documents = 1): Promise<number[]> {
  return withRunningServer(data, async (app) => {
    const person = await signUp(app, EMAIL);
    const ids: number[] = [];
    for (let count = 0; count < documents; count += 1) ids.push((await person.upload(LETTER)).id);
    return ids;
  });
}
