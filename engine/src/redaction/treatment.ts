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

/** A stretch of the text, what was found there, and what is to become of it. */
export interface Treated extends Span {
  readonly finding: Pick<Finding, 'type' | 'replacement'>;
  readonly treatment: Treatment;
  /** Whether a person asked that it stays. */
  readonly isKeptByChoice?: boolean;
  /** The value as it was found where it stands here in another spelling: both are called the same. */
  readonly value?: string;
}

/**
 * Taking a marking away makes a file less safe: people would no longer see how to handle it. What nobody sees is
 * stripped from every cleaned copy and needs no edit; a message in invisible characters is taken out.
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
 * What becomes of the finding at an index of a report. What its policy allows stays, unless that very finding is named. A
 * suggestion that there is none of turns into a comment.
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

/**
 * Whether a person, or the policy, asked that this finding's passage stays as it is; being left alone by default is no such
 * wish.
 */
export function isKeptByChoice(
  { type, category, allowedBy }: Finding,
  index: number,
  { findings = {}, types = {}, categories = {} }: TreatmentChoices,
): boolean {
  const chosen = findings[index];
  if (chosen !== undefined || allowedBy !== undefined) return (chosen ?? 'keep') === 'keep';
  return (chosenForType(type, types) ?? categories[category]) === 'keep';
}

/** A policy's own type may be called as what every object inherits, such as `constructor`. */
function chosenForType(
  type: string,
  types: Readonly<Record<string, Treatment>>,
): Treatment | undefined {
  return Object.hasOwn(types, type) ? types[type] : undefined;
}

/** A category's choice speaks of what raises a flag; the rest is touched on particular request alone. */
function chosenForCategory(
  finding: Finding,
  categories: Readonly<Partial<Record<Category, Treatment>>>,
): Treatment | undefined {
  if (finding.isInformational) return undefined;
  return BY_TYPE.get(finding.type) ?? categories[finding.category] ?? defaultFor(finding);
}

function defaultFor({ type, category, isSensitive }: Finding): Treatment {
  // Somebody has read the passage and found that it must not be here.
  if (type === MARKED_BY_HAND && category === 'policy') return 'remove';
  return isSensitive ? 'label' : BY_DEFAULT[category];
}
