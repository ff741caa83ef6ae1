import type { AuditEntry, AuditFilter } from '@proviso/contracts';

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
/** What spreadsheets take for a formula (OWASP, CSV injection). */
const FORMULA = /^[\s]*[=+\-@\t\r]/;

/** The names of the columns, as a line of CSV (RFC 4180). */
const CSV_HEADER = `${COLUMNS.join(',')}\r\n`;

/** The entries of a filter, newest first, page by page, so that a long history does not have to fit into memory. */
export async function* writeCsv(
  entries: Pick<AuditStore, 'list'>,
  profileId: number,
  filter: AuditFilter,
): AsyncGenerator<string> {
  yield CSV_HEADER;
  let before: number | undefined;
  do {
    const page = await entries.list(profileId, { ...filter, before, limit: PAGE });
    yield page.map(csvLine).join('');
    before = page.length === PAGE ? page.at(-1)?.id : undefined;
  } while (before !== undefined);
}

/** One entry as a line of CSV; a cell that a spreadsheet would compute is turned into text by an apostrophe. */
export function csvLine({ at, kind, subject, address, agent }: AuditEntry): string {
  const cells = [at, kind, subject.id, subject.name, address, agent?.kind, agent?.name];
  return `${cells.map((cell) => quote(String(cell ?? ''))).join(',')}\r\n`;
}

function quote(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
