import type { Certainty, Company, Match } from '#engine/detector.ts';

/** The certainty of a match that needs company. */
export type InCompany = Required<Certainty>;

/** Of a match that has its company. */
const CONFIDENCE = 0.8;

/** Medical records name the patient once, at their head, and continue for a page or two. */
export const BESIDE_PATIENT: InCompany = inCompany({
  types: [
    'person-name',
    'date-of-birth',
    'medical-record-number',
    'insurance-number',
    'uk-nhs-number',
    'irish-pps-number',
    'us-ssn',
    'us-mbi',
  ],
  before: 2500,
  after: 600,
});

/** Statements about a person name that person in the same sentence or beside it. */
export const BESIDE_SUBJECT: InCompany = inCompany({
  types: ['person-name', 'date-of-birth', 'uk-nino'],
  before: 240,
  after: 160,
});

/** Contact data stands on the line of a name, or on one beside it. */
export const BESIDE_CONTACT: InCompany = inCompany({
  types: ['person-name', 'email-address', 'postal-address', 'date-of-birth'],
  before: 160,
  after: 120,
});

/** A bare number is an age right after a name. */
export const BEHIND_NAME: InCompany = inCompany({ types: ['person-name'], before: 48, after: 0 });

/** The person paid is named in the same row or sentence. */
export const BESIDE_PAID_PERSON: InCompany = inCompany({
  types: ['person-name'],
  before: 120,
  after: 40,
});

/** An extension stands beside the one who is reached there, or beside the number of the house. */
export const BESIDE_PERSON_CALLED: InCompany = inCompany({
  types: ['person-name', 'phone-number', 'email-address'],
  before: 100,
  after: 60,
});

function inCompany(
  company: Omit<Company, 'types'> & { readonly types: readonly string[] },
): InCompany {
  return { confidence: CONFIDENCE, company: { ...company, types: new Set(company.types) } };
}

/** A match that turned out to be about a person by itself. */
export function needingNobody({ company: _company, ...match }: Match): Match {
  return { ...match, confidence: CONFIDENCE };
}
