import type { DetectorDescription, Match, Place, PlaceDetector } from '#engine/detector.ts';
import { phrase } from '#engine/phrases/phrase.ts';
import { acrossLines } from '#engine/text/across-lines.ts';
import { isDigit, isLetterOrDigit } from '#engine/text/ascii.ts';
import { nearby } from '#engine/text/nearby.ts';
import { standsAlone } from '#engine/text/stands-alone.ts';
import { isHeadOfColumn, valuesBelow } from '#engine/text/table-column.ts';

import { parsePictures, type Pictures } from './picture.ts';

/** An identifier that an authority issues, as its public definition describes it. */
export interface Identifier {
  readonly id: string;
  readonly typeName: string;
  readonly kind: keyof typeof KINDS;
  /** How it is written, in the notation of `picture.ts`. */
  readonly pictures: readonly string[];
  /** What it is called, in the notation of `phrase`. */
  readonly names: readonly string[];
  /** Given its letters and digits alone, in capitals; without it only a name beside it can vouch. */
  readonly isValid?: (value: string) => boolean;
  /** Where it counts without its name beside it; `grouped` unless told otherwise. */
  readonly trust?: Trust;
  /** Issued in no case, for the examples: numbers that are right, and one that is not. */
  readonly samples: readonly [string, ...string[]];
  readonly wrong: string;
}

/**
 * How much form and check prove. `named`: nothing without the name. `grouped`: a text that is nothing else, written
 * in groups of its own; of plain digits, one number in ten has a check digit that holds. `alone`: a text that is
 * nothing else. `anywhere`: enough.
 */
type Trust = 'named' | 'grouped' | 'alone' | 'anywhere';

/** What identifiers of a kind have in common. */
const KINDS = {
  person: {
    severity: 'high',
    isSensitive: true,
    recommendation: 'Remove the identity number.',
    legalReference: { law: 'GDPR', article: 'Art. 87' },
  },
  tax: {
    severity: 'high',
    isSensitive: true,
    recommendation: 'Remove the tax number.',
    legalReference: { law: 'GDPR', article: 'Art. 4(1)' },
  },
  health: {
    severity: 'high',
    isSensitive: true,
    recommendation: 'Remove the number: it identifies somebody to health services.',
    legalReference: { law: 'GDPR', article: 'Art. 9' },
  },
  account: {
    severity: 'high',
    isSensitive: true,
    recommendation: 'Remove the account number or share it through a protected channel.',
    legalReference: { law: 'GDPR', article: 'Art. 4(1)' },
  },
  routing: {
    severity: 'low',
    isSensitive: false,
    recommendation: 'Remove the bank code together with the account number that it belongs to.',
    legalReference: { law: 'GLBA', article: '15 U.S.C. § 6801' },
  },
  licence: {
    severity: 'medium',
    isSensitive: true,
    recommendation: 'Remove the number of the document.',
    legalReference: { law: 'GDPR', article: 'Art. 87' },
  },
  vehicle: {
    severity: 'low',
    isSensitive: false,
    recommendation: 'Remove the registration plate: it leads to the keeper of the vehicle.',
    legalReference: { law: 'GDPR', article: 'Art. 4(1)' },
  },
  device: {
    severity: 'low',
    isSensitive: false,
    recommendation: 'Remove the number: it identifies a device and its owner.',
    legalReference: { law: 'GDPR', article: 'Recital 30' },
  },
  organisation: {
    severity: 'low',
    isSensitive: false,
    isInformational: true,
    recommendation: 'Check whether the number belongs to a sole trader, whom it would identify.',
    legalReference: { law: 'GDPR', article: 'Art. 4(1)' },
  },
} as const satisfies Record<string, Partial<DetectorDescription>>;

/** Digits that count down are made up; check digits hold for one such number in ten. */
const COUNTING_DOWN = /987654321/;

/** Names that head columns of other things as well, or stand in sentences too often to be looked at each time. */
const VAGUE =
  /^(?:id|reg|car|vehicle|registration|plate|patient|gp|hospital|surgery|clinic|pass|vote|election|certificate|licence|driving|income tax|index)$/;
const PLAIN_NAME = /^[a-z][a-z ]+[a-z]$/;

/** The window that every identifier is judged in: wide enough for a name on either side. */
const REACH = { before: 72, after: 72 };

