import { partitionPoint } from '#engine/spans/partition-point.ts';
import {
  CONTROLS,
  LONGEST_UNFINISHED_COMMAND,
  TERMINAL_COMMAND,
  UNFINISHED_COMMAND,
} from '#engine/text/control-characters.ts';
import { matchAt } from '#engine/text/match-at.ts';

/** Characters that were removed from a text in one place. */
export interface Gap {
  /** The offset in the text without such characters, in UTF-16 code units. */
  readonly at: number;
  /** The total length of all gaps before it. */
  readonly before: number;
  readonly characters: string;
  /** Up to two units of the text right before it. */
  readonly follows: string;
}

/**
 * Soft hyphens, zero-width joiners and spaces, direction marks, variation selectors, tags, control characters, and
 * commands to terminals. Between letters they turn a word into one that reads the same and that no rule recognizes.
 */
const INVISIBLE = new RegExp(
  String.raw`(?:${TERMINAL_COMMAND}|[${CONTROLS}\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]|\u034f|[\ufe00-\ufe0f]|\udb40[\udc00-\udfff])+`,
  'y',
);
/** Their first units, which few other characters share: searching for these first takes a third of the time. */
const FIRST_UNIT = new RegExp(
  String.raw`[${CONTROLS}\u034f\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufdff-\ufe0f\ufeff\udb40]`,
  'g',
);
/** The first half of a surrogate pair, or the beginning of a command. */
const UNFINISHED = new RegExp(String.raw`\udb40$|${UNFINISHED_COMMAND}`);
/** Beyond this many places such characters are kept, so that memory is bounded. */
const MAX_GAPS = 100_000;

/** Removes invisible characters from a text that arrives in parts, and maps offsets back to the original. */
export class VisibleText {
  readonly #gaps: Gap[] = [];
  /** The length of the visible text so far. */
  #length = 0;
  #removed = 0;
  #tail = '';
  /** The beginning of something invisible whose rest has not arrived yet. */
  #held = '';

  /** In the order of the text. */
  get gaps(): readonly Gap[] {
    return this.#gaps;
  }

  /** The visible text of the next part; the whole does not depend on where the parts are cut. */
  take(part: string): string {
    const text = this.#held + part;
    this.#held = UNFINISHED.exec(text.slice(-LONGEST_UNFINISHED_COMMAND))?.[0] ?? '';
    return this.#strip(text.slice(0, text.length - this.#held.length));
  }

  /** The rest of the visible text, after the last part. */
  finish(): string {
    const rest = this.#held;
    this.#held = '';
    return this.#strip(rest);
  }

  /** The offset in the original text of a character of the visible one. */
  toWhole(offset: number): number {
    const last = this.#gaps[partitionPoint(this.#gaps, ({ at }) => at <= offset) - 1];
    return last === undefined ? offset : offset + last.before + last.characters.length;
  }

  #strip(text: string): string {
    const pieces: string[] = [];
    let from = 0;
    for (const { index } of text.matchAll(FIRST_UNIT)) {
      if (this.#gaps.length >= MAX_GAPS) break;
      const characters = index < from ? undefined : matchAt(text, index, INVISIBLE)?.[0];
      if (characters === undefined) continue;
      pieces.push(this.#handOut(text.slice(from, index)));
      this.#leaveOut(characters);
      from = index + characters.length;
    }
    const rest = this.#handOut(from === 0 ? text : text.slice(from));
    return from === 0 ? rest : pieces.join('') + rest;
  }

  #handOut(text: string): string {
    this.#length += text.length;
    if (text !== '') this.#tail = (this.#tail + text.slice(-2)).slice(-2);
    return text;
  }

  #leaveOut(characters: string): void {
    const last = this.#gaps.at(-1);
    this.#removed += characters.length;
    if (last?.at === this.#length) {
      this.#gaps.splice(-1, 1, { ...last, characters: last.characters + characters });
    } else {
      const before = this.#removed - characters.length;
      this.#gaps.push({ at: this.#length, before, characters, follows: this.#tail });
    }
  }
}
