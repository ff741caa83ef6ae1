import { pictureFormatOf } from '../cleaning/pictures/picture-format.ts';
import { listBlips } from './list-blips.ts';
import { listUnreadDrawings } from './list-metafiles.ts';

/** The streams in which Word stores pictures: beside the text, in the drawings of shapes, and in the text itself. */
const STREAMS = ['Data', 'table', 'WordDocument'] as const;
type Streams = Readonly<Record<(typeof STREAMS)[number], Uint8Array | undefined>>;

/**
 * A document's picture files, in a fixed order, followed by the drawings in unsupported formats: views of the streams
 * themselves.
 */
export function listPictureFiles(streams: Streams): Uint8Array[] {
  const contents = STREAMS.map((name) => streams[name] ?? new Uint8Array());
  const files = contents.flatMap((content) => listBlips(content));
  // Bytes that look like a picture record occur in text by chance.
  const known = files.filter((file) => (pictureFormatOf(file) ?? 'svg') !== 'svg');
  return [...known, ...contents.flatMap((content) => listUnreadDrawings(content))];
}
