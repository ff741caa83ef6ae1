import { catalogue } from '#engine/catalogue.ts';
import type { DetectorDescription, FindingType } from '#engine/detector.ts';
import { knownTypes } from '#engine/known-types.ts';

/** Personal data that is recognized by meaning; numbers and network addresses are found by their form. */
const OF_PEOPLE: ReadonlySet<string> = new Set([
  'person-name',
  'postal-address',
  'date-of-birth',
  'health-condition',
  'medication',
  'religious-belief',
  'ethnic-origin',
  'political-opinion',
  'sexual-orientation',
  'trade-union-membership',
  'genetic-data',
  'biometric-data',
  'criminal-record',
  'disciplinary-record',
  'child-data',
  'family-matter',
  'remuneration',
]);

/** Policy violations that are recognized by meaning; tokens and keys are found by their form. */
const OF_CONDUCT: ReadonlySet<string> = new Set([
  'password',
  'threat-of-violence',
  'intimidation',
  'retaliation',
  'harassment',
  'falsified-record',
  'unsafe-practice',
  'bribery',
  'bid-rigging',
  'concealment',
  'control-bypass',
  'insider-dealing',
  'inside-information',
  'false-assurance',
  'privileged-advice',
  'unprotected-data',
]);

/** Recognized by what a whole document lacks, or by a field of a form. */
const NEVER_ASKED: ReadonlySet<string> = new Set(['missing-protection', 'application-photo']);

/** A type that a second reader may find, and what is meant by it. */
export interface AskedType extends FindingType {
  readonly description: string | undefined;
}

/** Descriptions for readers, where the detector's own is about how it works. */
const IN_OTHER_WORDS: ReadonlyMap<string, string> = new Map([
  ['person-name', 'The name of a living person that no label stands for.'],
]);

let asked: ReadonlyMap<string, AskedType> | undefined;

/**
 * The types that a second reader is asked for, by id: those recognized by the meaning of a sentence, which are most
 * types of bias, legal risks and conduct, and statements about people.
 */
export function askedTypes(): ReadonlyMap<string, AskedType> {
  asked ??= new Map(
    [...knownTypes().values()].filter(isAsked).map((type) => [type.id, described(type)]),
  );
  return asked;
}

function isAsked({ id, category, isInformational }: FindingType): boolean {
  if (isInformational || NEVER_ASKED.has(id)) return false;
  if (category === 'discrimination' || category === 'legal') return true;
  return OF_PEOPLE.has(id) || OF_CONDUCT.has(id);
}

function described(type: FindingType): AskedType {
  const detector: DetectorDescription | undefined = catalogue.find(({ id }) => id === type.id);
  return { ...type, description: IN_OTHER_WORDS.get(type.id) ?? detector?.description };
}
