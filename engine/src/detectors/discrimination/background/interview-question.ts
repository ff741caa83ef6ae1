import type { Match, Place, PlaceDetector } from '#engine/detector.ts';
import { isMentioned } from '#engine/detectors/discrimination/framing.ts';
import { CHOOSING } from '#engine/detectors/discrimination/selection-words.ts';
import { EEOC_GUIDANCE, EQUALITY_ACT } from '#engine/laws.ts';
import { phraseAround } from '#engine/phrases/phrase-around.ts';
import { phrase } from '#engine/phrases/phrase.ts';

const CHILD = '(?:children|kids|a child|a baby|babies|a family)';
const FAITH =
  '(?:religious|christian|catholic|protestant|muslim|jewish|hindu|sikh|buddhist|an atheist)';
const ORIENTATION = '(?:gay|lesbian|straight|bisexual|heterosexual|homosexual|transgender|trans)';
const ILLNESS = `(?:disabilit(?:y|ies)|health (?:problems?|conditions?|issues?)|medical
  (?:problems?|conditions?|issues?)|mental health (?:problems?|conditions?|issues?)|chronic
  (?:illness(?:es)?|conditions?)|mental illness(?:es)?)`;
const TRAIT = `(?:age|marital status|religion|faith|religious
  (?:background|beliefs?|affiliation|views)|race|ethnicity|ethnic (?:background|origin|group)|sexual
  orientation|sexuality|nationality|country of (?:birth|origin)|place of birth|birthplace)`;

/** Requires a question mark ahead; leaflets answer their own questions immediately. */
const ASKED =
  '(?= ?(?:[^.!?\\n]|\\n(?=[ \\t]{0,16}[a-z])){0,120}\\?(?! (?:then|you (?:can|may|need)|your \\w{3,12} (?:can|may|is|are)) ))';
/** Questions addressed to applicants, as pattern sources. */
const TO_YOU = [
  `(?:do|did) you (?:already )?have (?:any )?${CHILD}|how many (?:children|kids) do you have`,
  `do you (?:plan|intend|hope|want|wish) (?:to have|to start|on having|on starting)
    (?:any |more )?${CHILD}|are you (?:planning|hoping|intending|trying|going)
    (?:to have|to start|on having|on starting|for) (?:any |more )?${CHILD}`,
  `(?:are|were) you
    (?:currently )?(?:married|single|divorced|engaged|pregnant|expecting(?: a baby)?)|are you in a
    relationship|do you have a (?:boyfriend|girlfriend|husband|wife|spouse)`,
  `what(?:'s| is| are) your
    (?:childcare arrangements|${TRAIT}|(?:native|first) language|mother tongue)|who
    (?:will|would|is going to|looks?) (?:look )?after your (?:children|kids)`,
  `how old are you|(?:what|which) year were you born|when
    (?:were you born|(?:do|will) you (?:plan to |intend to |expect to )?retire)`,
  `are you (?:an? )?(?:practi[sc]ing )?(?:${FAITH}|${ORIENTATION})|(?:which|what)
    (?:church|mosque|temple|synagogue) do you (?:attend|go to)|do you (?:attend|go to) church
    |(?:which|what) religious holidays do you (?:keep|observe|celebrate)`,
  `where (?:were you|were your parents|was your family) born|where are
    (?:you|your parents|your family) (?:really|originally) from|where (?:do|does)
    (?:you|your parents|your family) (?:really|originally) come from|are your parents (?:also )?from
    |is (?:english|german|french|spanish) your (?:first|native) language|where(?:'s| is) your accent
    from`,
  `what (?:does|do|will|would|did) your (?:husband|wife|partner|spouse|boyfriend|family) (?:think|say|feel|make)
    (?:about|of|to|if|when)`,
  '(?:have you (?:ever )?been|were you ever) arrested|do you have an arrest record',
  `(?:(?:your|that|her|his) (?:sur|last |first |family )?|sur)names?,? (?:so )?where(?:'s| is| does) (?:that|it|this)(?: one)? (?:come )?from|where(?:'s| is| does) (?:that|this|your) (?:sur|last |first |family )?name (?:come )?from`,
].map((wording) => `(?:${wording})${ASKED}`);
/** The same about health, which is covered by a different law. */
const HEALTH_TO_YOU = [
  `(?:do|did) you (?:currently )?(?:have|suffer from) (?:an? |any )?${ILLNESS}|are you disabled|have
    you (?:ever )?(?:had|suffered from|been treated for)
    (?:an? |any )?(?:${ILLNESS}|depression|anxiety|cancer)`,
  `how many days (?:were|have) you (?:been )?(?:off (?:sick|ill)|ill|sick)|how many days did you (?:take|have) off (?:sick|ill)|how (?:often|much) (?:were|are|have) you (?:been )?(?:off )?(?:sick|ill)|how many (?:sick days|days (?:off )?sick|days of sick leave|sickness absences) (?:did|have) you
    |do you take (?:any )?(?:prescription (?:drugs|medicines?)|medication)|have you
    (?:ever )?(?:filed|made|had) (?:an? |any )?workers?'? compensation claims?`,
].map((wording) => `(?:${wording})${ASKED}`);

