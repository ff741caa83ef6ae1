import type { Detector } from '#engine/detector.ts';

import { discriminationDetectors } from './discrimination/discrimination-detectors.ts';
import { legalDetectors } from './legal/legal-detectors.ts';
import { piiDetectors } from './pii/pii-detectors.ts';
import { policyDetectors } from './policy/policy-detectors.ts';

/** Every detector, by category; of equally good findings that overlap, the earlier detector's stays. */
export const detectors: readonly Detector[] = [
  ...piiDetectors,
  ...policyDetectors,
  ...discriminationDetectors,
  ...legalDetectors,
];
