import type { Detector, Match, PlaceDetector, Reach, SentenceDetector, Sign } from './detector.ts';
import { createLiteralScanner } from './literals/literal-scanner.ts';
import { type Sentence, sentenceAt } from './sentence.ts';

/** A match in the offsets of the whole text, and who found it. */
export interface DetectorMatch {
  readonly detector: Detector;
  readonly match: Match;
}

/** What one reading of a text gave, and the work that it took. */
interface MatcherResult {
  readonly matches: readonly DetectorMatch[];
  /** True when a detector found more than may be kept. */
  readonly isTruncated: boolean;
  /** UTF-16 units handed to detectors; what the engine's cost grows with. */
  readonly unitsVerified: number;
}

/** Runs those of its detectors that `isWanted` over a text, in one pass. */
export type Matcher = (text: string, isWanted: (detector: Detector) => boolean) => MatcherResult;

/** No detector keeps more matches of one text than this, so that memory is bounded. */
const MATCHES_PER_DETECTOR = 20_000;

const DEFAULT_REACH: Reach = { before: 100, after: 160 };

/** Compiles detectors once, so that a text is read once however many they are. */
export function createMatcher(detectors: readonly Detector[]): Matcher {
  const byTrigger = groupByTrigger(detectors);
  const triggers = [...byTrigger.keys()];
  const scan = createLiteralScanner(triggers);

  return (text, isWanted) => {
    const reading = new Reading(text);
    const progress = new Map(
      detectors
        .filter(isWanted)
        .map((detector) => [detector, { detector, done: 0, matchCount: 0 }]),
    );
    const wanted = Array.from(byTrigger.values(), (group) =>
      group.map((detector) => progress.get(detector)).filter((one) => one !== undefined),
    );
    scan(text, (index, start, end) => {
      for (const one of wanted[index] ?? []) reading.visit(one, triggers[index] ?? '', start, end);
    });
    reading.judge(detectors.filter(isWanted));
    return reading;
  };
}

function groupByTrigger(detectors: readonly Detector[]): Map<string, Detector[]> {
  const groups = new Map<string, Detector[]>();
  for (const detector of detectors) {
    for (const trigger of new Set(detector.triggers)) {
      groups.set(trigger, [...(groups.get(trigger) ?? []), detector]);
    }
  }
  return groups;
}

/** How far a detector has come in a text. */
interface Progress {
  readonly detector: Detector;
  /** Triggers before this offset stand in what the detector has already matched or read. */
  done: number;
  matchCount: number;
}

/** One text being read: dispatches triggers to detectors and gathers what these find. */
class Reading implements MatcherResult {
  readonly matches: DetectorMatch[] = [];
  isTruncated = false;
  unitsVerified = 0;
  readonly #text: string;
  readonly #signs = new Map<string, Sign & { count: number }>();
  #sentence: Sentence = { start: 0, end: 0 };
  #sentenceText = '';
  /** The window of the last place: many detectors look at the same one. */
  #window = { from: -1, to: -1, text: '' };

  constructor(text: string) {
    this.#text = text;
  }

  visit(progress: Progress, trigger: string, start: number, end: number): void {
    const { detector } = progress;
    if (detector.scope === 'document') this.#note(trigger, start, end);
    else if (start >= progress.done) {
      if (progress.matchCount >= MATCHES_PER_DETECTOR) this.isTruncated = true;
      else if (detector.scope === 'place') this.#verify(detector, progress, start, end);
      else this.#read(detector, progress, start);
    }
  }

  judge(detectors: readonly Detector[]): void {
    for (const detector of detectors) {
      const match = detector.scope === 'document' ? detector.judge(this.#signs) : undefined;
      if (match !== undefined) this.matches.push({ detector, match });
    }
  }

  #note(trigger: string, start: number, end: number): void {
    const sign = this.#signs.get(trigger);
    if (sign === undefined) this.#signs.set(trigger, { start, end, count: 1 });
    else sign.count += 1;
  }

  #verify(detector: PlaceDetector, progress: Progress, start: number, end: number): void {
    const { before, after } = detector.reach ?? DEFAULT_REACH;
    const from = Math.max(0, start - before);
    const text = this.#windowOf(from, end + after);
    this.unitsVerified += text.length;
    const match = detector.verify({ text, start: start - from, end: end - from });
    if (match !== undefined) this.#keep(progress, match, from);
  }

  #windowOf(from: number, to: number): string {
    if (this.#window.from !== from || this.#window.to !== to) {
      this.#window = { from, to, text: this.#text.slice(from, to) };
    }
    return this.#window.text;
  }

  #read(detector: SentenceDetector, progress: Progress, offset: number): void {
    if (offset < this.#sentence.start || offset >= this.#sentence.end) {
      this.#sentence = sentenceAt(this.#text, offset);
      this.#sentenceText = this.#text.slice(this.#sentence.start, this.#sentence.end);
    }
    const { start, end } = this.#sentence;
    this.unitsVerified += end - start;
    for (const match of detector.read(this.#sentenceText)) this.#keep(progress, match, start);
    progress.done = end;
  }

  #keep(progress: Progress, match: Match, from: number): void {
    const shifted = { ...match, start: match.start + from, end: match.end + from };
    this.matches.push({ detector: progress.detector, match: shifted });
    progress.done = shifted.end;
    progress.matchCount += 1;
  }
}
