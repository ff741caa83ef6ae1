import { MARKED_BY_HAND } from '#engine/marks/mark.ts';
import {
  type Category,
  type Finding,
  SIGN_KINDS,
  type Span,
  type Treatment,
  type TreatmentChoices,
} from '#engine/vocabulary.ts';

/** The type of findings of persons' names. */
export const PERSON_NAME = 'person-name';

/** A stretch of the text, what was found there, and how it is treated. */
export interface TreatedSpan extends Span {
  readonly finding: Pick<Finding, 'type' | 'replacement'>;
  readonly treatment: Treatment;
  /** Whether a person asked that it stays. */
  readonly isKeptByChoice?: boolean;
  /** The value as it was found, where this is another spelling of it: both get the same label. */
  readonly value?: string;
}

/**
 * Removing a confidentiality marking would make a file less safe, since people would no longer know how to handle it.
 * Hidden content is stripped from every cleaned copy and needs no edit; a message in invisible characters is removed.
 */
const BY_TYPE: ReadonlyMap<string, Treatment> = new Map([
  ['confidentiality-marking', 'keep'],
  ['classification-marking', 'keep'],
  ['invisible-characters', 'remove'],
  ...SIGN_KINDS.map((kind): [string, Treatment] => [kind, 'keep']),
]);

const BY_DEFAULT: Readonly<Record<Category, Treatment>> = {
  pii: 'label',
  discrimination: 'suggest',
  legal: 'comment',
  policy: 'comment',
};

/**
 * How the finding at an index of a report is treated. A finding that its policy allows is kept, unless a choice names
 * that very finding. Where there is no suggestion, `suggest` becomes a comment.
 */
export function treatmentOf(
  finding: Finding,
  index: number,
  choices: TreatmentChoices = {},
): Treatment {
  const { findings = {}, types = {}, categories = {} } = choices;
  const chosen =
    findings[index] ??
    (finding.allowedBy === undefined ? undefined : 'keep') ??
    chosenForType(finding.type, types) ??
    chosenForCategory(finding, categories) ??
    'keep';
  return chosen === 'suggest' && finding.replacement === undefined ? 'comment' : chosen;
}

/** Whether a person or the policy asked to keep this finding's passage, rather than it being kept by default. */
export function isKeptByChoice(
  { type, category, allowedBy }: Finding,
  index: number,
  { findings = {}, types = {}, categories = {} }: TreatmentChoices,
): boolean {
  const chosen = findings[index];
  if (chosen !== undefined || allowedBy !== undefined) return (chosen ?? 'keep') === 'keep';
  return (chosenForType(type, types) ?? categories[category]) === 'keep';
}

/** A policy's own type may have the name of an inherited property, such as `constructor`. */
function chosenForType(
  type: string,
  types: Readonly<Record<string, Treatment>>,
): Treatment | undefined {
  return Object.hasOwn(types, type) ? types[type] : undefined;
}

/** A choice for a category covers findings that raise a flag; informational ones need a more specific choice. */
function chosenForCategory(
  finding: Finding,
  categories: Readonly<Partial<Record<Category, Treatment>>>,
): Treatment | undefined {
  if (finding.isInformational) return undefined;
  return BY_TYPE.get(finding.type) ?? categories[finding.category] ?? defaultFor(finding);
}

function defaultFor({ type, category, isSensitive }: Finding): Treatment {
  // A person has read the passage and decided that it must not be here.
  if (type === MARKED_BY_HAND && category === 'policy') return 'remove';
  return isSensitive ? 'label' : BY_DEFAULT[category];
}