/** Builds the detector of an identifier; its examples are made of its samples. */
export function identifierDetector(identifier: Identifier): PlaceDetector {
  const { id, typeName, kind, isValid, trust = 'grouped' } = identifier;
  const pictures = parsePictures(identifier.pictures);
  const names = phrase(...identifier.names);
  const proof = isValid === undefined ? '' : ' and a check that holds';
  function judge(place: Place, span: { start: number; end: number }): Match | undefined {
    const { isPlain, isUniform, compact } = numberAt(place.text, span);
    if (isUniform || isValid?.(compact) === false) return undefined;
    const name = nearby(place, span, names);
    if (name !== undefined) {
      const why = `A number of the right form${proof}, beside “${name}”.`;
      return { ...span, confidence: isValid === undefined ? 0.8 : 0.97, why };
    }
    if (trust === 'anywhere') return { ...span, confidence: 0.85, why: `Its form${proof}.` };
    if (trust === 'named' || (trust === 'grouped' && isPlain)) return undefined;
    if (!standsAlone(place, span) || COUNTING_DOWN.test(compact)) return undefined;
    return { ...span, confidence: 0.55, why: `The whole text is a number of its form${proof}.` };
  }

  return {
    ...KINDS[kind],
    scope: 'place',
    id,
    typeName,
    category: 'pii',
    description: describe(identifier),
    triggers: [
      ...new Set([...pictures.flatMap((picture) => picture.triggers), ...headsOf(identifier)]),
    ],
    reach: REACH,
    examples: examplesOf(identifier),
    glance: (text, start, end) =>
      mayBeginAny(text, start, pictures) || isHeadOfColumn(text, start, end),
    verify: acrossLines((place) => {
      for (const picture of pictures) {
        if (!mayStand(place.text, place.start, picture)) continue;
        const { form, lead } = picture;
        form.lastIndex = Math.max(0, place.start - lead);
        const start = form.lastIndex;
        if (form.test(place.text)) {
          const match = judge(place, { start, end: form.lastIndex });
          if (match !== undefined) return match;
        }
      }
      return undefined;
    }),
    readList: columnReader(identifier, pictures),
  };
}

/** Reads the identifiers in the column that a name heads. */
function columnReader(
  { isValid }: Identifier,
  pictures: readonly Pictures[],
): (place: Place) => Match[] {
  const cell = new RegExp(pictures.map(({ form }) => form.source).join('|'), 'iy');
  const proof = isValid === undefined ? '' : ' and a check that holds';
  const why = `A number of the right form${proof}, in a column with such a head.`;
  const confidence = isValid === undefined ? 0.8 : 0.97;
  return (place) => {
    if (!isHeadOfColumn(place.text, place.start, place.end)) return [];
    return valuesBelow(place, cell)
      .filter(({ value }) => {
        const { isUniform, compact } = numberAt(value, { start: 0, end: value.length });
        return !isUniform && isValid?.(compact) !== false;
      })
      .map(({ start, end }) => ({ start, end, confidence, why }));
  };
}

/** The names that a column of such identifiers may have at its head. */
function headsOf({ names }: Identifier): string[] {
  return names
    .flatMap((name) => name.split('|'))
    .filter((name) => PLAIN_NAME.test(name) && !VAGUE.test(name));
}

/** A number as it is written, prepared for its checks. */
interface WrittenNumber {
  readonly written: string;
  /** Its letters and digits alone, in capitals. */
  readonly compact: string;
  /** Digits and nothing else. */
  readonly isPlain: boolean;
  /** One character again and again. */
  readonly isUniform: boolean;
}

/** The last one: many identifiers are tried on the same number in turn. */
let latest: WrittenNumber | undefined;

function numberAt(text: string, { start, end }: { start: number; end: number }): WrittenNumber {
  const written = text.slice(start, end);
  if (latest?.written === written) return latest;
  const isPlain = /^\d{1,40}$/.test(written);
  const compact = isPlain ? written : written.replaceAll(/[^0-9A-Za-z]/g, '').toUpperCase();
  latest = { written, compact, isPlain, isUniform: /^(.)\1*$/.test(compact) };
  return latest;
}

function describe({ typeName, isValid, trust }: Identifier): string {
  const form = isValid === undefined ? 'by its form' : 'by its form and its check';
  const condition = trust === 'anywhere' ? '' : ', where its name stands beside it';
  return `${typeName}: found ${form}${condition}.`;
}

function examplesOf({ names, samples, wrong, trust }: Identifier): string[] {
  const name = (names[0] ?? '').replaceAll(/\(\?:|[()?]|\|.*/g, '');
  const [first] = samples;
  return [
    ...samples.map((sample) => `${name}: [[${sample}]]`),
    `The file names ${name} [[${first}]] twice.`,
    `${name} ${wrong} cannot be right.`,
    trust === 'anywhere' ? `Batch 7${first}7 left.` : `Batch ${first} left the yard.`,
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
