import { randomUUID } from 'node:crypto';

import { BlobStorageError } from '#server/ports/blob-storage.ts';
import type { Database } from '#server/tables/schema.ts';

import type { InstallationMarker } from './installation-marker.ts';

const ID_NAME = 'installation id';

/**
 * Claims a storage location for this installation if it is unclaimed; throws `storage.other_installation` if another
 * one owns it: each would delete the other's documents, which its own database does not know. Processes of one
 * installation that start at once agree, because their database holds one id.
 */
export async function claimBlobStorage(
  marker: InstallationMarker,
  database: Database,
): Promise<void> {
  // An installation that is refused must leave no trace, neither in the storage nor in its own database.
  const state = await inspectBlobStorage(marker, database);
  if (state === 'own') return;
  if (state === 'unclaimed') {
    const id = await createId(database);
    if ((await marker.claim(id)) === id) return;
  }
  throw new BlobStorageError('storage.other_installation');
}

/** Checks who owns the location, without changing anything. A database that does not exist yet owns none. */
export async function inspectBlobStorage(
  marker: InstallationMarker,
  database: Database | undefined,
): Promise<'own' | 'unclaimed' | 'other'> {
  const found = await marker.read();
  if (found === undefined) return 'unclaimed';
  // Read after the marker: no process writes a marker before its id is in the database.
  return found === (database && (await readId(database))) ? 'own' : 'other';
}

async function readId(database: Database): Promise<string | undefined> {
  const row = await database
    .selectFrom('installation')
    .select('value')
    .where('name', '=', ID_NAME)
    .executeTakeFirst();
  return row?.value;
}

/** The installation's id; of several processes, the first creates it. */
async function createId(database: Database): Promise<string> {
  await database
    .insertInto('installation')
    .values({ name: ID_NAME, value: randomUUID() })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const { value } = await database
    .selectFrom('installation')
    .select('value')
    .where('name', '=', ID_NAME)
    .executeTakeFirstOrThrow();
  return value;
}
