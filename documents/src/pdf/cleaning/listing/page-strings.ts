import { PDFDict, PDFName, type PDFObject, PDFRawStream } from '@cantoo/pdf-lib';

import {
  type ContentOperation,
  readOperations,
} from '#documents/pdf/cleaning/content/content-operations.ts';
import { findResource } from '#documents/pdf/cleaning/content/find-resource.ts';
import type { PdfValue } from '#documents/pdf/cleaning/content/token-reader.ts';

import { readPageContent } from '../scrub/page-content.ts';
import type { TreePage } from '../scrub/page-tree.ts';
import { decodeStream } from '../scrub/stream-bytes.ts';
import { type DrawnLetters, listDrawnLetters } from './drawn-letters.ts';
import { createFontDecoder, type FontDecoder } from './font-decoder.ts';

const name = (text: string): PDFName => PDFName.of(text);
const MAX_DEPTH = 10;
/** Type 3 glyphs nested in Type 3 glyphs, each showing many, would take forever. */
const MAX_GLYPH_NESTING = 5;
const MOVES = new Set(['Td', 'TD', 'Tm', 'T*', "'", '"', 'BT']);
// In thousandths of the font size: wider gaps separate words.
const WORD_GAP = 180;

/** The text that a page shows, in content order, each font decoded as its file defines. */
export function textOfPage(page: TreePage): string {
  const writer = new TextWriter();
  readContent(readPageContent(page.dict), startReading(resourcesOf(page), writer));
  return writer.text();
}

/** The text that a page shows through patterns, soft masks and Type 3 glyphs, which viewers do not treat as text. */
export function textOfDrawings(page: TreePage): string {
  const drawings = new TextWriter();
  const reading = { ...startReading(resourcesOf(page), new TextWriter()), drawings };
  readContent(readPageContent(page.dict), reading);
  return drawings.text();
}

/** The text that a standalone content stream shows. */
export function textOfContent(bytes: Uint8Array, resources: PDFObject | undefined): string {
  const writer = new TextWriter();
  readContent(bytes, startReading(resources, writer));
  return writer.text();
}

function resourcesOf({ dict, inherited }: TreePage): PDFObject | undefined {
  return dict.context.lookup(inherited.get(name('Resources')));
}

function startReading(resources: PDFObject | undefined, writer: TextWriter): Reading {
  return {
    resources,
    writer,
    decoders: new Map(),
    letters: new Map(),
    depth: 0,
    read: new Set(),
  };
}

interface Reading {
  readonly resources: PDFObject | undefined;
  readonly writer: TextWriter;
  readonly decoders: Map<PDFObject, FontDecoder>;
  /** Glyph procedures of Type 3 fonts. */
  readonly letters: Map<PDFObject, DrawnLetters | undefined>;
  readonly depth: number;
  /** The text shown through patterns and masks, if it is to be kept apart. */
  readonly drawings?: TextWriter;
  /** The patterns and masks read so far: a page may fill many areas with the same one. */
  readonly read: Set<PDFObject>;
}

function readContent(bytes: Uint8Array, reading: Reading): void {
  const { writer } = reading;
  let decode: FontDecoder = (codes) => Buffer.from(codes).toString('latin1');
  let font: PDFObject | undefined;
  for (const { operator, operands } of readOperations(bytes)) {
    if (MOVES.has(operator)) writer.move();
    if (operator === 'Tf') {
      font = findResource(reading.resources, 'Font', operands[0]);
      decode = findDecoder(reading, font) ?? decode;
    }
    if (operator === 'Do') readForm(reading, operands[0]);
    if (operator === 'scn' || operator === 'SCN') {
      readDrawing(reading, findResource(reading.resources, 'Pattern', operands.at(-1)));
    }
    if (operator === 'gs') readDrawing(reading, maskOf(reading, operands[0]));
    if (isTextOperator(operator)) {
      writer.show(operands, decode);
      readLetters(reading, font, operands);
    }
  }
}

function isTextOperator(operator: ContentOperation['operator']): boolean {
  return operator === 'Tj' || operator === 'TJ' || operator === "'" || operator === '"';
}

