import type { DetectorDescription } from './detector.ts';
import { detectors } from './detectors/index.ts';

/** What each detector tells of itself, in the order of the registry; for documentation and configuration pages. */
export const catalogue: readonly DetectorDescription[] = detectors;
