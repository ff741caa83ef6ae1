import { isCommonFont, isBuiltInStyle } from './format-names.ts';

/** Attributes with free text, or names given by people. */
const FREE_TEXT_ATTRIBUTES = new Set(
  (
    'descr title alt tooltip screenTip author initials displayText value name string instr href anchor ' +
    'docLocation tgtFrame element uri prompt ed edGrp caption tag src Target userId providerId ' +
    'macro formatCode summary id spid'
  ).split(' '),
);

/** Attributes with names and codes of letters and digits only: an underscore represents a space. */
const CODE_ATTRIBUTES = new Set([
  'anchor',
  'instr',
  'name',
  'macro',
  'styleId',
  'id',
  'type',
  'spid',
]);

/** Elements whose `val` is the name or the identifier of a style. */
const STYLE_ELEMENTS = new Set(
  (
    'name pStyle rStyle tblStyle basedOn next link styleLink numStyleLink clickAndTypeStyle ' +
    'defaultTableStyle'
  ).split(' '),
);

/** Attributes with font names, by element; font declarations have a `name`. */
const FONT_ATTRIBUTES: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries({
    font: 'name typeface',
    rFonts: 'ascii hAnsi eastAsia cs',
    latin: 'typeface',
    ea: 'typeface',
    cs: 'typeface',
    buFont: 'typeface',
    sym: 'font typeface',
    mathFont: 'val',
  }).map(([element, names]) => [element, new Set(names.split(' '))]),
);

/** Elements whose `val` is free text. */
const FREE_TEXT_ELEMENTS = new Set(
  (
    'tag alias default statusText helpText listEntry name aliases docPart category tblCaption ' +
    'tblDescription lvlText entryMacro exitMacro placeholder description title result label'
  ).split(' '),
);

/** Words like those that people write, which the formats define. */
const CAPITALIZED_KEYWORDS = new Set(
  (
    'External Internal Content Icon Embed Link Always OnCall True False General MSWord Equation ' +
    // Scripts, in the list of the fonts of a theme.
    'Arab Armn Beng Bopo Bugi Cans Cher Deva Ethi Geor Gujr Guru Hang Hans Hant Hebr Java Jpan Khmr Knda Laoo Lisu ' +
    'Mlym Mong Mymr Nkoo Olck Orya Osma Phag Sinh Sora Syrc Syre Syrj Syrn Tale Talu Taml Telu Tfng Thaa Thai Tibt ' +
    'Uigh Viet Yiii'
  ).split(' '),
);
/** Keywords are written so, as most of the formats' are. */
const KEYWORD = /^[a-z][A-Za-z]*$/;
const COLOR = /^[\dA-F]{6}$/;
const WRITTEN = /\p{Lu}[\p{Ll}'\u2019]|\p{Lu}{4}|[^\0-\x7f]/u;

/** Elements whose values are names defined by the format: they reveal nothing. */
const VOCABULARY_ELEMENTS = new Set(['Override', 'Default', 'lsdException']);

/** The shortest value that cannot be mistaken for a measurement or an identifier of the format. */
const LONG = 8;

/**
 * Whether an attribute's value could be a copy of what people wrote: judged by its name, or else by not being written
 * like the keywords, numbers and colors of the format.
 */
export function isFreeTextAttribute(element: string, attribute: string, value: string): boolean {
  if (VOCABULARY_ELEMENTS.has(element)) return false;
  if (FONT_ATTRIBUTES.get(element)?.has(attribute) === true) return !isCommonFont(value);
  if (isStyleName(element, attribute)) return !isBuiltInStyle(value);
  if (element === 'Relationship') return attribute === 'Target';
  if (FREE_TEXT_ATTRIBUTES.has(attribute)) return true;
  return (attribute === 'val' && FREE_TEXT_ELEMENTS.has(element)) || isWrittenByPeople(value);
}

function isWrittenByPeople(value: string): boolean {
  if (KEYWORD.test(value) || CAPITALIZED_KEYWORDS.has(value) || COLOR.test(value)) return false;
  return value.length >= LONG || WRITTEN.test(value);
}

/** Whether an attribute contains a name that other parts of the file refer to, by custom written without spaces. */
export function isCodeAttribute(element: string, attribute: string): boolean {
  const isFont = FONT_ATTRIBUTES.get(element)?.has(attribute) === true;
  if (isFont || isStyleName(element, attribute)) return true;
  return CODE_ATTRIBUTES.has(attribute) && element !== 'docPr';
}

function isStyleName(element: string, attribute: string): boolean {
  return attribute === 'styleId' || (attribute === 'val' && STYLE_ELEMENTS.has(element));
}

const PART_NAMES =
  /\b(?:word|docProps|_?rels|xml|document|comments|footnotes|endnotes|header|footer|styles|stylesWithEffects|settings|webSettings|fontTable|numbering|theme|media|image|charts?|colors|style|drawings?|diagrams|data|layout|quickStyle|fonts?|core|app|docMetadata|LabelInfo|Content_Types)\d*\b/gi;

/** The part of a part name that is not conventional for such parts. */
export function unusualName(name: string): string {
  return name.replaceAll(PART_NAMES, '');
}
