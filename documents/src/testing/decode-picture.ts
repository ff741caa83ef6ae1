/** A picture's pixels in the decoder's own form: equal for pictures that look the same. */
export interface DecodedPicture {
  readonly width: number;
  readonly height: number;
  readonly words: readonly number[];
}

/** The part of Tesseract that opens pictures of many formats; the package ships no types. */
interface PictureProgram {
  setValue(place: number, value: number, type: 'i8'): void;
  getValue(place: number, type: 'i32'): number;
  readonly Pix: unknown;
  _malloc(size: number): number;
  _pixReadMem(place: number, size: number): number;
  wrapPointer(
    place: number,
    type: unknown,
  ): {
    get_w(): number;
    get_h(): number;
    get_wpl(): number;
    get_data(): number;
  };
}
type StartProgram = (options: { printErr: () => void }) => Promise<PictureProgram>;

let started: Promise<PictureProgram> | undefined;

/** Decodes a BMP, GIF, JPEG, PNG, TIFF or WebP; undefined if it is not a picture. */
export async function decodePicture(bytes: Uint8Array): Promise<DecodedPicture | undefined> {
  started ??= start();
  const program = await started;
  const place = program._malloc(bytes.length);
  for (const [index, value] of bytes.entries()) program.setValue(place + index, value, 'i8');
  const found = program._pixReadMem(place, bytes.length);
  if (found === 0) return undefined;
  const picture = program.wrapPointer(found, program.Pix);
  const [width, height, from] = [picture.get_w(), picture.get_h(), picture.get_data()];
  const words = Array.from({ length: picture.get_wpl() * height }, (_, index) =>
    program.getValue(from + index * 4, 'i32'),
  );
  return { width, height, words };
}

async function start(): Promise<PictureProgram> {
  const address = import.meta.resolve('tesseract.js-core/tesseract-core-simd-lstm.js');
  const { default: startProgram } = (await import(address)) as { default: StartProgram };
  return startProgram({ printErr() {} });
}
