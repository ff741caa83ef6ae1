import { catalogue } from '@proviso/engine';

/**
 * What the corpora call the engine's findings. A type that is not listed has no counterpart in any corpus, one with
 * several labels is called differently by several corpora.
 */
const LABELS: Readonly<Record<string, readonly string[]>> = {
  'email-address': ['EMAIL'],
  'phone-number': ['PHONE'],
  'person-name': ['PERSON'],
  'postal-address': ['ADDRESS'],
  'date-of-birth': ['DATE'],
  'us-ssn': ['SSN'],
  'us-itin': ['TAX_ID'],
  'us-ein': ['TAX_ID'],
  'uk-nino': ['NATIONAL_ID'],
  'uk-nhs-number': ['HEALTH_ID'],
  'canadian-sin': ['NATIONAL_ID'],
  'german-tax-id': ['TAX_ID'],
  'french-nir': ['NATIONAL_ID'],
  'spanish-dni': ['NATIONAL_ID'],
  'italian-fiscal-code': ['NATIONAL_ID'],
  'dutch-bsn': ['NATIONAL_ID'],
  'polish-pesel': ['NATIONAL_ID'],
  'passport-number': ['PASSPORT'],
  'driver-license': ['DRIVER_LICENSE'],
  'medical-record-number': ['HEALTH_ID'],
  'credit-card': ['CREDIT_CARD'],
  iban: ['IBAN'],
  bic: ['BIC'],
  'us-bank-routing-number': ['ROUTING_NUMBER'],
  'bank-account-number': ['BANK_ACCOUNT'],
  'crypto-wallet': ['CRYPTO'],
  'vehicle-vin': ['CODE'],
  'ip-address': ['IP'],
  'mac-address': ['MAC'],

  'confidentiality-marking': ['confidential_marking'],
  'classification-marking': ['confidential_marking'],

  'age-discrimination': ['age'],
  'sex-discrimination': ['gender'],
  'pregnancy-discrimination': ['familial_status'],
  'family-status': ['familial_status'],
  'religious-discrimination': ['religion'],
  'racial-discrimination': ['race'],
  'national-origin-discrimination': ['national_origin'],
  'native-speaker': ['national_origin'],
  'disability-discrimination': ['disability'],
  'appearance-requirement': ['disability'],
  'criminal-record-exclusion': ['socioeconomic'],
  'culture-fit': ['culture_fit'],
  'gendered-job-title': ['gender'],
  'gendered-pronoun': ['gender'],
  'gender-coded-language': ['gender_coded'],

  'uncapped-liability': ['uncapped_liability'],
  'unlimited-indemnity': ['uncapped_liability'],
  'limitation-of-liability': ['liability_cap', 'limitation_of_liability'],
  'liquidated-damages': ['liquidated_damages'],
  'non-compete': ['non_compete'],
  'non-solicitation': ['no_solicit_employees'],
  exclusivity: ['exclusivity'],
  'most-favored-nation': ['most_favored_nation'],
  'minimum-commitment': ['minimum_commitment'],
  'auto-renewal': ['auto_renewal'],
  'termination-for-convenience': ['termination_for_convenience'],
  'unilateral-termination': ['unilateral_termination'],
  'unilateral-change': ['unilateral_change'],
  'content-removal': ['content_removal'],
  'ip-assignment': ['ip_assignment'],
  'irrevocable-license': ['irrevocable_license'],
  'covenant-not-to-sue': ['covenant_not_to_sue'],
  'non-disparagement': ['non_disparagement'],
  'anti-assignment': ['anti_assignment'],
  'change-of-control': ['change_of_control'],
  arbitration: ['arbitration'],
  jurisdiction: ['jurisdiction'],
  'governing-law': ['governing_law', 'choice_of_law'],
};

/** Types of policy findings that are no secrets; every other one is. */
const NO_SECRETS = new Set([
  'confidentiality-marking',
  'classification-marking',
  'prompt-injection',
]);

/** The labels of the corpora for each type that has any. */
export const CORPUS_LABELS: ReadonlyMap<string, readonly string[]> = new Map([
  ...Object.entries(LABELS),
  ...catalogue
    .filter(({ id, category }) => category === 'policy' && !NO_SECRETS.has(id))
    .map(({ id }): [string, readonly string[]] => [id, ['secret']]),
]);
