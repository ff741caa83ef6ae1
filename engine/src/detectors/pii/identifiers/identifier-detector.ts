import type { Match, Place, PlaceDetector } from '#engine/detector.ts';
import { isCreatedColumn } from '#engine/tables/created-table.ts';
import { WORDS_WITHIN } from '#engine/tables/number-rows.ts';
import { isColumnHeader, readColumnValues } from '#engine/tables/table-column.ts';
import { acrossLines } from '#engine/text/across-lines.ts';
import { isDigitAt } from '#engine/text/ascii.ts';
import { valueAfterLabel } from '#engine/text/labeled-value.ts';
import { endOfMatchAt } from '#engine/text/match-at.ts';
import { withoutMarks } from '#engine/text/without-accents.ts';

import { descriptionOf, examplesOf } from './describe-identifier.ts';
import { IDENTIFIER_KINDS } from './identifier-kinds.ts';
import type { Identifier } from './identifier.ts';
import { judgeOf } from './judge-number.ts';
import { WRONG_CHECK_DIGIT } from './mistyped.ts';
import { mayStand, mayStandInAny } from './picture-place.ts';
import { formOfAny, parsePictures } from './picture.ts';
import { isPossible, mayBeIssued, proofOf } from './proof.ts';

/** Names that also head other columns, or occur in sentences too often to be examined each time. */
const VAGUE =
  /^(?:id|reg|car|vehicle|registration|plate|patient|gp|hospital|surgery|clinic|pass|vote|election|certificate|licence|driving|income tax|index)$/;
const PLAIN_NAME = /^[a-z][a-z .'-]*[a-z]$/;
/** Accents are removed only from letters of the Latin blocks, as for literals. */
const LATIN = /^[ -\u024f]*$/;

/** The heading of a column outweighs what a number looks like, such as one of a telephone. */
const IN_COLUMN = 0.86;
/** The context in which every identifier is judged: wide enough for a name on either side. */
const REACH = { before: WORDS_WITHIN, after: WORDS_WITHIN };

/** Builds an identifier's detector; its examples are generated from its samples. */
export function identifierDetector(identifier: Identifier): PlaceDetector {
  const { id, typeName, kind, legalReference } = identifier;
  const pictures = parsePictures(identifier.pictures);
  const judge = judgeOf(identifier);
  const anyForm = formOfAny([...identifier.pictures, ...(identifier.labeledPictures ?? [])]);
  const byLabel = readerOfLabels(identifier, anyForm);

  return {
    ...IDENTIFIER_KINDS[kind],
    ...(legalReference !== undefined && { legalReference }),
    scope: 'place',
    id,
    typeName,
    category: 'pii',
    description: descriptionOf(identifier),
    triggers: [
      ...new Set([...pictures.flatMap((picture) => picture.triggers), ...headsOf(identifier)]),
    ],
    reach: REACH,
    needsWords: identifier.trust !== 'anywhere',
    examples: examplesOf(identifier),
    glance: (text, start, end) =>
      (byLabel !== undefined && !isDigitAt(text, end - 1)) ||
      mayStandInAny(text, start, pictures) ||
      headsColumn(text, start, end),
    verify: acrossLines((place) => {
      const labeled = byLabel?.(place);
      if (labeled !== undefined) return labeled;
      for (const picture of pictures) {
        if (!mayStand(place.text, place.start, picture)) continue;
        const { form, lead } = picture;
        const start = Math.max(0, place.start - lead);
        const end = endOfMatchAt(place.text, start, form);
        const match = end === undefined ? undefined : judge(place, { start, end });
        if (match !== undefined) return match;
      }
      return undefined;
    }),
    readList: columnReader(identifier, anyForm),
  };
}

/** Reads the identifier right after one of its names; undefined if it has no formats for that position. */
function readerOfLabels(
  identifier: Identifier,
  form: RegExp,
): ((place: Place) => Match | undefined) | undefined {
  if (identifier.labeledPictures === undefined) return undefined;
  const { words, named } = proofOf(identifier);
  return (place) => {
    if (isDigitAt(place.text, place.end - 1)) return undefined;
    const found = valueAfterLabel(place, form);
    if (found === undefined || !mayBeIssued(identifier, found.value)) return undefined;
    const name = place.text.slice(place.start, place.end);
    const why = `A number in the expected format${words} follows “${name}”.`;
    return { start: found.start, end: found.end, confidence: named, why };
  };
}

/** Whether a name heads a column: of a table that is drawn, or of one that a statement creates. */
function headsColumn(text: string, start: number, end: number): boolean {
  return isColumnHeader(text, start, end) || isCreatedColumn(text, end);
}

/** Reads the identifiers in the column that a name heads. */
function columnReader(identifier: Identifier, cell: RegExp): (place: Place) => Match[] {
  const { words, named } = proofOf(identifier);
  const issued = {
    confidence: Math.max(named, IN_COLUMN),
    why: `A number in the expected format${words} appears in a column with this type of heading.`,
  };
  return (place) => {
    if (!headsColumn(place.text, place.start, place.end)) return [];
    const head = place.text.slice(place.start, place.end).toLowerCase();
    const mayBeMistyped = identifier.ownNames?.includes(head) === true;
    return readColumnValues(place, cell).flatMap(({ start, end, value }) => {
      if (mayBeIssued(identifier, value)) return [{ start, end, ...issued }];
      if (!mayBeMistyped || !isPossible(identifier, value)) return [];
      return [{ start, end, ...WRONG_CHECK_DIGIT }];
    });
  };
}

/** The names that may head a column of such identifiers, and the same as programs write them. */
function headsOf({ names }: Identifier): string[] {
  return names
    .flatMap((name) => name.split('|'))
    .filter((name) => {
      const plain = withoutMarks(name);
      return LATIN.test(name) && PLAIN_NAME.test(plain) && !VAGUE.test(plain);
    })
    .flatMap((name) => (name.includes(' ') ? [name, name.replaceAll(' ', '_')] : [name]));
}
