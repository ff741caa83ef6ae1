import { partitionPoint } from '#engine/spans/partition-point.ts';
import type { Finding } from '#engine/vocabulary.ts';

/**
 * The confidence of findings that are personal only in company, such as a dose or a number that may be anything. Of the
 * types listed below, such a finding is kept where another finding nearby identifies a person.
 */
export const TENTATIVE_CONFIDENCE = 0.3;
/** The confidence of such a finding that has company. */
const CORROBORATED_CONFIDENCE = 0.8;

/** The types that identify a person, and how far before and after a finding, in UTF-16 units, one of them counts. */
interface Corroboration {
  readonly types: ReadonlySet<string>;
  readonly before: number;
  readonly after: number;
}

/** Medical records name the patient once, at their head, and continue for a page or two. */
const PATIENT: Corroboration = {
  types: new Set([
    'person-name',
    'date-of-birth',
    'medical-record-number',
    'insurance-number',
    'uk-nhs-number',
    'irish-pps-number',
    'us-ssn',
    'us-mbi',
  ]),
  before: 2500,
  after: 600,
};
/** Statements about a person name that person in the same sentence or beside it. */
const SUBJECT: Corroboration = {
  types: new Set(['person-name', 'date-of-birth', 'uk-nino']),
  before: 240,
  after: 160,
};
/** Contact data stands on the line of a name, or on one beside it. */
const CONTACT: Corroboration = {
  types: new Set(['person-name', 'email-address', 'postal-address', 'date-of-birth']),
  before: 160,
  after: 120,
};

/** A bare number is an age right after a name. */
const NAMED: Corroboration = { types: new Set(['person-name']), before: 48, after: 0 };

/** The person paid is named in the same row or sentence. */
const PAID: Corroboration = { types: new Set(['person-name']), before: 120, after: 40 };

/** An extension stands beside the one who is reached there, or beside the number of the house. */
const EXTENSION: Corroboration = {
  types: new Set(['person-name', 'phone-number', 'email-address']),
  before: 100,
  after: 60,
};

const REQUIRED_CORROBORATION: ReadonlyMap<string, Corroboration> = new Map([
  ['health-condition', PATIENT],
  ['health-answer', PATIENT],
  ['medication', PATIENT],
  ['health-measurement', PATIENT],
  ['laboratory-result', PATIENT],
  ['examination-result', PATIENT],
  ['stated-need', PATIENT],
  ['diagnosis-code', PATIENT],
  ['trade-union-membership', SUBJECT],
  ['protected-characteristic', SUBJECT],
  ['religious-belief', SUBJECT],
  ['sexual-orientation', SUBJECT],
  ['political-opinion', SUBJECT],
  ['criminal-record', SUBJECT],
  ['conviction-answer', SUBJECT],
  ['driving-endorsement', SUBJECT],
  ['disciplinary-record', SUBJECT],
  ['ethnic-origin', SUBJECT],
  ['genetic-data', PATIENT],
  ['child-data', SUBJECT],
  ['family-matter', SUBJECT],
  ['financial-circumstances', SUBJECT],
  ['immigration-status', SUBJECT],
  ['phone-number', CONTACT],
  ['phone-extension', EXTENSION],
  ['postal-address', CONTACT],
  ['bank-account-number', CONTACT],
  ['age', NAMED],
  ['remuneration', PAID],
]);

const CORROBORATIONS: ReadonlySet<Corroboration> = new Set(REQUIRED_CORROBORATION.values());
const NO_CORROBORATIONS: readonly Corroboration[] = [];

/** By type: the kinds of company that a finding of it provides. */
const CORROBORATIONS_OF_TYPE: ReadonlyMap<string, readonly Corroboration[]> =
  corroborationsByType();

/** The findings without the tentative ones that have no company; ordered as they were. */
export function keepCorroborated(findings: readonly Finding[]): readonly Finding[] {
  if (!findings.some(isTentative)) return findings;
  const places = placesByCorroboration(findings);
  const kept: Finding[] = [];
  for (const finding of findings) {
    const corroboration = isTentative(finding)
      ? REQUIRED_CORROBORATION.get(finding.type)
      : undefined;
    if (corroboration === undefined) kept.push(finding);
    else if (isCorroborated(finding, corroboration, places.get(corroboration) ?? [])) {
      kept.push({ ...finding, confidence: CORROBORATED_CONFIDENCE });
    }
  }
  return kept;
}

function isTentative({ type, confidence, source }: Finding): boolean {
  return (
    confidence <= TENTATIVE_CONFIDENCE && source.kind === 'rule' && REQUIRED_CORROBORATION.has(type)
  );
}

/** By kind of company: the places of the findings that provide it, in ascending order. */
function placesByCorroboration(
  findings: readonly Finding[],
): ReadonlyMap<Corroboration, readonly number[]> {
  const places = new Map<Corroboration, number[]>();
  for (const corroboration of CORROBORATIONS) places.set(corroboration, []);
  for (const finding of findings) {
    if (finding.isInformational || isTentative(finding)) continue;
    for (const corroboration of CORROBORATIONS_OF_TYPE.get(finding.type) ?? NO_CORROBORATIONS) {
      places.get(corroboration)?.push(finding.start);
    }
  }
  for (const starts of places.values()) starts.sort((one, other) => one - other);
  return places;
}

function corroborationsByType(): Map<string, Corroboration[]> {
  const byType = new Map<string, Corroboration[]>();
  for (const corroboration of CORROBORATIONS) {
    for (const type of corroboration.types)
      byType.set(type, [...(byType.get(type) ?? []), corroboration]);
  }
  return byType;
}

/** Whether one of the places is near enough to the finding. */
function isCorroborated(
  { start, end }: Finding,
  { before, after }: Corroboration,
  places: readonly number[],
): boolean {
  const first = partitionPoint(places, (place) => place < start - before);
  return (places[first] ?? Infinity) <= end + after;
}
