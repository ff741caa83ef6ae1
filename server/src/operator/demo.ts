/** `npm run demo`: a server with a demo account and the example documents, fresh at every start. */
import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { configurationSections } from '../config/configuration.ts';
import type { ConfigurationEntry, ConfigurationSection } from '../config/entry.ts';
import { serve } from '../serve.ts';
import { seedDemo } from './seed-demo.ts';

// Beside the real data and never in them: this folder is emptied, and its account is made for show.
const folder = join(resolve(process.env['PROVISO_DATA_DIR'] || './data'), 'demo');
rmSync(folder, { recursive: true, force: true });

const { data, hostedAuth, mail, stripe } = configurationSections;
/** A demo stands alone: it writes to no other database or bucket, knows people by itself, mails nobody and takes no money. */
const absent: readonly ConfigurationEntry[] = [
  data.entries.databaseUrl,
  data.entries.blobStore,
  ...[hostedAuth, mail, stripe].flatMap((section: ConfigurationSection) =>
    Object.values(section.entries),
  ),
];

await serve(
  {
    PLAN_FREE_LIMIT: '100',
    ...process.env,
    PROVISO_DATA_DIR: folder,
    ...Object.fromEntries(
      absent.flatMap(({ variable }) => [
        [variable, undefined],
        [`${variable}_FILE`, undefined],
      ]),
    ),
  },
  seedDemo,
);
