import { type CustomTypesConfig, types } from 'pg';

const { BYTEA, INT8, NUMERIC } = types.builtins;
type Parser = (text: string) => unknown;

const parseBuffer = types.getTypeParser(BYTEA) as (text: string) => Buffer;

const PARSERS: ReadonlyMap<number, Parser> = new Map<number, Parser>([
  [INT8, parseNumber],
  // Sums and averages of integers.
  [NUMERIC, parseNumber],
  // A plain array, as SQLite returns it: a Buffer may also share memory with others.
  [BYTEA, (text) => new Uint8Array(parseBuffer(text))],
]);

/** Parses PostgreSQL's columns into the same values that SQLite returns. */
export const columnParsers: CustomTypesConfig = {
  getTypeParser: (id, format): Parser =>
    PARSERS.get(id) ?? (types.getTypeParser(id, format) as Parser),
};

/** Rejects an integer that would lose precision, as Node's SQLite does. */
function parseNumber(text: string): number {
  const value = Number(text);
  if (Number.isInteger(value) && !Number.isSafeInteger(value)) {
    throw new RangeError('The number is too large to be exact.');
  }
  return value;
}
