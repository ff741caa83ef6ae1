import type { Detector } from './detector.ts';
import { createLiteralScanner, type LiteralScanner } from './literals/literal-scanner.ts';
import { LONGEST_SPAN } from './literals/literal.ts';
import { Reading } from './reading.ts';

/**
 * How many UTF-16 units before and behind what is read a reading may look at: no detector reaches further. Whoever
 * reads a text in parts keeps as much of it.
 */
export const LOOK_BACK = 2048;
export const LOOK_AHEAD = 10_240;

/** The indexes of the detectors that triggers wake, in one list. */
interface WokenDetectors {
  /** By index of a trigger: where in the list those begin that it wakes; one more for where the last end. */
  readonly firsts: Uint32Array;
  readonly detectors: Uint16Array;
}

/** Detectors compiled to read texts in one pass, however many they are. */
export interface CompiledDetectors {
  readonly detectors: readonly Detector[];
  readonly triggers: readonly string[];
  readonly wokenBy: WokenDetectors;
  readonly scan: LiteralScanner;
}

/** Begins to read a text with those of the matcher's detectors that `isWanted`; each keeps `mostMatches` at most. */
export type Matcher = (isWanted: (detector: Detector) => boolean, mostMatches: number) => Reading;

/** Compiles detectors once, for any number of texts. Throws a RangeError when a detector reaches too far. */
export function createMatcher(detectors: readonly Detector[]): Matcher {
  for (const detector of detectors) requireBoundedReach(detector);
  const byTrigger = groupByTrigger(detectors);
  const triggers = [...byTrigger.keys()];
  const wokenBy = listWoken([...byTrigger.values()]);
  const compiled = { detectors, triggers, wokenBy, scan: createLiteralScanner(triggers) };
  return (isWanted, mostMatches) => new Reading(compiled, isWanted, mostMatches);
}

function requireBoundedReach(detector: Detector): void {
  const { before, after } = (detector.scope === 'place' && detector.reach) || {
    before: 0,
    after: 0,
  };
  if (before + LONGEST_SPAN > LOOK_BACK || after > LOOK_AHEAD) {
    throw new RangeError(`${detector.id} reaches too far.`);
  }
}

function groupByTrigger(detectors: readonly Detector[]): Map<string, number[]> {
  const groups = new Map<string, number[]>();
  for (const [index, { triggers }] of detectors.entries()) {
    for (const trigger of new Set(triggers)) {
      const group = groups.get(trigger);
      if (group === undefined) groups.set(trigger, [index]);
      else group.push(index);
    }
  }
  return groups;
}

function listWoken(groups: readonly (readonly number[])[]): WokenDetectors {
  const firsts = new Uint32Array(groups.length + 1);
  for (const [trigger, { length }] of groups.entries()) {
    firsts[trigger + 1] = firsts[trigger]! + length;
  }
  return { firsts, detectors: Uint16Array.from(groups.flat()) };
}
