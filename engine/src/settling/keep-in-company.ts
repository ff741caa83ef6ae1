import { partitionPoint } from '#engine/spans/partition-point.ts';
import type { Finding } from '#engine/vocabulary.ts';

/**
 * How sure a rule is of what means somebody only in company: a dose or a number that may as well be anything. Such a
 * finding of a type listed below is kept where another finding close to it tells of a person.
 */
export const TENTATIVE = 0.3;
/** How sure company makes. */
const IN_COMPANY = 0.8;

/** What tells of a person, and how far from it, in UTF-16 units, something may stand that is said of that person. */
interface Company {
  readonly types: ReadonlySet<string>;
  readonly before: number;
  readonly after: number;
}

/** Records name their patient once, in the head, and go on for a page or two. */
const PATIENT: Company = {
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
/** Statements on somebody name that person in the same breath. */
const SUBJECT: Company = {
  types: new Set(['person-name', 'date-of-birth', 'uk-nino']),
  before: 240,
  after: 160,
};
/** Somebody is named on the line of the number, or on one beside it. */
const CONTACT: Company = {
  types: new Set(['person-name', 'email-address', 'postal-address', 'date-of-birth']),
  before: 160,
  after: 120,
};

/** A number that is nothing but digits stands right after the name of the one who is so old. */
const NAMED: Company = { types: new Set(['person-name']), before: 48, after: 0 };

const WANTED: ReadonlyMap<string, Company> = new Map([
  ['health-condition', PATIENT],
  ['health-answer', PATIENT],
  ['medication', PATIENT],
  ['health-measurement', PATIENT],
  ['diagnosis-code', PATIENT],
  ['trade-union-membership', SUBJECT],
  ['protected-characteristic', SUBJECT],
  ['religious-belief', SUBJECT],
  ['sexual-orientation', SUBJECT],
  ['political-opinion', SUBJECT],
  ['criminal-record', SUBJECT],
  ['conviction-answer', SUBJECT],
  ['disciplinary-record', SUBJECT],
  ['ethnic-origin', SUBJECT],
  ['child-data', SUBJECT],
  ['family-matter', SUBJECT],
  ['phone-number', CONTACT],
  ['postal-address', CONTACT],
  ['bank-account-number', CONTACT],
  ['age', NAMED],
]);

const COMPANIES: ReadonlySet<Company> = new Set(WANTED.values());
const NO_COMPANIES: readonly Company[] = [];

/** By type: the companies that a finding of it tells of. */
const COMPANIES_OF: ReadonlyMap<string, readonly Company[]> = companiesByType();

/** The findings without those that would have needed company and are alone; ordered as they were. */
export function keepInCompany(findings: readonly Finding[]): readonly Finding[] {
  if (!findings.some(isTentative)) return findings;
  const places = placesByCompany(findings);
  const kept: Finding[] = [];
  for (const finding of findings) {
    const company = isTentative(finding) ? WANTED.get(finding.type) : undefined;
    if (company === undefined) kept.push(finding);
    else if (hasCompany(finding, company, places.get(company) ?? [])) {
      kept.push({ ...finding, confidence: IN_COMPANY });
    }
  }
  return kept;
}

function isTentative({ type, confidence, source }: Finding): boolean {
  return confidence <= TENTATIVE && source.kind === 'rule' && WANTED.has(type);
}

/** Where something tells of each company, in ascending order. */
function placesByCompany(findings: readonly Finding[]): ReadonlyMap<Company, readonly number[]> {
  const places = new Map<Company, number[]>();
  for (const company of COMPANIES) places.set(company, []);
  for (const finding of findings) {
    if (finding.isInformational || isTentative(finding)) continue;
    for (const company of COMPANIES_OF.get(finding.type) ?? NO_COMPANIES) {
      places.get(company)?.push(finding.start);
    }
  }
  for (const starts of places.values()) starts.sort((one, other) => one - other);
  return places;
}

function companiesByType(): Map<string, Company[]> {
  const companies = new Map<string, Company[]>();
  for (const company of COMPANIES) {
    for (const type of company.types)
      companies.set(type, [...(companies.get(type) ?? []), company]);
  }
  return companies;
}

/** Whether a place is near enough before the finding or after it. */
function hasCompany(
  { start, end }: Finding,
  { before, after }: Company,
  places: readonly number[],
): boolean {
  const first = partitionPoint(places, (place) => place < start - before);
  return (places[first] ?? Infinity) <= end + after;
}