const APPLICANT = `(?:(?:the|each|every|all|any|female|male|women|younger|older) )?(?:candidates?
  |applicants?|interviewees?|prospective tenants?)`;
const PRIVATE = `(?:religion|faith|religious (?:affiliation|beliefs?)|marital status|number of (?:children|dependants)|sexual orientation|family (?:status|plans)|political (?:views|affiliation)|pregnancy)`;
const OTHER_FACT =
  '(?:name|full name|sex|gender|age|date of birth|nationality|place of birth|caste|ethnicity|race|address)';
/** A list of facts about an applicant, one of which is private. */
const TRAITS_OF_THEM = `(?:their|his or her|the)? ?(?:(?:${OTHER_FACT}|${PRIVATE})(?:, (?:and )?| and )(?:their )?){0,4}${PRIVATE}(?:(?:,| and|, and) (?:their )?(?:${OTHER_FACT}|${PRIVATE})){0,4}`;
const SEVERAL_TRAITS = `(?:${OTHER_FACT}(?:, (?:and )?| and )(?:your )?){0,3}${PRIVATE}(?:(?:,| and|, and) (?:your )?(?:${OTHER_FACT}|${PRIVATE})){0,3}(?:,| and|, and) (?:your )?${PRIVATE}`;
const TO_THEM = `(?:(?:he|she|they|the candidate|the applicant)(?:'s|'re)? )`;
const OF_FAMILY_TO_COME = `(?:whether|if) ${TO_THEM}(?:(?:intends?|plans?|means?) to
  |(?:is |are |was |were )?(?:planning|intending) to|(?:is |are |was |were )?thinking (?:of|about)
  |(?:planned|intended|wanted|hoped) to) (?:have |having |start |starting )(?:any |more )?${CHILD}`;
const OF_THEM = `(?:(?:whether|if) ${TO_THEM}(?:(?:is|are) (?:married|single|divorced|pregnant
  |${FAITH}|${ORIENTATION})|(?:has|have) (?:any |young |small )?(?:${CHILD}|a husband|a wife|a
  partner)|(?:has|have) (?:ever )?been arrested|(?:wants?
  |hopes?) (?:to have )?(?:any |more )?${CHILD}|(?:goes|go) to church)|how old ${TO_THEM}(?:is|are)|where
  (?:${TO_THEM}(?:was|were) born|(?:his|her|their) parents (?:are|come|were))|(?:about|for)
  (?:(?:his|her|their) )?(?:${TRAIT}|family plans|plans (?:for|to have) (?:a family|children|kids)
  |childcare(?: arrangements)?|(?:children|kids|husband|wife))|what (?:his|her|their) (?:${TRAIT})
  is)`;
const HEALTH_OF_THEM = `(?:(?:whether|if)
  ${TO_THEM}(?:(?:has|have) (?:an? |any )?${ILLNESS}|(?:is|are) disabled)|about (?:(?:his|her
  |their) )?(?:${ILLNESS}|sick(?:ness)? (?:record|absences?|leave|days)|state of health|health
  |medical history))`;

/**
 * Wordings that by themselves imply a selection, wordings that need that context from the text, and the explanation for
 * both.
 */
