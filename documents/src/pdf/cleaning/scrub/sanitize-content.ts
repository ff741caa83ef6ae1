import {
  type ContentOperation,
  readOperations,
} from '#documents/pdf/cleaning/content/content-operations.ts';
import { isSpace } from '#documents/pdf/cleaning/content/token-reader.ts';

import { sanitizeInlinePicture } from './sanitize-inline-picture.ts';
import { type Cut, sanitizeOperation } from './sanitize-operation.ts';

/** Whether the optional content that a property name refers to is switched off. */
type IsHidden = (property: string) => boolean;

const OPENING = new Set(['BMC', 'BDC']);
const PAINTING = new Set(['f', 'F', 'f*', 'B', 'B*', 'b', 'b*', 'S', 's']);
const SHOWING = new Set(['Tj', 'TJ', "'", '"', 'Do', 'sh', 'BI']);

/**
 * A content stream without anything that draws nothing: comments, unknown operators, superfluous operands, operands
 * at its end that no operator follows, and marked-content operators, which can carry any text. Content of hidden layers
 * is removed too. The same bytes if there is nothing to remove.
 */
export function sanitizeContent(bytes: Uint8Array, isHidden: IsHidden): Uint8Array {
  const cuts: Cut[] = [];
  const layers: boolean[] = [];
  let hidden = 0;
  let drawn = 0;
  for (const operation of readOperations(bytes)) {
    const { operator, end } = operation;
    if (operator !== '%') drawn = end;
    if (OPENING.has(operator)) {
      layers.push(opensHidden(operation, isHidden));
      if (layers.at(-1)) hidden += 1;
    } else if (operator === 'EMC' && layers.pop()) {
      hidden -= 1;
    }
    const cut = cutOf(operation, bytes, hidden > 0);
    if (cut !== undefined) addCut(cuts, cut);
  }
  if (!bytes.subarray(drawn).every(isSpace)) {
    addCut(cuts, { start: drawn, end: bytes.length, instead: '' });
  }
  return cuts.length === 0 ? bytes : applyCuts(bytes, cuts);
}

/** A comment may stand between the operands of an operation that is cut later. */
function addCut(cuts: Cut[], cut: Cut): void {
  const later: Cut[] = [];
  while (cuts.length > 0 && cuts.at(-1)!.start >= cut.start) later.push(cuts.pop()!);
  cuts.push(cut, ...later.reverse().filter(({ start }) => start >= cut.end));
}

function applyCuts(bytes: Uint8Array, cuts: readonly Cut[]): Uint8Array {
  const pieces: Uint8Array[] = [];
  let kept = 0;
  for (const { start, end, instead } of cuts) {
    pieces.push(bytes.subarray(kept, start), asBytes(instead), Buffer.from('\n'));
    kept = end;
  }
  return Buffer.concat([...pieces, bytes.subarray(kept)]);
}

function opensHidden({ operator, operands }: ContentOperation, isHidden: IsHidden): boolean {
  const [tag, property] = operands;
  return operator === 'BDC' && tag === '/OC' && typeof property === 'string' && isHidden(property);
}

/** What of an operation is replaced; undefined if all of it stays. */
function cutOf(operation: ContentOperation, bytes: Uint8Array, isHidden: boolean): Cut | undefined {
  const { operator, start, end } = operation;
  // The path still ends, and may clip what follows.
  if (isHidden && PAINTING.has(operator)) return { start, end, instead: 'n' };
  if (isHidden && SHOWING.has(operator)) return { start, end, instead: '' };
  if (operator !== 'BI') return sanitizeOperation(operation, bytes);
  const instead = sanitizeInlinePicture(operation, bytes);
  return instead && { start, end, instead };
}

function asBytes(replacement: string | Uint8Array): Uint8Array {
  return typeof replacement === 'string' ? Buffer.from(replacement, 'latin1') : replacement;
}

const TEXT = new Set(['Tj', 'TJ', "'", '"']);

/** A content stream without the text it shows. */
export function withoutText(bytes: Uint8Array): Uint8Array {
  const pieces: Uint8Array[] = [];
  let kept = 0;
  for (const { operator, start, end } of readOperations(bytes)) {
    if (!TEXT.has(operator)) continue;
    pieces.push(bytes.subarray(kept, start));
    kept = end;
  }
  return Buffer.concat([...pieces, bytes.subarray(kept)]);
}
