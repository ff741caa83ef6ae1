/** The text recognition worker thread: receives pictures and returns their lines, one picture at a time. */
import { parentPort } from 'node:worker_threads';

import type { GrayPicture } from './gray-picture.ts';
import { listLines, type RecognizedLine } from './recognized-line.ts';
import { startTesseract } from './tesseract.ts';

const tesseract = startTesseract();

parentPort?.on('message', (picture: GrayPicture) => {
  // A failure ends the thread: a program that has thrown is in no state to continue.
  void tesseract.then((read) => answer(listLines(read(picture), picture)));
});

function answer(lines: readonly RecognizedLine[]): void {
  const boxes = lines.flat().map((word) => word.boxes.buffer as ArrayBuffer);
  parentPort?.postMessage(lines, boxes);
}