const QUESTIONS = [
  {
    alone: phrase(
      `asks? ${APPLICANT} (?:${OF_FAMILY_TO_COME}|${OF_THEM})`,
      `(?:ask|asked) (?:him|her|them) ${OF_FAMILY_TO_COME}`,
      `(?:state|give|mention|include|indicate|specify|tell us)(?: us)? your (?:\\w{3,12},? (?:and )?){0,2}(?:age|marital
        status|religion|sexual orientation|ethnicity|place of birth)(?:,? (?:and )?(?:your )?(?:\\w{3,12} ?){1,2}){0,3}
        (?:in|on|with) (?:your|the|every|each|an?) (?:cover(?:ing)? letters?|applications?|cvs?|resumes?|e-?mail)`,
      `(?:candidates?|applicants?|prospective tenants?|tenants?|job seekers) (?:must|should|shall|have to|need to|are (?:asked|required|requested|expected|obliged) to|will be asked to)
        (?:state|give|indicate|declare|disclose|provide|specify|mention|include|list|name) (?:${TRAITS_OF_THEM}|${OF_THEM})`,
      `(?:please )?(?:state|indicate|give|specify|mention|tell us|declare|disclose)(?: us)? (?:your )?${SEVERAL_TRAITS}`,
      `(?:panel|chair|chairman|chairwoman|interviewers?|recruiter|hiring manager)
        (?:also |then )?asked ${OF_FAMILY_TO_COME}`,
    ),
    inCompany: phrase(
      ...TO_YOU,
      `(?:please )?(?:state|indicate|tell us|say|mention|specify) (?:whether|if) you(?:'re| are) (?:currently )?(?:married|single|divorced|pregnant|religious|gay)`,
      `ask (?:him|her|them) ${OF_THEM}`,
    ),
    meaning: {
      why: 'The question asks about a protected trait, which invites a biased decision.',
    },
  },
  {
    alone: phrase(
      `ask ${APPLICANT} ${HEALTH_OF_THEM}`,
      `(?:we|i|they|the panel)(?:'ll| will| shall)?(?: also| always)? ask (?:you|each of you|everyone|everybody|all applicants|candidates) (?:at (?:the )?interview |in (?:the )?interview |there |then )?(?:about|for) (?:any |your )?${ILLNESS}`,
    ),
    inCompany: phrase(...HEALTH_TO_YOU, `ask (?:him|her|them) ${HEALTH_OF_THEM}`),
    meaning: {
      why: 'The question asks about health, which invites a biased decision.',
      recommendation: 'Do not ask about health before making a job offer.',
      legalReference: { law: EQUALITY_ACT, article: 's. 60' },
    },
  },
];

/** Others ask these questions for good reason, or state what must not be asked. */
const OTHERS_ASK = phrase(
  `patients?|clinic|nurse|vaccin(?:e|es|ation)|medical (?:form|questionnaire)|health
    (?:form|questionnaire|declaration|check)|x-ray|customs|visa|embassy|consulate|border|immigration
    |asylum|insur(?:ance|ed|er)|tax|census|survey|respondents?|participants|police|detective
    |suspects?|witness(?:es)?|adopt(?:ion|ive)|foster|donors?`,
  `(?:equal(?:ity|ities)?|diversity)
    (?:opportunit(?:y|ies) )?(?:and (?:inclusion|diversity) )?(?:monitoring|survey|form|questionnaire)
    |equal opportunit(?:y|ies)|monitoring form|voluntary|prefer not to|reasonable
    (?:adjustments?|accommodations?)|adjustments`,
  `unlawful(?:ly)?|illegal(?:ly)?|inappropriate|off-limits|discriminat(?:e|es|ed|ing|ion|ory)
    |prohibit(?:s|ed)?|eeoc|equality act
    |(?:must|should|may|can|do|does|shall|will|could|would)(?: not|n't)(?: be)? ask(?:ed|s)?
    |(?:cannot|never|not to|not|avoid|refrain from)(?: be)? ask(?:ed|ing)?|not (?:allowed|permitted)
    to|avoid(?:s|ing)?`,
  `fill in|skip to|go to (?:question|section|part|page)|lessons?|grammar|vocabulary|dialogues?
    |exercises?|translat(?:e|ion)|learners?|pronunciation|phrasebook|dating|tinder
    |enrol(?:l?ments?|ling)?|novel|magazine|podcast|journalists?|authors?|faqs?|frequently asked|lol
    |haha|hugs`,
  'i (?:passed|failed|had|got|have|aced) (?:an?|my|the) (?:job )?interview',
);
/** A doctor may ask so; the form of an employer has no use for plans. */
const PLANNED_PREGNANCY = phrase(
  `(?:are you )?(?:currently )?pregnant(?:,)? or (?:are you )?(?:planning|trying|hoping|intending|likely) (?:(?:to be|to become|to get|for)(?: pregnant| a baby| a family| one)?|a (?:pregnancy|family|baby))(?: (?:in|within|during|over) (?:the )?(?:\\w{3,10} ){0,2}\\w{1,10}(?: \\w{4,7})?)?${ASKED}`,
);
const OF_STAFF = phrase(
  `new starters?|starter form|staff (?:form|questionnaire)|employee (?:details|record|form|questionnaire)|personnel (?:form|record|questionnaire)|right to work|hourly rate|payroll|line manager|contract of employment`,
);
/** A number that every employer in Britain asks for; no insurer asks here. */
const STATE_INSURANCE = /\bnat(?:ional|\.)? insurance\b/giu;
const AROUND = { before: 60, after: 260 };
const CONFIDENCE = 0.8;

