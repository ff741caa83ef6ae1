import { describe, expect, it } from 'vitest';

import type { Detector } from '#engine/detector.ts';
import { detectors } from '#engine/detectors/index.ts';
import { emailAddress } from '#engine/detectors/pii/contact/email-address.ts';

import { createMatcher } from './matcher.ts';

/** UTF-16 units handed to detectors, which the engine's cost is proportional to. */
let unitsRead = 0;
const beginReading = createMatcher(detectors.map(counted));

function counted(detector: Detector): Detector {
  if (detector.scope === 'document') return detector;
  if (detector.scope === 'sentence') {
    return {
      ...detector,
      read(sentence) {
        unitsRead += sentence.length;
        return detector.read(sentence);
      },
    };
  }
  return {
    ...detector,
    verify(place) {
      unitsRead += place.text.length;
      return detector.verify(place);
    },
  };
}

function workOn(text: string): number {
  unitsRead = 0;
  const reading = beginReading(() => true, 100);
  reading.read({ text, offset: 0, from: 0, to: text.length });
  reading.finish();
  return unitsRead;
}

/** Texts that make naive patterns quadratic, and whatever wakes every detector again and again. */
const BAITS: readonly (readonly [name: string, unit: string])[] = [
  ['a run of letters', 'a'],
  ['dots and letters', 'a.'],
  ['hyphens and letters', 'a-'],
  ['digits', '1'],
  ['digits and blanks', '1 '],
  ['digits and hyphens', '1-'],
  ['plus signs', '+1'],
  ['at signs', 'a@'],
  ['at signs and dots', 'a@a.'],
  ['colons', ':'],
  ['hexadecimal pairs', 'a1:'],
  ['card-like groups', '4111 1111 1111 1112 '],
  ['token headers', 'eyJ '],
  ['key headers', '-----BEGIN RSA PRIVATE KEY-----'],
  ['addresses with passwords', 'a://b:c@'],
  ['names', 'Mr A. '],
  ['streets', '1 Ab Street '],
  ['white space', ' \n'],
  [
    'every trigger',
    detectors
      .flatMap((detector) => detector.triggers)
      .join(' ')
      .replaceAll('#', '7'),
  ],
];

describe('the matcher', () => {
  it.each(BAITS)('does work that grows no faster than the text for %s', (_name, unit) => {
    const single = unit.repeat(Math.ceil(200_000 / unit.length));
    const work = workOn(single);
    const workOnDouble = workOn(single + single);
    expect(workOnDouble).toBeLessThanOrEqual(2.1 * work + 100_000);
  });

  it('rejects a detector whose reach exceeds the text that a reader keeps', () => {
    const tooFar = [{ ...emailAddress, reach: { before: 0, after: 20_000 } }];
    expect(() => createMatcher(tooFar)).toThrow(RangeError);
  });
});
