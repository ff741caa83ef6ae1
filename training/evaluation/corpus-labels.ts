import { catalogue } from '@proviso/engine';

import { NUMBER_LABELS } from './number-labels.ts';

/** The label of spans that the Text Anonymization Benchmark masks without a type. */
const UNSAID = 'MASK';

/**
 * The corpora's labels for the engine's finding types. An unlisted type has no counterpart in any corpus; one with
 * several labels is called differently in several corpora.
 */
const LABELS: Readonly<Record<string, readonly string[]>> = {
  'email-address': ['EMAIL'],
  'phone-number': ['PHONE'],
  'person-name': ['PERSON'],
  'organization-name': ['ORG'],
  'place-name': ['LOCATION'],
  'country-name': ['LOCATION'],
  'postal-address': ['ADDRESS'],
  'date-of-birth': ['DATE'],
  'calendar-date': ['DATE'],
  duration: ['DATE'],
  age: ['AGE'],
  'money-amount': ['QUANTITY'],
  quantity: ['QUANTITY'],
  'case-detail': [UNSAID],
  occupation: ['TITLE'],
  'health-condition': [UNSAID],
  'criminal-record': [UNSAID],
  'sexual-orientation': [UNSAID],
  'religious-belief': [UNSAID],
  'protected-characteristic': [UNSAID],
  'civil-status': [UNSAID],
  'health-answer': [UNSAID],
  'conviction-answer': [UNSAID],
  'political-opinion': [UNSAID],
  'trade-union-membership': [UNSAID],
  'child-data': [UNSAID],
  'family-matter': [UNSAID],
  'financial-circumstances': [UNSAID],
  'immigration-status': [UNSAID],
  'upi-id': [UNSAID],
  'case-number': ['CODE'],
  nationality: ['NRP'],
  'ethnic-origin': ['NRP'],
  ...NUMBER_LABELS,
  'user-name': ['USERNAME'],

  // Secret corpora include account ids.
  'cloud-account-id': ['secret'],
  'confidentiality-marking': ['confidential_marking'],
  'classification-marking': ['confidential_marking'],

  'threat-of-violence': ['violence'],
  harassment: ['harassment'],

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
  'criminal-record-exclusion': ['race'],
  'culture-fit': ['culture_fit'],
  'gendered-job-title': ['gender'],
  'gendered-pronoun': ['gender'],
  'gender-coded-language': ['gender_coded'],
  'socioeconomic-bias': ['socioeconomic'],
  'ableist-language': ['disability'],
  'gendered-language': ['gender'],
  'ageist-language': ['age'],
  'racially-loaded-language': ['race'],
  'lgbtq-language': ['lgbtq'],
  'suicide-language': ['suicide'],
  'condescending-language': ['condescending'],
  'attack-on-protected-group': ['hate'],
  'stereotyped-judgement': ['stereotype'],
  'ethnic-stereotype': ['stereotype'],
  stereotype: ['stereotype'],

  'uncapped-liability': ['uncapped_liability'],
  'limitation-of-liability': ['limitation_of_liability'],
  'liability-cap': ['liability_cap'],
  'liquidated-damages': ['liquidated_damages'],
  'non-compete': ['non_compete'],
  'non-solicitation': ['no_solicit_employees'],
  'customer-non-solicitation': ['no_solicit_customers'],
  exclusivity: ['exclusivity'],
  'most-favored-nation': ['most_favored_nation'],
  'minimum-commitment': ['minimum_commitment'],
  'price-restriction': ['price_restriction'],
  'right-of-first-refusal': ['right_of_first_refusal'],
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
  'governing-law': ['governing_law'],
  'choice-of-law': ['choice_of_law'],
  'contract-by-using': ['contract_by_using'],
  'privacy-included': ['privacy_included'],
};

/** The corpus labels of each type that has any. */
export const CORPUS_LABELS: ReadonlyMap<string, readonly string[]> = new Map([
  ...Object.entries(LABELS),
  ...catalogue
    // Among policy violations, only secrets are sensitive.
    .filter(({ category, isSensitive }) => category === 'policy' && isSensitive === true)
    .map(({ id }): [string, readonly string[]] => [id, ['secret']]),
]);
