import type { Detector, Match, PlaceDetector, Reach, SentenceDetector, Sign } from './detector.ts';
import type { CompiledDetectors } from './matcher.ts';
import { type Sentence, SentenceCursor } from './sentence.ts';

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

/** No detector keeps more matches of one text than this, so that memory is bounded. */
export const MATCHES_PER_DETECTOR = 20_000;

const DEFAULT_REACH: Reach = { before: 100, after: 160 };

/** How far a detector has come in a text. */
interface Progress {
  readonly detector: Detector;
  readonly isWanted: boolean;
  /** Triggers before this offset of the whole text stand in what the detector has already matched or read. */
  done: number;
  matchCount: number;
}

/** One text being read, part by part: dispatches triggers to detectors and gathers what these find. */
export class Reading {
  readonly matches: DetectorMatch[] = [];
  /** True when a detector found more than may be kept. */
  isTruncated = false;
  /** UTF-16 units handed to detectors; what the engine's cost grows with. */
  unitsVerified = 0;
  readonly #compiled: CompiledDetectors;
  readonly #progresses: readonly Progress[];
  readonly #signs = new Map<string, Sign & { count: number }>();
  #state: number | undefined;
  #view: View = { text: '', offset: 0, from: 0, to: 0 };
  #sentences = new SentenceCursor('');
  /** The last sentence, in offsets of the whole text, for a part may end within. */
  #sentence: Sentence = { start: 0, end: 0 };
  #sentenceText = '';
  /** The window of the last place: many detectors look at the same one. */
  #window = { from: -1, to: -1, text: '' };

  constructor(compiled: CompiledDetectors, isWanted: (detector: Detector) => boolean) {
    this.#compiled = compiled;
    this.#progresses = compiled.detectors.map((detector) => ({
      detector,
      isWanted: isWanted(detector),
      done: 0,
      matchCount: 0,
    }));
  }

  /** Reads the next part of the text. */
  read(view: View): void {
    const { scan, wokenBy } = this.#compiled;
    this.#view = view;
    this.#sentences = new SentenceCursor(view.text);
    this.#window = { from: -1, to: -1, text: '' };
    const stretch = { from: view.from, to: view.to, state: this.#state };
    this.#state = scan(
      view.text,
      (trigger, start, end) => {
        for (const index of wokenBy[trigger] ?? []) {
          const progress = this.#progresses[index];
          if (progress?.isWanted === true) this.#visit(progress, trigger, start, end);
        }
      },
      stretch,
    );
  }

  /** Has the text judged as a whole, once all of it was read. */
  finish(): void {
    for (const { detector, isWanted } of this.#progresses) {
      if (detector.scope !== 'document' || !isWanted) continue;
      const match = detector.judge(this.#signs);
      if (match !== undefined) this.matches.push({ detector, match, offset: 0 });
    }
  }

  #visit(progress: Progress, trigger: number, start: number, end: number): void {
    const { detector, done } = progress;
    const { offset } = this.#view;
    if (detector.scope === 'document') this.#note(trigger, start + offset, end + offset);
    // A sentence is asked for by the end of its trigger: ends never decrease, as beginnings do.
    else if (detector.scope === 'sentence') {
      if (end + offset > done && this.#mayKeep(progress)) this.#read(detector, progress, end - 1);
    } else if (start + offset >= done && this.#mayKeep(progress)) {
      this.#verify(detector, progress, start, end);
    }
  }

  #mayKeep({ matchCount }: Progress): boolean {
    if (matchCount < MATCHES_PER_DETECTOR) return true;
    this.isTruncated = true;
    return false;
  }

  #note(trigger: number, start: number, end: number): void {
    const literal = this.#compiled.triggers[trigger] ?? '';
    const sign = this.#signs.get(literal);
    if (sign === undefined) this.#signs.set(literal, { start, end, count: 1 });
    else sign.count += 1;
  }

  #verify(detector: PlaceDetector, progress: Progress, start: number, end: number): void {
    const { before, after } = detector.reach ?? DEFAULT_REACH;
    const from = Math.max(0, start - before);
    const text = this.#windowOf(from, end + after);
    this.unitsVerified += text.length;
    const match = detector.verify({ text, start: start - from, end: end - from });
    if (match !== undefined) this.#keep(progress, match, from + this.#view.offset);
  }

  #windowOf(from: number, to: number): string {
    if (this.#window.from !== from || this.#window.to !== to) {
      this.#window = { from, to, text: this.#view.text.slice(from, to) };
    }
    return this.#window.text;
  }

  #read(detector: SentenceDetector, progress: Progress, offset: number): void {
    if (offset + this.#view.offset >= this.#sentence.end) this.#beginSentence(offset);
    const { start, end } = this.#sentence;
    this.unitsVerified += end - start;
    for (const match of detector.read(this.#sentenceText)) this.#keep(progress, match, start);
    progress.done = end;
  }

  #beginSentence(offset: number): void {
    const { start, end } = this.#sentences.at(offset);
    this.#sentenceText = this.#view.text.slice(start, end);
    this.#sentence = { start: start + this.#view.offset, end: end + this.#view.offset };
  }

  #keep(progress: Progress, match: Match, offset: number): void {
    this.matches.push({ detector: progress.detector, match, offset });
    progress.done = match.end + offset;
    progress.matchCount += 1;
  }
}
