import type { Match, Place } from '#engine/detector.ts';
import { phrase } from '#engine/phrases/phrase.ts';
import { findNearby } from '#engine/text/find-nearby.ts';
import type { Span } from '#engine/vocabulary.ts';

import type { Identifier, Trust } from './identifier.ts';
import { mistypedReader } from './mistyped.ts';
import { isLabeledOtherwise } from './other-label.ts';
import {
  CHECK_DIGIT,
  compactOf,
  isPossible,
  mayBeIssued,
  PLAIN_DIGITS,
  type Proof,
  proofOf,
} from './proof.ts';
import { standsAlone } from './stands-alone.ts';

/** Descending digits are made up; one in ten such numbers has a valid check digit. */
const COUNTING_DOWN = /987654321/;
const PREFIX = /^[A-Z]{2}/i;

/** Whether the text at a span is one of the identifiers, and the evidence for it. */
type Judge = (place: Place, span: Span) => Match | undefined;

/** Prepares to judge numbers in an identifier's format. */
export function judgeOf(identifier: Identifier): Judge {
  const { trust = 'grouped' } = identifier;
  // Columns and fields of programs have names such as `id_number`.
  const names = phrase(...identifier.names.map((name) => name.replaceAll(' ', '[ _]')));
  const proof = proofOf(identifier);
  const mistyped = identifier.ownNames && mistypedReader(identifier.ownNames);
  const ownNames = identifier.ownNames && phrase(...identifier.ownNames);
  return (place, span) => {
    const written = place.text.slice(span.start, span.end);
    if (!mayBeIssued(identifier, written)) {
      return isPossible(identifier, written) ? mistyped?.(place.text, span) : undefined;
    }
    const name = findNearby(place, span, names);
    if (name !== undefined) {
      const label = (ownNames && findNearby(place, span, ownNames)) ?? name;
      const why = `A number in the expected format${proof.words} appears near “${label}”.`;
      return { ...span, confidence: proof.named, why };
    }
    return judgeUnnamed(place, span, { trust, proof });
  };
}

/** The same without its name nearby. */
function judgeUnnamed(
  place: Place,
  span: Span,
  { trust, proof }: { readonly trust: Trust; readonly proof: Proof },
): Match | undefined {
  const written = place.text.slice(span.start, span.end);
  if (isEnough(trust, written)) {
    // A valid check digit outweighs another label; a matching format does not.
    if (proof !== CHECK_DIGIT && isLabeledOtherwise(place.text, span.start)) return undefined;
    return {
      ...span,
      confidence: proof.alone,
      why: `The number has the expected format${proof.words}.`,
    };
  }
  if (trust === 'named' || (trust !== 'alone' && PLAIN_DIGITS.test(written))) return undefined;
  if (!standsAlone(place, span) || COUNTING_DOWN.test(compactOf(written))) return undefined;
  const why = `The whole text is a number in the expected format${proof.words}.`;
  return { ...span, confidence: 0.55, why };
}

/** Whether a number counts without its name nearby, in any text. */
export function isEnough(trust: Trust | undefined, written: string): boolean {
  return trust === 'anywhere' || (trust === 'prefixed' && PREFIX.test(written));
}
