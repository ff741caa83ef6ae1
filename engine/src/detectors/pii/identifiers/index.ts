import type { Detector } from '#engine/detector.ts';

import { AFRICAN_PACIFIC_IDENTIFIERS } from './africa-and-pacific/africa-pacific.ts';
import { AUSTRALIAN_AFRICAN_IDENTIFIERS } from './africa-and-pacific/australia-africa.ts';
import { AMERICAN_IDENTIFIERS } from './americas/americas.ts';
import { LATIN_AMERICAN_IDENTIFIERS } from './americas/latin-america.ts';
import { MEXICAN_AND_BRAZILIAN_IDENTIFIERS } from './americas/mexico-and-brazil.ts';
import { ASIAN_IDENTIFIERS } from './asia/asia.ts';
import { EAST_ASIAN_IDENTIFIERS } from './asia/east-asia.ts';
import { MIDDLE_EASTERN_IDENTIFIERS } from './asia/middle-east.ts';
import { POST_SOVIET_IDENTIFIERS } from './asia/post-soviet.ts';
import { COMPANY_NUMBERS } from './europe/company-numbers.ts';
import { EASTERN_VAT_NUMBERS } from './europe/eastern-vat-numbers.ts';
import { EUROPEAN_NUMBERS } from './europe/european-numbers.ts';
import { EUROPEAN_PAPERS } from './europe/european-papers.ts';
import { EUROPEAN_PERSONAL_IDENTIFIERS } from './europe/european-persons.ts';
import { NORTHERN_PERSONAL_IDENTIFIERS } from './europe/northern-persons.ts';
import { WESTERN_VAT_NUMBERS } from './europe/western-vat-numbers.ts';
import { identifierDetector } from './identifier-detector.ts';
import { DOCUMENTS_AND_DEVICES } from './worldwide/documents-and-devices.ts';
import { REGISTERED_IDENTIFIERS } from './worldwide/registers.ts';

/** The detectors of all identifiers defined by data. */
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
  ...MEXICAN_AND_BRAZILIAN_IDENTIFIERS,
  ...MIDDLE_EASTERN_IDENTIFIERS,
  ...EAST_ASIAN_IDENTIFIERS,
  ...AFRICAN_PACIFIC_IDENTIFIERS,
  ...REGISTERED_IDENTIFIERS,
].map(identifierDetector);
