import type { ProfileRecord } from '#server/account.ts';
import type { Logger } from '#server/logging/logger.ts';
import {
  DOCUMENT_DONE,
  type ExportEntry,
  type ExportPart,
} from '#server/ports/account-lifecycle.ts';

import { ticketUsed } from './errors.ts';
import type { ExportStore, StartedExport } from './export-store.ts';
import { zipEntries } from './zip-entries.ts';

interface Dependencies {
  readonly exports: ExportStore;
  readonly findProfile: (userId: string) => Promise<ProfileRecord | null>;
  readonly parts: readonly ExportPart[];
  readonly logger: Logger;
}

/** The archive for a ticket, streamed: it is produced only as fast as it is read. */
export type SendExport = (ticket: string) => Promise<AsyncGenerator<Uint8Array>>;

/**
 * Binds `SendExport`. The export is recorded as done when its last byte was read, and as failed when the reader
 * disconnects.
 */
export function createSendExport(dependencies: Dependencies): SendExport {
  const { exports, findProfile } = dependencies;
  return async (ticket) => {
    const started = await exports.begin(ticket);
    const profile = started && (await findProfile(started.userId));
    if (!profile) throw ticketUsed();
    return send(dependencies, started, profile);
  };
}

async function* send(
  dependencies: Dependencies,
  started: StartedExport,
  profile: ProfileRecord,
): AsyncGenerator<Uint8Array> {
  const { exports, logger } = dependencies;
  let state: 'done' | 'failed' = 'failed';
  try {
    yield* zipEntries(collectEntries(dependencies, started, profile));
    state = 'done';
  } finally {
    await exports.end(started.id, state);
    logger.info({ export: started.id, state }, 'an export ended');
  }
}

async function* collectEntries(
  { exports, parts }: Dependencies,
  { id, email }: StartedExport,
  profile: ProfileRecord,
): AsyncGenerator<ExportEntry> {
  let documentsDone = 0;
  for (const part of parts) {
    for await (const entry of part({ profile, email })) {
      if (entry !== DOCUMENT_DONE) {
        yield entry;
        continue;
      }
      documentsDone += 1;
      if (!(await exports.advance(id, documentsDone))) throw ticketUsed();
    }
  }
}