function findDecoder(reading: Reading, font: PDFObject | undefined): FontDecoder | undefined {
  if (!(font instanceof PDFDict)) return undefined;
  const decoder = reading.decoders.get(font) ?? createFontDecoder(font);
  reading.decoders.set(font, decoder);
  return decoder;
}

function readForm(reading: Reading, key: PdfValue | undefined): void {
  const form = findResource(reading.resources, 'XObject', key);
  if (!(form instanceof PDFRawStream) || reading.depth > MAX_DEPTH) return;
  if (form.dict.lookup(name('Subtype')) !== name('Form')) return;
  const bytes = decodeStream(form);
  if (bytes === undefined) return;
  const resources = form.dict.lookup(name('Resources')) ?? reading.resources;
  readContent(bytes, { ...reading, resources, depth: reading.depth + 1 });
}

/** Reads a pattern or the group of a soft mask. */
function readDrawing(reading: Reading, drawing: PDFObject | undefined): void {
  if (!(drawing instanceof PDFRawStream) || reading.depth > MAX_DEPTH) return;
  if (reading.read.has(drawing)) return;
  reading.read.add(drawing);
  const bytes = decodeStream(drawing);
  if (bytes === undefined) return;
  const resources = drawing.dict.lookup(name('Resources')) ?? reading.resources;
  const writer = reading.drawings ?? reading.writer;
  writer.move();
  readContent(bytes, { ...reading, resources, writer, depth: reading.depth + 1 });
  writer.move();
}

/** Reads the glyph procedures of a shown string, side by side. */
function readLetters(
  reading: Reading,
  font: PDFObject | undefined,
  operands: readonly PdfValue[],
): void {
  if (!(font instanceof PDFDict) || reading.depth > MAX_DEPTH) return;
  if (!reading.letters.has(font)) reading.letters.set(font, listDrawnLetters(font));
  const letters = reading.letters.get(font);
  if (letters === undefined) return;
  const resources = font.lookup(name('Resources')) ?? reading.resources;
  const beside = new TextWriter();
  for (const code of codesIn(operands)) {
    const letter = letters.get(code);
    const bytes = letter && decodeStream(letter);
    if (bytes === undefined) continue;
    const depth = reading.depth + MAX_GLYPH_NESTING;
    readContent(bytes, { ...reading, resources, writer: beside, drawings: beside, depth });
  }
  const writer = reading.drawings ?? reading.writer;
  writer.move();
  writer.add(beside.text().replaceAll('\n', ''));
  writer.move();
}

function codesIn(operands: readonly PdfValue[]): number[] {
  const strings = operands.flatMap((operand) =>
    Array.isArray(operand) ? (operand as readonly PdfValue[]) : [operand],
  );
  return strings.flatMap((item) => (item instanceof Uint8Array ? Array.from(item) : []));
}

function maskOf(reading: Reading, key: PdfValue | undefined): PDFObject | undefined {
  const state = findResource(reading.resources, 'ExtGState', key);
  const mask = state instanceof PDFDict ? state.lookup(name('SMask')) : undefined;
  return mask instanceof PDFDict ? mask.lookup(name('G')) : undefined;
}

/** Joins shown strings: letters placed one by one form a word, spaced ones do not. */
class TextWriter {
  readonly #pieces: string[] = [];
  #hasMoved = false;
  #isLetter = false;

  move(): void {
    this.#hasMoved = true;
  }

  show(operands: readonly PdfValue[], decode: FontDecoder): void {
    this.add(joinStrings(operands, decode));
  }

  add(text: string): void {
    if (text === '') return;
    const isLetter = text.length === 1;
    if (this.#hasMoved && !(isLetter && this.#isLetter)) this.#pieces.push('\n');
    this.#pieces.push(text);
    this.#hasMoved = false;
    this.#isLetter = isLetter;
  }

  text(): string {
    return this.#pieces.join('');
  }
}

function joinStrings(operands: readonly PdfValue[], decode: FontDecoder): string {
  return operands
    .flatMap((operand) => (Array.isArray(operand) ? (operand as readonly PdfValue[]) : [operand]))
    .map((item) => {
      if (item instanceof Uint8Array) return decode(item);
      return typeof item === 'number' && item < -WORD_GAP ? ' ' : '';
    })
    .join('');
}
