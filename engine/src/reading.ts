import type { Detector, Match, PlaceDetector, Reach, SentenceDetector, Sign } from './detector.ts';
import type { CompiledDetectors } from './matcher.ts';
import { signatures } from './phrases/text-signatures.ts';
import { type Sentence, SentenceCursor } from './sentence.ts';
import { NumberRows } from './text/number-rows.ts';

/** A match, who found it, and where in the whole text begins what it was found in. */
export interface DetectorMatch {
  readonly detector: Detector;
  readonly match: Match;
  readonly offset: number;
}

/** A part of a text: what of it is to be read now, and characters around it to look at. */
export interface View {
  readonly text: string;
  /** Where `text` begins in the whole text. */
  readonly offset: number;
  /** What is read now, in offsets of `text`; parts follow each other without a gap. */
  readonly from: number;
  readonly to: number;
}

/**
 * Detectors look at what was gathered from so many UTF-16 units at once: their code and their tables have to be fetched
 * each time, and the text is to stay at hand for all of them.
 */
const STRETCH = 1 << 20;
/** They look earlier where there are more hits than prose has, so that memory is bounded. */
const MOST_GATHERED = 1 << 16;

const DEFAULT_REACH: Reach = { before: 100, after: 160 };

/** What a detector is shown of a table: its head, and rows. */
const COLUMN_REACH: Reach = { before: 400, after: 9600 };

/** A sentence, in offsets of the whole text, and what it says. */
interface ReadSentence extends Sentence {
  readonly text: string;
}

interface CountedSign extends Sign {
  count: number;
}

/** How far a detector has come in a text. */
interface Progress {
  readonly detector: Detector;
  readonly isWanted: boolean;
  readonly scope: Detector['scope'];
  readonly needsWords: boolean;
  /** The beginnings and ends, in turn, of the triggers of a detector of places, that wait for it. */
  places: number[];
  /** The sentences that hold triggers of a detector of sentences, and wait for it. */
  sentences: ReadSentence[];
  /** Triggers before this offset of the whole text stand in what the detector has already matched or read. */
  done: number;
  matchCount: number;
}

/** One text being read, part by part: dispatches triggers to detectors and gathers what these find. */
export class Reading {
  /** True when a detector found more than may be kept. */
  isTruncated = false;
  /** UTF-16 units handed to detectors; what the engine's cost grows with. */
  unitsVerified = 0;
  #matches: DetectorMatch[] = [];
  readonly #compiled: CompiledDetectors;
  /** No detector keeps more matches, so that memory is bounded. */
  readonly #mostMatches: number;
  readonly #progresses: readonly Progress[];
  /** What documents are judged from, by the index of the trigger. */
  readonly #signs: (CountedSign | undefined)[];
  #state: number | undefined;
  /** How many hits wait for their detectors. */
  #gathered = 0;
  #view: View = { text: '', offset: 0, from: 0, to: 0 };
  #sentences = new SentenceCursor('');
  #numbers = new NumberRows('');
  /** The last sentence; a part of the text may end within. */
  #sentence: ReadSentence = { start: 0, end: 0, text: '' };

