import { cleanMemo } from './contents/clean-memo.ts';
import { employmentAdvertisement } from './contents/employment-advertisement.ts';
import { hrPolicy } from './contents/hr-policy.ts';
import { meetingNotes } from './contents/meeting-notes.ts';
import { nonDisclosureAgreement } from './contents/non-disclosure-agreement.ts';
import { patientLetter } from './contents/patient-letter.ts';
import { privacyNotice } from './contents/privacy-notice.ts';
import { servicesContract } from './contents/services-contract.ts';
import { supplierInvoice } from './contents/supplier-invoice.ts';
import { termsOfService } from './contents/terms-of-service.ts';
import type { ExampleDocument } from './model.ts';

/** The ten documents, in the order in which a reader meets them. */
export const EXAMPLE_DOCUMENTS: readonly ExampleDocument[] = [
  servicesContract,
  employmentAdvertisement,
  hrPolicy,
  patientLetter,
  supplierInvoice,
  privacyNotice,
  nonDisclosureAgreement,
  termsOfService,
  cleanMemo,
  meetingNotes,
];
