import type { GrayPicture } from './gray-picture.ts';
import { isConfidentWord, WORD_PATTERN, type RecognizedLine } from './recognized-line.ts';
import type { RecognitionLimit, Recognizer } from './recognizer.ts';
import { unrotateLines, rotatePicture, type QuarterTurns } from './rotated-picture.ts';

// Letters and digits of confident words: as many as a short line has, or as a word has if hardly any word is unsure.
const MIN_LETTERS = 30;
const MIN_CLEAR_LETTERS = 8;
const MIN_CLEAR_SHARE = 0.8;
// An upside-down page may yield this many words by chance.
const MIN_IMPROVEMENT = 3;
/** Scans are more often on their side than upside down. */
const TURNS_TO_TRY: readonly QuarterTurns[] = [1, 3, 2];

// After this many consecutive pages that rotation did not help, the document is in another language or consists of
// pictures.
const MAX_FAILED_ROTATIONS = 2;

/** Recognizes the pages of one document in whatever orientation they are. */
export interface RotatedRecognition {
  /**
   * The lines of a picture. If next to nothing can be read, it is retried on either side and upside down, within the
   * limit, which applies to all attempts together. Boxes refer to the original picture. Undefined as for a recognizer.
   */
  recognize(
    draw: () => GrayPicture | undefined,
    limit: RecognitionLimit,
  ): Promise<readonly RecognizedLine[] | undefined>;
}

/** Starts with the first page of a document. */
export function createRotatedRecognition(recognizer: Recognizer): RotatedRecognition {
  let failedRotations = 0;

  async function tryRotations(
    upright: readonly RecognizedLine[],
    draw: () => GrayPicture | undefined,
    remaining: () => RecognitionLimit | undefined,
  ): Promise<readonly RecognizedLine[]> {
    for (const turns of TURNS_TO_TRY) {
      const left = remaining();
      const picture = left && draw();
      if (!left || !picture) return upright;
      const { width, height } = picture;
      const lines = await recognizer.recognize(rotatePicture(picture, turns), left);
      if (lines === undefined) return upright;
      if (
        countConfidentLetters(lines) >
        Math.max(countConfidentLetters(upright) * MIN_IMPROVEMENT, MIN_LETTERS)
      ) {
        return unrotateLines(lines, { width, height }, turns);
      }
    }
    return upright;
  }

  return {
    async recognize(draw, limit) {
      const remaining = startLimit(limit);
      const picture = draw();
      const upright = picture && (await recognizer.recognize(picture, limit));
      if (upright === undefined || isReadable(upright) || failedRotations >= MAX_FAILED_ROTATIONS)
        return upright;
      const best = await tryRotations(upright, draw, remaining);
      failedRotations = best === upright ? failedRotations + 1 : 0;
      return best;
    },
  };
}

function isReadable(lines: readonly RecognizedLine[]): boolean {
  const wordLike = lines.flat().filter(({ text }) => WORD_PATTERN.test(text));
  const confident = wordLike.filter(isConfidentWord);
  const share = confident.length / Math.max(1, wordLike.length);
  const letters = countConfidentLetters(lines);
  return (
    (letters >= MIN_LETTERS && share > 0.5) ||
    (letters >= MIN_CLEAR_LETTERS && share > MIN_CLEAR_SHARE)
  );
}

function countConfidentLetters(lines: readonly RecognizedLine[]): number {
  return lines
    .flat()
    .filter(isConfidentWord)
    .reduce((sum, { text }) => sum + text.length, 0);
}

/** Returns what is left of a limit, or undefined once it is used up. */
function startLimit({ processor, clock }: RecognitionLimit): () => RecognitionLimit | undefined {
  const [start, cpuStart] = [performance.now(), process.cpuUsage()];
  return () => {
    const { user, system } = process.cpuUsage(cpuStart);
    const left = {
      processor: processor - (user + system) / 1000,
      clock: clock - (performance.now() - start),
    };
    return left.processor > 0 && left.clock > 0 ? left : undefined;
  };
}
