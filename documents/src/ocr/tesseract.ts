import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';

import type { GrayPicture } from './gray-picture.ts';

/** The part of Tesseract's page output that is used; boxes are in pixels from the top left corner. */
export interface TesseractPage {
  readonly blocks?: readonly { readonly paragraphs?: readonly TesseractParagraph[] }[];
}

interface TesseractParagraph {
  readonly lines?: readonly { readonly words?: readonly TesseractWord[] }[];
}

/** A word, Tesseract's confidence in it (0–100), and its characters. */
export interface TesseractWord {
  readonly bbox: TesseractBox;
  readonly confidence: number;
  readonly symbols: readonly { readonly text: string }[];
}

/** The first column and row, and those after the last. */
export interface TesseractBox {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

/** The part of the program's interface that is used; the package ships no types. */
interface TesseractProgram {
  readonly FS: { writeFile(path: string, content: Uint8Array): void };
  readonly TessBaseAPI: new () => {
    Init(folder: null, language: string, engine: number): number;
    SetImageFile(orientation: number, angle: number): number;
    SetSourceResolution(dotsPerInch: number): void;
    Recognize(monitor: null): number;
    GetJSONText(): string;
    Clear(): void;
  };
}
type StartProgram = (options: {
  print: () => void;
  printErr: () => void;
}) => Promise<TesseractProgram>;

const LANGUAGE = 'eng';
const NEURAL_ENGINE = 1;
const UPRIGHT = 1;
// Where the program's own functions expect the picture.
const PICTURE_FILE = '/input';

/** Reads English print from pictures; resolves when it is done, however long that takes. */
export type Tesseract = (picture: GrayPicture) => TesseractPage;

/** Starts Tesseract from the installed packages: reads about 6 MB, fetches and writes nothing. */
export async function startTesseract(): Promise<Tesseract> {
  // The build without the legacy engine, which needs four times as much language data. Every processor that Node runs
  // on has SIMD.
  const address = import.meta.resolve('tesseract.js-core/tesseract-core-simd-lstm.js');
  const { default: start } = (await import(address)) as { default: StartProgram };
  // Its output may quote the page.
  const program = await start({ print: noOperation, printErr: noOperation });
  program.FS.writeFile(`${LANGUAGE}.traineddata`, await readLanguageData());
  const api = new program.TessBaseAPI();
  if (api.Init(null, LANGUAGE, NEURAL_ENGINE) !== 0) throw new Error('Tesseract did not start');
  return (picture) => {
    program.FS.writeFile(PICTURE_FILE, encodePortableGraymap(picture));
    if (api.SetImageFile(UPRIGHT, 0) !== 0) throw new Error('Tesseract refused a picture');
    api.SetSourceResolution(picture.dotsPerInch);
    if (api.Recognize(null) !== 0) throw new Error('Tesseract could not read a picture');
    const page = JSON.parse(api.GetJSONText()) as TesseractPage;
    api.Clear();
    return page;
  };
}

async function readLanguageData(): Promise<Uint8Array> {
  // Integer weights: a quarter of the size of the others, and as good.
  const address = import.meta.resolve('@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz');
  return promisify(gunzip)(await readFile(new URL(address)));
}

/** The simplest format that Tesseract opens: a line of text and the pixels. */
function encodePortableGraymap({ width, height, pixels }: GrayPicture): Uint8Array {
  return Buffer.concat([Buffer.from(`P5 ${width} ${height} 255\n`, 'latin1'), pixels]);
}

function noOperation(): void {}
