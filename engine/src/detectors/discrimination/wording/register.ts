import { phrase } from '#engine/phrases/phrase.ts';

/** Words for unnamed people. */
const PEOPLE = phrase(
  'they|them|their|themselves|people|persons?|everyone|everybody|someone|somebody|anyone|anybody|nobody|individuals?',
  'employees?|colleagues?|co-?workers?|workers?|managers?|staff|candidates?|applicants?|teammates?|leaders?|boss(?:es)?',
  'students?|pupils?|teachers?|residents?|neighbou?rs?|patients?|visitors?|volunteers?|participants?|interns?',
);
/** Wording of contracts and statutes, in which everyday words are terms of art. */
const LEGAL = phrase(
  'shall|here(?:of|in|by|under|to|after|inafter|with)|there(?:of|in|by|under|to|after)|pursuant|notwithstanding|whereas',
  `agreements?|part(?:y|ies)|licen[cs](?:e|es|ed|ee|or|ing)|franchis(?:e|es|ee|or|ing|ees)
    |less(?:ee|or)|tenanc(?:y|ies)|lease`,
  `indemnif(?:y|ies|ied|ication)|liabilit(?:y|ies)|liable|warrant(?:s|y|ies)|damages|sections?
    |clauses?|exhibits?|schedules?|article`,
  `court|statutes?|plaintiffs?|defendants?|jurisdiction|insured|beneficiar(?:y|ies)|trustees?
    |contractors?|suppliers?|vendors?`,
  `terms|conditions|consent|obligations?|compl(?:y|iance)|applicable|provisions?|shares
    |stockholders?|shareholders?|compan(?:y|ies)|corporation|inc|services?`,
);
/** Technical wording, in which everyday words are technical terms. */
const TECHNICAL = phrase(
  `servers?|files?|folders?|code|click(?:s|ed|ing)?|install(?:s|ed|ing|ation)?|software|databases?
    |data|api|config(?:uration)?|scripts?`,
  `commits?|branch(?:es)?|repositor(?:y|ies)|functions?|methods?|class(?:es)?|packages?|modules?
    |commands?|browsers?|websites?|pages?`,
  `systems?|device(?:s)?|hardware|network|apps?|applications?|plugins?|librar(?:y|ies)|users?
    |default|options?|settings?|version|engine|machines?`,
);
const LONGEST = 240;

/** Whether a sentence is about unnamed people, in everyday language rather than that of a contract or a manual. */
export function speaksOfPeople(sentence: string): boolean {
  return (
    sentence.length <= LONGEST &&
    PEOPLE.test(sentence) &&
    !LEGAL.test(sentence) &&
    !TECHNICAL.test(sentence)
  );
}

/** Whether a sentence is worded like a contract or a statute. */
export function isLegal(sentence: string): boolean {
  return LEGAL.test(sentence);
}

const GENDERED = phrase(
  "(?:she|he)(?!'(?:ll|d|s))|her|hers|his|him|himself|herself|mr|mrs|ms|sir|madam|miss",
);

/** Whether a sentence itself states the sex of the people it is about. */
export function namesSex(sentence: string): boolean {
  return GENDERED.test(sentence);
}
