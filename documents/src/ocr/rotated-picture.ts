import type { GrayPicture } from './gray-picture.ts';
import type { RecognizedLine } from './recognized-line.ts';

/** The number of clockwise quarter turns. */
export type QuarterTurns = 1 | 2 | 3;

type ImageSize = Pick<GrayPicture, 'width' | 'height'>;

/** A picture rotated clockwise. */
export function rotatePicture(picture: GrayPicture, turns: QuarterTurns): GrayPicture {
  let rotated = picture;
  for (let turn = 0; turn < turns; turn += 1) rotated = rotateOnce(rotated);
  return rotated;
}

function rotateOnce({ width, height, pixels, dotsPerInch }: GrayPicture): GrayPicture {
  const rotated = new Uint8Array(pixels.length);
  for (let row = 0; row < height; row += 1) {
    const column = height - 1 - row;
    for (let at = 0; at < width; at += 1) rotated[at * height + column] = pixels[row * width + at]!;
  }
  return { width: height, height: width, pixels: rotated, dotsPerInch };
}

/** Lines read from a rotated picture, with their boxes mapped back to the original picture. */
export function unrotateLines(
  lines: readonly RecognizedLine[],
  { width, height }: ImageSize,
  turns: QuarterTurns,
): RecognizedLine[] {
  return lines.map((line) =>
    line.map((word) => {
      let { boxes } = word;
      for (let turn = turns; turn > 0; turn -= 1) {
        boxes = unrotateBoxes(boxes, turn % 2 === 1 ? height : width);
      }
      return { ...word, boxes };
    }),
  );
}

/** Undoes one quarter turn of a picture that had this height before it. */
function unrotateBoxes(boxes: Float32Array, height: number): Float32Array {
  const unrotated = new Float32Array(boxes.length);
  for (let at = 0; at < boxes.length; at += 4) {
    const [left = 0, top = 0, right = 0, bottom = 0] = boxes.subarray(at, at + 4);
    unrotated.set([top, height - right, bottom, height - left], at);
  }
  return unrotated;
}
