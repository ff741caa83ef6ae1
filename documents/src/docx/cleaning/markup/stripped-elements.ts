import type { StrippedKind } from '#documents/cleaning/strip-tally.ts';

const kindsOf = (kind: StrippedKind, names: string): [string, StrippedKind][] =>
  names.split(' ').map((name) => [name, kind]);

/** Elements removed with their content. */
const STRIPPED: ReadonlyMap<string, StrippedKind> = new Map([
  ...kindsOf('tracked-changes', 'del moveFrom cellIns cellDel cellMerge numberingChange'),
  ...kindsOf('tracked-changes', 'rPrChange pPrChange sectPrChange tblPrChange tblPrExChange'),
  ...kindsOf('tracked-changes', 'trPrChange tcPrChange tblGridChange'),
  ...kindsOf(
    'tracked-changes',
    'moveFromRangeStart moveFromRangeEnd moveToRangeStart moveToRangeEnd',
  ),
  ...kindsOf('tracked-changes', 'customXmlInsRangeStart customXmlInsRangeEnd'),
  ...kindsOf('tracked-changes', 'customXmlDelRangeStart customXmlDelRangeEnd'),
  ...kindsOf('tracked-changes', 'customXmlMoveFromRangeStart customXmlMoveFromRangeEnd'),
  ...kindsOf('tracked-changes', 'customXmlMoveToRangeStart customXmlMoveToRangeEnd'),
  ...kindsOf('comments', 'commentRangeStart commentRangeEnd commentReference'),
  ...kindsOf('revision-identifiers', 'rsids docId'),
  ...kindsOf('document-settings', 'docVars attachedTemplate mailMerge attachedSchema'),
  ...kindsOf('document-settings', 'saveThroughXslt permStart permEnd schemaLibrary smartTagType'),
  ...kindsOf('document-settings', 'frameset pivotSource captions'),
  // Fields of reference managers and drawings for older programs contain full copies of what they show, in compressed
  // form.
  ...kindsOf('custom-data', 'dataBinding fldData smartTagPr customXmlPr'),
]);

/**
 * By parent element: elements with text that no reader of the document sees, such as names and hints of form fields and
 * content controls, their other choices, names of lists and styles.
 */
const INVISIBLE_CHILDREN: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries({
    ffData: 'name statusText helpText entryMacro exitMacro',
    textInput: 'default',
    sdtPr: 'alias tag placeholder',
    dropDownList: 'listItem',
    comboBox: 'listItem',
    docPartObj: 'docPartCategory',
    docPartList: 'docPartCategory',
    repeatingSection: 'sectionTitle',
    abstractNum: 'name',
    style: 'aliases',
    font: 'altName',
  }).map(([parent, names]) => [parent, new Set(names.split(' '))]),
);

/** The kind as which an element is removed with its content, by its name and that of its parent. */
export function strippedElementKind(
  name: string,
  parent: string | undefined,
): StrippedKind | undefined {
  const kind = STRIPPED.get(name);
  if (kind !== undefined || parent === undefined) return kind;
  return INVISIBLE_CHILDREN.get(parent)?.has(name) ? 'unseen-words' : undefined;
}

/** Elements removed while their content stays: markup for who wrote it and when, or for its meaning to a program. */
export const UNWRAPPED: ReadonlyMap<string, StrippedKind> = new Map([
  ...kindsOf('tracked-changes', 'ins moveTo'),
  ...kindsOf('custom-data', 'smartTag customXml'),
]);
