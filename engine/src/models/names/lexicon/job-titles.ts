import type { Span } from '#engine/vocabulary.ts';

import { isListedName } from './name-lookup.ts';

/** Names of jobs, without words that are common surnames as well, such as Baker, Cook, Dean and Marshall. */
const JOBS = new Set(
  (
    'accountant adjuster administrator adviser advisor analyst architect assessor assistant associate attorney auditor ' +
    'barrister cashier ceo cfo clerk consultant controller coo coordinator counsel ' +
    'counsellor cto dentist designer developer director doctor economist editor electrician engineer executive ' +
    'foreman headmaster headmistress headteacher inspector investigator journalist lawyer lecturer librarian manager ' +
    'matron mechanic midwife nurse officer operator optician orthodontist paralegal paramedic pharmacist ' +
    'photographer physician physicist physio plumber practitioner principal prosecutor receptionist ' +
    'recruiter registrar representative researcher salesman salesperson scientist sergeant ' +
    'solicitor spokesman spokesperson spokeswoman statistician superintendent supervisor surgeon teacher technician ' +
    'therapist trainer treasurer trustee ' +
    'banksman boatman boatswain bosun captain chair chairperson churchwarden choirmaster coxswain groundsman groundskeeper greenkeeper ' +
    'handyman helmsman janitor lifeguard linesman postmaster quartermaster sacristan storeman subeditor timekeeper umpire ' +
    'vice-captain vice-chair vice-chairman vice-president webmaster cllr cllrs councillor'
  ).split(' '),
);
/** By an office people are addressed, and called, as in `President Lincoln`: it is no name, but may be part of one. */
const OFFICES = new Set(
  'ambassador chairman chairwoman minister president secretary senator'.split(' '),
);
/** Specialists: cardiologist, paediatrician, radiographer, physiotherapist. */
const SPECIALIST = /(?:log|iatr|metr|therap|nom|thet|thes)ist$|iatrician$|grapher$/;
/** Words that may stand before the name of a job; no others may. */
const KINDS = new Set(
  (
    'account acting and area assistant associate branch business chief clinical communications deputy detective ' +
    'district executive finance financial first foreign former general group head human interim junior lead legal ' +
    'managing marketing medical national of office operations orthopaedic orthopedic personal prime product program ' +
    'programme project quality regional research resources sales security senior service social software specialist ' +
    'staff systems team technical the trainee veterinary vice ward'
  ).split(' '),
);
const WORD = /[\p{L}\p{M}.'’-]+/gu;
const FIRST_WORD = /^[\p{L}\p{M}.'’-]+/u;
const MIN_LETTERS = 3;

/**
 * A span of capitalized words without the job at its beginning, as `Helen Okafor` of `Consultant Cardiologist Helen
 * Okafor`; undefined where the job is all that they say.
 */
export function withoutJobTitle<T extends Span>(text: string, span: T): T | undefined {
  const written = text.slice(span.start, span.end);
  if (isRole(written)) return undefined;
  if (!mayBeJob(FIRST_WORD.exec(written)?.[0] ?? '')) return span;
  let isJob = false;
  let isOffice = false;
  for (const { 0: word, index } of written.matchAll(WORD)) {
    const small = word.toLowerCase();
    if (isJobName(small)) isJob = true;
    else if (OFFICES.has(small)) isOffice = true;
    else if (!KINDS.has(small)) return isJob ? afterJob(span, written, index) : span;
  }
  return isJob || isOffice ? undefined : span;
}

/** Whether words are a job title and nothing else. */
export function isJobTitle(words: string): boolean {
  return withoutJobTitle(words, { start: 0, end: words.length }) === undefined;
}

/**
 * Whether several words are the name of a role, whatever kind of it they name, as `Welfare Officer`: the last one is a
 * job, and no other is in the lists of names.
 */
function isRole(written: string): boolean {
  const words = written.match(WORD) ?? [];
  if (words.length < 2 || !isJobName(words.at(-1)?.toLowerCase() ?? '')) return false;
  return !words.slice(0, -1).some((word) => word.length < MIN_LETTERS || isListedName(word));
}

function isJobName(small: string): boolean {
  return JOBS.has(small) || SPECIALIST.test(small);
}

function mayBeJob(word: string): boolean {
  const small = word.toLowerCase();
  return isJobName(small) || OFFICES.has(small) || KINDS.has(small);
}

function afterJob<T extends Span>(span: T, written: string, index: number): T | undefined {
  const isName = written.length - index >= MIN_LETTERS;
  return isName ? { ...span, start: span.start + index } : undefined;
}
