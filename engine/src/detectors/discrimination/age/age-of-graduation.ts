import type { WordingPart } from '#engine/detectors/wording-part.ts';
import { EQUALITY_ACT } from '#engine/laws.ts';
import { phrase } from '#engine/phrases/phrase.ts';

const YEAR = String.raw`(?:19[5-9]\d|20[0-3]\d)`;
const SOMEBODY = `(?:anyone|anybody|everyone|everybody|people|candidates?|applicants?|those|all|the ones|cvs?|resumes?|résumés?|applications?)`;
const OLD_CV = `(?:who (?:have |has )?(?:graduated|qualified|finished (?:their|his|her|a) (?:degree|studies|course)|left (?:school|university|college)|finished (?:school|university|college))|with an? (?:degree|diploma|graduation(?: date| year)?|qualification)(?: from| dated)?|(?:graduating|graduated)) (?:before|prior to|earlier than|older than) ${YEAR}`;
const OF_SKILL = phrase(
  `licen[cs]es?|certificates?|accredit\\w{2,6}|scheme|programme|program|internship|bursar(?:y|ies)|scholarships?|loans?|refunds?|study|survey|register|alumni|transcripts?|archives?|syllabus|qualification framework|he|she|was|were|had`,
);
/** Rules on hire and insurance of anybody whose age says how they drive. */
const OLD = String.raw`(?:(?:the age of )?(?:6[05]|7\d|8\d)|(?:seventy|eighty|sixty-five|seventy-five))`;
const NO_EXCLUSION = phrase(
  `free|discount(?:s|ed)?|half price|reduced|not apply|no (?:extra|upper)|study|survey|said|was|were|he|she|unless`,
);

