/** A protection that a balanced contract has, and the wording that shows it. */
export interface Protection {
  /** Completes "no clause …". */
  readonly name: string;
  readonly signs: readonly string[];
  /** The subject matter for which the protection is expected; any contract when absent. */
  readonly subjects?: readonly string[];
  /** Titles near the beginning of contracts that by their nature do without the protection. */
  readonly needless?: readonly string[];
}

/** Contracts about confidentiality, employment, homes, repayment or gifts do not usually limit liability. */
const SECRETS = [
  'non-disclosure agreement',
  'nondisclosure agreement',
  'non disclosure agreement',
  'confidentiality agreement',
  'non-disclosure and*',
  'nondisclosure and*',
];
const EMPLOYMENT = [
  'employment agreement',
  'employment contract',
  'contract of employment',
  'offer of employment',
  'inventions agreement',
  'invention assignment',
  'innovations agreement',
  'rights assignment',
  'terms of employment',
];
const RENTS = ['tenancy agreement', 'rental agreement', 'lease agreement', 'residential lease'];
const GIFTS_AND_DEBTS = [
  'promissory note',
  'loan agreement',
  'contributor license agreement',
  'contributor licence agreement',
];

/** Every contract needs these. */
export const ESSENTIAL_PROTECTIONS: readonly Protection[] = [
  {
    name: 'limits liability',
    needless: [...SECRETS, ...EMPLOYMENT, ...RENTS, ...GIFTS_AND_DEBTS],
    signs: [
      'limitation of liability',
      'limitation on liability',
      'not be liable',
      'no event*',
      'aggregate liability',
      'total liability',
      'liability*',
      'liable',
      'responsible for more than*',
    ],
  },
  {
    name: 'states how the contract ends',
    needless: [...GIFTS_AND_DEBTS, 'purchase agreement', 'sale agreement', 'sales contract'],
    signs: [
      'terminate',
      'terminated',
      'termination',
      'terminates',
      'expire',
      'expires',
      'may end*',
      'ends on*',
      'lasts for*',
      'to end the*',
      'to end this*',
      'remain in effect until',
      'continues until',
      'cancellation',
      'may cancel*',
      'can cancel*',
      'notice to quit',
      "week's notice*",
      "weeks' notice*",
      "month's notice*",
      "months' notice*",
      'notice period*',
    ],
  },
  {
    name: 'names the governing law',
    // A home and a job lie under the law of their place.
    needless: [
      'tenancy agreement',
      'assured shorthold',
      'contract of employment',
      'terms of employment',
    ],
    signs: [
      'governing law',
      'governed by*',
      'laws of*',
      'law of*',
      'applicable law',
      'english law',
      'scots law',
      'irish law',
      'law applies',
      'exclusive jurisdiction',
      'state law',
    ],
  },
];

/** Protections for contracts about certain subject matters. */
export const PARTICULAR_PROTECTIONS: readonly Protection[] = [
  {
    name: 'keeps disclosed information confidential',
    subjects: ['trade secrets', 'know-how', 'source code', 'proprietary information'],
    signs: [
      'confidential',
      'confidentiality',
      'non-disclosure',
      'nondisclosure',
      'not disclose',
      'secrecy',
      'in confidence',
    ],
  },
  {
    name: 'protects the personal data it covers',
    subjects: ['personal data', 'personally identifiable information', 'patient data'],
    signs: [
      'data protection',
      'gdpr',
      'hipaa',
      'privacy',
      'security measures',
      'data security',
      'safeguards',
      'data processing agreement',
    ],
  },
  {
    name: 'states who owns the work product',
    subjects: ['work product', 'deliverables', 'developed software'],
    signs: [
      'intellectual property',
      'work for hire',
      'work made for hire',
      'copyright',
      'copyrights',
      'title to*',
      'owned by*',
      'ownership',
    ],
  },
  {
    name: 'explains how to stop automatic renewal',
    subjects: ['automatically renew', 'renew automatically', 'automatically renewed'],
    signs: [
      'notice of non-renewal',
      'not to renew',
      'nonrenewal',
      'non-renewal',
      'unless either*',
      'unless terminated',
      'intent not*',
      'intention not*',
      'written notice',
      'cancel',
    ],
  },
];