  constructor(
    compiled: CompiledDetectors,
    isWanted: (detector: Detector) => boolean,
    mostMatches: number,
  ) {
    this.#compiled = compiled;
    this.#mostMatches = mostMatches;
    this.#signs = compiled.triggers.map(() => undefined);
    this.#progresses = compiled.detectors.map((detector) => ({
      detector,
      isWanted: isWanted(detector),
      scope: detector.scope,
      needsWords: detector.scope === 'place' && detector.needsWords === true,
      places: [],
      sentences: [],
      done: 0,
      matchCount: 0,
    }));
  }

  /**
   * Reads the next part of the text: finds all triggers in it. Once there are enough, one detector after the other looks
   * at its own, which is faster than to go from detector to detector at each place.
   */
  read(view: View): void {
    const { scan, wokenBy } = this.#compiled;
    if (!this.#isContinuedBy(view)) this.#begin(view);
    this.#state = scan(
      view.text,
      (trigger, start, end) => {
        const woken = wokenBy[trigger]!;
        for (let index = 0; index < woken.length; index += 1) {
          const progress = this.#progresses[woken[index]!]!;
          if (progress.isWanted) this.#gather(progress, trigger, start, end);
        }
      },
      { from: view.from, to: view.to, state: this.#state },
    );
    this.#view = { ...this.#view, to: view.to };
    const isLong = view.to - this.#view.from >= STRETCH || this.#gathered >= MOST_GATHERED;
    if (isLong) this.#begin({ ...view, from: view.to });
  }

  /** Has the rest of the text looked at, and the text judged as a whole, once all of it was read. */
  finish(): void {
    this.#visit();
    const signs = this.#signsByLiteral();
    for (const { detector, isWanted } of this.#progresses) {
      if (detector.scope !== 'document' || !isWanted) continue;
      const match = detector.judge(signs);
      if (match !== undefined) this.#matches.push({ detector, match, offset: 0 });
    }
  }

  /** Has detectors look at what was gathered, and begins to gather from a part of the text on. */
  #begin(view: View): void {
    const { text, offset } = this.#view;
    this.#visit();
    if (view.offset !== offset || view.text !== text) {
      this.#sentences = new SentenceCursor(view.text);
      this.#numbers = new NumberRows(view.text);
    }
    this.#view = view;
  }

  /** Whether a part follows in the same string on what was gathered from. */
  #isContinuedBy(view: View): boolean {
    const { text, offset, to } = this.#view;
    return view.offset === offset && view.from === to && view.text === text;
  }

  #visit(): void {
    this.#gathered = 0;
    for (const progress of this.#progresses) {
      if (progress.places.length > 0) this.#visitPlaces(progress);
      if (progress.sentences.length > 0) this.#visitSentences(progress);
    }
    signatures.forget();
  }

  /** What was found since it was last taken. */
  takeMatches(): DetectorMatch[] {
    const matches = this.#matches;
    this.#matches = [];
    return matches;
  }

  #gather(progress: Progress, trigger: number, start: number, end: number): void {
    const { scope, needsWords, places, sentences } = progress;
    if (needsWords && this.#numbers.surround(start, end)) return;
    this.#gathered += 1;
    if (scope === 'place') places.push(start, end);
    else if (scope === 'document') this.#note(trigger, start, end);
    else {
      // A sentence is asked for by the end of its trigger: ends never decrease, as beginnings do.
      this.#goToSentence(end - 1);
      if (sentences.at(-1) !== this.#sentence) sentences.push(this.#sentence);
    }
  }

  #visitPlaces(progress: Progress): void {
    const { detector, places } = progress;
    progress.places = [];
    if (detector.scope !== 'place') return;
    const { text, offset } = this.#view;
    const { glance } = detector;
    for (let index = 0; index < places.length; index += 2) {
      const start = places[index] ?? 0;
      const end = places[index + 1] ?? 0;
      if (start + offset < progress.done || glance?.(text, start, end) === false) continue;
      if (!this.#mayKeep(progress)) return;
      this.#verify(detector, progress, { start, end });
    }
  }

  #visitSentences(progress: Progress): void {
    const { detector, sentences } = progress;
    progress.sentences = [];
    if (detector.scope !== 'sentence') return;
    for (const sentence of sentences) {
      if (sentence.end <= progress.done) continue;
      if (!this.#mayKeep(progress)) return;
      this.#read(detector, progress, sentence);
    }
  }

  #mayKeep({ matchCount }: Progress): boolean {
    if (matchCount < this.#mostMatches) return true;
    this.isTruncated = true;
    return false;
  }

  #note(trigger: number, start: number, end: number): void {
    const { offset } = this.#view;
    const sign = this.#signs[trigger];
    if (sign !== undefined) sign.count += 1;
    else this.#signs[trigger] = { start: start + offset, end: end + offset, count: 1 };
  }

  #signsByLiteral(): ReadonlyMap<string, Sign> {
    const signs = new Map<string, Sign>();
    for (const [index, sign] of this.#signs.entries()) {
      if (sign !== undefined) signs.set(this.#compiled.triggers[index] ?? '', sign);
    }
    return signs;
  }

  #verify(detector: PlaceDetector, progress: Progress, { start, end }: Sentence): void {
    const { before, after } = detector.reach ?? DEFAULT_REACH;
    const from = Math.max(0, start - before);
    const text = this.#view.text.slice(from, end + after);
    this.unitsVerified += text.length;
    const match = detector.verify({ text, start: start - from, end: end - from });
    if (match !== undefined) this.#keep(progress, match, from + this.#view.offset);
    else if (detector.readList !== undefined) this.#readList(detector, progress, { start, end });
  }

  /** Matches below a trigger do not count as read: other triggers stand beside it. */
  #readList(detector: PlaceDetector, progress: Progress, { start, end }: Sentence): void {
    const { text, offset } = this.#view;
    const from = Math.max(0, start - COLUMN_REACH.before);
    const place = {
      text: text.slice(from, end + COLUMN_REACH.after),
      start: start - from,
      end: end - from,
    };
    const { done } = progress;
    for (const match of detector.readList?.(place) ?? []) {
      this.#keep(progress, match, from + offset);
    }
    progress.done = done;
  }

  #read(detector: SentenceDetector, progress: Progress, { start, end, text }: ReadSentence): void {
    this.unitsVerified += text.length;
    for (const match of detector.read(text)) this.#keep(progress, match, start);
    progress.done = end;
  }

  #goToSentence(place: number): void {
    const { text, offset } = this.#view;
    if (place + offset < this.#sentence.end) return;
    const { start, end } = this.#sentences.at(place);
    this.#sentence = { start: start + offset, end: end + offset, text: text.slice(start, end) };
  }

  #keep(progress: Progress, match: Match, offset: number): void {
    this.#matches.push({ detector: progress.detector, match, offset });
    progress.done = match.end + offset;
    progress.matchCount += 1;
  }
}
