/** Values of `SCRIPT_OF`; the others are the indexes of `SCRIPT_LANGUAGES`, plus two. */
export const NO_LETTER = 0;
const OTHER_LETTER = 1;

/**
 * The languages that are recognized by their script. Cyrillic is Russian unless letters that Ukrainian alone has
 * are among it; Han characters are Chinese unless kana stand among them.
 */
export const SCRIPT_LANGUAGES = [
  'ja',
  'ko',
  'zh',
  'uk',
  'ru',
  'el',
  'ar',
  'he',
  'hi',
  'th',
] as const;

/** The Unicode ranges of the scripts' letters, by block rather than letter by letter. */
const BLOCKS: readonly (readonly [language: (typeof SCRIPT_LANGUAGES)[number], ranges: string])[] =
  [
    ['ja', '\u3041-\u309f\u30a1-\u30ff\u31f0-\u31ff\uff66-\uff9d'],
    ['ko', '\u1100-\u11ff\u3131-\u318e\uac00-\ud7a3'],
    ['zh', '\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff'],
    ['ru', '\u0400-\u052f'],
    ['uk', '\u0404-\u0404\u0406-\u0407\u0454-\u0454\u0456-\u0457\u0490-\u0491'],
    ['el', '\u0370-\u03ff\u1f00-\u1fff'],
    ['ar', '\u0620-\u064a\u066e-\u06d3\u0750-\u077f\u08a0-\u08c9\ufb50-\ufdfb\ufe70-\ufefc'],
    ['he', '\u05d0-\u05f2\ufb1d-\ufb4f'],
    ['hi', '\u0904-\u0939\u0958-\u0961'],
    ['th', '\u0e01-\u0e30\u0e40-\u0e46'],
  ];
/** Latin letters, and those of scripts that are counted but not told apart. */
const OTHER_LETTERS =
  'A-Za-z\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u02af\u0531-\u0587\u0980-\u0dff\u0e81-\u0fff\u10a0-\u10ff\u1200-\u1cff\u1e00-\u1eff';

/** By UTF-16 unit: `NO_LETTER`, or the script that it is a letter of. */
export const SCRIPT_OF: Uint8Array = buildScripts();

/** The value of `SCRIPT_OF` for the letters of a language's script. */
export function scriptOf(language: (typeof SCRIPT_LANGUAGES)[number]): number {
  return OTHER_LETTER + 1 + SCRIPT_LANGUAGES.indexOf(language);
}

function buildScripts(): Uint8Array {
  const scripts = new Uint8Array(0x1_0000);
  fillRanges(scripts, OTHER_LETTERS, OTHER_LETTER);
  for (const [language, ranges] of BLOCKS) fillRanges(scripts, ranges, scriptOf(language));
  return scripts;
}

/** Ranges are written as in a character class: three characters each. */
function fillRanges(scripts: Uint8Array, ranges: string, value: number): void {
  for (let index = 0; index < ranges.length; index += 3) {
    scripts.fill(value, ranges.charCodeAt(index), ranges.charCodeAt(index + 2) + 1);
  }
}
