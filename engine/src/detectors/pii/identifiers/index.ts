import type { Detector } from '#engine/detector.ts';

import { AMERICAN_IDENTIFIERS } from './americas.ts';
import { ASIAN_IDENTIFIERS } from './asia.ts';
import { AUSTRALIAN_AFRICAN_IDENTIFIERS } from './australia-africa.ts';
import { COMPANY_NUMBERS } from './company-numbers.ts';
import { DOCUMENTS_AND_DEVICES } from './documents-and-devices.ts';
import { EUROPEAN_NUMBERS } from './european-numbers.ts';
import { EUROPEAN_PERSONAL_IDENTIFIERS } from './european-persons.ts';
import { identifierDetector } from './identifier.ts';
import { NORTHERN_PERSONAL_IDENTIFIERS } from './northern-persons.ts';

/** The detectors of all identifiers that are described by data. */
export const identifiers: readonly Detector[] = [
  ...EUROPEAN_PERSONAL_IDENTIFIERS,
  ...NORTHERN_PERSONAL_IDENTIFIERS,
  ...AMERICAN_IDENTIFIERS,
  ...ASIAN_IDENTIFIERS,
  ...AUSTRALIAN_AFRICAN_IDENTIFIERS,
  ...EUROPEAN_NUMBERS,
  ...COMPANY_NUMBERS,
  ...DOCUMENTS_AND_DEVICES,
].map(identifierDetector);
