import { searchedAnywhere } from '#engine/spelling/searched-value.ts';
import { createValueFinder } from '#engine/spelling/value-finder.ts';
import { toFinding } from '#engine/to-finding.ts';
import type { Finding, FindingSource, Span } from '#engine/vocabulary.ts';

import { type AskedType, askedTypes } from './asked-types.ts';
import type { Certainty, Claim } from './claim.ts';
import type { MaskedText } from './masked-text.ts';
import { whyOfClaim } from './why-of-claim.ts';

/** The rule of every finding of a second reader. */
const SECOND_READER = 'second-reader';

/** A reader is surer of itself than it is right. */
const CONFIDENCE: Readonly<Record<Certainty, number>> = { low: 0.5, medium: 0.65, high: 0.8 };

/** A quote is looked for in so many sentences to either side of the one that is named: readers miscount. */
const MISCOUNT = 2;
/** What readers put around a quote. */
const AROUND = /[\s"'.…]/;
/** Shorter quotes stand nearly everywhere. */
const SHORTEST_QUOTE = 2;

/** What became of claims. */
export interface Grounded {
  readonly findings: readonly Finding[];
  /** How many claims quote what does not stand there, or speak of no type that was asked for. */
  readonly ungrounded: number;
}

/**
 * Turns what was claimed of a passage into findings where its words stand. A claim whose quote is not found to the letter,
 * white space, case and typography aside, where it says or close by counts for nothing.
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

/** Where in the masked text a quote stands: in the sentence that the claim names, else nearest to it. */
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

/** A quote without what stands around it, each end looked at once. */
function bareQuote(quote: string): string {
  let start = 0;
  let end = quote.length;
  while (start < end && AROUND.test(quote.charAt(start))) start += 1;
  while (end > start && AROUND.test(quote.charAt(end - 1))) end -= 1;
  return quote.slice(start, end);
}

/** Readers straighten quotation marks and dashes; no character changes its place. */
function plainMarks(text: string): string {
  return text
    .replaceAll(/[‘’‚‛′]/g, "'")
    .replaceAll(/[“”„‟″«»]/g, '"')
    .replaceAll(/[‐-―−]/g, '-');
}
