import type { Category, Finding } from '../vocabulary.ts';

/**
 * What a cleaned copy does about a finding: put a stable label such as `[PERSON-1]` in its place, take it out and
 * leave a bar, put the suggested wording in its place, remark on it and leave it, or leave it alone.
 */
export const TREATMENTS = ['label', 'remove', 'suggest', 'comment', 'keep'] as const;
export type Treatment = (typeof TREATMENTS)[number];

/** What a person wants done; where several speak of a finding, the most particular of them holds. */
export interface TreatmentChoices {
  readonly categories?: Readonly<Partial<Record<Category, Treatment>>>;
  /** By finding type, for example `person-name`. */
  readonly types?: Readonly<Record<string, Treatment>>;
  /** By the finding's place in the report's list. */
  readonly findings?: Readonly<Record<number, Treatment>>;
  /** Strings of at least three visible characters to be taken out wherever they stand, also within words. */
  readonly values?: readonly string[];
}

/** Taking a marking away makes a file less safe: people would no longer see how to handle it. */
const MARKINGS: ReadonlySet<string> = new Set([
  'confidentiality-marking',
  'classification-marking',
]);

const BY_DEFAULT: Readonly<Record<Category, Treatment>> = {
  pii: 'label',
  discrimination: 'suggest',
  legal: 'comment',
  policy: 'comment',
};

/** What becomes of the finding at an index of a report. A suggestion that there is none of turns into a comment. */
export function treatmentOf(
  finding: Finding,
  index: number,
  choices: TreatmentChoices = {},
): Treatment {
  const { findings = {}, types = {}, categories = {} } = choices;
  const chosen =
    findings[index] ?? types[finding.type] ?? chosenForCategory(finding, categories) ?? 'keep';
  return chosen === 'suggest' && finding.replacement === undefined ? 'comment' : chosen;
}

/** A category's choice speaks of what raises a flag; the rest is touched on particular request alone. */
function chosenForCategory(
  finding: Finding,
  categories: Readonly<Partial<Record<Category, Treatment>>>,
): Treatment | undefined {
  if (finding.isInformational || MARKINGS.has(finding.type)) return undefined;
  return categories[finding.category] ?? defaultFor(finding);
}

function defaultFor({ category, isSensitive }: Finding): Treatment {
  return isSensitive ? 'label' : BY_DEFAULT[category];
}
