import type { AuditEntry, AuditFilter } from '@proviso/contracts';
import { csvLine } from '@proviso/engine/formats';

import type { AuditStore } from './audit-store.ts';

const PAGE = 500;

const COLUMNS = [
  'time',
  'kind',
  'subject_id',
  'subject_name',
  'address',
  'agent_kind',
  'agent_name',
] as const;

/** A filter's entries, newest first, streamed page by page, so that a long history need not fit into memory. */
export async function* writeCsv(
  entries: Pick<AuditStore, 'list'>,
  profileId: number,
  filter: AuditFilter,
): AsyncGenerator<string> {
  yield csvLine(COLUMNS);
  let before: number | undefined;
  do {
    const page = await entries.list(profileId, { ...filter, before, limit: PAGE });
    yield page.map(lineOf).join('');
    before = page.length === PAGE ? page.at(-1)?.id : undefined;
  } while (before !== undefined);
}

/** One entry as a CSV line. */
export function lineOf({ at, kind, subject, address, agent }: AuditEntry): string {
  const cells = [at, kind, subject.id, subject.name, address, agent?.kind, agent?.name];
  return csvLine(cells.map((cell) => String(cell ?? '')));
}
