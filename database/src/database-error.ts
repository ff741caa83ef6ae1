/** Why a program cannot use its database. The messages are for the operator who reads the log. */
export const DATABASE_ERRORS = {
  'database.unavailable': 'The database could not be opened. Check its location and permissions.',
  'database.in_use':
    'Another process is using this data folder. Stop it first: a SQLite database has one owner at a time.',
  'database.unsupported_version': 'PostgreSQL 15 or newer is needed.',
  'database.newer_schema':
    'The database was written by a newer version of this program. Start that version, or restore an older backup.',
  'database.migration_failed':
    'The database could not be brought up to date; it stays as it was before the failed step.',
} as const;
export type DatabaseErrorCode = keyof typeof DATABASE_ERRORS;

/** The database cannot be used in its current state: an operator can fix that, a retry cannot. */
export class DatabaseError extends Error {
  override readonly name = 'DatabaseError';
  readonly code: DatabaseErrorCode;

  constructor(code: DatabaseErrorCode, options?: ErrorOptions) {
    super(DATABASE_ERRORS[code], options);
    this.code = code;
  }
}
