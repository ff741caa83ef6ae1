import type { ExportPart } from '#server/ports/account-lifecycle.ts';

import type { AuditStore } from './audit-store.ts';
import { writeCsv } from './write-csv.ts';

/** The account's activity, as a file of its export. */
export function createActivityPart(entries: Pick<AuditStore, 'list'>): ExportPart {
  return async function* writeActivity({ profile }) {
    const pages: string[] = [];
    for await (const page of writeCsv(entries, profile.id, {})) pages.push(page);
    yield { path: 'activity.csv', bytes: Buffer.from(pages.join('')) };
  };
}
