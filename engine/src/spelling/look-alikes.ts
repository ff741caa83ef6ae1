/** Letters as fonts for symbols number them, and Word with them: the low byte is the letter. */
const SYMBOL_LETTER = /[\uf020-\uf07e\uf0a0-\uf0ff]/g;
const BYTE = 0xff;

/** Replaces the private numbers of symbol fonts with the letters that other fonts show for them; keeps the length. */
export function readSymbolLetters(text: string): string {
  return text.replaceAll(SYMBOL_LETTER, (letter) =>
    String.fromCharCode(letter.charCodeAt(0) & BYTE),
  );
}

const LATIN = 'AaBCcEeHhIiJjKMNOoPpSsTvXxYyuqwdlZ';
const LOOK_ALIKES = [
  // Cyrillic, then Greek; spaces where there is none.
  'АаВСсЕеНһІіЈјКМ ОоРрЅѕТѵХхУу ԛԝԁӏ ',
  'ΑαΒ ϲΕ Η Ιι ϳΚΜΝΟοΡρ  ΤνΧ Υ υ    Ζ',
];
const LATIN_BY_LOOK_ALIKE: ReadonlyMap<string, string> = new Map(
  LOOK_ALIKES.flatMap((letters) =>
    Array.from(letters, (letter, index): [string, string] => [letter, LATIN[index]!]),
  ).filter(([letter]) => letter !== ' '),
);
/** Rules out most texts. */
const MAY_BE_MIXED = /[a-z\u00c0-\u024f][\u0370-\u052f]|[\u0370-\u052f][a-z\u00c0-\u024f]/i;
const WORD = /[a-z\u00c0-\u024f\u0370-\u052f]+/gi;
const IS_LATIN = /[a-z]/i;
const NOT_LATIN = /[\u0370-\u052f]/g;

/**
 * Reads letters as they look: private numbers of symbol fonts, and Cyrillic and Greek letters within words that have
 * Latin ones, too. Keeps the length.
 */
export function readLookAlikes(text: string): string {
  const read = readSymbolLetters(text);
  if (!MAY_BE_MIXED.test(read)) return read;
  return read.replaceAll(WORD, (word) =>
    IS_LATIN.test(word)
      ? word.replaceAll(NOT_LATIN, (letter) => LATIN_BY_LOOK_ALIKE.get(letter) ?? letter)
      : word,
  );
}
