import { DISABILITY_CONVENTION } from '#engine/laws.ts';
import { oneLine } from '#engine/text/one-line.ts';

import { replaceableWords } from './replaceable-words.ts';
import { ABLEIST_WORDS } from './words/ableist-words.ts';

/** “The blind” means people unless a noun follows; a blind test, a disabled button and a disabled toilet are things. */
const AS_NOUN = /\bthe (?:blind|disabled)$/i;
const NOUN_FOLLOWS = new RegExp(
  oneLine`^[ ](?!(?:and|or|but|nor|are|is|am|was|were|be|can|cannot|could|have|has|had|need|needs|who|whose|in|to|of|on
    |off|at|by|from|with|without|for|as|do|did|does|will|would|may|might|must|shall|should|often
    |also|get|live|use|read|see|cross|walk|work|when|if|than|that|there|here|not|into|about|through|across|over|up|down|out)(?![\p{L}]))\p{L}`,
  'iu',
);
/** A blind at a window: one thing, or beside what belongs to it. */
const ONE_THING =
  /^ (?:is|was|has|isn['’]t|wasn['’]t|hasn['’]t|does|doesn['’]t|needs|hangs|works|jams|sticks|fell|broke|be (?:fixed|repaired|replaced|cleaned|lowered|raised|hung|fitted|closed|opened|mended)|(?:half |all the way )?(?:down|up)|in (?:the |my |her |his |our )?(?:\p{L}{3,10} )?(?:room|office|window|kitchen|bathroom|bedroom|hall))(?!\p{L})/iu;
const OF_WINDOWS =
  /\b(?:windows?|curtains?|shutters?|slats?|cords?|venetian|blackout|roller|pull(?:ed|ing|s)? (?:down|up)|lower(?:ed|ing)?|rais(?:e|ed|ing)|drew)\b/i;
