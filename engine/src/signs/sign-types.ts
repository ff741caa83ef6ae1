import type { FindingType } from '../detector.ts';
import type { SignKind } from '../vocabulary.ts';

/** What each sign of a file amounts to. */
export const SIGN_TYPES: Readonly<Record<SignKind, FindingType>> = {
  'hidden-text': {
    id: 'hidden-text',
    typeName: 'Hidden text',
    category: 'policy',
    severity: 'medium',
    recommendation:
      'Take the hidden text out before the document leaves: everybody who copies the text, and every program that reads it, gets it.',
  },
  'failed-redaction': {
    id: 'failed-redaction',
    typeName: 'Failed redaction',
    category: 'policy',
    severity: 'high',
    recommendation:
      'Have the text itself removed, for example in a cleaned copy; what lies under a bar can be selected and copied.',
  },
  'active-content': {
    id: 'active-content',
    typeName: 'Active content',
    category: 'policy',
    severity: 'medium',
    recommendation:
      'Take scripts, macros and attached programs out, or tell the recipient what they are for.',
  },
};
