import type {
  Detector,
  Match,
  Place,
  PlaceDetector,
  Reach,
  SentenceDetector,
} from '#engine/detector.ts';
import { signatures } from '#engine/phrases/text-signatures.ts';
import { MAX_SENSITIVE } from '#engine/report/sensitive-spans.ts';
import { NumberRows } from '#engine/tables/number-rows.ts';
import type { Span } from '#engine/vocabulary.ts';

import type { CompiledDetectors } from './matcher.ts';
import { PendingHits } from './pending-hits.ts';
import { type ReadSentence, PendingSentences } from './pending-sentences.ts';
import { TriggerCounts } from './trigger-counts.ts';

/** A match, its detector, and the offset in the whole text of the part that it was found in. */
export interface DetectorMatch {
  readonly detector: Detector;
  readonly match: Match;
  readonly offset: number;
}

/** A part of a text to be read, with some text around it to look at. */
export interface View {
  readonly text: string;
  /** Where `text` begins in the whole text. */
  readonly offset: number;
  /** The part to be read, in offsets of `text`; successive parts have no gap between them. */
  readonly from: number;
  readonly to: number;
}

/**
 * Triggers are gathered from this many UTF-16 units, and then handed to one detector after the other: switching between
 * detectors at each trigger would evict their code and tables from the CPU's caches.
 */
const STRETCH = 1 << 20;
/** They are handed over earlier where there are more of them than prose has, so that memory is bounded. */
const MAX_GATHERED_HITS = 1 << 16;

const DEFAULT_REACH: Reach = { before: 100, after: 160 };

/** The reach of a detector in a table: its head, and many rows. */
const COLUMN_REACH: Reach = { before: 400, after: 9600 };

/** The positions of triggers. */
interface Spans {
  readonly starts: Int32Array;
  readonly ends: Int32Array;
}

/** How far a detector has come in a text. */
interface Progress {
  readonly detector: Detector;
  /** Triggers before this offset of the whole text lie within what the detector has already matched or read. */
  done: number;
  /** The detector is skipped once this exceeds what may be kept. */
  matchCount: number;
  /** The most matches that are kept, so that memory is bounded. */
  readonly maxMatches: number;
}

/** What to do with a trigger of a detector; numbers, because they are looked up in a byte array for every trigger. */
const NOTHING = 0;
const KEEP_PLACE = 1;
/** The same, unless the trigger lies within rows of numbers. */
const KEEP_PLACE_AMID_WORDS = 2;
const KEEP_SENTENCE = 3;
const COUNT = 4;

/** Reads one text, part by part: hands triggers to detectors and collects their matches. */
export class Reading {
  /** True when a detector found more than may be kept. */
  isTruncated = false;
  #matches: DetectorMatch[] = [];
  readonly #compiled: CompiledDetectors;
  readonly #progresses: readonly Progress[];
  /** By index of a detector: what to do with its triggers. */
  readonly #tasks: Uint8Array;
  readonly #counts: TriggerCounts;
  /** The gathered triggers; those of sentence detectors have the number of their sentence in place of a start. */
  readonly #waiting: PendingHits;
  #view: View = { text: '', offset: 0, from: 0, to: 0 };
  #numbers = new NumberRows('');
  readonly #sentences = new PendingSentences();

