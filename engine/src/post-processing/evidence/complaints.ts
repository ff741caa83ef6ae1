import type { Step } from '#engine/post-processing/step.ts';
import type { View } from '#engine/reading/reading.ts';
import type { WordWatcher } from '#engine/reading/watched-words.ts';
import { createOverlapCheck } from '#engine/spans/overlap-check.ts';
import { paragraphAround } from '#engine/text/paragraph-around.ts';
import type { Category, Finding, Span } from '#engine/vocabulary.ts';

import { provesNothing } from './proves-nothing.ts';

/** How a letter begins that complains of what was said or done; in the notation of `literals/literal.ts`. */
const CUES: readonly string[] = (
  'formal grievance|raise a grievance|lodge a grievance|file a grievance|bring a grievance|submit a grievance|my grievance|' +
  'formal complaint|make a complaint|lodge a complaint|file a complaint|raise a complaint|my complaint|wish to complain|want to complain|writing to complain|' +
  'complaint of discrimination|complaint of harassment|complaint of racism|charge of discrimination|witness statement|particulars of claim'
).split('|');
/** Whoever complains speaks of themselves: a handbook tells others how to. */
const FIRST_PERSON = /\b(?:I|my|we)\b/;
/** What somebody is told to do, and what may happen. */
const OF_OTHERS =
  /\b(?:[Yy]ou|[Yy]our|[Ee]mployees?|[Ss]taff|[Aa]nyone|[Aa]nybody|[Mm]embers?|[Cc]ustomers?|[Tt]enants?|may|can|should|must|[Ii]f|whether|[Pp]rocedure|[Pp]olicy)\b/;
const QUOTED = /["“][^"“”]{0,400}(?:["”]|$)/g;
const AROUND = 60;
/** UTF-16 units before and after such a beginning that belong to the letter. */
const REACH = { before: 1000, after: 16_000 };
/** By category: what policies forbid, such as threats, is advised to be kept anyway, except secrets. */
const ADVICE: Readonly<Partial<Record<Category, string>>> = {
  discrimination:
    'Keep the words as they are reported, because they are evidence, and have the complaint looked into.',
  pii: 'Keep it in the complaint itself, where it is evidence, and remove it from copies for others.',
};

/** Knows the complaints in a text: whoever reports what was said to them must not be told to remove it. */
export class Complaints implements Step, WordWatcher {
  readonly watchers = [this];
  readonly words = CUES;
  /** The letters, in order and apart from each other. */
  readonly #letters: Span[] = [];

  note(_word: number, cue: Span, { text, offset }: View): void {
    const beside = paragraphAround(text, cue, AROUND);
    const around = text.slice(beside.start, beside.end).replaceAll(QUOTED, ' ');
    if (!FIRST_PERSON.test(around) || OF_OTHERS.test(around)) return;
    this.#add(cue.start + offset);
  }

  /** The findings, with other advice for remarks that a complaint reports. */
  apply(findings: readonly Finding[]): readonly Finding[] {
    if (this.#letters.length === 0) return findings;
    const isReported = createOverlapCheck(this.#letters);
    return findings.map((finding) => (isReported(finding) ? keptAsEvidence(finding) : finding));
  }

  #add(place: number): void {
    const letter = { start: Math.max(0, place - REACH.before), end: place + REACH.after };
    const latest = this.#letters.at(-1);
    if (latest === undefined || letter.start > latest.end) this.#letters.push(letter);
    else this.#letters.splice(-1, 1, { start: latest.start, end: letter.end });
  }
}

function keptAsEvidence(finding: Finding): Finding {
  const { replacement: _replacement, ...kept } = finding;
  const recommendation = ADVICE[finding.category];
  if (recommendation === undefined || provesNothing(finding)) return finding;
  return { ...kept, recommendation };
}
