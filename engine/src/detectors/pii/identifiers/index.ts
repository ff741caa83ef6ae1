import type { Detector } from '#engine/detector.ts';

import { AFRICAN_PACIFIC_IDENTIFIERS } from './africa-pacific.ts';
import { AMERICAN_IDENTIFIERS } from './americas.ts';
import { ASIAN_IDENTIFIERS } from './asia.ts';
import { AUSTRALIAN_AFRICAN_IDENTIFIERS } from './australia-africa.ts';
import { COMPANY_NUMBERS } from './company-numbers.ts';
import { DOCUMENTS_AND_DEVICES } from './documents-and-devices.ts';
import { EAST_ASIAN_IDENTIFIERS } from './east-asia.ts';
import { EASTERN_VAT_NUMBERS } from './eastern-vat-numbers.ts';
import { EUROPEAN_NUMBERS } from './european-numbers.ts';
import { EUROPEAN_PAPERS } from './european-papers.ts';
import { EUROPEAN_PERSONAL_IDENTIFIERS } from './european-persons.ts';
import { identifierDetector } from './identifier.ts';
import { LATIN_AMERICAN_IDENTIFIERS } from './latin-america.ts';
import { MIDDLE_EASTERN_IDENTIFIERS } from './middle-east.ts';
import { NORTHERN_PERSONAL_IDENTIFIERS } from './northern-persons.ts';
import { POST_SOVIET_IDENTIFIERS } from './post-soviet.ts';
import { REGISTERED_IDENTIFIERS } from './registers.ts';
import { WESTERN_VAT_NUMBERS } from './western-vat-numbers.ts';

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
  ...WESTERN_VAT_NUMBERS,
  ...EASTERN_VAT_NUMBERS,
  ...EUROPEAN_PAPERS,
  ...POST_SOVIET_IDENTIFIERS,
  ...LATIN_AMERICAN_IDENTIFIERS,
  ...MIDDLE_EASTERN_IDENTIFIERS,
  ...EAST_ASIAN_IDENTIFIERS,
  ...AFRICAN_PACIFIC_IDENTIFIERS,
  ...REGISTERED_IDENTIFIERS,
].map(identifierDetector);
