/** The role of an ASCII UTF-16 unit within a passage; non-ASCII letters also belong to pieces. */
const NOTHING = 0;
const WITHIN = 1;
const JOINS = 2;
const KINDS = new Uint8Array(0x80).fill(NOTHING);
for (const unit of '0123456789@$abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ') {
  KINDS[unit.charCodeAt(0)] = WITHIN;
}
for (const unit of "'*!") KINDS[unit.charCodeAt(0)] = JOINS;

const TYPESET_APOSTROPHE = 0x2019;
const EURO_SIGN = 0x20ac;
const LETTER = /^\p{L}$/u;

/** The maximum length of a piece before it is joined to another, and of each piece joined to it. */
const LONGEST = 40;
const LONGEST_JOINED = 20;
const MAX_JOINED = 3;

/**
 * The end offset of the piece that begins at an offset: letters, digits and the characters that disguise them, joined
 * by apostrophes and the like to at most three more runs. Returns the offset itself if no piece begins there.
 */
export function endOfPiece(passage: string, start: number): number {
  let end = endOfRun(passage, start, LONGEST, EURO_SIGN);
  for (let joined = 0; joined < MAX_JOINED && end > start && joins(passage, end); joined += 1) {
    const next = endOfRun(passage, end + 1, LONGEST_JOINED);
    if (next === end + 1) break;
    end = next;
  }
  return end;
}

/** The end of the run of piece characters from an offset, limited to `most` characters; `sign` may count as one. */
function endOfRun(passage: string, start: number, limit: number, sign?: number): number {
  let at = start;
  for (let count = 0; count < limit && at < passage.length; count += 1) {
    const unit = passage.charCodeAt(at);
    if (unit < 0x80) {
      if (KINDS[unit] !== WITHIN) break;
      at += 1;
    } else {
      const character = String.fromCodePoint(passage.codePointAt(at)!);
      if (unit !== sign && !LETTER.test(character)) break;
      at += character.length;
    }
  }
  return at;
}

function joins(passage: string, at: number): boolean {
  if (at >= passage.length) return false;
  const unit = passage.charCodeAt(at);
  return unit < 0x80 ? KINDS[unit] === JOINS : unit === TYPESET_APOSTROPHE;
}
