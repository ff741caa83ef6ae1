import type { Detector } from '#engine/detector.ts';
import { type GroupedIndexes, groupIndexes } from '#engine/literals/grouped-indexes.ts';
import { createLiteralScanner, type LiteralScanner } from '#engine/literals/literal-scanner.ts';
import { LONGEST_SPAN } from '#engine/literals/literal.ts';

import { Reading } from './reading.ts';

/**
 * How many UTF-16 units before and after the current part detectors may look at. A caller that reads a text in parts
 * keeps this much of it.
 */
export const LOOK_BACK = 2048;
export const LOOK_AHEAD = 10_240;

/** Detectors compiled so that a text is scanned once, however many of them there are. */
export interface CompiledDetectors {
  readonly detectors: readonly Detector[];
  readonly triggers: readonly string[];
  /** By index of a trigger: the indexes of the detectors that have it. */
  readonly wokenBy: GroupedIndexes;
  readonly scan: LiteralScanner;
}

/** Begins to read a text with the detectors that are wanted; each of them keeps at most `maxMatches`. */
export type Matcher = (isWanted: (detector: Detector) => boolean, maxMatches: number) => Reading;

/** Compiles detectors once, for any number of texts. Throws a RangeError when a detector reaches too far. */
export function createMatcher(detectors: readonly Detector[]): Matcher {
  for (const detector of detectors) requireBoundedReach(detector);
  const byTrigger = groupByTrigger(detectors);
  const triggers = [...byTrigger.keys()];
  const wokenBy = groupIndexes([...byTrigger.values()]);
  const compiled = { detectors, triggers, wokenBy, scan: createLiteralScanner(triggers) };
  return (isWanted, maxMatches) => new Reading(compiled, isWanted, maxMatches);
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
