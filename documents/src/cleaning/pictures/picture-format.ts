/** The formats of standalone picture files. */
type PictureFormat = 'bmp' | 'gif' | 'jpeg' | 'png' | 'svg' | 'tiff' | 'webp';

/** A function for each picture format. */
export type ByFormat<Treatment> = Readonly<Record<PictureFormat, Treatment>>;

/** The signatures with which files begin. */
const SIGNATURES: readonly (readonly [head: string, format: PictureFormat])[] = [
  ['\u00ff\u00d8\u00ff', 'jpeg'],
  ['\u0089PNG\r\n\u001a\n', 'png'],
  ['GIF87a', 'gif'],
  ['GIF89a', 'gif'],
  ['II*\0', 'tiff'],
  ['MM\0*', 'tiff'],
  ['BM', 'bmp'],
];
const SIGNATURE_LENGTH = 64;
const WEBP = /^RIFF[^]{4}WEBP/;
/** After an optional byte order mark. */
const MARKUP = /^(?:\u00ef\u00bb\u00bf|\u00ff\u00fe)?\s*</;

/** The format of a picture file, whatever its name; any markup may be a drawing. Undefined for others. */
export function pictureFormatOf(bytes: Uint8Array): PictureFormat | undefined {
  const head = Buffer.from(bytes.subarray(0, SIGNATURE_LENGTH)).toString('latin1');
  const known = SIGNATURES.find(([start]) => head.startsWith(start));
  if (known) return known[1];
  if (WEBP.test(head)) return 'webp';
  return MARKUP.test(head) ? 'svg' : undefined;
}
