import { PDFDict, PDFName, type PDFObject } from '@cantoo/pdf-lib';

import type { IsHiddenLayer } from './hidden-layers.ts';
import type { MaskedValues } from './mask-values.ts';

/** What is done to all objects that a page is drawn with. */
export interface PlainPolicy {
  readonly isHidden: IsHiddenLayer;
  readonly masked: MaskedValues;
  /** Whether a stream is the group of a soft mask. */
  readonly isMask?: (stream: PDFObject) => boolean;
}

/** How many objects held something that draws nothing. */
export interface PlainCounts {
  pictureNotes: number;
  fontNotes: number;
  /** Bytes behind what is drawn, and notes beside it. */
  besideData: number;
}

/** Tells whether a name that a content stream gives to a layer stands for a hidden one. */
export function layerNames(
  resources: PDFObject | undefined,
  { isHidden }: PlainPolicy,
): (property: string) => boolean {
  const properties =
    resources instanceof PDFDict ? resources.lookup(PDFName.of('Properties')) : undefined;
  return (property) =>
    properties instanceof PDFDict && isHidden(properties.get(PDFName.of(property.slice(1))));
}
