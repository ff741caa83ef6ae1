import { formatOf } from '../cleaning/pictures/picture-format.ts';
import { listBlips } from './list-blips.ts';
import { listUnreadDrawings } from './list-metafiles.ts';

/** Where Word keeps pictures: beside the text, in the drawings of shapes, and in the text itself. */
const STREAMS = ['Data', 'table', 'WordDocument'] as const;
type Streams = Readonly<Record<(typeof STREAMS)[number], Uint8Array | undefined>>;

/**
 * The files of a document's pictures, in a fixed order, and behind them the drawings that nothing here can read: parts of the
 * streams themselves.
 */
export function listPictureFiles(streams: Streams): Uint8Array[] {
  const contents = STREAMS.map((name) => streams[name] ?? new Uint8Array());
  const files = contents.flatMap((content) => listBlips(content));
  // Bytes that look like a picture's record stand in a text by chance.
  const known = files.filter((file) => (formatOf(file) ?? 'svg') !== 'svg');
  return [...known, ...contents.flatMap((content) => listUnreadDrawings(content))];
}
