import type { ColumnDataType, Expression } from 'kysely';

type ColumnType = ColumnDataType | Expression<unknown>;

/** Column types with the same values in both dialects, so that a migration is written only once. */
export interface Columns {
  /** An auto-generated integer primary key; values are never reused. */
  readonly identity: ColumnType;
  /** An integer up to `Number.MAX_SAFE_INTEGER`; also used for times, in Unix milliseconds. */
  readonly integer: ColumnType;
  /** A 64-bit floating-point number. */
  readonly real: ColumnType;
  /** Unicode text without NUL characters; compared and sorted by code point. */
  readonly text: ColumnType;
  /** A `Uint8Array`. */
  readonly bytes: ColumnType;
}
