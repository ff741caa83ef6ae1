/** `npm run demo`: a server with a demo account and the example documents, reset at every start. */
import { existsSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { DatabaseError, openDatabase } from '@proviso/database';

import { sqliteFile } from '../compose.ts';
import { configurationSections } from '../config/configuration.ts';
import type { ConfigurationEntry, ConfigurationSection } from '../config/entry.ts';
import { serve } from '../serve.ts';
import { seedDemo } from './seed-demo.ts';

// Separate from the real data: this folder is emptied at every start.
const folder = join(resolve(process.env['PROVISO_DATA_DIR'] || './data'), 'demo');
const { data, processes, hostedAuth, mail, stripe, languageModel } = configurationSections;
/**
 * A demo is self-contained: it uses no other database or bucket, is one process, has its own accounts, sends no mail,
 * takes no money and has no second reader.
 */
const disabled: readonly ConfigurationEntry[] = [
  data.entries.databaseUrl,
  data.entries.blobStore,
  processes.entries.role,
  ...[hostedAuth, mail, stripe, languageModel].flatMap((section: ConfigurationSection) =>
    Object.values(section.entries),
  ),
];

if (await isInUse(folder)) {
  process.stderr.write(
    `A demo is running in ${folder}. Stop it, or set PROVISO_DATA_DIR to another folder.\n`,
  );
  process.exitCode = 1;
} else {
  rmSync(folder, { recursive: true, force: true });
  await serve(
    {
      PLAN_FREE_LIMIT: '100',
      ...process.env,
      PROVISO_DATA_DIR: folder,
      ...Object.fromEntries(
        disabled.flatMap(({ variable }) => [
          [variable, undefined],
          [`${variable}_FILE`, undefined],
        ]),
      ),
    },
    seedDemo,
  );
}

/** Whether another demo runs there, which would lose its data. */
async function isInUse(directory: string): Promise<boolean> {
  if (!existsSync(directory)) return false;
  try {
    const file = sqliteFile({ data: { directory } });
    const connection = await openDatabase({ kind: 'sqlite', file });
    await connection.close();
    return false;
  } catch (error) {
    return error instanceof DatabaseError && error.code === 'database.in_use';
  }
}
