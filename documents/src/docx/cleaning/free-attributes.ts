/** Attributes that hold people's words, or names that people gave. */
const FREE_ATTRIBUTES = new Set(
  (
    'descr title alt tooltip screenTip author initials displayText value name string instr href anchor ' +
    'docLocation tgtFrame element uri prompt ed edGrp caption tag src Target userId providerId ' +
    'macro formatCode summary'
  ).split(' '),
);

/** Attributes with names and codes, which hold letters and digits alone: an underscore stands for a space there. */
export const CODE_ATTRIBUTES: ReadonlySet<string> = new Set(['anchor', 'instr', 'name', 'macro']);

/** Elements whose `val` is of that kind. */
const FREE_VALUE_ELEMENTS = new Set(
  (
    'tag alias default statusText helpText listEntry name aliases docPart category tblCaption ' +
    'tblDescription lvlText entryMacro exitMacro placeholder description title result label'
  ).split(' '),
);

/** Names that the format or the fonts give: what stands in them is nobody's secret. */
const VOCABULARY_ELEMENTS = new Set([
  'Override',
  'Default',
  'lsdException',
  'font',
  'rFonts',
  'latin',
  'ea',
  'cs',
  'sym',
]);

/** The shortest value that is told from a measure or an identifier of the format. */
const LONG = 8;

/**
 * Whether an attribute's value could be a copy of what people wrote: by its name, else by being longer than the
 * words and numbers of the format are, and not made of letters alone as those words are.
 */
export function isFreeAttribute(element: string, attribute: string, value: string): boolean {
  if (VOCABULARY_ELEMENTS.has(element)) return false;
  if (element === 'Relationship') return attribute === 'Target';
  if (FREE_ATTRIBUTES.has(attribute)) return true;
  if (attribute === 'val' && FREE_VALUE_ELEMENTS.has(element)) return true;
  return value.length >= LONG && !/^[A-Za-z]+$/.test(value);
}

const PART_NAMES =
  /\b(?:word|docProps|_?rels|xml|document|comments|footnotes|endnotes|header|footer|styles|stylesWithEffects|settings|webSettings|fontTable|numbering|theme|media|image|charts?|colors|style|drawings?|diagrams|data|layout|quickStyle|fonts?|core|app|docMetadata|LabelInfo|Content_Types)\d*\b/gi;

/** What of a part's name is not what such parts are always called. */
export function unusualName(name: string): string {
  return name.replaceAll(PART_NAMES, '');
}
