import type { FindingType } from '#engine/detector.ts';
import type { SignKind } from '#engine/vocabulary.ts';

/** The type of finding for each sign of a file. */
export const SIGN_TYPES: Readonly<Record<SignKind, FindingType>> = {
  'hidden-text': {
    id: 'hidden-text',
    typeName: 'Hidden text',
    category: 'policy',
    severity: 'medium',
    recommendation:
      'Remove the hidden text before sharing the file, because it reaches anyone who copies the text and any program that reads it.',
  },
  'failed-redaction': {
    id: 'failed-redaction',
    typeName: 'Failed redaction',
    category: 'policy',
    severity: 'high',
    recommendation:
      'Remove the text itself, for example in a cleaned copy, because text under a bar can be selected and copied.',
  },
  'active-content': {
    id: 'active-content',
    typeName: 'Active content',
    category: 'policy',
    severity: 'medium',
    recommendation:
      'Remove scripts, macros and embedded programs, or tell the recipient what they are for.',
  },
};
