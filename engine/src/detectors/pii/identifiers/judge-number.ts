import type { Match, Place } from '#engine/detector.ts';
import { phrase } from '#engine/phrases/phrase.ts';
import { nearby } from '#engine/text/nearby.ts';
import { isLabelledOtherwise } from '#engine/text/other-label.ts';
import { standsAlone } from '#engine/text/stands-alone.ts';
import type { Span } from '#engine/vocabulary.ts';

import type { Identifier, Trust } from './identifier.ts';
import { mistypedReader } from './mistyped.ts';
import {
  CHECK_DIGIT,
  compactOf,
  isPossible,
  mayBeIssued,
  PLAIN_DIGITS,
  type Proof,
  proofOf,
} from './proof.ts';

/** Digits that count down are made up; check digits hold for one such number in ten. */
const COUNTING_DOWN = /987654321/;
const PREFIX = /^[A-Z]{2}/i;

/** Whether what stands at a span of a place is one of such identifiers, and what says so. */
type Judge = (place: Place, span: Span) => Match | undefined;

/** Prepares to judge numbers that are written as an identifier is. */
export function judgeOf(identifier: Identifier): Judge {
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
      const why = `A number in the expected format${proof.words} appears near “${name}”.`;
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

/** Whether a number counts without its name beside it, in whatever text. */
export function isEnough(trust: Trust | undefined, written: string): boolean {
  return trust === 'anywhere' || (trust === 'prefixed' && PREFIX.test(written));
}
