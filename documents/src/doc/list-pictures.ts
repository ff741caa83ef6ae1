import { formatOf } from '../cleaning/pictures/picture-format.ts';
import { listBlips } from './list-blips.ts';

/** Where Word keeps pictures: beside the text, in the drawings of shapes, and in the text itself. */
const STREAMS = ['Data', 'table', 'WordDocument'] as const;

/** The files of a document's pictures, in a fixed order: parts of the streams themselves. */
export function listPictureFiles(
  streams: Readonly<Record<(typeof STREAMS)[number], Uint8Array | undefined>>,
): Uint8Array[] {
  const files = STREAMS.flatMap((name) => listBlips(streams[name] ?? new Uint8Array()));
  // Bytes that look like a picture's record stand in a text by chance.
  return files.filter((file) => (formatOf(file) ?? 'svg') !== 'svg');
}
