/** Some editors put it before what they save. */
const BYTE_ORDER_MARK = /^\uFEFF/;

/** What a text says in JSON; undefined where it is none. */
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
