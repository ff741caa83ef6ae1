import type { FastifyPluginAsync } from 'fastify';

import type { ProfileRecord } from '#server/account.ts';
import type { Sealer } from '#server/encryption/sealer.ts';
import type { Logger } from '#server/logging/logger.ts';
import type { ExportPart } from '#server/ports/account-lifecycle.ts';
import type { Audit } from '#server/ports/audit.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { Identity } from '#server/ports/identity.ts';

import { createAccountPart } from './account-part.ts';
import {
  createDocumentsPart,
  type DocumentsPartDependencies,
  MAX_ENTRIES_OF_DOCUMENT,
} from './documents-part.ts';
import { exportTooLarge } from './errors.ts';
import { ExportStore } from './export-store.ts';
import { exportDownloadRoutes, exportRoutes } from './routes.ts';
import { createSendExport } from './send-export.ts';

export { forgetExports } from './forget-exports.ts';
export { exportDownloadOperations, exportOperations } from './operations.ts';

/** Below the ZIP limits, with room for everything besides documents. */
const MAX_BYTES = 3.5 * 1024 ** 3;
const MAX_DOCUMENTS = Math.floor(65_000 / MAX_ENTRIES_OF_DOCUMENT);

interface Dependencies extends DocumentsPartDependencies {
  readonly sealer: Sealer;
  readonly clock: Clock;
  readonly identity: Pick<Identity, 'lockSession'>;
  readonly audit: Audit;
  readonly logger: Logger;
  readonly findProfile: (userId: string) => Promise<ProfileRecord | null>;
  /** The contributions of other features. */
  readonly parts: readonly ExportPart[];
}

/** All stored data of an account, as an archive for its owner. */
export interface ExportsFeature {
  readonly routes: FastifyPluginAsync;
  /** Register these outside the session guard. */
  readonly downloadRoutes: FastifyPluginAsync;
}

export function createExports(dependencies: Dependencies): ExportsFeature {
  const { database, documents, clock } = dependencies;
  const exports = new ExportStore(dependencies);
  const parts = [
    createAccountPart(database),
    createDocumentsPart(dependencies),
    ...dependencies.parts,
  ];
  return {
    routes: exportRoutes({
      async createExport(profile, principal) {
        const all = await documents.list(profile);
        const bytes = all.reduce((sum, { size }) => sum + size, 0);
        if (bytes > MAX_BYTES || all.length > MAX_DOCUMENTS) throw exportTooLarge();
        return exports.create({ principal, profile, documentsTotal: all.length });
      },
      readProgress: (profileId, id) => exports.read(profileId, id),
    }),
    downloadRoutes: exportDownloadRoutes(
      createSendExport({ ...dependencies, exports, parts }),
      () => clock.now(),
    ),
  };
}
