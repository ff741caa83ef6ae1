import type { DetectorDescription } from '#engine/detector.ts';
import { GDPR } from '#engine/laws.ts';

/** The properties common to identifiers of a kind. */
export const IDENTIFIER_KINDS = {
  person: {
    severity: 'high',
    isSensitive: true,
    recommendation: 'Remove the identity number.',
    legalReference: { law: GDPR, article: 'Art. 4(1)' },
  },
  /** A state of the European Economic Area issues it to everyone, and may set conditions for its use. */
  national: {
    severity: 'high',
    isSensitive: true,
    recommendation: 'Remove the identity number.',
    legalReference: { law: GDPR, article: 'Art. 87' },
  },
  tax: {
    severity: 'high',
    isSensitive: true,
    recommendation: 'Remove the tax number.',
    legalReference: { law: GDPR, article: 'Art. 4(1)' },
  },
  health: {
    severity: 'high',
    isSensitive: true,
    recommendation: 'Remove the number, because it identifies a person to health services.',
    legalReference: { law: GDPR, article: 'Art. 9(1)' },
  },
  account: {
    severity: 'high',
    isSensitive: true,
    recommendation: 'Remove the account number or share it through a secure channel.',
    legalReference: { law: GDPR, article: 'Art. 4(1)' },
  },
  routing: {
    severity: 'low',
    isSensitive: false,
    recommendation: 'Remove the bank code together with the account number it belongs to.',
    legalReference: { law: GDPR, article: 'Art. 4(1)' },
  },
  license: {
    severity: 'medium',
    isSensitive: true,
    recommendation: 'Remove the document number.',
    legalReference: { law: GDPR, article: 'Art. 4(1)' },
  },
  professional: {
    severity: 'low',
    isSensitive: false,
    recommendation: 'Remove the registration number if the professional must not be identifiable.',
    legalReference: { law: GDPR, article: 'Art. 4(1)' },
  },
  prescriber: {
    severity: 'medium',
    isSensitive: true,
    recommendation: 'Remove the registration number, because prescriptions can be forged with it.',
    legalReference: { law: GDPR, article: 'Art. 4(1)' },
  },
  vehicle: {
    severity: 'low',
    isSensitive: false,
    recommendation:
      'Remove the registration number, because it can lead to the owner of the vehicle.',
    legalReference: { law: GDPR, article: 'Art. 4(1)' },
  },
  device: {
    severity: 'low',
    isSensitive: false,
    recommendation: 'Remove the number, because it identifies a device and its owner.',
    legalReference: { law: GDPR, article: 'Recital 30' },
  },
  profile: {
    severity: 'low',
    isSensitive: false,
    recommendation: 'Remove the identifier, because it leads to a person and their work.',
    legalReference: { law: GDPR, article: 'Art. 4(1)' },
  },
  organization: {
    severity: 'low',
    isSensitive: false,
    isInformational: true,
    recommendation:
      'Check whether the number belongs to a sole proprietor, whom it would identify.',
    legalReference: { law: GDPR, article: 'Art. 4(1)' },
  },
} as const satisfies Record<string, Partial<DetectorDescription>>;
