const WORD =
  "(?:\\p{Lu}[\\p{L}\\p{M}'’]{1,24}(?:-\\p{Lu}[\\p{L}\\p{M}'’]{1,24})?|\\p{Lu}\\.(?:[-\\u2010\\u2011]\\p{Lu}\\.)?)";
/** A middle initial without its full stop stands where particles do, and so does the `Ó` of Irish names. */
const PARTICLE =
  '(?:(?:\\p{Lu}|van|von|der|den|de|del|della|da|dos|di|du|la|le|bin|ibn|al|el|ter|zu)[ \\u00a0]){0,2}';
/** `Name: Jane Roe Title: Director` must end before the next label. */
const NEXT_LABEL =
  '(?!(?:\\p{L}{1,20}|(?:Job|Phone|Date|Home|Work|Account|Employee|Policy|Patient|File)[ ]\\p{L}{1,12})[ ]?:)';
/** Words in capitals that no person's name has. */
const NOT_A_NAME = new Set(
  (
    'agreement association authority bank board center centre city clinic college committee company corporation ' +
    'corp council court customer department division employee employer foundation fund group gmbh hospital inc ' +
    'institute insurance international limited llc llp ltd ministry office plc project proprietary provider school ' +
    'section sir madam services society solutions state systems team technologies tenant the to trust university ' +
    'dr mr mrs ms prof pc dc all any emeritus date each none not number our page please see subject this title unknown whom your'
  ).split(' '),
);

/** A sticky pattern for one to four capitalised words, particles between them. */
export const NAME_FORM = new RegExp(
  `${NEXT_LABEL}${WORD}(?:[ \\u00a0]${PARTICLE}${NEXT_LABEL}${WORD}){0,3}(?![\\p{L}\\d])`,
  'uy',
);

/** Whether capitalised words can be a person's name: none of them belongs to organisations or prose. */
export function canBeName(words: string): boolean {
  return words
    .toLowerCase()
    .split(/[ \u00a0]/)
    .every((word) => !NOT_A_NAME.has(word.replace('.', '')));
}
