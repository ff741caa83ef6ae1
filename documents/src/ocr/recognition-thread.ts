/** The program of the thread that recognises text: pictures in, their lines out, one after the other. */
import { parentPort } from 'node:worker_threads';

import type { GrayPicture } from './gray-picture.ts';
import { listLines, type RecognizedLine } from './recognized-line.ts';
import { startTesseract } from './tesseract.ts';

const tesseract = startTesseract();

parentPort?.on('message', (picture: GrayPicture) => {
  // What fails ends the thread: a program that has thrown is in no state to go on.
  void tesseract.then((read) => answer(listLines(read(picture), picture)));
});

function answer(lines: readonly RecognizedLine[]): void {
  const boxes = lines.flat().map((word) => word.boxes.buffer as ArrayBuffer);
  parentPort?.postMessage(lines, boxes);
}
