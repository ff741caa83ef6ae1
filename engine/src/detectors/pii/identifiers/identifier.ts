import type { Match, Place, PlaceDetector } from '#engine/detector.ts';
import { phrase } from '#engine/phrases/phrase.ts';
import { acrossLines } from '#engine/text/across-lines.ts';
import { isDigit, isLetterOrDigit } from '#engine/text/ascii.ts';
import { atEndOfText } from '#engine/text/end-of-text.ts';
import { valueAfterLabel } from '#engine/text/labelled-value.ts';
import { endOfMatchAt } from '#engine/text/match-at.ts';
import { nearby } from '#engine/text/nearby.ts';
import { WORDS_WITHIN } from '#engine/text/number-rows.ts';
import { isLabelledOtherwise } from '#engine/text/other-label.ts';
import { standsAlone } from '#engine/text/stands-alone.ts';
import { isHeadOfColumn, valuesBelow } from '#engine/text/table-column.ts';
import type { Span } from '#engine/vocabulary.ts';

import { IDENTIFIER_KINDS } from './identifier-kinds.ts';
import { mistypedReader, WRONG_CHECK_DIGIT } from './mistyped.ts';
import { formOfAny, parsePictures, type Pictures } from './picture.ts';

/** An identifier that an authority issues, as its public definition describes it. */
export interface Identifier {
  readonly id: string;
  readonly typeName: string;
  readonly kind: keyof typeof IDENTIFIER_KINDS;
  /** How it is written, in the notation of `picture.ts`. */
  readonly pictures: readonly string[];
  /** How it is written too where its name stands right before it; numbers of such forms are asked about nowhere else. */
  readonly labelledPictures?: readonly string[];
  /** What it is called, in the notation of `phrase`. */
  readonly names: readonly string[];
  /** What nothing else is called, as it is written: a number of its form right behind counts though its check digit fails. */
  readonly ownNames?: readonly string[];
  /** Whether its check digits hold, given its letters and digits alone, in capitals. */
  readonly isValid?: (value: string) => boolean;
  /** Whether one so written may have been issued, whatever its check digit; given the same. */
  readonly isPlausible?: (value: string) => boolean;
  /** Where it counts without its name beside it; `grouped` unless told otherwise. */
  readonly trust?: Trust;
  /** Issued in no case, for the examples: numbers that are right, and one that is not. */
  readonly samples: readonly [string, ...string[]];
  readonly wrong: string;
}

/**
 * How much form and check prove. `named`: nothing without the name. `grouped`: a text that is nothing else, written
 * in groups of its own; of plain digits, one number in ten has a check digit that holds. `alone`: a text that is
 * nothing else. `prefixed`: enough behind the letters of its country, else as `grouped`. `anywhere`: enough.
 */
type Trust = 'named' | 'grouped' | 'alone' | 'prefixed' | 'anywhere';

/** What vouches for a number besides its looks, and how sure that makes: beside its name, and by itself. */
interface Proof {
  readonly words: string;
  readonly named: number;
  readonly alone: number;
}
const CHECK_DIGIT: Proof = { words: ' and a check digit that holds', named: 0.97, alone: 0.85 };
const PLAUSIBLE: Proof = { words: ' and with parts that are issued', named: 0.85, alone: 0.8 };
const FORM: Proof = { words: '', named: 0.8, alone: 0.8 };

/** Digits that count down are made up; check digits hold for one such number in ten. */
const COUNTING_DOWN = /987654321/;
const PLAIN_DIGITS = /^\d{1,40}$/;
const PREFIX = /^[A-Z]{2}/i;
const UNIFORM = /^(.)\1*$/;

/** Names that head columns of other things as well, or stand in sentences too often to be looked at each time. */
const VAGUE =
  /^(?:id|reg|car|vehicle|registration|plate|patient|gp|hospital|surgery|clinic|pass|vote|election|certificate|licence|driving|income tax|index)$/;
