import type { Issue } from '@proviso/contracts';

export type Category = Issue['category'];
export type Severity = Issue['severity'];

/** The categories in the order in which screens list them. */
export const CATEGORIES = [
  'pii',
  'discrimination',
  'legal',
  'policy',
] as const satisfies Category[];

/** The severities, most serious first, as screens list them; the engine uses the reverse order. */
export const DESCENDING_SEVERITIES = ['high', 'medium', 'low'] as const satisfies Severity[];

/** Sorts the most serious first. */
export function bySeverity(
  one: { readonly severity: Severity },
  other: { readonly severity: Severity },
): number {
  return (
    DESCENDING_SEVERITIES.indexOf(one.severity) - DESCENDING_SEVERITIES.indexOf(other.severity)
  );
}

/** The full names of the categories. */
export const CATEGORY_NAMES: Readonly<Record<Category, string>> = {
  pii: 'PII',
  discrimination: 'Discriminatory language',
  legal: 'Legal risks',
  policy: 'Policy violations',
};

export const SEVERITY_NAMES: Readonly<Record<Severity, string>> = {
  high: 'High',
  medium: 'Medium',
  low: 'Low',
};

/** The flag of each category in an analysis: the field's name. */
export const CATEGORY_FLAGS = {
  pii: 'hasPii',
  discrimination: 'hasDiscriminatoryLanguage',
  legal: 'hasLegalRisks',
  policy: 'hasPolicyViolations',
} as const satisfies Readonly<Record<Category, string>>;

export type CategoryFlags = Readonly<Record<(typeof CATEGORY_FLAGS)[Category], boolean>>;
