import type { SentenceDetector } from '#engine/detector.ts';
import { type Wording, wordingDetector } from '#engine/detectors/wording-detector.ts';

import { isDisclaimed } from './framing.ts';

/** A detector of wording that treats people unequally. */
export type BiasedWording = Omit<Wording, 'category'>;

/** Builds the detector; equal-opportunity statements, advice against the wording and quotations stay silent. */
export function biasedWording(wording: BiasedWording): SentenceDetector {
  return wordingDetector({ ...wording, category: 'discrimination' }, { isToldOf: isDisclaimed });
}