const PLAIN_NAME = /^[a-z][a-z .'-]*[a-z]$/;
/** Accents are taken off the letters of the Latin blocks alone, as literals do. */
const LATIN = /^[ -\u024f]*$/;
const ACCENTS = /[\u0300-\u036f]/g;

/** The window that every identifier is judged in: wide enough for a name on either side. */
const REACH = { before: WORDS_WITHIN, after: WORDS_WITHIN };

/** Builds the detector of an identifier; its examples are made of its samples. */
export function identifierDetector(identifier: Identifier): PlaceDetector {
  const { id, typeName, kind } = identifier;
  const pictures = parsePictures(identifier.pictures);
  const judge = judgeOf(identifier);
  const anyForm = formOfAny([...identifier.pictures, ...(identifier.labelledPictures ?? [])]);
  const byLabel = readerOfLabels(identifier, anyForm);

  return {
    ...IDENTIFIER_KINDS[kind],
    scope: 'place',
    id,
    typeName,
    category: 'pii',
    description: describe(identifier),
    triggers: [
      ...new Set([...pictures.flatMap((picture) => picture.triggers), ...headsOf(identifier)]),
    ],
    reach: REACH,
    needsWords: identifier.trust !== 'anywhere',
    examples: examplesOf(identifier),
    glance: (text, start, end) =>
      (byLabel !== undefined && !isDigitAt(text, end - 1)) ||
      mayBeginAny(text, start, pictures) ||
      isHeadOfColumn(text, start, end),
    verify: acrossLines((place) => {
      const labelled = byLabel?.(place);
      if (labelled !== undefined) return labelled;
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

/** Whether what stands at a span of a place is one of such identifiers, and what says so. */
type Judge = (place: Place, span: Span) => Match | undefined;

function judgeOf(identifier: Identifier): Judge {
  const { trust = 'grouped' } = identifier;
  const names = phrase(...identifier.names);
  const proof = proofOf(identifier);
  const mistyped = identifier.ownNames && mistypedReader(identifier.ownNames);
  return (place, span) => {
    const written = place.text.slice(span.start, span.end);
    if (!mayBeIssued(identifier, written)) {
      return isPossible(identifier, written) ? mistyped?.(place.text, span) : undefined;
    }
    const name = nearby(place, span, names);
    if (name !== undefined) {
      const why = `A number of the right form${proof.words}, beside “${name}”.`;
      return { ...span, confidence: proof.named, why };
    }
    return judgeUnnamed(place, span, { trust, proof });
  };
}

/** The same without its name beside it. */
function judgeUnnamed(
  place: Place,
  span: Span,
  { trust, proof }: { readonly trust: Trust; readonly proof: Proof },
): Match | undefined {
  const written = place.text.slice(span.start, span.end);
  if (isEnough(trust, written)) {
    // A check digit outweighs the label, which a mere form does not.
    if (proof !== CHECK_DIGIT && isLabelledOtherwise(place.text, span.start)) return undefined;
    return { ...span, confidence: proof.alone, why: `A number of its form${proof.words}.` };
  }
  if (trust === 'named' || (trust !== 'alone' && PLAIN_DIGITS.test(written))) return undefined;
  if (!standsAlone(place, span) || COUNTING_DOWN.test(compactOf(written))) return undefined;
  const why = `The whole text is a number of its form${proof.words}.`;
  return { ...span, confidence: 0.55, why };
}

/** Whether a number counts without its name beside it, in whatever text. */
function isEnough(trust: Trust | undefined, written: string): boolean {
  return trust === 'anywhere' || (trust === 'prefixed' && PREFIX.test(written));
}

/** Reads the identifier right behind one of its names; undefined where none is written only there. */
function readerOfLabels(
  identifier: Identifier,
  form: RegExp,
): ((place: Place) => Match | undefined) | undefined {
  if (identifier.labelledPictures === undefined) return undefined;
  const { words, named } = proofOf(identifier);
  return (place) => {
    if (isDigitAt(place.text, place.end - 1)) return undefined;
    const found = valueAfterLabel(place, form);
    if (found === undefined || !mayBeIssued(identifier, found.value)) return undefined;
    const name = place.text.slice(place.start, place.end);
    const why = `A number of the right form${words}, behind “${name}”.`;
    return { start: found.start, end: found.end, confidence: named, why };
  };
}

/** Reads the identifiers in the column that a name heads. */
function columnReader(identifier: Identifier, cell: RegExp): (place: Place) => Match[] {
  const { words, named } = proofOf(identifier);
  const issued = {
    confidence: named,
    why: `A number of the right form${words}, in a column with such a head.`,
  };
  return (place) => {
    if (!isHeadOfColumn(place.text, place.start, place.end)) return [];
    const head = place.text.slice(place.start, place.end).toLowerCase();
    const mayBeMistyped = identifier.ownNames?.includes(head) === true;
    return valuesBelow(place, cell).flatMap(({ start, end, value }) => {
      if (mayBeIssued(identifier, value)) return [{ start, end, ...issued }];
      if (!mayBeMistyped || !isPossible(identifier, value)) return [];
      return [{ start, end, ...WRONG_CHECK_DIGIT }];
    });
  };
}

function proofOf({ isValid, isPlausible }: Identifier): Proof {
  if (isValid !== undefined) return CHECK_DIGIT;
  return isPlausible === undefined ? FORM : PLAUSIBLE;
}

/** Whether a number of the right form may be one; one character again and again never is. */
function mayBeIssued(identifier: Identifier, written: string): boolean {
  return identifier.isValid?.(compactOf(written)) !== false && isPossible(identifier, written);
}

/** The same, whatever its check digit. */
function isPossible(identifier: Identifier, written: string): boolean {
  const compact = compactOf(written);
  return identifier.isPlausible?.(compact) !== false && !UNIFORM.test(compact);
}

/** The last number that was made compact: many identifiers are tried on the same one in turn. */
const NO_NUMBER = { written: '', compact: '' };
let latest = NO_NUMBER;
atEndOfText(() => (latest = NO_NUMBER));

/** The letters and digits of a number alone, in capitals. */
function compactOf(written: string): string {
  if (PLAIN_DIGITS.test(written)) return written;
  if (latest.written !== written) {
    latest = { written, compact: written.replaceAll(/[^0-9A-Za-z]/g, '').toUpperCase() };
  }
  return latest.compact;
}

/** The names that a column of such identifiers may have at its head. */
function headsOf({ names }: Identifier): string[] {
  return names
    .flatMap((name) => name.split('|'))
    .filter((name) => {
      const plain = name.normalize('NFD').replaceAll(ACCENTS, '');
      return LATIN.test(name) && PLAIN_NAME.test(plain) && !VAGUE.test(plain);
    });
}

function describe({ typeName, isValid, trust }: Identifier): string {
  const form = isValid === undefined ? 'by its form' : 'by its form and its check digit';
  const names = ', where its name stands beside it';
  const condition =
    trust === 'anywhere' ? '' : trust === 'prefixed' ? ' behind the letters of its country' : names;
  return `${typeName}: found ${form}${condition}.`;
}

function examplesOf({ names, samples, wrong, trust, ownNames }: Identifier): string[] {
  const name = (names[0] ?? '').replaceAll(/\(\?:|[()?]|\|.*/g, '');
  const [first] = samples;
  return [
    ...samples.map((sample) => `${name}: [[${sample}]]`),
    `The file names ${name} [[${first}]] twice.`,
    ...(ownNames === undefined
      ? [`${name} ${wrong} cannot be right.`]
      : [`The ${ownNames[0]}: [[${wrong}]]`, `Batch ${wrong} is here.`]),
    isEnough(trust, first) ? `Batch 7${first}7 left.` : `Batch ${first} left the yard.`,
  ];
}

function mayBeginAny(text: string, trigger: number, pictures: readonly Pictures[]): boolean {
  for (const picture of pictures) if (mayStand(text, trigger, picture)) return true;
  return false;
}

/**
 * Whether an identifier may begin before its trigger, or there, and ends where its form does; cheaper than the form,
 * which most triggers do not stand in. Behind letters, digits that go on from others begin none.
 */
function mayStand(text: string, trigger: number, picture: Pictures): boolean {
  const { lead, beginsWithLetter, lengths } = picture;
  const start = trigger - lead;
  if (lead === 0 ? beginsWithLetter && isDigitAt(text, start) : !mayBegin(text, start, trigger)) {
    return false;
  }
  for (const length of lengths) if (isWordEnd(text, start + length)) return true;
  return false;
}

function mayBegin(text: string, start: number, trigger: number): boolean {
  const goesOn = isDigitAt(text, trigger) && isDigitAt(text, trigger - 1);
  return !goesOn && isLetterOrDigitAt(text, start) && !isLetterOrDigitAt(text, start - 1);
}

function isWordEnd(text: string, offset: number): boolean {
  return isLetterOrDigitAt(text, offset - 1) && !isLetterOrDigitAt(text, offset);
}

function isLetterOrDigitAt(text: string, offset: number): boolean {
  // Beyond the ends of a text nothing is asked of it: that would be answered slowly, from then on everywhere.
  if (offset < 0 || offset >= text.length) return false;
  return isLetterOrDigit(text.charCodeAt(offset));
}

function isDigitAt(text: string, offset: number): boolean {
  if (offset < 0 || offset >= text.length) return false;
  return isDigit(text.charCodeAt(offset));
}