/** Wording that tells ages by the year of a degree, scorns the old, or keeps them from what others may buy. */
export const ageOfGraduation: WordingPart = {
  triggers: (
    'before 19##|before 20##|prior to 19##|prior to 20##|than 19##|than 20##|graduated in 20##|graduated in or after*|graduated after 20##|graduated after 19##|graduated since*|graduated no earlier*|graduated from 20##|graduation in 20##|graduation year*|qualified in 20##|qualified after*|qualified since*|qualified no earlier*|' +
    'sell-by date|sell by date|use-by date|use by date|best-before date|best before date|dinosaur|dinosaurs|fossil in*|old fossil|younger person|younger member|someone younger|somebody younger|anyone younger|anybody younger|a grandchild|born before|anyone over|anybody over|people over|those over|' +
    'aged over|aged ## or over|over ##|older than ##|over seventy|over eighty|over sixty-five|over seventy-five|above ##|leaver or*|graduate or*|student or*'
  ).split('|'),
  rules: [
    {
      form: phrase(
        `(?:filter(?:ed)? out|screen(?:ed)? out|weed out|reject|exclude|bin|skip|ignore|discard|remove|drop|sort out|leave out|no|without|not interested in|do not (?:consider|invite|shortlist)|don't (?:consider|invite|shortlist|bother with)) (?:all |any )?(?:${SOMEBODY} )?${OLD_CV}`,
        `only (?:consider|invite|shortlist|interview|want|call|take) (?:${SOMEBODY} )?(?:who |that )?(?:have )?(?:graduated|qualified|finished (?:their|a) (?:degree|studies)) (?:after|since|in or after|no earlier than|from) ${YEAR}`,
        `(?:(?:applicants?|candidates?|you|must|should) )?(?:must |should |need to |has to |have to )(?:have |be )?(?:graduated|qualified|finished (?:your|their) (?:degree|studies)) (?:(?:in|from) ${YEAR} (?:or|and) (?:later|after(?:wards)?|newer|more recent(?:ly)?|since)|(?:after|since|in or after|no earlier than|not before) ${YEAR})`,
        `(?:year of graduation|graduation (?:year|date)) ?:? (?:must be |should be )?(?:${YEAR} (?:or|and) (?:later|after(?:wards)?|newer)|(?:after|since|in or after|no earlier than|not before) ${YEAR})`,
      ),
      unless: OF_SKILL,
      confidence: 0.84,
      why: 'The year of a degree shows an age, so a limit on it excludes older people.',
    },
    {
      form: phrase(
        `(?:(?:he|she|they|bob|the \\w{3,12})(?:'s| is|'re| are| was) |is |are |getting )(?:well |long |way |far |a bit )?past (?:his|her|their) (?:sell-by|use-by|best-before|expiry|sell by|use by|best before) date`,
      ),
      unless: phrase('milk|food|yogh?urt|meat|eggs|cheese|medicines?|film|band|party|government'),
      confidence: 0.84,
      why: 'The wording judges a person by their age rather than their work.',
    },
    {
      form: phrase(
        `(?:that|the|this|our|your|an?|those|these|some|such an?) (?:(?:old|ancient|grumpy|boring|stupid) )?(?:dinosaurs?|(?:old )?fossils?) (?:in|from|at|on|who runs?|running) (?:the )?(?:accounts|accounting|hr|finance|payroll|it|legal|sales|admin|marketing|reception|procurement|purchasing|management|head office|the office|upstairs|this office|our office|my team|our team|the team|the board)`,
        `(?:dinosaurs?|old fossils?)(?! (?:experts?|hunters?|bones?|museum|park|fans?|research\\w{0,3}|digs?)) (?:\\w{2,12} ){0,6}?(?:retires?|retired|retiring|retirement|pensioned|pension|leaves us|hands in)`,
        `(?:he|she|they)(?:'s| is|'re| are) (?:(?:just|such|really|only|a bit of) )?(?:an? )?(?:(?:old|total|complete|real) )?(?:dinosaurs?)(?= ?(?:[.,;!]|$|when|with|and|who))`,
      ),
      unless: phrase(
        'museums?|fossils? (?:found|record|fuels?)|jurassic|bones|species|extinct(?:ion)?|films?|toys?|exhibit(?:ion)?|kids|children|i am|costume|party|game|named|called|skeletons?',
      ),
      severity: 'medium',
      confidence: 0.8,
      why: 'The word mocks somebody for their age.',
    },
    {
      form: phrase(
        `(?:is there|could you (?:get|ask|find|fetch)|get|ask|find|have you(?: got)?|do you have) (?:(?:perhaps|maybe|possibly|please) )?(?:an? |some |the )?(?:younger (?:person|member|relative|one|family member|colleague)|(?:someone|somebody|anyone|anybody) younger|grandchild(?:ren)?|grandson|granddaughter)(?: (?:in the (?:house|home|family|office|household)|at home|there|around|nearby|to hand))?(?: (?:who (?:understands?|knows|can|could|is good)|to (?:help|explain|do|show|talk))(?: \\w{2,12}){0,3})?`,
      ),
      requires: phrase(
        'understands?|computers?|internet|technology|tech|phone|online|apps?|explain|set it up|help (?:you|with)|talk to',
      ),
      unless: phrase('story|novel|childcare|babysit\\w{0,4}|interview|donor|he|she|i'),
      severity: 'medium',
      recommendation: 'Answer the question that was asked, whatever the customer’s age.',
      confidence: 0.8,
      why: 'The wording takes older customers for people who understand little.',
    },
    {
      form: phrase(
        `(?:too (?:complicated|difficult|hard|complex|technical|modern|fast|much)|(?:not|hardly|never) (?:easy|suitable|manageable)|beyond|confusing|a challenge) (?:for |to )?(?:anyone|anybody|people|those|users|customers|everyone|someone|somebody) (?:who (?:is|are|was|were) )?(?:born before (?:19[3-9]\\d)|(?:aged )?(?:over|above|past|older than) (?:the age of )?(?:[4-8]\\d|forty|fifty|sixty|seventy|eighty))(?! ?(?:%|kg|pounds|lbs|stone|cm))`,
      ),
      unless: phrase('study|doctor|dose|medicine|marathon|climb|exercise|treatment|rides?|vaccine'),
      severity: 'medium',
      recommendation: 'Say what is difficult about it, not for whom.',
      confidence: 0.82,
      why: 'The wording takes older people for people who understand little.',
    },
    {
      form: phrase(
        `(?:drivers?|customers?|guests?|renters?|members|passengers?|travell?ers?|clients?|people|persons|anyone|anybody|hirers?) (?:(?:who (?:is|are)|aged) )?(?:over|above|older than|past) ${OLD}(?: (?:or|and|years|of age|under|below|younger|than|\\d{2}|old)){0,5} (?:(?:may|can|must|will|shall) not|cannot|are not (?:allowed|permitted|able) to) (?:be (?:insured|accepted|served|admitted|covered)|rent|hire|drive|book|join|take part|use|travel|stay|open|apply|borrow)(?: (?:an?|the|our|from|with) \\w{3,12})?`,
        `(?:drivers?|customers?|guests?|renters?|members|passengers?|travell?ers?|hirers?) (?:(?:who (?:is|are)|aged) )?(?:over|above|older than|past) ${OLD}(?: (?:or|and|years|of age|under|below|younger|than|\\d{2}|old)){0,5} are (?:not (?:insured|accepted|covered|served|admitted)|excluded|uninsured|refused|turned away)`,
      ),
      unless: NO_EXCLUSION,
      severity: 'medium',
      recommendation:
        'Decide by the risk of each customer; document the evidence for an age limit.',
      legalReference: { law: EQUALITY_ACT, article: 's. 29' },
      confidence: 0.8,
      why: 'The wording keeps older people from a service, which needs evidence of a higher risk.',
    },
    {
      form: phrase(
        `(?:(?:ideally|preferably|would suit|looking for|seeking|perfect for|we want|we need) )(?:an? )?(?:recent |fresh )?(?:school leaver|graduate|student|young person)s? or (?:someone|somebody|people|a person|anyone) in (?:their|his or her) (?:(?:early|mid|late)[ -])?(?:twenties|thirties|20s|30s)`,
      ),
      unless: phrase('was|were|had|he|she|novel'),
      confidence: 0.85,
      why: 'The wording asks for people of a certain age, which excludes everyone else.',
    },
  ],
  examples: [
    '[[Only consider candidates who graduated after 2018]]. Please [[filter out anyone who finished their degree before 2015]]. [[No applicants who graduated before 2015]].',
    '[[Skip CVs with a degree before 2012]]. [[Applicants must have graduated in 2020 or later]].',
    'Requirements: [[graduation year: 2021 or later]]',
    'Applicants who graduated before 2015 need a new certificate; no alumni who graduated before 1990 had a card.',
    'The guide must have graduated in stages after the exam; no house built before 2015.',
    'At 58 [[he’s past his sell-by date]] for this one. The milk is past its sell-by date.',
    'anyone know when [[the dinosaur in accounts]] finally leaves? When will the old [[dinosaur retire]]?',
    'The dinosaur in the museum is new; he is a dinosaur expert and retired; the toy dinosaur from the office party; a dinosaur in accounts of explorers.',
    '[[Is there perhaps a younger person in the house who understands computers]]?',
    'Is there a younger person in the photo? Could you ask someone younger to play the part?',
    'Warning: may be [[too complicated for anyone born before 1960]]. It is [[too difficult for people over 60]].',
    'The climb is too hard for people over 80 kg; the test is too difficult for anyone over the limit.',
    '[[Drivers over 70 may not rent a car]]. [[Drivers over 70 or under 25 are not insured]], even with Super Cover.',
    'Passengers over 70 travel free; drivers over 70 may not need a test. Loads over 70 kg are not accepted.',
    '- [[Ideally a school leaver or someone in their twenties]] with bags of energy',
  ],
};
