import {
  type ContentOperation,
  readOperations,
} from '#documents/pdf/cleaning/content/content-operations.ts';
import { isSpace } from '#documents/pdf/cleaning/content/token-reader.ts';

import { sanitizeInlinePicture } from './sanitize-inline-picture.ts';
import { sanitizeOperation } from './sanitize-operation.ts';

/** Whether the optional content that a property name refers to is switched off. */
type IsHidden = (property: string) => boolean;

const OPENING = new Set(['BMC', 'BDC']);
const PAINTING = new Set(['f', 'F', 'f*', 'B', 'B*', 'b', 'b*', 'S', 's']);
const SHOWING = new Set(['Tj', 'TJ', "'", '"', 'Do', 'sh', 'BI']);

/**
 * A content stream without anything that draws nothing: comments, unknown operators, superfluous operands, operands
 * at its end that no operator follows, and marked-content operators, which can carry any text. Content of hidden layers is removed too. The same bytes if there
 * is nothing to remove.
 */
export function sanitizeContent(bytes: Uint8Array, isHidden: IsHidden): Uint8Array {
  const pieces: Uint8Array[] = [];
  const layers: boolean[] = [];
  let hidden = 0;
  let kept = 0;
  let drawn = 0;
  for (const operation of readOperations(bytes)) {
    const { operator, start, end } = operation;
    drawn = end;
    if (OPENING.has(operator)) {
      layers.push(opensHidden(operation, isHidden));
      if (layers.at(-1)) hidden += 1;
    } else if (operator === 'EMC' && layers.pop()) {
      hidden -= 1;
    }
    const replacement = replacementOf(operation, bytes, hidden > 0);
    if (replacement === undefined) continue;
    pieces.push(bytes.subarray(kept, start), asBytes(replacement), Buffer.from('\n'));
    kept = end;
  }
  const hasRest = !bytes.subarray(drawn).every(isSpace);
  if (pieces.length === 0 && !hasRest) return bytes;
  return Buffer.concat([...pieces, bytes.subarray(kept, hasRest ? drawn : bytes.length)]);
}

function opensHidden({ operator, operands }: ContentOperation, isHidden: IsHidden): boolean {
  const [tag, property] = operands;
  return operator === 'BDC' && tag === '/OC' && typeof property === 'string' && isHidden(property);
}

/** What replaces an operation; undefined if it stays. */
function replacementOf(
  operation: ContentOperation,
  bytes: Uint8Array,
  isHidden: boolean,
): string | Uint8Array | undefined {
  const { operator } = operation;
  // The path still ends, and may clip what follows.
  if (isHidden && PAINTING.has(operator)) return 'n';
  if (isHidden && SHOWING.has(operator)) return '';
  if (operator === 'BI') return sanitizeInlinePicture(operation, bytes);
  return sanitizeOperation(operation, bytes);
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