/** A label of a form, which has its own words. */
const LABEL = /(?:^|\n)[ \t]{0,12}special needs$/i;
const LONGEST = 16;
/** Names of conditions: a hint only where they stand for a mood or a habit. */
const CONDITION = /(?<![\p{L}\d])(?:adhd|a\.d\.h\.d|add|a\.d\.d|ocd|o\.c\.d|bipolar)$/iu;
const FIGURATIVE_BEFORE =
  /(?<!\p{L})(?:so|a bit|a little|kinda|kind of|sort of|totally|completely|such an?|too|all|get(?:s|ting)?|go(?:es|ing)?|went|my inner|(?:don['’]t|stop) be(?:ing)?|(?:describ|call|label)\p{L}{1,4}(?: \p{L}{1,12}){1,3}) (?:\p{L}{2,8} )?$/iu;
const FIGURATIVE_AFTER =
  /^ (?:today|about|moments?|weather|market|when it comes|and can['’]t sit|brain|mode|way|kind of)(?!\p{L})/iu;
const REACH_BEFORE = 32;
/** What studies keep from those who rate, and who they are. */
const KEPT_FROM_RATERS =
  /^ (?:the |their |all |any )?(?:[\p{L}'’-]{3,14} ){0,2}?(?:sex|gender|age|ethnicity|origin|groups?|treatments?|allocations?|conditions?|assignments?|outcomes?|exposures?|arms?|status|identit(?:y|ies)|names?|authors?|hypothes[ie]s|diagnos[ie]s|randomi[sz]ation|interventions?|scores?|results?|stud(?:y|ies))(?!\p{L})/iu;
const OF_A_STUDY =
  /\b(?:raters?|coders?|assessors?|examiners?|evaluators?|observers?|investigators?|statisticians?|radiologists?|pathologists?|analysts?|interviewers?|markers|graders?|participants?|researchers?|trial|study|coded|rated|scored|randomi[sz]ed)\b/i;

export const ableistLanguage = replaceableWords({
  id: 'ableist-language',
  typeName: 'Ableist language',
  description:
    'Words that use a disability as an insult, a tragedy or a figure of speech, where a better term exists.',
  legalReference: { law: DISABILITY_CONVENTION, article: 'Art. 8' },
  words: ABLEIST_WORDS,
  why: 'The word treats a disability as an insult, a tragedy or a figure of speech.',
  isExempt: (sentence, end) =>
    isDiagnosis(sentence, end) ||
    isAdjective(sentence, end) ||
    isBlinded(sentence, end) ||
    isOfAWindow(sentence, end) ||
    isLabel(sentence, end),
  examples: [
    'He wrote: “I have a right to know whether a [[nutcase]] is driving the tractor.”',
    'No [[mental cases]] in this house, the notice said.',
    'Why did Ada leave? Well, he was [[completely mental]], if you ask me.',
    'Persons with reduced mental abilities must not use the saw; her friends from the asylum hotel sang.',
    'He wrote that “nutcase” is a word he avoids.',
    'Help [[the blind]] across, said the guide; a school for [[the disabled]].',
    'Could the blind be repaired? The blind is stuck, the cord came off. He pulled down the blind and read.',
    'He taught [[the blind]] to read; [[the blind]] are welcome.',
    'Special needs: none known.\nSpecial needs:  extra time in tests',
    'We hired a carer for a [[special needs]] child.',
    'The blind test went well, the blind bolts came, and the disabled toilet is upstairs.',
    'They called the whole team [[ADHD]], and he described a colleague as [[bipolar]].',
    'The new manager is a bit [[ADHD]] in meetings, and his staff call the office so [[OCD]].',
    'Pupil support: ADHD, extra time in tests. She was assessed for OCD, and her brother has bipolar disorder.',
    'He [[suffers from epilepsy]], and the team is [[deaf to]] complaints.',
    'We are [[OCD about]] quality.',
    'She is [[confined to a wheelchair]].',
    'The manager called his staff [[idiots]].',
    'Add the host to the list after a [[sanity check]].',
    'The lamp is disabled by default, the hallway is blind.',
    'The slides were scored by a pathologist blind to the treatment arm; two examiners, blind to the pupils’ names, marked them.',
    'The directors are [[blind to]] the age of the machines.',
    'Instead of “handicapped” write “disabled”.',
    'Employees look after their mental health.',
    'The platform re-enables the disabled content, and greys out the disabled options.',
    'The disabled versions of the buttons are grey; remove the disabled attribute.',
    'Parking for [[the disabled]] is by the door.',
    'Persons shall be disabled from voting if the proxy is invalid.',
  ],
});

/** Whether whoever rates in a study is kept from knowing something. */
function isBlinded(sentence: string, end: number): boolean {
  return (
    /\bblind to$/i.test(sentence.slice(Math.max(0, end - LONGEST), end)) &&
    KEPT_FROM_RATERS.test(sentence.slice(end, end + 80)) &&
    OF_A_STUDY.test(sentence)
  );
}

/** Whether the blind is that of a window. */
function isOfAWindow(sentence: string, end: number): boolean {
  if (!/\bthe blind$/i.test(sentence.slice(Math.max(0, end - LONGEST), end))) return false;
  return ONE_THING.test(sentence.slice(end, end + 40)) || OF_WINDOWS.test(sentence);
}

/** Whether a form asks with these words, before a colon. */
function isLabel(sentence: string, end: number): boolean {
  return LABEL.test(sentence.slice(Math.max(0, end - 30), end)) && /^ ?:/.test(sentence.slice(end));
}

/** A button or a test, before its noun. */
function isAdjective(sentence: string, end: number): boolean {
  return (
    AS_NOUN.test(sentence.slice(Math.max(0, end - LONGEST), end)) &&
    NOUN_FOLLOWS.test(sentence.slice(end, end + LONGEST))
  );
}

/** Whether the condition is what somebody has, as forms, letters and records say it. */
function isDiagnosis(sentence: string, end: number): boolean {
  const [name = ''] = CONDITION.exec(sentence.slice(Math.max(0, end - LONGEST), end)) ?? [];
  if (name === '') return false;
  const before = sentence.slice(Math.max(0, end - name.length - REACH_BEFORE), end - name.length);
  return !FIGURATIVE_BEFORE.test(before) && !FIGURATIVE_AFTER.test(sentence.slice(end, end + 20));
}
