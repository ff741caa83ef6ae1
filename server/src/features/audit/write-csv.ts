import type { AuditEntry } from '@proviso/contracts';

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
export const CSV_HEADER = `${COLUMNS.join(',')}\r\n`;

/** One entry as a line of CSV; a cell that a spreadsheet would compute is turned into text by an apostrophe. */
export function csvLine({ at, kind, subject, address, agent }: AuditEntry): string {
  const cells = [at, kind, subject.id, subject.name, address, agent?.kind, agent?.name];
  return `${cells.map((cell) => quote(String(cell ?? ''))).join(',')}\r\n`;
}

function quote(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
