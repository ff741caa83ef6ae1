import { readOperations } from '#documents/pdf/cleaning/content/content-operations.ts';
import type { PdfValue } from '#documents/pdf/cleaning/content/token-reader.ts';

/** The operators that split codes and map them. */
const MAPPING = new Set([
  'endcodespacerange',
  'endbfchar',
  'endbfrange',
  'endcidchar',
  'endcidrange',
  'endnotdefchar',
  'endnotdefrange',
]);
const PAIRS = /char$|^endcodespace/;
// In bytes of UTF-16: the longest ligature has eighteen letters.
const MAX_LETTERS = 48;
/** The name of a registry or a collection, such as `Adobe` and `Japan1`. */
const COLLECTION = /^[A-Za-z0-9_+-]{1,24}$/;
const MOST_AT_ONCE = 100;

/** A CMap rewritten from its mappings: without comments, other strings, and texts longer than any glyph represents. */
export function sanitizeCharacterMapFile(bytes: Uint8Array): Uint8Array {
  const lines: string[] = [];
  const described = new Map<string, string>();
  let direction = '';
  let base = '';
  for (const { operator, operands } of readOperations(bytes)) {
    if (operator === 'usecmap' && typeof operands[0] === 'string') base = `${operands[0]} usecmap`;
    if (operator === 'def' && operands[0] === '/WMode' && operands[1] === 1) {
      direction = '/WMode 1 def';
    }
    if (operator === 'def') describe(described, operands);
    if (MAPPING.has(operator)) lines.push(...writeMapping(operator, operands));
  }
  const head = [
    '/CIDInit /ProcSet findresource begin 12 dict begin begincmap',
    base,
    writeDescription(described),
    '/CMapName /X def /CMapType 2 def',
    direction,
  ];
  const end = 'endcmap CMapName currentdict /CMap defineresource pop end end';
  return Buffer.from([...head, ...lines, end].filter((line) => line !== '').join('\n'));
}

/** Collects the character collection, which is stated in a dictionary or entry by entry. */
function describe(described: Map<string, string>, operands: readonly PdfValue[]): void {
  const entries = operands.flatMap((operand) =>
    Array.isArray(operand) ? (operand as readonly PdfValue[]) : [operand],
  );
  for (const key of ['/Registry', '/Ordering']) {
    const value = entries[entries.indexOf(key) + 1];
    if (!entries.includes(key) || !(value instanceof Uint8Array)) continue;
    const text = Buffer.from(value).toString('latin1');
    if (COLLECTION.test(text)) described.set(key, text);
  }
}

function writeDescription(described: ReadonlyMap<string, string>): string {
  if (described.size === 0) return '';
  const entries = Array.from(described, ([key, text]) => `${key} (${text})`);
  return `/CIDSystemInfo << ${entries.join(' ')} /Supplement 0 >> def`;
}

function writeMapping(operator: string, operands: readonly PdfValue[]): string[] {
  const step = PAIRS.test(operator) ? 2 : 3;
  const begin = operator.replace('end', 'begin');
  const entries: string[] = [];
  for (let at = 0; at + step <= operands.length; at += step) {
    const entry = operands.slice(at, at + step).map(writeCode);
    if (entry.every((code) => code !== undefined)) entries.push(entry.join(' '));
  }
  const lines: string[] = [];
  for (let at = 0; at < entries.length; at += MOST_AT_ONCE) {
    const some = entries.slice(at, at + MOST_AT_ONCE);
    lines.push(`${some.length} ${begin}`, ...some, operator);
  }
  return lines;
}

function writeCode(value: PdfValue): string | undefined {
  if (typeof value === 'number') return String(value);
  if (value instanceof Uint8Array) {
    return value.length > MAX_LETTERS ? undefined : `<${Buffer.from(value).toString('hex')}>`;
  }
  if (!Array.isArray(value)) return undefined;
  const items = (value as readonly PdfValue[]).map(writeCode);
  return items.every((item) => item !== undefined) ? `[${items.join(' ')}]` : undefined;
}
