import type { Detector } from '#engine/detector.ts';

import { discriminationDetectors } from './discrimination/discrimination-detectors.ts';
import { legalDetectors } from './legal/legal-detectors.ts';
import { piiDetectors } from './pii/pii-detectors.ts';
import { policyDetectors } from './policy/policy-detectors.ts';

/** Every detector, by category; when equally confident findings overlap, the earlier detector wins. */
export const detectors: readonly Detector[] = [
  ...piiDetectors,
  ...policyDetectors,
  ...discriminationDetectors,
  ...legalDetectors,
];
