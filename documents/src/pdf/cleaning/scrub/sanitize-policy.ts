import { PDFDict, PDFName, type PDFObject } from '@cantoo/pdf-lib';

import type { IsHiddenLayer } from './hidden-layers.ts';
import type { MaskedValues } from './mask-values.ts';

/** How to clean all objects that a page is drawn with. */
export interface SanitizePolicy {
  readonly isHidden: IsHiddenLayer;
  readonly masked: MaskedValues;
  /** Whether a stream is the group of a soft mask. */
  readonly isMask?: (stream: PDFObject) => boolean;
}

/** How many objects contained something that draws nothing. */
export interface SanitizeCounts {
  pictureMetadata: number;
  fontMetadata: number;
  /** Bytes after the data that is drawn, and comments beside it. */
  trailingData: number;
}

/** Tells whether the name by which a content stream refers to a layer belongs to a hidden one. */
export function layerNames(
  resources: PDFObject | undefined,
  { isHidden }: Pick<SanitizePolicy, 'isHidden'>,
): (property: string) => boolean {
  const properties =
    resources instanceof PDFDict ? resources.lookup(PDFName.of('Properties')) : undefined;
  return (property) =>
    properties instanceof PDFDict && isHidden(properties.get(PDFName.of(property.slice(1))));
}
