import { readFile } from 'node:fs/promises';

import { init } from '@embedpdf/pdfium';

import type { PdfiumFunctions } from './pdfium-functions.ts';

/** A pdfium instance with its own memory. */
export interface Pdfium {
  readonly functions: PdfiumFunctions;
  /** Views of the memory; get them again after each call, because memory that grows is replaced. */
  readonly memory: { readonly HEAPU8: Uint8Array; readonly HEAPF32: Float32Array };
}

// 384 MB: with the text and its boxes a reading process stays below 512 MB.
const MAX_MEMORY_PAGES = 6144;

let program: Promise<WebAssemblyModule> | undefined;

let spare: Promise<Pdfium> | undefined;

/**
 * Starts a pdfium instance for one document, or returns the standby one. Each document gets its own, because one that
 * ran out of memory is unusable from then on: all of its functions throw.
 */
export async function startPdfium(): Promise<Pdfium> {
  const ready = spare ?? createPdfium();
  spare = undefined;
  return ready;
}

/** Starts the pdfium instance of the next document in advance. */
export async function preparePdfium(): Promise<void> {
  spare ??= createPdfium();
  await spare;
}

async function createPdfium(): Promise<Pdfium> {
  program ??= compileProgram();
  const compiled = await program;
  const { promise: failure, reject } = Promise.withResolvers<never>();
  const options = {
    // Otherwise the package would copy and compile the program for every document.
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

/** The part of WebAssembly that is used: without the DOM library, the compiler does not know it. */
declare const WebAssembly: {
  compile(bytes: Uint8Array): Promise<WebAssemblyModule>;
  instantiate(module: WebAssemblyModule, imports: object): Promise<object>;
};
type WebAssemblyModule = object;

// pdfium's output about a document may quote it.
function ignore(): void {}

async function compileProgram(): Promise<WebAssemblyModule> {
  const bytes = await readFile(new URL(import.meta.resolve('@embedpdf/pdfium/pdfium.wasm')));
  limitMemory(bytes);
  return WebAssembly.compile(bytes);
}

const MEMORY_SECTION = 5;
const HAS_MAXIMUM = 1;

/** Overwrites the module's own limit (2 GB) in its memory section with ours, in the same number of bytes. */
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

/** The offset of a section's content. */
function findSection(wasm: Uint8Array, id: number): number {
  const headerLength = 8;
  for (let at = headerLength; at < wasm.length;) {
    const content = skipNumber(wasm, at + 1);
    if (wasm[at] === id) return content;
    at = content + readNumber(wasm, at + 1);
  }
  throw new Error('No memory section in pdfium');
}

/** Reads an unsigned LEB128 number, as used in WebAssembly. */
function readNumber(wasm: Uint8Array, at: number): number {
  const byte = wasm[at] ?? 0;
  return byte < 0x80 ? byte : (byte & 0x7f) + 0x80 * readNumber(wasm, at + 1);
}

function skipNumber(wasm: Uint8Array, at: number): number {
  return (wasm[at] ?? 0) < 0x80 ? at + 1 : skipNumber(wasm, at + 1);
}
