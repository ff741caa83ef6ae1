const words = (names: string): ReadonlySet<string> => new Set(names.split(' '));

/**
 * Fields that show their own code, as they have no result: how many of their arguments come before what is shown.
 */
const SHOWN: ReadonlyMap<string, number> = new Map([
  ['EQ', 0],
  ['GOTOBUTTON', 1],
  ['MACROBUTTON', 1],
]);
/** Fields that take nothing but formats and switches. */
const BARE = words(
  'PAGE NUMPAGES NUMWORDS NUMCHARS SECTION SECTIONPAGES DATE TIME CREATEDATE SAVEDATE PRINTDATE EDITTIME REVNUM ' +
    'FILESIZE FORMTEXT FORMCHECKBOX FORMDROPDOWN NEXT MERGESEQ AUTONUMLGL AUTONUMOUT BIDIOUTLINE SHAPE',
);
/** Fields whose arguments are numbers, separators, and names of what the document itself shows. */
const NAMING = words(
  'REF PAGEREF NOTEREF FTNREF SEQ STYLEREF TOC TOA INDEX LISTNUM AUTONUM ADVANCE SYMBOL',
);
/** Fields whose arguments name other data, other files or people; their result is in the document. */
const REFERRING = words(
  'MERGEFIELD MERGEREC DATABASE INCLUDEPICTURE INCLUDETEXT INCLUDE IMPORT LINK EMBED DDE DDEAUTO RD DOCPROPERTY ' +
    'DOCVARIABLE ADDIN CITATION BIBLIOGRAPHY FILENAME TEMPLATE ADDRESSBLOCK GREETINGLINE AUTOTEXT AUTOTEXTLIST ' +
    'CONTROL HTMLCONTROL DATA GLOSSARY',
);
/**
 * Fields whose arguments are text: entries of an index, texts to choose from, prompts, values, the words of a bar code.
 */
const TEXTS = words(
  'XE TC TA SET IF COMPARE NEXTIF SKIPIF QUOTE PRINT PRIVATE ASK FILLIN AUTHOR LASTSAVEDBY USERNAME USERADDRESS USERINITIALS COMMENTS ' +
    'KEYWORDS SUBJECT TITLE INFO BARCODE DISPLAYBARCODE MERGEBARCODE',
);
const LINK = 'HYPERLINK';
const FORMULA = '=';

/** What the arguments of a field are. */
export type FieldUse =
  | 'shown'
  | 'bare'
  | 'naming'
  | 'referring'
  | 'text'
  | 'link'
  | 'formula'
  /** Of any other kind: whatever follows may be text. */
  | 'unknown';

const USES: readonly (readonly [kinds: ReadonlySet<string>, use: FieldUse])[] = [
  [new Set(SHOWN.keys()), 'shown'],
  [BARE, 'bare'],
  [NAMING, 'naming'],
  [REFERRING, 'referring'],
  [TEXTS, 'text'],
  [new Set([LINK]), 'link'],
];

/** The use of a field, by the first word of its code. */
export function useOfField(word: string): FieldUse {
  if (word.startsWith(FORMULA)) return 'formula';
  const kind = word.toUpperCase();
  return USES.find(([kinds]) => kinds.has(kind))?.[1] ?? 'unknown';
}

/** How many arguments come before what a field shows of its code. */
export function argumentsBeforeText(word: string): number {
  return SHOWN.get(word.toUpperCase()) ?? 0;
}

/** Whether the arguments are text that is stored in the document and not shown. */
export function isUnseenText(use: FieldUse): boolean {
  return use === 'text' || use === 'unknown';
}
