import { type ExportPart, jsonEntry } from '#server/ports/account-lifecycle.ts';

import type { ApiKeyStore } from './api-key-store.ts';
import { describeKey } from './describe-key.ts';

/** The stored data of the account's keys, as a file of its export; omitted when there are none. */
export function createKeysPart(keys: ApiKeyStore): ExportPart {
  return async function* writeKeys({ profile }) {
    const records = await keys.list(profile.id);
    if (records.length === 0) return;
    yield jsonEntry('api-keys.json', records.map(describeForExport));
  };
}

/** Whether a key is refused for lack of a second factor depends on the account, so it is not exported. */
function describeForExport(record: Parameters<typeof describeKey>[0]) {
  const { needsSecondFactor: _, ...key } = describeKey(record, false);
  return key;
}
