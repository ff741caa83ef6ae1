import type { Step } from '#engine/post-processing/step.ts';
import type { View } from '#engine/reading/reading.ts';
import type { WordWatcher } from '#engine/reading/watched-words.ts';
import { createOverlapCheck } from '#engine/spans/overlap-check.ts';
import type { Finding, Span } from '#engine/vocabulary.ts';

import { provesNothing } from './proves-nothing.ts';

/** How decisions on people that have been made are told; in the notation of `literals/literal.ts`. */
const DECISIONS: readonly string[] = (
  'rejected|dismissed|fired|sacked|refused|declined|demoted|evicted|excluded|downgraded|terminated|binned|overlooked|' +
  'turned down|turned away|turned him*|turned her*|turned them*|passed over|passed him*|passed her*|passed them*|ruled out|ruled him*|ruled her*|ruled them*|' +
  'laid off|let go|let him go|let her go|let them go|got rid of|made redundant|moved off|marked down|marked him*|marked her*|marked them*|scored him*|scored her*|scored them*|' +
  'not hired|not promoted|not appointed|not shortlisted|not invited|not selected|not renewed|not taken on|' +
  'did not hire|did not promote|did not appoint|did not shortlist|did not invite|did not renew|did not take|' +
  "didn't hire|didn't promote|didn't appoint|didn't shortlist|didn't invite|didn't renew|didn't take|" +
  'went with somebody else|went with someone else|gave the job*|gave the role*|gave it to*|decided against*|chose not to*|decided not to*'
).split('|');
/** How it is told what somebody has said to others. */
const REPORTS: readonly string[] = (
  'told me|told us|told him|told her|told them|said to me|said to us|said to him|said to her|said to them|' +
  'wrote to me|wrote to us|called me|called us|called him|called her|shouted at*|said "*|said “*|said: "*|said: “*|remarked "*|remarked “*|commented "*|commented “*|replied "*|replied “*|muttered "*|muttered “*|shouted "*|shouted “*|asked me whether|asked me if|asked her whether|asked her if'
).split('|');
const NOT_YET =
  /\b(?:be|being|get|gets|is|are|must|may|shall|should|will|would|could|can|cannot|to|not to|never|if|unless)(?: \w{2,12}ly| not)? $/i;
/** What happened to a proposal or an order rather than to somebody. */
const OF_A_THING =
  /^ (?:the|an?|this|that|our|his|her|their|all|any) (?:\w{2,12} )?(?:proposals?|offers?|plans?|ideas?|amendments?|motions?|invoices?|orders?|claims?|appeals?|changes?|suggestions?|payments?|requests?|drafts?)\b/i;
/** UTF-16 units before and after such words that belong to the record, at most. */
const REACH = 200;
const SENTENCE_END = /[.!?](?=["”’)]{0,2}\s)|\n\s{0,20}\n/;
const SENTENCE_ENDS = new RegExp(SENTENCE_END, 'g');
const ADVICE = {
  decision:
    'Keep the record as it is, have the decision reviewed by somebody who did not take part, and get advice.',
  report:
    'Keep the words as they are reported, because they are evidence, and have them looked into.',
  detail:
    'Keep it in the record itself, where it is evidence, and remove it from copies for others.',
} as const;

/**
 * Knows where a text tells of decisions that have been made, and of what was said to somebody. Whoever removed a reason
 * or a remark from it would alter evidence: employers must keep such records, and courts ask why they were changed.
 */
export class KeptRecords implements Step, WordWatcher {
  readonly watchers = [this];
  readonly words = [...DECISIONS, ...REPORTS];
  readonly #decisions: Span[] = [];
  readonly #reports: Span[] = [];

  note(word: number, cue: Span, { text, offset }: View): void {
    const isDecision = word < DECISIONS.length;
    if (isDecision && !isMade(text, cue)) return;
    const { start, end } = sentenceAround(text, cue, isDecision ? 1 : 0);
    const place = { start: start + offset, end: end + offset };
    (isDecision ? this.#decisions : this.#reports).push(place);
  }

  /** The findings, with other advice for what belongs to such a record. */
  apply(findings: readonly Finding[]): readonly Finding[] {
    const isReported = createOverlapCheck(this.#reports);
    const isDecided = createOverlapCheck(this.#decisions);
    const advice = findings.map((finding) => {
      if (finding.category !== 'discrimination' || finding.replacement !== undefined)
        return undefined;
      if (isReported(finding)) return ADVICE.report;
      return isDecided(finding) ? ADVICE.decision : undefined;
    });
    const isEvidence = createOverlapCheck(findings.filter((_, index) => advice[index]));
    return findings.map((finding, index) => {
      const isDetail = finding.category === 'pii' && !provesNothing(finding) && isEvidence(finding);
      const recommendation = isDetail ? ADVICE.detail : advice[index];
      return recommendation === undefined ? finding : { ...finding, recommendation };
    });
  }
}

function isMade(text: string, { start, end }: Span): boolean {
  const before = text.slice(Math.max(0, start - 40), start);
  return !NOT_YET.test(before) && !OF_A_THING.test(text.slice(end, end + 60));
}

/** The sentence that a cue is in, with as many of those before it: the reason of a decision often stands there. */
function sentenceAround(text: string, { start, end }: Span, more: 0 | 1): Span {
  const before = text.slice(Math.max(0, start - REACH), start);
  const ends = [...before.matchAll(SENTENCE_ENDS)];
  const from = ends.at(-1 - more)?.index ?? 0;
  const [after = ''] = text.slice(end, end + REACH).split(SENTENCE_END, 1);
  return { start: start - before.length + from, end: end + after.length };
}
