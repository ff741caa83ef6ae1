import type { ColumnDataType, Expression } from 'kysely';

type ColumnType = ColumnDataType | Expression<unknown>;

/** Column types that hold the same values in both dialects, so that a migration is written once. */
export interface Columns {
  /** An integer primary key that the database gives out and never gives out again. */
  readonly identity: ColumnType;
  /** A whole number up to `Number.MAX_SAFE_INTEGER`; times are such numbers, in Unix milliseconds. */
  readonly integer: ColumnType;
  /** A floating-point number of 64 bits. */
  readonly real: ColumnType;
  /** Unicode text without NUL characters; compared and sorted by code point. */
  readonly text: ColumnType;
  /** A `Uint8Array`. */
  readonly bytes: ColumnType;
}
