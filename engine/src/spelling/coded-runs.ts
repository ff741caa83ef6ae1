import { bytesOfBase64, bytesOfHexadecimal, textOf } from './code-bytes.ts';

/** A stretch of a text that says bytes in base64 or hexadecimal, and what these may say as text. */
export interface CodedRun {
  readonly start: number;
  /** Exclusive. */
  readonly end: number;
  readonly texts: readonly string[];
}

/** In one line or in the lines of a mail, from eight letters on; or as many pairs of digits that are set apart. */
const RUN =
  /[\w+/-]{40,}(?:\r?\n[\w+/-]{40,})*(?:\r?\n[\w+/-]{1,80}={0,2}(?![^\r\n]))?={0,2}|[\w+/-]{11,}={0,2}|\b(?:(?:0x)?[\da-fA-F]{2}[\s,:;-]{1,2}){7,}(?:0x)?[\da-fA-F]{2}(?![\da-fA-F])/g;
const HEXADECIMAL = /^(?:(?:0x)?[\da-f]{2}[\s,:;-]{0,2})+$/i;
const PREFIX = /0x/gi;
const PART_OF_RUN = /[\w+/=,:;\s-]/;
/** Words and numbers, in which nothing is encoded except by chance. */
const PLAIN = /^(?:[a-z]+|[A-Z]+|[A-Z][a-z]+|\d+)(?:[-_/](?:[a-z]+|[A-Z]+|[A-Z][a-z]+|\d+))*$/;
/** In code units. */
const LONGEST_WITH_WORD = 1 << 12;
/** Of a longer one so much is read at a time, and as much as a value takes is read twice. */
const LONGEST = 1 << 16;
const OVERLAP = 1 << 10;
const NO_CODE = /[^\w+/-]/g;

/** Goes along with a text that is given in pieces, and hands out its runs in their order. */
export class CodedRunReader {
  readonly #receive: (run: CodedRun) => void;
  #held = '';
  #heldFrom = 0;
  /** The offset, in the text that is held, of the part that may go on with the next piece. */
  #open = 0;

  constructor(receive: (run: CodedRun) => void) {
    this.#receive = receive;
  }

  add(piece: string): void {
    const before = this.#held.length;
    this.#held += piece;
    let at = this.#held.length;
    while (at > before && PART_OF_RUN.test(this.#held[at - 1]!)) at -= 1;
    if (at > before) this.#open = at;
    if (this.#open > 0) this.#read(this.#open, this.#open);
    if (this.#held.length > LONGEST) this.#read(this.#held.length, this.#endOfGroup());
  }

  finish(): void {
    this.#read(this.#held.length, this.#held.length);
  }

  /**
   * Where, before what is read twice, a group of four characters ends that are counted from the start of what is held.
   */
  #endOfGroup(): number {
    let end = this.#held.length - OVERLAP;
    let over = this.#held.slice(0, end).replaceAll(NO_CODE, '').length % 4;
    for (; over > 0 && end > 0; end -= 1) {
      if (this.#held[end - 1]!.search(NO_CODE) === -1) over -= 1;
    }
    return end;
  }

  /** Reads what is held up to a place, and lets go of it up to another one. */
  #read(end: number, dropped: number): void {
    for (const { 0: written, index } of this.#held.slice(0, end).matchAll(RUN)) {
      const texts = textsOf(written);
      const start = this.#heldFrom + index;
      if (texts.length > 0) this.#receive({ start, end: start + written.length, texts });
    }
    this.#held = this.#held.slice(dropped);
    this.#heldFrom += dropped;
    this.#open = 0;
  }
}

/** The texts that a run may encode; in a short run, a word of an address may stand before the encoded part. */
function textsOf(written: string): string[] {
  if (PLAIN.test(written)) return [];
  if (!HEXADECIMAL.test(written)) {
    const shifts = written.length > LONGEST_WITH_WORD ? [0] : [0, 1, 2, 3];
    return shifts.map((shift) => textOf(bytesOfBase64(written.slice(shift))));
  }
  const digits = written.replaceAll(PREFIX, '').replaceAll(/[^\da-f]/gi, '');
  return [0, 1].map((shift) => textOf(bytesOfHexadecimal(digits.slice(shift))));
}
