import { describe, expect, it } from 'vitest';

import type { SentenceDetector } from '../detector.ts';
import { createLiteralScanner, type LiteralScanner } from '../literals/literal-scanner.ts';
import { alternativesOf } from '../phrases/phrase-notation.ts';
import { PhrasePattern } from '../phrases/phrase-pattern.ts';
import { KNOWN_SLEEPERS } from '../testing/known-sleepers.ts';
import { textsOf } from '../testing/wording-texts.ts';
import { detectors } from './index.ts';

const TEXTS_OF_EACH = 20;
/**
 * The least share of a wording's texts that contain a trigger. It is low because the texts are drawn evenly from all
 * that a wording allows, mostly from what nobody writes, and because words that occur everywhere cannot be triggers.
 */
const MIN_AWAKE = 0.2;
/** The least share of all wordings' texts; it was 0.85 when this was first measured. */
const MIN_AWAKE_ON_AVERAGE = 0.84;

const asked = detectors.filter(
  (detector): detector is SentenceDetector =>
    detector.scope === 'sentence' && detector.forms !== undefined,
);

/**
 * The wordings one by one; those that require a preceding context are skipped, as their own words do not determine
 * them.
 */
function wordingsOf({ forms = [] }: SentenceDetector): string[] {
  return forms
    .flatMap((form) => (form instanceof PhrasePattern ? form.wordings : []))
    .flatMap((wording) => alternativesOf(wording).map(({ source }) => source))
    .filter((source) => !source.startsWith('(?<='));
}

/** Which share of the texts that a wording matches contain a trigger. */
function shareAwake(wording: string, scan: LiteralScanner): number {
  const awake = textsOf(wording, TEXTS_OF_EACH).filter((text) => {
    let hits = 0;
    scan(` ${text} `, () => (hits += 1));
    return hits > 0;
  });
  return awake.length / TEXTS_OF_EACH;
}

const measured = asked.map((detector) => {
  const scan = createLiteralScanner(detector.triggers);
  const shares = wordingsOf(detector).map(
    (wording) => [wording, shareAwake(wording, scan)] as const,
  );
  return { id: detector.id, shares };
});

describe('the texts that a wording matches', () => {
  it('are made for more than 80 sentence detectors', () => {
    expect(measured.length).toBeGreaterThan(80);
  });

  it('wake their detector in more than four of five cases on average', () => {
    const shares = measured.flatMap(({ shares: own }) => own.map(([, share]) => share));
    const average = shares.reduce((sum, share) => sum + share, 0) / shares.length;
    expect(average).toBeGreaterThan(MIN_AWAKE_ON_AVERAGE);
  });

  it.each(measured.map(({ id, shares }) => [id, shares] as const))(
    'wake %s in at least a fifth of the cases, except for the wordings known to sleep',
    (id, shares) => {
      const known = KNOWN_SLEEPERS.get(id) ?? [];
      const asleep = shares.filter(([, share]) => share < MIN_AWAKE);
      const isKnown = ([wording]: readonly [string, number]): boolean =>
        known.some((fragment) => wording.includes(fragment));
      expect(asleep.filter((one) => !isKnown(one))).toEqual([]);
      const awake = known.filter((one) => !asleep.some(([wording]) => wording.includes(one)));
      expect(awake, 'no longer asleep: take them off the list').toEqual([]);
    },
  );

  it('are of detectors that exist where some are known to sleep', () => {
    const ids = new Set(measured.map(({ id }) => id));
    expect([...KNOWN_SLEEPERS.keys()].filter((id) => !ids.has(id))).toEqual([]);
  });
});
