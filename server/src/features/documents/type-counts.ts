import type { Analysis } from '@proviso/contracts';
import type { Insertable } from 'kysely';

import type { Database, Schema } from '#server/tables/schema.ts';

type TypeCount = Insertable<Schema['finding_counts']>;
/** More rows would exceed SQLite's limit of parameters per statement. */
const ROWS_AT_ONCE = 500;

/** Replaces the stored counts, by type, of a document's flags that are not dismissed. */
export async function writeTypeCounts(
  transaction: Database,
  documentId: number,
  analysis: Analysis,
): Promise<void> {
  await transaction.deleteFrom('finding_counts').where('document_id', '=', documentId).execute();
  const rows = countTypes(documentId, analysis);
  for (let first = 0; first < rows.length; first += ROWS_AT_ONCE) {
    const values = rows.slice(first, first + ROWS_AT_ONCE);
    await transaction.insertInto('finding_counts').values(values).execute();
  }
  await transaction
    .updateTable('documents')
    .set({ has_type_counts: 1 })
    .where('id', '=', documentId)
    .execute();
}

function countTypes(documentId: number, { issues }: Analysis): TypeCount[] {
  const counts = new Map<string, TypeCount>();
  for (const { category, type, typeName, isInformational, decision } of issues) {
    if (isInformational || decision !== undefined) continue;
    const key = `${category} ${type}`;
    const findings = (counts.get(key)?.findings ?? 0) + 1;
    counts.set(key, { document_id: documentId, category, type, type_name: typeName, findings });
  }
  return [...counts.values()];
}