export const interviewQuestion: PlaceDetector = {
  scope: 'place',
  id: 'interview-question',
  typeName: 'Interview question about a protected trait',
  category: 'discrimination',
  description:
    'Questions to applicants, tenants or borrowers about family, age, religion, origin, health or arrests.',
  severity: 'medium',
  recommendation: 'Ask only about what the job, the home or the loan requires.',
  legalReference: { law: EEOC_GUIDANCE, article: 'Pre-Employment Inquiries' },
  triggers: (
    'have children|have kids|have any children|have any kids|have a family|have a child|' +
    'have a baby|have more children|having children|having kids|start a family|' +
    'starting a family|many children do*|many kids do*|for a baby|you married|you single|' +
    'you divorced|you engaged|you pregnant|currently married|currently pregnant|you expecting|' +
    'in a relationship|a boyfriend|a girlfriend|a husband|a wife|a spouse|your childcare*|' +
    'your age|your marital*|your religio*|your faith|your race|your ethnic*|your sexual*|' +
    'your nationality|your country of*|your place of birth|your native*|your first language|' +
    'your mother tongue|after your children|after your kids|how old are you|year were you*|' +
    'when were you born|you retire|to retire|you religious|you a practi*|you a christian|' +
    'you christian|you catholic|you a catholic|you muslim|you a muslim|you jewish|you hindu|' +
    'you a hindu|you sikh|you a sikh|you gay|you lesbian|you straight|you bisexual|' +
    'you heterosexual|you transgender|you trans|which church|what church|to church|' +
    'attend church|religious holidays|were you born|your parents|your family born|' +
    'originally from|really from|originally come from|really come from|your accent|' +
    'been arrested|ever arrested|arrest record|a disability|any disabilit*|health problem*|' +
    'health condition*|health issue*|medical condition*|medical problem*|chronic illness*|' +
    'mental illness*|you disabled|had depression|from depression|sick days|days sick|' +
    'days off sick|sickness absences|you take medication|any medication|prescription drugs|' +
    'compensation claim*|panel asked*|chair asked*|interviewer asked*|interviewers asked*|' +
    'recruiter asked*|manager asked*|asked her whether*|asked her if*|asked him whether*|' +
    'asked him if*|ask him|ask her|ask them|ask candidates|ask the candidate*|ask applicants|asks applicants|asks the applicant*|asks candidates|asks the candidate*|asks each*|asks every*|they are pregnant|they are married|they have children|' +
    'ask the applicant*|ask each*|ask every*|ask all candidates|ask all applicants|ask female*|' +
    'ask women*|ask interviewees|ask prospective tenants|your husband think*|your wife think*|' +
    'your partner think*|your husband say*|your wife say*|your partner say*|your husband feel*|' +
    'candidates must state|candidates must declare|candidates must disclose|candidates must indicate|applicants must state|applicants must declare|applicants must disclose|applicants must indicate|tenants must state|tenants must declare|tenants must disclose|tenants must indicate|candidates are required*|candidates are requested*|candidates are expected*|candidates are obliged*|candidates are asked*|applicants are required*|applicants are requested*|applicants are expected*|applicants are obliged*|applicants are asked*|tenants are required*|tenants are requested*|tenants are expected*|tenants are obliged*|tenants are asked*|their religio*|their faith|their marital*|their sexual*|their family plans|their political*|their pregnancy|their number of*|his or her religio*|his or her marital*|sexual orientation|number of children|number of dependants|' +
    'religion, marital*|religion and marital*|marital status|religion in the*|religion on the*|days were you*|days have you*|days did you*|often were you*|often are you*|often have you*|much were you*|much are you*|much have you*|name where*|name, where*|names, where*|names where*|name so*|name, so*|surname where*|surname, where*|name from|name come from|surname from|surname come from|mental illness*|age in your*|age in the*'
  ).split('|'),
  reach: { before: 1300, after: 400 },
  examples: [
    '[[Candidates must state their religion, marital status and date of birth]] in the application form.',
    '[[Please indicate your religion, marital status and number of children]].',
    'Please state your name, nationality and address. Candidates must state their name and number of points.',
    '[[Applicants must declare whether they are pregnant]]. The form [[asks applicants for their religion]].',
    '[[Applicants are required to indicate their marital status and religion]].',
    'Equal opportunities: applicants are asked to give their religion, which is voluntary.',
    'Patients please state your religion, marital status and number of children on the ward.',
    'Questions for the interview:\n- Why do you want this job?\n- [[Do you have children]]?\n- [[Are you married]]?\n- [[How old are you]]?\n- [[What is your religion]]?',
    'Interview guide: [[Where were you born]], and [[are your parents from]] there too? [[Have you ever been arrested]]?',
    '[[Ask her whether she intends to have kids]] soon.',
    'For the viewing, landlord: [[Are you married]], and [[do you have any kids]]?',
    'Screening of candidates: [[How many sick days have you]] had this year?',
    'Please [[ask candidates about their family plans]] and [[ask the applicant if she is pregnant]].',
    'Before we lend: loan application, part one. [[Are you pregnant]]?',
    'Notes for the second interview: [[ask him how old he is]].',
    'Then the [[Chair asked whether she was planning to have more children]].',
    'Vacancy: clerk. [[State your age, marital status and religion in the cover letter]].',
    'Interview questions:\n- [[What does your husband think about]] you travelling so much?\n- [[Which church do you go to]]?',
    'State your age and the name of the book in your letter to the editor.',
    'The chair asked whether she was planning to have the report ready.',
    'Are you married? Then fill in part B. Applicants pay no fee.',
    'FAQ for tenants: Are you married? Your spouse may be added to the lease. How old are you? You may apply at 18.',
    'I passed the interview! How old are you now? Are you still single?',
    'Hi Jo, how old are you? Do you have children? I have two.',
    'Personnel form, right to work seen. Health: [[Are you pregnant or trying for a baby]]?',
    'Starter form. National Insurance no.: AB 12 34 56 C. Hourly rate: 13. [[Are you pregnant or hoping for a baby]] this year? Y/N',
    'Fitness class: are you pregnant or planning a pregnancy?',
    'New starter form, first aid: are you pregnant?',
    'New patients: Are you pregnant? Do you have any medical conditions? Have you had an interview with the nurse?',
    'Interviewers must not ask: Are you married? Do you have children?',
    'Equal opportunities monitoring form for applicants: What is your religion? Prefer not to say.',
    'School enrolment, interviews in May: Are you married? Do you have any kids here?',
    'Lesson 3: the job interview. How old are you? Where were you born?',
    'At the border the applicant was asked: Have you ever been arrested?',
    'In the interview: do you have a disability for which you need adjustments?',
    'Panel: Roe, Kay. Candidate 2\n04:10 EK: Tell me, [[are you going to have kids]] while\n      you are here?\n04:40 TR: [[Your last name, where does that come from]], if I may?\n05:02 EK: [[How many days were you off ill]] in spring?',
    'Apply by Friday. [[We will ask you at interview about any medical conditions]].',
    'The candidate asked for the file name, where is it from? We will ask you about any problems with the route.',
    'Ask her whether she has children; ask him how old he is.',
    'We asked the candidates about their experience. Ask applicants about their availability.',
    'The interview taught them how old are you in the dark.',
  ],
  verify(place) {
    const found = questionIn(place);
    if (found === undefined || OTHERS_ASK.test(place.text.replace(STATE_INSURANCE, '')))
      return undefined;
    return isMentioned(place.text, found.start, found.end) ? undefined : found;
  },
};

function questionIn(place: Place): Match | undefined {
  const isChoosing = CHOOSING.test(place.text);
  for (const { alone, inCompany, meaning } of QUESTIONS) {
    const found =
      phraseAround(place, alone, AROUND) ??
      (isChoosing ? phraseAround(place, inCompany, AROUND) : undefined);
    if (found !== undefined) return { ...found, confidence: CONFIDENCE, ...meaning };
  }
  return OF_STAFF.test(place.text) ? plannedPregnancyIn(place) : undefined;
}

function plannedPregnancyIn(place: Place): Match | undefined {
  const found = phraseAround(place, PLANNED_PREGNANCY, AROUND);
  return (
    found && {
      ...found,
      confidence: CONFIDENCE,
      why: 'The form asks staff whether they plan to have a child.',
    }
  );
}
