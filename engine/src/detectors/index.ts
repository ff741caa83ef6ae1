import type { Detector } from './detector.ts';
import { ageDiscrimination } from './discrimination/age-discrimination.ts';
import { autoRenewal } from './legal/auto-renewal.ts';
import { governingLaw } from './legal/governing-law.ts';
import { uncappedLiability } from './legal/uncapped-liability.ts';
import { creditCard } from './pii/credit-card.ts';
import { dateOfBirth } from './pii/date-of-birth.ts';
import { emailAddress } from './pii/email-address.ts';
import { iban } from './pii/iban.ts';
import { ipAddress } from './pii/ip-address.ts';
import { personName } from './pii/person-name.ts';
import { phoneNumber } from './pii/phone-number.ts';
import { usSsn } from './pii/us-ssn.ts';
import { awsAccessKey } from './policy/aws-access-key.ts';
import { confidentialityMarking } from './policy/confidentiality-marking.ts';
import { password } from './policy/password.ts';
import { privateKey } from './policy/private-key.ts';

/** Every detector, by category; of equally good findings that overlap, the earlier detector's stays. */
export const detectors: readonly Detector[] = [
  emailAddress,
  phoneNumber,
  creditCard,
  iban,
  usSsn,
  ipAddress,
  dateOfBirth,
  personName,

  awsAccessKey,
  privateKey,
  password,
  confidentialityMarking,

  ageDiscrimination,

  uncappedLiability,
  autoRenewal,
  governingLaw,
];
