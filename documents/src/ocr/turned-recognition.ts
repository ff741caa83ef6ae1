import type { GrayPicture } from './gray-picture.ts';
import { isSureWord, LIKE_A_WORD, type RecognizedLine } from './recognized-line.ts';
import type { RecognitionLimit, Recognizer } from './recognizer.ts';
import { turnLinesBack, turnPicture, type Turns } from './turned-picture.ts';

// Letters and digits of confident words: as many as a short line has, or as a word has if hardly any word is unsure.
const ENOUGH = 30;
const ENOUGH_OF_CLEAR = 8;
const CLEAR_SHARE = 0.8;
// An upside-down page may yield this many words by chance.
const TIMES_BETTER = 3;
/** Scans are more often on their side than upside down. */
const TURNS: readonly Turns[] = [1, 3, 2];

// After this many consecutive pages that rotation did not help, the document is in another language or consists of
// pictures.
const MAX_IN_VAIN = 2;

/** Recognizes the pages of one document in whatever orientation they are. */
export interface TurnedRecognition {
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
export function createTurnedRecognition(recognizer: Recognizer): TurnedRecognition {
  let inVain = 0;

  async function findBetter(
    upright: readonly RecognizedLine[],
    draw: () => GrayPicture | undefined,
    remaining: () => RecognitionLimit | undefined,
  ): Promise<readonly RecognizedLine[]> {
    for (const turns of TURNS) {
      const left = remaining();
      const picture = left && draw();
      if (!left || !picture) return upright;
      const { width, height } = picture;
      const lines = await recognizer.recognize(turnPicture(picture, turns), left);
      if (lines === undefined) return upright;
      if (sureLetters(lines) > Math.max(sureLetters(upright) * TIMES_BETTER, ENOUGH)) {
        return turnLinesBack(lines, { width, height }, turns);
      }
    }
    return upright;
  }

  return {
    async recognize(draw, limit) {
      const remaining = startLimit(limit);
      const picture = draw();
      const upright = picture && (await recognizer.recognize(picture, limit));
      if (upright === undefined || isEnough(upright) || inVain >= MAX_IN_VAIN) return upright;
      const best = await findBetter(upright, draw, remaining);
      inVain = best === upright ? inVain + 1 : 0;
      return best;
    },
  };
}

function isEnough(lines: readonly RecognizedLine[]): boolean {
  const alike = lines.flat().filter(({ text }) => LIKE_A_WORD.test(text));
  const sure = alike.filter(isSureWord);
  const share = sure.length / Math.max(1, alike.length);
  const letters = sureLetters(lines);
  return (letters >= ENOUGH && share > 0.5) || (letters >= ENOUGH_OF_CLEAR && share > CLEAR_SHARE);
}

function sureLetters(lines: readonly RecognizedLine[]): number {
  return lines
    .flat()
    .filter(isSureWord)
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
