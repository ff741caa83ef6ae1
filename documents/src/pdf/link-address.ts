import { decodeAddress } from '../cleaning/decode-address.ts';
import { LINK } from './annotation-kinds.ts';
import { readBytes } from './pdfium-strings.ts';
import type { Pdfium } from './pdfium.ts';
import type { PlacedText } from './placed-text.ts';

const MAX_ADDRESS_BYTES = 16 * 1024;
/** Says nothing but whose site it is. */
const ONLY_A_SITE = /^https?:\/\/[^\s/?#@]+\/?$/i;

/** The readable part of the address that an action opens; undefined if it has none, or only that of a site. */
export function readAddress(pdfium: Pdfium, document: number, action: number): string | undefined {
  if (action === 0) return undefined;
  const bytes = readBytes(pdfium, MAX_ADDRESS_BYTES, (buffer, size) =>
    pdfium.functions.FPDFAction_GetURIPath(document, action, buffer, size),
  );
  const address = decodeAddress(
    Buffer.from(bytes ?? [])
      .toString('utf8')
      .replaceAll('\0', ''),
  ).trim();
  return address === '' || ONLY_A_SITE.test(address) ? undefined : address;
}

/**
 * The readable part of a link's target; nothing for any other annotation. It has no position: what the page shows in
 * its place is other text.
 */
export function readTarget(pdfium: Pdfium, document: number, annotation: number): PlacedText[] {
  const { functions } = pdfium;
  if (functions.FPDFAnnot_GetSubtype(annotation) !== LINK) return [];
  const link = functions.FPDFAnnot_GetLink(annotation);
  const action = link === 0 ? 0 : functions.FPDFLink_GetAction(link);
  const text = readAddress(pdfium, document, action);
  const stored = { part: 'hidden-text', hiddenBy: 'stored-in-field' } as const;
  const boxes = new Float32Array(4);
  return text === undefined ? [] : [{ ...stored, text, boxes, isContinuation: false }];
}