  constructor(
    compiled: CompiledDetectors,
    isWanted: (detector: Detector) => boolean,
    maxMatches: number,
  ) {
    this.#compiled = compiled;
    this.#counts = new TriggerCounts(compiled.triggers);
    this.#progresses = compiled.detectors.map((detector) => ({
      detector,
      done: 0,
      matchCount: 0,
      maxMatches: detector.isSensitive ? Math.max(maxMatches, MAX_SENSITIVE) : maxMatches,
    }));
    this.#tasks = Uint8Array.from(compiled.detectors, (detector) =>
      isWanted(detector) ? taskOf(detector) : NOTHING,
    );
    this.#waiting = new PendingHits(compiled.detectors.length);
  }

  /** Gathers the triggers in the next part of the text, and hands them to the detectors once there are enough. */
  read(view: View): void {
    const { scan, wokenBy } = this.#compiled;
    const { firsts, indexes } = wokenBy;
    if (!this.#isContinuedBy(view)) this.#begin(view);
    scan(
      view.text,
      (trigger, start, end) => {
        const last = firsts[trigger + 1]!;
        for (let index = firsts[trigger]!; index < last; index += 1) {
          this.#gather(indexes[index]!, trigger, start, end);
        }
      },
      { from: view.from, to: view.to },
    );
    this.#view = { ...this.#view, to: view.to };
    const isLong = view.to - this.#view.from >= STRETCH || this.#waiting.count >= MAX_GATHERED_HITS;
    if (isLong) this.#begin({ ...view, from: view.to });
  }

  /** Hands over the remaining triggers, and runs the detectors that judge the whole document. */
  finish(): void {
    this.#visit();
    const counts = this.#counts.byTrigger();
    for (const [index, { detector }] of this.#progresses.entries()) {
      if (detector.scope !== 'document' || this.#tasks[index] === NOTHING) continue;
      const match = detector.judge(counts);
      if (match !== undefined) this.#matches.push({ detector, match, offset: 0 });
    }
  }

  /** Hands over what was gathered, and begins to gather anew from a part of the text on. */
  #begin(view: View): void {
    const { text, offset } = this.#view;
    this.#visit();
    if (view.offset !== offset || view.text !== text) {
      this.#sentences.begin(view.text, view.offset);
      this.#numbers = new NumberRows(view.text);
    }
    this.#view = view;
  }

  /** Whether a part directly follows the text that was gathered from, in the same string. */
  #isContinuedBy(view: View): boolean {
    const { text, offset, to } = this.#view;
    return view.offset === offset && view.from === to && view.text === text;
  }

  #visit(): void {
    const hits = this.#waiting.take();
    for (const [index, progress] of this.#progresses.entries()) {
      const from = hits.firsts[index]!;
      const to = hits.firsts[index + 1]!;
      if (from === to) continue;
      const { detector } = progress;
      const starts = hits.starts.subarray(from, to);
      if (detector.scope === 'place') {
        this.#visitPlaces(detector, progress, { starts, ends: hits.ends.subarray(from, to) });
      } else if (detector.scope === 'sentence') this.#visitSentences(detector, progress, starts);
    }
    this.#sentences.keepLast();
    signatures.forget();
  }

  /** The matches since this was last called. */
  takeMatches(): DetectorMatch[] {
    const matches = this.#matches;
    this.#matches = [];
    return matches;
  }

  #gather(detector: number, trigger: number, start: number, end: number): void {
    const task = this.#tasks[detector];
    if (task === COUNT) {
      const { offset } = this.#view;
      this.#counts.add(trigger, start + offset, end + offset);
    } else if (task === KEEP_SENTENCE) {
      // A sentence is looked up by the end of its trigger: triggers are reported in the order of their ends.
      this.#waiting.add(detector, this.#sentences.numberAt(end - 1), end);
    } else if (
      task === KEEP_PLACE ||
      (task === KEEP_PLACE_AMID_WORDS && !this.#numbers.surround(start, end))
    ) {
      this.#waiting.add(detector, start, end);
    }
  }

  #visitPlaces(detector: PlaceDetector, progress: Progress, { starts, ends }: Spans): void {
    const { text, offset } = this.#view;
    const { glance } = detector;
    for (let index = 0; index < starts.length; index += 1) {
      const start = starts[index]!;
      const end = ends[index]!;
      if (progress.matchCount > progress.maxMatches) return;
      if (start + offset < progress.done || glance?.(text, start, end) === false) continue;
      this.#verify(detector, progress, { start, end });
    }
  }

  #visitSentences(detector: SentenceDetector, progress: Progress, numbers: Int32Array): void {
    for (const number of numbers) {
      const sentence = this.#sentences.get(number);
      if (sentence.end <= progress.done) continue;
      if (progress.matchCount > progress.maxMatches) return;
      this.#read(detector, progress, sentence);
    }
  }

  #verify(detector: PlaceDetector, progress: Progress, span: Span): void {
    const place = this.#placeAt(span, detector.reach ?? DEFAULT_REACH);
    const match = detector.verify(place);
    if (match !== undefined)
      this.#keep(progress, match, span.start - place.start + this.#view.offset);
    else if (detector.readList !== undefined) this.#readList(detector, progress, span);
  }

  /** Matches below a trigger do not advance `done`: other triggers may stand beside it in the table's head. */
  #readList(detector: PlaceDetector, progress: Progress, span: Span): void {
    const place = this.#placeAt(span, COLUMN_REACH);
    const { done } = progress;
    for (const match of detector.readList?.(place) ?? []) {
      this.#keep(progress, match, span.start - place.start + this.#view.offset);
    }
    progress.done = done;
  }

  #placeAt({ start, end }: Span, { before, after }: Reach): Place {
    const from = Math.max(0, start - before);
    const text = this.#view.text.slice(from, end + after);
    return { text, start: start - from, end: end - from };
  }

  #read(detector: SentenceDetector, progress: Progress, { start, end, text }: ReadSentence): void {
    for (const match of detector.read(text)) this.#keep(progress, match, start);
    progress.done = end;
  }

  #keep(progress: Progress, match: Match, offset: number): void {
    progress.matchCount += 1;
    progress.done = match.end + offset;
    if (progress.matchCount > progress.maxMatches) this.isTruncated = true;
    else this.#matches.push({ detector: progress.detector, match, offset });
  }
}

function taskOf(detector: Detector): number {
  if (detector.scope === 'document') return COUNT;
  if (detector.scope === 'sentence') return KEEP_SENTENCE;
  return detector.needsWords === true ? KEEP_PLACE_AMID_WORDS : KEEP_PLACE;
}
