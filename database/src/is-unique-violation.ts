/** SQLITE_CONSTRAINT_UNIQUE and SQLITE_CONSTRAINT_PRIMARYKEY (sqlite.org/rescode.html). */
const SQLITE_CODES: ReadonlySet<unknown> = new Set([2067, 1555]);
/** unique_violation (PostgreSQL, appendix A). */
const POSTGRESQL_CODE = '23505';

/** True when a query failed because a row with the same unique value exists. */
export function isUniqueViolation(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('errcode' in error) return SQLITE_CODES.has(error.errcode);
  return 'code' in error && error.code === POSTGRESQL_CODE;
}
