/** The names of markup for the characters from U+00A0 on, in their order. */
const LATIN = (
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro ' +
  'para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil ' +
  'Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave ' +
  'Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml ' +
  'igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute ' +
  'thorn yuml'
).split(' ');
const FIRST_LATIN = 0xa0;

/** Others that stand in names, numbers and addresses, each with its character. */
const OTHERS = (
  'amp & lt < gt > quot " apos \' commat @ period . comma , colon : sol / hyphen - dash - ndash – mdash — minus − ' +
  'lowbar _ plus + lpar ( rpar ) num # lsquo ‘ rsquo ’ ldquo “ rdquo ” hellip … euro € Scaron Š scaron š Ccaron Č ccaron č Zcaron Ž zcaron ž ecaron ě ' +
  'rcaron ř uring ů aogon ą eogon ę cacute ć Lstrok Ł lstrok ł nacute ń Sacute Ś sacute ś Zacute Ź zacute ź Zdot Ż ' +
  'zdot ż odblac ő udblac ű abreve ă scedil ş gbreve ğ inodot ı Dstrok Đ dstrok đ OElig Œ oelig œ'
).split(' ');

const CHARACTERS = new Map<string, string>([
  ...LATIN.map((name, index) => [name, String.fromCharCode(FIRST_LATIN + index)] as const),
  ...OTHERS.flatMap((name, index) =>
    index % 2 === 0 ? [[name, OTHERS[index + 1] ?? ''] as const] : [],
  ),
  ['ensp', ' '],
  ['emsp', ' '],
  ['thinsp', ' '],
  ['zwnj', ''],
  ['zwj', ''],
]);
const NUMBER = /#(?:x(?<hexadecimal>[\da-f]+)|(?<decimal>\d+))/i;
const NAME = /(?<![a-z\d])(?<name>[a-z\d]{1,12});?$/i;
const LAST_CODE = 0x10ffff;

/** The character that an entity of markup stands for, be it escaped itself; one that is unknown stays as it is written. */
export function readEntity(written: string): string {
  const number = NUMBER.exec(written)?.groups;
  if (number === undefined)
    return CHARACTERS.get(NAME.exec(written)?.groups?.['name'] ?? '') ?? written;
  const { hexadecimal, decimal = '' } = number;
  const code =
    hexadecimal === undefined ? Number.parseInt(decimal, 10) : Number.parseInt(hexadecimal, 16);
  return code <= LAST_CODE ? String.fromCodePoint(code) : written;
}
