import type { Certainty, DetectorDescription, SentenceDetector } from '#engine/detector.ts';
import { BESIDE_SUBJECT } from '#engine/detectors/company.ts';
import { createNonPersonCheck } from '#engine/detectors/pii/names/no-person.ts';
import { GDPR } from '#engine/laws.ts';
import { applyRules } from '#engine/phrases/phrase-rule.ts';
import { phrase } from '#engine/phrases/phrase.ts';
import { partAround } from '#engine/reading/part-of-note.ts';

/** A statement counts if its sentence mentions a person. */
export const PERSON = phrase(
  'he|she|his|her|him|they|their|i|my|me|patient|employee|mr|mrs|ms|miss|dr|son|daughter|child|' +
    'wife|husband|spouse|partner|mother|father|mum|mom|dad|sister|brother|gran|grandma|grandad|nan|aunt|uncle|colleague|applicant|claimant|candidate|defendant|worker|tenant|' +
    'who|whose|you|poi|brother-in-law|sister-in-law|mother-in-law|father-in-law|son-in-law|daughter-in-law',
  String.raw`(?!(?:it|this|that|which|there|company|system|economy|country) )\w{2,20} (?:was|is|has been|had been) (?:diagnosed|treated|hospitali[sz]ed)`,
);
/**
 * Notes of an interview abbreviate its people to two letters; the excluded ones are countries, companies and subjects.
 */
const INITIALS =
  /(?:^|[.;:\n][ ]{0,2})(?!(?:IT|UK|US|EU|UN|TV|PR|HR|AI|BP|BA|GE|GM|VW|HP|LG|EY|EE|FX|PC|QA|MS|DC|LA|NY|NZ|EA)(?![A-Z]))[A-Z]{2} (?:is|was|has|had) /u;
/** Statements about everybody, about groups or hypothetical ones are about nobody in particular. */
const IN_GENERAL = phrase(
  `patients|people|individuals|adults|americans|women|men|millions|percent|%|study(?! (?:permit|visa))|studies
    |(?:clinical|controlled|randomi[sz]ed) trials?|research`,
);
const IN_RULES = phrase(
  `if|anyone|everyone|whoever|any person|persons|(?<!(?:\\bhe|\\bshe) )shall|must not|may not|regardless of(?! (?:neg|negative|hiv|test|result))|on grounds of
    |on the basis of|discriminat(?:e|es|ed|ion)|policy|policies|(?<!in-)law|laws`,
);

/** Statements about a person that the law gives special protection. */
interface PersonalStatement extends Omit<
  DetectorDescription,
  'category' | 'severity' | 'legalReference'
> {
  readonly severity?: DetectorDescription['severity'];
  readonly article: string;
  readonly triggers: readonly string[];
  /** The wordings, in the notation of `phrase`. */
  readonly forms: readonly string[];
  readonly why: string;
  /** Words of forms and files on somebody, which make a statement without a person one about whom the file is on. */
  readonly onFile?: RegExp;
  /** How certain a statement is whose sentence mentions nobody; `BESIDE_SUBJECT` when absent. */
  readonly ofNobody?: Certainty;
}

/** Higher than for just an age or a number in the same words. */
const CONFIDENCE = 0.82;

/**
 * Builds a detector of statements about a person named in the sentence or nearby; it skips general statements of rules
 * and studies.
 */
export function personalStatement(statement: PersonalStatement): SentenceDetector {
  const { article, forms, why, onFile, ofNobody = BESIDE_SUBJECT, ...description } = statement;
  const form = phrase(...forms);
  return {
    severity: 'medium',
    ...description,
    scope: 'sentence',
    category: 'pii',
    legalReference: { law: GDPR, article },
    forms: [form],
    read(sentence) {
      const isOfRule = IN_RULES.test(sentence);
      if (IN_GENERAL.test(sentence)) return [];
      const isOfPerson =
        PERSON.test(sentence) || INITIALS.test(sentence) || onFile?.test(sentence) === true;
      const certainty = isOfPerson ? { confidence: CONFIDENCE } : ofNobody;
      const stated = applyRules(sentence, [{ form, why, ...certainty }]).filter(
        ({ start }) => !isOfRule || !IN_RULES.test(partAround(sentence, start)),
      );
      if (stated.length === 0) return stated;
      const isOfNoPerson = createNonPersonCheck(sentence);
      return stated.filter(({ start }) => !isOfNoPerson(start));
    },
  };
}
