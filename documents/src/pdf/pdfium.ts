import { readFile } from 'node:fs/promises';

import { init } from '@embedpdf/pdfium';

import type { PdfiumFunctions } from './pdfium-functions.ts';

/** A pdfium of its own, with its memory. */
export interface Pdfium {
  readonly functions: PdfiumFunctions;
  /** Views of the memory; fetch them anew after each call, for memory that grows is replaced. */
  readonly memory: { readonly HEAPU8: Uint8Array; readonly HEAPF32: Float32Array };
}

// 384 MB: with the text and its boxes a reading process stays below 512 MB.
const MAX_MEMORY_PAGES = 6144;

let program: Promise<WebAssemblyModule> | undefined;

let spare: Promise<Pdfium> | undefined;

/**
 * Starts a pdfium for one document, or gives the one that stands ready. Each document gets its own, for one
 * that ran out of memory is unusable from then on: its functions throw, whatever they are asked.
 */
export async function startPdfium(): Promise<Pdfium> {
  const ready = spare ?? createPdfium();
  spare = undefined;
  return ready;
}

/** Starts the pdfium of the next document before that is there. */
export async function preparePdfium(): Promise<void> {
  spare ??= createPdfium();
  await spare;
}

async function createPdfium(): Promise<Pdfium> {
  program ??= compileProgram();
  const compiled = await program;
  const { promise: failure, reject } = Promise.withResolvers<never>();
  const options = {
    // Else the package would copy and compile the program for every document.
    instantiateWasm(imports: object, receive: (instance: object) => void): object {
      WebAssembly.instantiate(compiled, imports).then(receive, reject);
      return {};
    },
    print: ignore,
    printErr: ignore,
  };
  const { pdfium } = await Promise.race([init(options), failure]);
  const functions = pdfium.wasmExports as unknown as PdfiumFunctions;
  functions.PDFiumExt_Init();
  return { functions, memory: pdfium as unknown as Pdfium['memory'] };
}

/** What is used of WebAssembly: without a browser's library, the compiler does not know it. */
declare const WebAssembly: {
  compile(bytes: Uint8Array): Promise<WebAssemblyModule>;
  instantiate(module: WebAssemblyModule, imports: object): Promise<object>;
};
type WebAssemblyModule = object;

// What pdfium prints about a document may quote it.
function ignore(): void {}

async function compileProgram(): Promise<WebAssemblyModule> {
  const bytes = await readFile(new URL(import.meta.resolve('@embedpdf/pdfium/pdfium.wasm')));
  limitMemory(bytes);
  return WebAssembly.compile(bytes);
}

const MEMORY_SECTION = 5;
const HAS_MAXIMUM = 1;

/** Writes our limit over the module's own (2 GB) in its memory section, in as many bytes as that one takes. */
function limitMemory(wasm: Uint8Array): void {
  let at = findSection(wasm, MEMORY_SECTION) + 1;
  const limits = wasm[at];
  at = skipNumber(wasm, at + 1);
  const end = skipNumber(wasm, at);
  if (limits !== HAS_MAXIMUM || end - at !== 3)
    throw new Error('Unexpected memory section of pdfium');
  wasm[at] = (MAX_MEMORY_PAGES & 0x7f) | 0x80;
  wasm[at + 1] = ((MAX_MEMORY_PAGES >> 7) & 0x7f) | 0x80;
  wasm[at + 2] = MAX_MEMORY_PAGES >> 14;
}

/** Where a section's content begins. */
function findSection(wasm: Uint8Array, id: number): number {
  const headerLength = 8;
  for (let at = headerLength; at < wasm.length;) {
    const content = skipNumber(wasm, at + 1);
    if (wasm[at] === id) return content;
    at = content + readNumber(wasm, at + 1);
  }
  throw new Error('No memory section in pdfium');
}

/** Reads an unsigned LEB128 number, as WebAssembly writes them. */
function readNumber(wasm: Uint8Array, at: number): number {
  const byte = wasm[at] ?? 0;
  return byte < 0x80 ? byte : (byte & 0x7f) + 0x80 * readNumber(wasm, at + 1);
}

function skipNumber(wasm: Uint8Array, at: number): number {
  return (wasm[at] ?? 0) < 0x80 ? at + 1 : skipNumber(wasm, at + 1);
}
