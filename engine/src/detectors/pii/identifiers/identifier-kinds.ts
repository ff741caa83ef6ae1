import type { DetectorDescription } from '#engine/detector.ts';

/** What identifiers of a kind have in common. */
export const IDENTIFIER_KINDS = {
  person: {
    severity: 'high',
    isSensitive: true,
    recommendation: 'Remove the identity number.',
    legalReference: { law: 'GDPR', article: 'Art. 87' },
  },
  tax: {
    severity: 'high',
    isSensitive: true,
    recommendation: 'Remove the tax number.',
    legalReference: { law: 'GDPR', article: 'Art. 4(1)' },
  },
  health: {
    severity: 'high',
    isSensitive: true,
    recommendation: 'Remove the number: it identifies somebody to health services.',
    legalReference: { law: 'GDPR', article: 'Art. 9' },
  },
  account: {
    severity: 'high',
    isSensitive: true,
    recommendation: 'Remove the account number or share it through a protected channel.',
    legalReference: { law: 'GDPR', article: 'Art. 4(1)' },
  },
  routing: {
    severity: 'low',
    isSensitive: false,
    recommendation: 'Remove the bank code together with the account number that it belongs to.',
    legalReference: { law: 'GLBA', article: '15 U.S.C. § 6801' },
  },
  licence: {
    severity: 'medium',
    isSensitive: true,
    recommendation: 'Remove the number of the document.',
    legalReference: { law: 'GDPR', article: 'Art. 87' },
  },
  vehicle: {
    severity: 'low',
    isSensitive: false,
    recommendation: 'Remove the registration plate: it leads to the keeper of the vehicle.',
    legalReference: { law: 'GDPR', article: 'Art. 4(1)' },
  },
  device: {
    severity: 'low',
    isSensitive: false,
    recommendation: 'Remove the number: it identifies a device and its owner.',
    legalReference: { law: 'GDPR', article: 'Recital 30' },
  },
  profile: {
    severity: 'low',
    isSensitive: false,
    recommendation: 'Remove the identifier: it leads to a person and their work.',
    legalReference: { law: 'GDPR', article: 'Art. 4(1)' },
  },
  organisation: {
    severity: 'low',
    isSensitive: false,
    isInformational: true,
    recommendation: 'Check whether the number belongs to a sole trader, whom it would identify.',
    legalReference: { law: 'GDPR', article: 'Art. 4(1)' },
  },
} as const satisfies Record<string, Partial<DetectorDescription>>;
