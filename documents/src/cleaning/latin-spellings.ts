/** By which Latin letters another letter may be replaced in addresses and in names for programs. */
type Scheme = ReadonlyMap<string, string>;

function schemeOf(pairs: string): Scheme {
  return new Map(pairs.split(' ').map((pair) => [pair[0]!, pair.slice(1)]));
}

/** Letters that are not a plain letter with a mark. */
const PLAIN = schemeOf('øo łl đd ðd þth æae œoe ßss ıi ħh ŋn ŧt');
/** Umlauts written with an `e`, as in German and the Scandinavian languages. */
const WITH_E = schemeOf('äae öoe üue øoe');
const WITH_DOUBLE_A = schemeOf('åaa');
const CYRILLIC = schemeOf(
  'аa бb вv гg дd еe ёe жzh зz иi йy кk лl мm нn оo пp рr сs тt уu фf хkh цts чch шsh щshch ъ ыy ь эe юyu яya ' +
    'іi їi єe ґg ўu ђdj јj љlj њnj ћc џdz',
);
const GREEK = schemeOf(
  'αa βv γg δd εe ζz ηi θth ιi κk λl μm νn ξx οo πp ρr σs ςs τt υy φf χch ψps ωo',
);
/** How passports and other languages differ from the table of Cyrillic letters. */
const OTHER_CYRILLIC: readonly Scheme[] = [
  schemeOf('йi юiu яia єie їi'),
  schemeOf('йi хh ёyo юyu яya єye їyi иi'),
  schemeOf('йj хh цc юju яja жz чc шs щsc'),
  schemeOf('йj вw жsch хch цz чtsch шsch щschtsch юju яja'),
  schemeOf('иy гh йi хkh єye'),
];
const IS_CYRILLIC = /\p{Script=Cyrillic}/u;
const NOT_ASCII = /[^\0-\x7f]/;
const ONLY_ASCII = /^[\0-\x7f]*$/;
const MARKS = /\p{M}+/gu;
/** Letters that are written as one in English names: `Alexey`, `Evgeny`. */
const JOINED: readonly (readonly [letters: RegExp, instead: string])[] = [
  [/ks/g, 'x'],
  [/(?:iy|ij|yy|yi|ii)\b/g, 'y'],
];
/** Longer values are passages, which nobody writes into an address. */
const MAX_LENGTH = 200;

/**
 * How a value is written where only unaccented Latin letters are usual, such as in link targets and names of bookmarks:
 * without accents, with the vowels that stand for umlauts, and transliterated from Cyrillic and Greek. In lower case;
 * without those that equal the value itself.
 */
export function latinSpellings(value: string): readonly string[] {
  if (value.length > MAX_LENGTH || !NOT_ASCII.test(value)) return [];
  const own = value.normalize('NFKC').toLowerCase();
  const spellings = new Set(schemesFor(own).map((schemes) => spell(own, schemes)));
  if (IS_CYRILLIC.test(own)) {
    for (const [letters, instead] of JOINED) {
      const joined = Array.from(spellings, (known) => known.replaceAll(letters, instead));
      for (const spelling of joined) spellings.add(spelling);
    }
  }
  spellings.delete(own);
  return [...spellings].filter((spelling) => ONLY_ASCII.test(spelling));
}

function schemesFor(text: string): (readonly Scheme[])[] {
  const others = IS_CYRILLIC.test(text) ? OTHER_CYRILLIC : [];
  return [[], [WITH_E], [WITH_DOUBLE_A], [WITH_E, WITH_DOUBLE_A], ...others.map((one) => [one])];
}

/** Replaces each letter by the first scheme that names it; accents are dropped. */
function spell(text: string, schemes: readonly Scheme[]): string {
  const tables = [...schemes, PLAIN, CYRILLIC, GREEK];
  const replace = (letter: string): string | undefined =>
    tables.find((table) => table.has(letter))?.get(letter);
  const letters = Array.from(text, (letter) => {
    const bare = letter.normalize('NFD').replaceAll(MARKS, '');
    return replace(letter) ?? replace(bare) ?? bare;
  });
  return letters.join('').replaceAll(/[’‘ʼ]/g, "'").replaceAll(/[‐‑–]/g, '-');
}
