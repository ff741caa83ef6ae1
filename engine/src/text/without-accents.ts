/** Letters that Unicode does not decompose into a plain one and a mark. */
const UNDECOMPOSED: ReadonlyMap<string, string> = new Map(
  'łl ŁL øo ØO đd ĐD ıi ßss ẞSS æae ÆAE œoe ŒOE'
    .split(' ')
    .map((pair): [string, string] => [pair.charAt(0), pair.slice(1)]),
);
const MARKS = /[\u0300-\u036f]/g;
const NOT_ASCII = /[^\0-\x7f]/;

/** A text without the marks on its letters: `ł` and `ø` keep their strokes. */
export function withoutMarks(text: string): string {
  return NOT_ASCII.test(text) ? text.normalize('NFD').replaceAll(MARKS, '').normalize('NFC') : text;
}

/** A text as people type it on a keyboard without accents: `Lukasz Strasse` for `Łukasz Straße`. */
export function withoutAccents(text: string): string {
  if (!NOT_ASCII.test(text)) return text;
  const bare = withoutMarks(text.normalize('NFKC'));
  return Array.from(bare, (letter) => UNDECOMPOSED.get(letter) ?? letter).join('');
}
