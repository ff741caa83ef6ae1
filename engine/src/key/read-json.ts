/** The byte order mark, which some editors write at the beginning of a file. */
const BYTE_ORDER_MARK = /^\uFEFF/;

/** The value of a JSON text; undefined where it is not valid. */
export function readJson(content: string): unknown {
  try {
    return JSON.parse(content.replace(BYTE_ORDER_MARK, ''));
  } catch {
    return undefined;
  }
}

/** Whether a value may have properties. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
