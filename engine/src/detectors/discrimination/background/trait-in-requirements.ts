import type { Match, Place, PlaceDetector } from '#engine/detector.ts';
import { FOR_EVERY_TRAIT } from '#engine/detectors/discrimination/equal-treatment.ts';
import { isDisclaimed, isMentioned } from '#engine/detectors/discrimination/framing.ts';
import { phrase } from '#engine/phrases/phrase.ts';
import { startOfLine } from '#engine/text/lines.ts';

import { REQUIRED_TRAITS } from './required-traits.ts';

/** Words of job advertisements, possibly some lines away; those of a CV differ. */
const ADVERTISEMENT = phrase(
  `(?:required|minimum|preferred|desired|essential) (?:qualifications?|skills|experience
    |requirements)|requirements|what we(?:'re| are) looking for|(?:is|are|we're) (?:hiring
    |recruiting|looking for|seeking)|(?:seeks?|wanted)|vacanc(?:y|ies)|job (?:description|title
    |opening|summary|purpose)`,
  `(?:application|closing) (?:deadline|procedures?|date)|apply (?:now|today|by|to|at|via)
    |(?:send|submit|forward|e-?mail|drop|mail) (?:us )?(?:your|their|a|the) (?:cvs?|resumes?|résumés?
    |applications?)|candidates?|applicants?|be one of us|join (?:us|our team)`,
  `willing to (?:work|travel|be (?:assigned|trained))|(?:at least|minimum(?: of)?)
    (?:\\d{1,2}|one|two|three|five) years?'? (?:of )?(?:\\w{2,15} )?experience|graduate of
    |remuneration|(?:with )?pleasing personality`,
);
/** Others ask for age or sex too: in studies, insurance, schools, medicine and games. */
const NO_ADVERTISEMENT = phrase(
  `date of birth|personal (?:details|data|information)|nationality:|marital status:|blood group|height:|d\\.?o\\.?b|references (?:are )?available|patients?|(?:in|ex)clusion criteria
    |cohorts?|respondents|survey|scholarships?|fellowships?|policyholders?|premiums?|passengers?
    |actors?|actress(?:es)?|cast(?:ing)?|auditions?|playing age|screen age|models? for|tournaments?|championships?|clinical trials?|dataset|census|asylum|lottery|sweepstakes|cup final`,
);
const LONGEST_LINE = 240;
const FULL_LINE = 50;

export const traitInRequirements: PlaceDetector = {
  scope: 'place',
  id: 'trait-in-requirements',
  typeName: 'Personal trait as a job requirement',
  category: 'discrimination',
  description:
    'An age, a sex, good looks or a health record on a line of a job ad, such as “Age: 25–40”.',
  severity: 'high',
  recommendation: 'Remove the line, and state what the work requires instead.',
  legalReference: FOR_EVERY_TRAIT,
  triggers: (
    'born after|born since|born in or*|born on or*|born not*|born no earlier*|born between|years old|yrs old|years of age|y.o.|y/o|age:*|age :*|age ##*|age below|age under|age not|' +
    'age no|age up|age between|age from|age limit*|age range*|age group*|aged ##*|ages ##*|' +
    'male|males|female|females|young|looking|appearance|exterior|mental illness|depression|' +
    'sick days|days sick|days of sick*'
  ).split('|'),
  reach: { before: 900, after: 300 },
  examples: [
    'Requirements:\n- [[Born after 1990]]\n- driving licence B',
    'Requirements for the grant survey:\n- Born after 1990\nThe patients are children born after 1990.',
    'REQUIRED QUALIFICATIONS:\n- [[Age: 25 and more]];\n- two years of experience.',
    'Requirements:\n- [[be up to 30 years old]];\n- driving licence B.',
    'We are hiring a cook.\n• [[Male (not more than 35 years old)]]\n• Graduate of a catering school',
    'Vacancy: cashier.\n- [[Male, up to 30 years, unmarried]], neat\n- OND',
    'Office clerk, vacancy no. 7\n- [[Female (20-26)]]\n- computer skills',
    'Vacancy: guide.\nRequirements: history of the town. [[Age below 30 years]].',
    'JOB TITLE: Dentist\nELIGIBILITY CRITERIA: [[Females under 30 y.o]].',
    'Job description: repairs.\nRequirements:\n- [[Licensed male civil engineer]]\n- [[No history of mental illness]]',
    'Requirements:\n- [[Nice-looking exterior]];\n- [[active young citizens]].',
    'Our vacancy: clerk. [[A young, vigorous team]] awaits you.',
    'Candidates will have [[taken no more than five sick days]] in two years.',
    'Job description: driver. Requirements:\n- [[Age limit 45 years]]\n- Gender: [[male]]',
    'Youth coach wanted for girls aged 16-18 years. Requirements: badge.',
    'Requirements:\n- At least 18 years of age\n- Over 21 years old to drive the van',
    'Requirements: a car not more than 20 years old; work with children aged 16 to 18.',
    'Requirements for the study: female, 20-26 years old, no history of mental illness; patients are paid.',
    'Vacancy: dancer for a musical.\nRequirements: auditions on Friday, female, playing age 20–26 years old, at least two years of experience.',
    'CV. Date of birth: 4 May 1990. Sex: male. Requirements engineer.',
    'The firm is hiring. Male and female applicants of any age: up to 70 years old and above.',
    'We seek a manager for a company that is up to 30 years old, in a house of a nice-looking exterior.',
    'Volunteers wanted to mentor young citizens.',
    'Candidates: do not write “age below 30 years”.',
    'We are hiring. Equal opportunities: no age limit of 30 years, and up to 60 years old is no bar.',
  ],
  verify(place) {
    const found = traitIn(place);
    if (found === undefined) return undefined;
    const { text } = place;
    if (!ADVERTISEMENT.test(text) || NO_ADVERTISEMENT.test(text)) return undefined;
    return found;
  },
};

/** The trait that the trigger's line requires. */
function traitIn({ text, start }: Place): Match | undefined {
  const from = Math.max(startOfLine(text, start), start - LONGEST_LINE);
  const lineEnd = endOfRequirement(text, start, from);
  const until = Math.min(lineEnd < 0 ? text.length : lineEnd, start + LONGEST_LINE);
  const line = text.slice(from, until);
  const at = start - from;
  for (const { form, unless, ...meaning } of REQUIRED_TRAITS) {
    const found = form.exec(line);
    if (found === null || found.index > at || found.index + found[0].length <= at) continue;
    const span = { start: found.index, end: found.index + found[0].length };
    if (unless?.test(line) === true || isMentioned(line, span.start, span.end)) continue;
    return isDisclaimed(line)
      ? undefined
      : { confidence: 0.78, ...meaning, start: from + span.start, end: from + span.end };
  }
  return undefined;
}

/** The end of the line that contains `start`; a full line continues on the next. */
function endOfRequirement(text: string, start: number, from: number): number {
  const end = text.indexOf('\n', start);
  return end - from < FULL_LINE ? end : text.indexOf('\n', end + 1);
}
