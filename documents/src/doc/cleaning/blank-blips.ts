import { blankPictureNotes } from '#documents/cleaning/pictures/blank-picture-notes.ts';

import { listBlips } from '../list-blips.ts';

/**
 * Overwrites in place what the pictures of a stream's drawings say about themselves, whether anything leads to them or not;
 * gives the number of those that did.
 */
export function blankBlips(stream: Uint8Array): number {
  return listBlips(stream).filter((picture) => blankPictureNotes(picture)).length;
}
