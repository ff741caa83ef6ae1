import type * as FileSystem from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type MessagePort, Worker } from 'node:worker_threads';
import type * as Compression from 'node:zlib';

import type { GrayPicture } from './gray-picture.ts';

/** What the thread answers to a picture. */
export interface RecognizedPicture {
  /** A `TesseractPage` as JSON. */
  readonly page: string;
  /** The pixels of the picture. */
  readonly pixels: Uint8Array;
}

/** Tesseract's program and the gzipped data of its language, as paths; about 6 MB. */
interface Files {
  readonly program: string;
  readonly languageData: string;
}

/** The part of Tesseract's interface that is used; the package ships no types. */
interface Tesseract {
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

/** What the thread's program has to be given. */
interface Surroundings {
  readonly port: MessagePort;
  readonly files: Files;
  readonly fs: typeof FileSystem;
  readonly zlib: typeof Compression;
  readonly load: (path: string) => unknown;
}

/**
 * Starts a thread that reads English print from pictures, one at a time, with Tesseract from the installed packages; it
 * fetches and writes nothing. A failure ends the thread: a program that has thrown is in no state to continue.
 */
export function startRecognitionThread(): Worker {
  // As plain JavaScript: a thread that loads TypeScript files loads the compiler too, which takes 17 MB.
  const program = `(${recognizePictures.toString()})({
    port: require('node:worker_threads').parentPort,
    files: require('node:worker_threads').workerData,
    fs: require('node:fs'),
    zlib: require('node:zlib'),
    load: require,
  })`;
  const workerData: Files = {
    // The build without the legacy engine, which needs four times as much language data. Every processor that Node runs
    // on has SIMD.
    program: fileURLToPath(import.meta.resolve('tesseract.js-core/tesseract-core-simd-lstm.js')),
    // Integer weights: a quarter of the size of the others, and as good.
    languageData: fileURLToPath(
      import.meta.resolve('@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz'),
    ),
  };
  return new Worker(program, { eval: true, workerData });
}

/** The thread's program; it can use nothing but its argument. */
async function recognizePictures({ port, files, fs, zlib, load }: Surroundings): Promise<void> {
  const language = 'eng';
  const neuralEngine = 1;
  const upright = 1;
  const start = load(files.program) as (options: object) => Promise<Tesseract>;
  const requireSuccess = (isDone: boolean, step: string) => {
    if (!isDone) throw new Error(`Tesseract failed: ${step}`);
  };

  const recognize =
    ({ FS }: Tesseract, api: InstanceType<Tesseract['TessBaseAPI']>) =>
    ({ width, height, pixels, dotsPerInch }: GrayPicture): string => {
      // The simplest format that Tesseract opens, where its own functions expect it.
      const header = Buffer.from(`P5 ${width} ${height} 255\n`, 'latin1');
      FS.writeFile('/input', Buffer.concat([header, pixels]));
      requireSuccess(api.SetImageFile(upright, 0) === 0, 'picture');
      api.SetSourceResolution(dotsPerInch);
      requireSuccess(api.Recognize(null) === 0, 'recognition');
      const page = api.GetJSONText();
      api.Clear();
      return page;
    };

  // Its output may quote the page.
  const tesseract = start({ print: () => {}, printErr: () => {} }).then((program) => {
    const data = zlib.gunzipSync(fs.readFileSync(files.languageData));
    program.FS.writeFile(`${language}.traineddata`, data);
    const api = new program.TessBaseAPI();
    requireSuccess(api.Init(null, language, neuralEngine) === 0, 'start');
    return recognize(program, api);
  });
  port.on('message', (picture: GrayPicture) => {
    const { pixels } = picture;
    const answer = (page: string) =>
      port.postMessage({ page, pixels } satisfies RecognizedPicture, [
        pixels.buffer as ArrayBuffer,
      ]);
    void tesseract.then((read) => answer(read(picture)));
  });
}
