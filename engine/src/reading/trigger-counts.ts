import type { TriggerCount } from '#engine/detector.ts';

interface Counting extends TriggerCount {
  count: number;
}

/** Counts the triggers of document detectors. */
export class TriggerCounts {
  readonly #triggers: readonly string[];
  /** By index of a trigger. */
  readonly #counts: (Counting | undefined)[];

  constructor(triggers: readonly string[]) {
    this.#triggers = triggers;
    this.#counts = triggers.map(() => undefined);
  }

  /** Counts an occurrence of a trigger, at its place in the whole text. */
  add(trigger: number, start: number, end: number): void {
    const known = this.#counts[trigger];
    if (known !== undefined) known.count += 1;
    else this.#counts[trigger] = { start, end, count: 1 };
  }

  /** By trigger: those that were counted. */
  byTrigger(): ReadonlyMap<string, TriggerCount> {
    const counts = new Map<string, TriggerCount>();
    for (const [index, count] of this.#counts.entries()) {
      if (count !== undefined) counts.set(this.#triggers[index] ?? '', count);
    }
    return counts;
  }
}
