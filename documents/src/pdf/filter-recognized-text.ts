import { isConfidentWord, type RecognizedLine, MIN_CONFIDENCE } from '../ocr/recognized-line.ts';
import type { PlacedText } from './placed-text.ts';
import { placeRecognized, type RecognizedText } from './recognized-text.ts';

/**
 * The text recognized in a picture, without apparent letters scattered over a photograph or a map, and without anything
 * that overlaps one of the texts. Boxes are unchanged.
 */
export function filterRecognizedText(
  lines: readonly RecognizedLine[],
  texts: readonly PlacedText[],
): RecognizedText {
  const { isUnsure } = placeRecognized(lines, 1, texts);
  if (!lines.flat().some(isConfidentWord)) return { lines: [], isUnsure };
  return { lines: placeRecognized(lines.filter(isLikelyText), 1, texts).lines, isUnsure };
}

function isLikelyText(line: RecognizedLine): boolean {
  const sum = line.reduce((total, { confidence }) => total + confidence, 0);
  return sum >= line.length * MIN_CONFIDENCE || line.some(isConfidentWord);
}
