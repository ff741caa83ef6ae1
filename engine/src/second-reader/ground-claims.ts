import { searchedAnywhere } from '#engine/spelling/searched-value.ts';
import { createValueFinder } from '#engine/spelling/value-finder.ts';
import { toFinding } from '#engine/to-finding.ts';
import type { Finding, FindingSource, Span } from '#engine/vocabulary.ts';

import { type AskedType, askedTypes } from './asked-types.ts';
import type { Certainty, Claim } from './claim.ts';
import type { MaskedText } from './masked-text.ts';
import { whyOfClaim } from './why-of-claim.ts';

/** The rule id of every finding of a second reader. */
const SECOND_READER = 'second-reader';

/** Lower than it sounds: readers are overconfident. */
const CONFIDENCE: Readonly<Record<Certainty, number>> = { low: 0.5, medium: 0.65, high: 0.8 };

/** In how many sentences on either side of the named one a quote is searched for: readers miscount. */
const MISCOUNT = 2;
/** Characters that readers put around a quote. */
const AROUND = /[\s"'.…]/;
/** Shorter quotes occur nearly everywhere. */
const SHORTEST_QUOTE = 2;

/** The result of checking claims. */
export interface Grounded {
  readonly findings: readonly Finding[];
  /** How many claims quote words that are not there, or name a type that was not asked for. */
  readonly ungrounded: number;
}

/**
 * Turns claims about a passage into findings at the quoted words. A claim is dropped unless its quote is found
 * literally, apart from white space, case and typography, in the named sentence or close to it.
 */
export function groundClaims(
  claims: readonly Claim[],
  passage: readonly Span[],
  { masked, source }: { masked: MaskedText; source: FindingSource },
): Grounded {
  const findings = claims.flatMap((claim) => {
    const type = askedTypes().get(claim.type);
    const place = type && placeOf(claim, passage, masked.text);
    if (type === undefined || place === undefined) return [];
    return [findingOf(claim, type, { place: masked.toWhole(place), source })];
  });
  return { findings, ungrounded: claims.length - findings.length };
}

function findingOf(
  claim: Claim,
  type: AskedType,
  { place, source }: { place: Span; source: FindingSource },
): Finding {
  const match = {
    ...place,
    confidence: CONFIDENCE[claim.certainty],
    why: whyOfClaim(claim, type),
  };
  return toFinding(type, match, { ruleId: SECOND_READER, source, offset: 0 });
}

/** The place of a quote in the masked text: in the sentence that the claim names, or else nearest to it. */
function placeOf(
  { sentence, quote }: Claim,
  passage: readonly Span[],
  text: string,
): Span | undefined {
  const searched = searchedAnywhere(bareQuote(plainMarks(quote)));
  if (searched.key.length < SHORTEST_QUOTE) return undefined;
  const finder = createValueFinder([{ searched }]);
  const first = passage[Math.max(0, sentence - MISCOUNT)];
  const last = passage[Math.min(passage.length - 1, sentence + MISCOUNT)];
  const named = passage[sentence];
  if (first === undefined || last === undefined || named === undefined) return undefined;
  const distanceOf = ({ start }: Span): number =>
    start < named.start ? named.start - start : Math.max(0, start - named.end + 1);
  return finder
    .find(plainMarks(text.slice(first.start, last.end)))
    .map(({ start, end }) => ({ start: first.start + start, end: first.start + end }))
    .toSorted((one, other) => distanceOf(one) - distanceOf(other))[0];
}

/** A quote without the characters around it. */
function bareQuote(quote: string): string {
  let start = 0;
  let end = quote.length;
  while (start < end && AROUND.test(quote.charAt(start))) start += 1;
  while (end > start && AROUND.test(quote.charAt(end - 1))) end -= 1;
  return quote.slice(start, end);
}

/** Readers straighten quotation marks and dashes; offsets stay the same. */
function plainMarks(text: string): string {
  return text
    .replaceAll(/[‘’‚‛′]/g, "'")
    .replaceAll(/[“”„‟″«»]/g, '"')
    .replaceAll(/[‐-―−]/g, '-');
}
