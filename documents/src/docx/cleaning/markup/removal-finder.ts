import type { StrippedKind } from '#documents/cleaning/strip-tally.ts';
import { createDropDownEntries } from '#documents/docx/drop-down-entries.ts';
import { createHiddenRuns } from '#documents/docx/hidden-runs.ts';
import type { StyleSheet } from '#documents/docx/style-sheet.ts';
import type { HiddenReason } from '#documents/extracted-document.ts';
import { listAttributes, type XmlToken } from '#documents/xml/xml-tokens.ts';

import { isBuiltInStyle } from '../format-names.ts';
import { usesDroppedRelationship } from './strip-attributes.ts';
import { strippedElementKind } from './stripped-elements.ts';
import { listUnusedFallbacks } from './unused-fallbacks.ts';

/** The elements that a hidden run loses; fields, which Word hides too, keep their structure. */
const HIDDEN_CONTENT = new Set(
  't delText tab ptab br cr noBreakHyphen sym drawing pict object AlternateContent'.split(' '),
);

/** The part of it that is invisible if only the letters are hidden: breaks, pictures and objects are still visible. */
const LETTERS = new Set('t delText noBreakHyphen sym'.split(' '));

/** Elements that select the shown entry of a drop-down field: the only entry left is the first anyway. */
const SELECTION_ELEMENTS = new Set(['result', 'default']);

interface RemovalRules {
  readonly droppedRelationships: ReadonlySet<string>;
  readonly foreignPrefixes: ReadonlySet<string>;
  readonly styles: StyleSheet;
}

/**
 * Follows the tokens of a part, each of which must be passed in with the names of its ancestors, and returns for
 * opening elements whether they are removed with their content, and as which kind.
 */
export function createRemovalFinder(
  xml: string,
  { droppedRelationships, foreignPrefixes, styles }: RemovalRules,
): (token: XmlToken, ancestors: readonly string[]) => StrippedKind | undefined {
  const hiddenRuns = createHiddenRuns(styles);
  const entries = createDropDownEntries();
  const unusedFallbacks = listUnusedFallbacks(xml);

  const classify = (token: XmlToken, parent: string | undefined): StrippedKind | undefined => {
    const { name } = token;
    const isShownEntry = entries.open(name, attributeOf(xml, token, 'val'));
    if (
      parent === 'ddList' &&
      (SELECTION_ELEMENTS.has(name) || (name === 'listEntry' && !isShownEntry))
    )
      return 'unseen-words';
    if (parent === 'r' && isUnseen(name, hiddenRuns.hiddenBy())) return 'hidden-text';
    if (foreignPrefixes.has(token.prefix)) return 'custom-data';
    if (unusedFallbacks.has(token.start) || isUnknownStyle(xml, token)) return 'unseen-words';
    if (usesDroppedRelationship(xml, token, droppedRelationships)) return 'embedded-objects';
    return undefined;
  };

  return (token, ancestors) => {
    if (token.kind === 'close') hiddenRuns.close(token.name);
    if (token.kind !== 'open') return undefined;
    const parent = ancestors.at(-1);
    const kind = strippedElementKind(token.name, parent) ?? classify(token, parent);
    hiddenRuns.open(token.name, (wanted) => attributeOf(xml, token, wanted)());
    if (token.isEmpty) hiddenRuns.close(token.name);
    return kind;
  };
}

function attributeOf(xml: string, token: XmlToken, wanted: string): () => string | undefined {
  return () => listAttributes(xml, token).find(({ name }) => name === wanted)?.value;
}

function isUnseen(name: string, hiddenBy: HiddenReason | undefined): boolean {
  if (hiddenBy === undefined) return false;
  return (hiddenBy === 'marked-hidden' ? HIDDEN_CONTENT : LETTERS).has(name);
}

/** Whether an unused style that claims to be built in has a name given by a person. */
function isUnknownStyle(xml: string, token: XmlToken): boolean {
  return token.name === 'lsdException' && !isBuiltInStyle(attributeOf(xml, token, 'name')() ?? '');
}
