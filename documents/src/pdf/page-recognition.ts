import {
  RECOGNITION_PAGE_LIMIT,
  RECOGNITION_WALL_CLOCK_FACTOR,
  RECOGNITION_TOTAL_LIMIT,
} from '../limits.ts';
import type { GrayPicture } from '../ocr/gray-picture.ts';
import { WORD_PATTERN } from '../ocr/recognized-line.ts';
import type { Recognizer } from '../ocr/recognizer.ts';
import { createRotatedRecognition, type RotatedRecognition } from '../ocr/rotated-recognition.ts';
import type { ReadingOptions } from '../reading-options.ts';
import { drawGray } from './draw-gray.ts';
import type { OpenPdf } from './open-pdf.ts';
import type { PageGap } from './page-gaps.ts';
import { createPictureRecognition } from './picture-recognition.ts';
import type { PageContent } from './read-page.ts';
import { placeRecognized, type RecognizedText } from './recognized-text.ts';

/** Supplements the pages of a document with text recognized in their pictures. */
export interface PageRecognition {
  /**
   * A page's content, counted from 0, with its recognized lines before its own or, if its pictures are recognized,
   * after them; unchanged if nothing needs to be recognized.
   */
  complete(content: PageContent, index: number): Promise<PageContent>;
  close(): Promise<void>;
}

const DEFAULT_LIMITS = { pageLimit: RECOGNITION_PAGE_LIMIT, totalLimit: RECOGNITION_TOTAL_LIMIT };

/** Creates a page recognizer: nothing is loaded before the first page that needs it. */
export function createPageRecognition(pdf: OpenPdf, options: ReadingOptions): PageRecognition {
  const { recognizePages, recognizePictures, onRecognition } = options;
  let recognizer: Recognizer | undefined;
  let rotatedRecognition: RotatedRecognition | undefined;
  const { pageLimit, totalLimit } = options.recognitionLimits ?? DEFAULT_LIMITS;
  const time = { left: totalLimit };

  const startRecognizer = async (): Promise<Recognizer> =>
    (recognizer ??= (await import('../ocr/recognizer.ts')).createRecognizer());
  const reading = { startRecognizer, time, pictureLimit: pageLimit, onRecognition };
  const pictures = createPictureRecognition(pdf, reading);

  async function recognize(content: PageContent, index: number): Promise<PageContent> {
    const start = performance.now();
    let dotsPerPoint = 1;
    const draw = (): GrayPicture | undefined => {
      const picture = drawGray(pdf, index);
      if (picture) dotsPerPoint = picture.width / content.width;
      return picture;
    };
    rotatedRecognition ??= createRotatedRecognition(await startRecognizer());
    const lines = await rotatedRecognition.recognize(draw, {
      processor: pageLimit,
      clock: Math.min(pageLimit * RECOGNITION_WALL_CLOCK_FACTOR, time.left),
    });
    time.left -= performance.now() - start;
    if (lines === undefined) return withGap(content, 'not-recognized');
    const rest = withoutLayer(content);
    const known = rest.texts.filter(({ part }) => part === 'body');
    return withText(rest, placeRecognized(lines, dotsPerPoint, known));
  }

  return {
    async complete(content, index) {
      const isWanted = recognizePages?.has(index + 1) ?? isWithoutText(content);
      if (!isWanted) {
        const arePicturesWanted = recognizePictures?.has(index + 1) ?? recognizePages === undefined;
        return arePicturesWanted ? pictures.complete(content, index) : content;
      }
      if (time.left <= 0) return withGap(content, 'not-recognized');
      onRecognition?.();
      return recognize(content, index);
    },
    close: async () => recognizer?.close(),
  };
}

function isWithoutText({ gaps }: PageContent): boolean {
  return gaps.includes('no-text-layer');
}

/** The content without its text layer, if it has one that its picture is to be compared with. */
function withoutLayer(content: PageContent): PageContent {
  if (isWithoutText(content)) return content;
  return { ...content, texts: content.texts.filter(({ part }) => part !== 'body') };
}

function withText(content: PageContent, { lines, isUnsure }: RecognizedText): PageContent {
  const completed = { ...content, texts: [...lines, ...content.texts] };
  // Finding no word to read may also mean handwriting: the gap stays.
  if (!lines.some(({ text }) => WORD_PATTERN.test(text))) return completed;
  return withGap(completed, isUnsure ? 'low-confidence' : undefined);
}

/** The content with another gap, or none, instead of the one for its missing text layer. */
function withGap(content: PageContent, gap: PageGap['code'] | undefined): PageContent {
  const others = content.gaps.filter((code) => code !== 'no-text-layer');
  return { ...content, gaps: gap === undefined ? others : [gap, ...others] };
}
