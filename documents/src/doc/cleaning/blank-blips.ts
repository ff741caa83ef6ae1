import { blankPictureMetadata } from '#documents/cleaning/pictures/blank-picture-metadata.ts';

import { listBlips } from '../list-blips.ts';

/**
 * Overwrites the metadata of the pictures in a stream's drawings in place, whether or not they are referenced; returns
 * the number of those that had any.
 */
export function blankBlips(stream: Uint8Array): number {
  return listBlips(stream).filter((picture) => blankPictureMetadata(picture)).length;
}
