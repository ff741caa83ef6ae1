import type { ContentOperation } from '#documents/pdf/cleaning/content/content-operations.ts';
import type { PdfValue } from '#documents/pdf/cleaning/content/token-reader.ts';

/** A stretch of a content stream, and what is to be there instead. */
export interface Cut {
  readonly start: number;
  readonly end: number;
  readonly instead: string | Uint8Array;
}

/** The operands that an operator takes: the maximum number, and the kinds. */
interface Rule {
  readonly count: number;
  readonly kinds: ReadonlySet<Kind>;
}
type Kind = 'number' | 'name' | 'string' | 'array' | 'literal';

const rules = (count: number, kinds: readonly Kind[], operators: string): [string, Rule][] =>
  operators.split(' ').map((operator) => [operator, { count, kinds: new Set(kinds) }]);

/** The operators that draw. Viewers ignore anything else in a content stream, whatever it contains. */
const RULES: ReadonlyMap<string, Rule> = new Map([
  ...rules(0, [], 'b B b* B* f F f* S s n h W W* q Q BT ET T*'),
  ...rules(1, ['number'], 'w J j M i Tc Tw Tz TL Ts Tr g G'),
  ...rules(2, ['number'], 'm l Td TD d0'),
  ...rules(3, ['number'], 'rg RG'),
  ...rules(4, ['number'], 'v y re k K'),
  ...rules(6, ['number'], 'c cm Tm d1'),
  ...rules(1, ['name'], 'ri gs cs CS sh Do'),
  ...rules(2, ['name', 'number'], 'Tf'),
  ...rules(2, ['array', 'number'], 'd'),
  ...rules(33, ['name', 'number'], 'sc SC scn SCN'),
  ...rules(1, ['string'], "Tj '"),
  ...rules(3, ['string', 'number'], '"'),
  ...rules(1, ['array', 'string'], 'TJ'),
]);
/** A token that viewers may parse as a number: what follows it would lose an operand. */
const NUMBER_START = /^[-+.\d]/;
const PERCENT = 0x25;
const INTENTS = new Set([
  '/AbsoluteColorimetric',
  '/RelativeColorimetric',
  '/Saturation',
  '/Perceptual',
]);

/**
 * What to replace of an operation, so that it contains only what it draws with: undefined if it already does, and all
 * of it if it draws nothing.
 */
export function sanitizeOperation(operation: ContentOperation, bytes: Uint8Array): Cut | undefined {
  const { operator, operands, begins, start, end } = operation;
  const whole = (instead: string): Cut => ({ start, end, instead });
  const rule = RULES.get(operator);
  if (rule === undefined) return NUMBER_START.test(operator) ? undefined : whole('');
  if (operator === 'ri' && !operands.every((intent) => INTENTS.has(String(intent))))
    return whole('');
  const first = firstOwnOperand(operands, rule);
  const mayHoldComment = bytes.subarray(begins[first], end).includes(PERCENT);
  const array = rule.kinds.has('array')
    ? writeArray(operator, operands.slice(first), mayHoldComment)
    : undefined;
  if (array !== undefined) return whole(array);
  // Viewers use the last ones.
  return first === 0 ? undefined : { start, end: begins[first]!, instead: '' };
}

/** An operation with an array of only what it draws with; undefined if there is nothing else in it. */
function writeArray(
  operator: string,
  operands: readonly PdfValue[],
  mayHoldComment: boolean,
): string | undefined {
  const [array, phase] = operands;
  const hasForeign = hasForeignItems(array);
  if (!hasForeign && !mayHoldComment) return undefined;
  if (operator === 'TJ') return `${writeShown(array)} TJ`;
  return hasForeign ? '' : `${writeShown(array)} ${String(phase)} d`;
}

/** The first operand after the superfluous ones. */
function firstOwnOperand(operands: readonly PdfValue[], { count, kinds }: Rule): number {
  const lastForeign = operands.findLastIndex((operand) => !kinds.has(kindOf(operand)));
  return Math.max(lastForeign + 1, operands.length - count);
}

function kindOf(value: PdfValue): Kind {
  if (typeof value === 'number') return 'number';
  if (value instanceof Uint8Array) return 'string';
  if (typeof value === 'string') return value.startsWith('/') ? 'name' : 'literal';
  return 'array';
}

/** Whether an array contains anything besides the numbers and, where text is shown, the strings that belong there. */
function hasForeignItems(value: PdfValue | undefined): boolean {
  return Array.isArray(value) && !(value as readonly PdfValue[]).every(isShown);
}

function isShown(value: PdfValue): value is number | Uint8Array {
  return typeof value === 'number' || value instanceof Uint8Array;
}

function writeShown(value: PdfValue | undefined): string {
  const items = Array.isArray(value) ? (value as readonly PdfValue[]).filter(isShown) : [];
  const written = items.map((item) =>
    typeof item === 'number' ? String(item) : `<${Buffer.from(item).toString('hex')}>`,
  );
  return `[${written.join(' ')}]`;
}
