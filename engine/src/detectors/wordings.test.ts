import { describe, expect, it } from 'vitest';

import type { SentenceDetector } from '../detector.ts';
import { createLiteralScanner } from '../literals/literal-scanner.ts';
import { alternativesOf } from '../phrases/phrase-notation.ts';
import { PhrasePattern } from '../phrases/phrase-pattern.ts';
import { textsOf } from '../testing/wording-texts.ts';
import { detectors } from './index.ts';

const TEXTS_OF_EACH = 20;
/**
 * The minimum share of a wording's variants that must contain a trigger; words that occur everywhere cannot be
 * triggers.
 */
const MIN_AWAKE = 0.1;

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

function isAsleep(wording: string, triggers: readonly string[]): boolean {
  const scan = createLiteralScanner(triggers);
  const awake = textsOf(wording, TEXTS_OF_EACH).filter((text) => {
    let hits = 0;
    scan(` ${text} `, () => (hits += 1));
    return hits > 0;
  });
  return awake.length < MIN_AWAKE * TEXTS_OF_EACH;
}

describe('detector wordings', () => {
  it('are available for more than 80 sentence detectors', () => {
    expect(asked.length).toBeGreaterThan(80);
  });

  it.each(asked.map((detector) => [detector.id, detector] as const))(
    'contain a trigger that activates %s',
    (_id, detector) => {
      const { triggers } = detector;
      expect(wordingsOf(detector).filter((wording) => isAsleep(wording, triggers))).toEqual([]);
    },
  );
});
