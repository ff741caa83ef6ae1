export type { Columns } from './columns.ts';
export { type DatabaseConnection, type DatabaseLocation, openDatabase } from './open-database.ts';
export { DATABASE_ERRORS, DatabaseError, type DatabaseErrorCode } from './database-error.ts';
export { copySqlite } from './sqlite/copy-sqlite.ts';
export { isUniqueViolation } from './is-unique-violation.ts';
export {
  migrate,
  type Migration,
  type MigrationSet,
  readSchemaState,
  type SchemaState,
} from './migrate.ts';
