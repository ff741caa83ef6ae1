import type { Analysis, Issue } from '@proviso/contracts';

/** The report's only finding. */
export const ISSUE: Issue = {
  id: 0,
  category: 'legal',
  type: 'non-compete',
  typeName: 'Non-compete clause',
  severity: 'high',
  confidence: 0.9,
  excerpt: 'shall not\ncompete',
  location: 'Page 2, line 4',
  place: { label: 'Page 2, line 4', part: 'body', page: 2, line: 4 },
  start: 0,
  end: 9,
  why: 'It says so.',
  recommendation: 'Limit it in time.',
  isInformational: false,
  isSensitive: false,
  ruleId: 'non-compete',
  source: { kind: 'rule', version: '1.0' },
  fingerprint: 'shall not compete',
};
const FLAGS = {
  hasPii: false,
  hasDiscriminatoryLanguage: false,
  hasLegalRisks: true,
  hasPolicyViolations: false,
  recommendations: [],
};
/** The report of a two-page lease. */
export const ANALYSIS: Analysis = {
  complianceStatus: 'critical',
  ...FLAGS,
  piiDetails: [],
  discriminationDetails: [],
  legalRiskDetails: [],
  policyViolationDetails: [],
  summary: { overallRisk: 'high', ...FLAGS },
  issues: [ISSUE, { ...ISSUE, id: 1, typeName: 'Governing law', isInformational: true }],
  engine: { name: 'Proviso Core', version: '1.0' },
  coverage: {
    characters: 9,
    pages: 2,
    pagesRead: 2,
    language: 'en',
    isComplete: true,
    notes: [],
  },
  timings: { extraction: 1, analysis: 1, total: 2 },
};
