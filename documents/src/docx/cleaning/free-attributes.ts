import { isCommonFont, isStyleOfWord } from './format-names.ts';

/** Attributes that hold people's words, or names that people gave. */
const FREE_ATTRIBUTES = new Set(
  (
    'descr title alt tooltip screenTip author initials displayText value name string instr href anchor ' +
    'docLocation tgtFrame element uri prompt ed edGrp caption tag src Target userId providerId ' +
    'macro formatCode summary'
  ).split(' '),
);

/** Attributes with names and codes, which hold letters and digits alone: an underscore stands for a space there. */
const CODE_ATTRIBUTES = new Set(['anchor', 'instr', 'name', 'macro', 'styleId']);

/** Elements whose `val` is the name or the identifier of a style. */
const STYLE_ELEMENTS = new Set(
  (
    'name pStyle rStyle tblStyle basedOn next link styleLink numStyleLink clickAndTypeStyle ' +
    'defaultTableStyle'
  ).split(' '),
);

/** By their element, attributes with the names of fonts; where fonts are declared, they have a `name`. */
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

/** Elements whose `val` is of that kind. */
const FREE_VALUE_ELEMENTS = new Set(
  (
    'tag alias default statusText helpText listEntry name aliases docPart category tblCaption ' +
    'tblDescription lvlText entryMacro exitMacro placeholder description title result label'
  ).split(' '),
);

/** Names that the format gives: what stands in them is nobody's secret. */
const VOCABULARY_ELEMENTS = new Set(['Override', 'Default', 'lsdException']);

/** The shortest value that is told from a measure or an identifier of the format. */
const LONG = 8;

/**
 * Whether an attribute's value could be a copy of what people wrote: by its name, else by being longer than the
 * words and numbers of the format are, and not made of letters alone as those words are.
 */
export function isFreeAttribute(element: string, attribute: string, value: string): boolean {
  if (VOCABULARY_ELEMENTS.has(element)) return false;
  const fonts = FONT_ATTRIBUTES.get(element);
  if (fonts !== undefined) return fonts.has(attribute) && !isCommonFont(value);
  if (isStyleName(element, attribute)) return !isStyleOfWord(value);
  if (element === 'Relationship') return attribute === 'Target';
  if (FREE_ATTRIBUTES.has(attribute)) return true;
  if (attribute === 'val' && FREE_VALUE_ELEMENTS.has(element)) return true;
  return value.length >= LONG && !/^[A-Za-z]+$/.test(value);
}

/** Whether an attribute holds a name by which others in the file know what it names, written without spaces by custom. */
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

/** What of a part's name is not what such parts are always called. */
export function unusualName(name: string): string {
  return name.replaceAll(PART_NAMES, '');
}
