import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

import { type Configuration, readConfiguration } from '#server/config/configuration.ts';
import { SealBrokenError } from '#server/encryption/sealer.ts';
import { explainStartFailure } from '#server/explain-start-failure.ts';

import { BackupError } from './backup-error.ts';
import { findBackupFolders } from './backup-folder.ts';
import { type BackupContents, type BackupOptions, createBackup } from './create-backup.ts';
import { blobKeyOf, DATABASE_ENTRY } from './manifest.ts';
import { restoreBackup } from './restore-backup.ts';
import { createVerifyRestored } from './verify-restored.ts';

const HELP = `Usage: proviso backup [--leave-out-missing] FILE
       proviso restore FILE

backup   writes the database, the documents and the key of the data folder to one new file. The server may be running.
restore  creates a data folder from such a file. PROVISO_DATA_DIR must name a new or empty folder.

The file contains the key that decrypts every document: protect it like the data. What is stored elsewhere, by
DATABASE_URL, BLOB_STORE or PROVISO_MASTER_KEY, is not included; the command says so. Run it with the settings of the
server: a backup in which documents would be missing is refused. --leave-out-missing makes one nevertheless, for
documents whose files are lost.
`;

/** Where the operator reads output. */
interface Outputs {
  readonly output: NodeJS.WritableStream;
  readonly errors: NodeJS.WritableStream;
}

/** Runs `proviso backup` or `proviso restore`. Returns the exit code: 0 done, 1 refused, 2 wrong usage. */
export async function runBackup(
  commandArguments: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
  { output, errors }: Outputs,
): Promise<number> {
  const say = (lines: readonly string[]) => output.write(lines.map((line) => `${line}\n`).join(''));
  try {
    const invocation = parse(commandArguments);
    if (invocation === undefined) {
      output.write(HELP);
      return 0;
    }
    const configuration = readConfiguration(environment);
    const { command, file, ...options } = invocation;
    const path = resolve(file);
    say(
      await (command === 'backup'
        ? backUp(configuration, path, options)
        : restore(configuration, path)),
    );
    return 0;
  } catch (error) {
    errors.write(`${explain(error)}\n`);
    return error instanceof BackupError && error.code === 'backup.usage' ? 2 : 1;
  }
}

/** Undefined when help was requested. */
function parse(commandArguments: readonly string[]) {
  const { values, positionals } = parseStrictly(commandArguments);
  if (values.help === true) return undefined;
  const [command, file, ...rest] = positionals;
  const isKnown = command === 'backup' || command === 'restore';
  if (!isKnown || file === undefined || rest.length > 0) throw new BackupError('backup.usage');
  const leavesOutMissing = values['leave-out-missing'] === true;
  if (leavesOutMissing && command !== 'backup') throw new BackupError('backup.usage');
  return { command, file, leavesOutMissing };
}

function parseStrictly(commandArguments: readonly string[]) {
  try {
    const options = {
      help: { type: 'boolean', short: 'h' },
      'leave-out-missing': { type: 'boolean' },
    } as const;
    return parseArgs({ args: [...commandArguments], options, allowPositionals: true });
  } catch {
    throw new BackupError('backup.usage');
  }
}

async function backUp(
  configuration: Configuration,
  file: string,
  options: BackupOptions,
): Promise<string[]> {
  const contents = await createBackup(configuration, file, options);
  const left = await findBackupFolders(file);
  return [
    `The backup is made: ${file}`,
    `It holds ${describe(contents)}.`,
    ...(contents.key
      ? ['The key in it opens every document: keep the file as you keep the data.']
      : [
          'It does not hold the master key. Keep PROVISO_MASTER_KEY elsewhere: nothing opens without it.',
        ]),
    ...(contents.database
      ? []
      : ['It does not hold the database. Back it up with pg_dump, before this command.']),
    ...(contents.documents === undefined
      ? ['It does not hold the documents. Back the bucket up with the means of its service.']
      : []),
    ...left.map(
      (folder) =>
        `An interrupted backup has left ${folder}, which may hold the database and the key. Delete it unless another backup is being made.`,
    ),
  ];
}

function describe({ database, documents, key }: BackupContents): string {
  const parts = [
    database && 'the database',
    documents !== undefined && `${documents} ${documents === 1 ? 'document' : 'documents'}`,
    key && 'the master key',
  ];
  return new Intl.ListFormat('en').format(parts.filter((part) => part !== false));
}

async function restore(configuration: Configuration, file: string): Promise<string[]> {
  const verify = createVerifyRestored(configuration);
  const { madeAt, files } = await restoreBackup(configuration.data, file, verify);
  const documents = files.filter(({ name }) => blobKeyOf(name) !== undefined).length;
  const { blobStore, directory } = configuration.data;
  const hasDatabase = files.some(({ name }) => name === DATABASE_ENTRY);
  return [
    `Restored into ${directory}: ${documents} documents, as of ${madeAt}.`,
    ...(hasDatabase
      ? []
      : ['The backup holds no database. Restore that with pg_restore before the server starts.']),
    ...(blobStore === undefined
      ? []
      : [
          'The documents are where BLOB_STORE points. Stop the server that this one replaces, or point it at a copy: this one takes the bucket for its own and removes what was uploaded since the backup.',
        ]),
  ];
}

function explain(error: unknown): string {
  if (error instanceof BackupError) return `proviso: ${error.message}`;
  if (error instanceof SealBrokenError)
    return `proviso: ${new BackupError('backup.damaged').message}`;
  if (error instanceof Error && 'errno' in error && 'code' in error && 'syscall' in error) {
    return `proviso: ${new BackupError('backup.not_written').message} (${String(error.code)})`;
  }
  return explainStartFailure(error, 'The command cannot run');
}
