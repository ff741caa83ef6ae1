import { SELECTION } from '#engine/detectors/discrimination/selection-words.ts';
import type { WordingPart } from '#engine/detectors/wording-part.ts';
import { phrase } from '#engine/phrases/phrase.ts';

import { AGE, NO_MEASURE } from './age-limit.ts';

const STAFF = '(?:employees|workers|staff|colleagues|members of staff|people|ones|managers)';
/** Machines are old too, so those who are meant are named where nothing says that they lose a job. */
const OLD_STAFF =
  '(?:older|oldest|elderly) (?:employees|workers|staff|colleagues|members of staff|managers)';
const OLD_ONES = `(?:${OLD_STAFF}|(?:older|oldest|old) (?:ones|people|men|women|hands))`;
const ABOVE_AGE = `(?:(?:aged )?(?:over|above|older than|past) (?:the age of )?${AGE}${NO_MEASURE}|aged ${AGE} (?:and|or) (?:above|over|older|more))`;
/** How employment ends; a hall may be left too. */
const OUT = `(?:leave(?: (?:the company|us|the firm|by|before|at the end))?(?= ?(?:[.,;!)]|$|by|before|at the end|within|this|next))
  |go(?= ?(?:[.,;!)]|$|by|before|first|this|next))|be (?:made redundant|let go|laid off|dismissed|retired|replaced|pensioned off)
  |be (?:offered (?:no|early retirement)|given notice|moved out)|not be (?:offered|renewed|kept|extended|promoted|trained)|retire|lose their jobs?)`;
const PUBLIC_AGE = phrase(
  `vaccin(?:e|es|ation)|tickets?|fares?|study|survey|screening|patients?|pension(?:er)?s? (?:age|scheme)|insur(?:ed|ance)
    |lanes?|hall|building|room|exit|door|court|tribunal|ruled|he|she|were|had`,
);

/** Wording that makes people leave, or keeps them out, because of an age. */
export const ageExclusion: WordingPart = {
  triggers: (
    'older|oldest|elderly|old ones|old people|old men|old women|old hands|aged ##|over ##|above ##|past ##|born after|born in or after|born on or after|' +
    'born before|not born|born between|born from|born since|born no earlier*|candidate: ##*|candidate ##-*|candidate is ##*|person: ##*|person ##-*|' +
    'applicant: ##*|applicant ##-*|tenant: ##*|tenant ##-*|hire: ##*|person is ##*|applicant is ##*|tenant is ##*|over the age*|above the age*'
  ).split('|'),
  rules: [
    {
      form: phrase(
        `(?:the )?${OLD_STAFF} (?:(?:are|is|to|should|must|will|can|shall|have to) ){0,3}be (?:picked|selected|chosen|replaced)(?: first| before the \\w{3,10}| for redundancy)?(?! up)`,
        `(?:the )?${OLD_ONES} (?:(?:are|is|to|should|must|will|can|shall|have to) ){0,3}be (?:dismissed|laid off|let go|made redundant|selected for redundancy)(?: first| before the \\w{3,10})?`,
        `(?:pick|select|choose|dismiss|lay off|let go|get rid of|start with|make) (?:the |our |all )?${OLD_ONES}
        (?:for (?:redundancy|dismissal|the redundanc(?:y|ies)|the list|the cuts)|redundant)`,
        `(?:redundanc(?:y|ies)|dismissals?|lay-?offs?|job cuts)(?: list)? (?:\\w{3,8} ){0,2}(?:start|begin)s? with (?:the )?${OLD_ONES}`,
        `(?:pick|select|choose|dismiss|lay off|let go|get rid of|start with) (?:the |our |all )?${OLD_STAFF} first`,
        `(?:the )?${OLD_STAFF} (?:go|leave|must go|have to go|should go|will go) first`,
      ),
      unless: phrase('bus|seats?|lifts?|boats?|lifeboats?|vaccin(?:e|ated|ation)|were|was|had'),
      confidence: 0.85,
      why: 'The wording selects people for dismissal by their age.',
    },
    {
      form: phrase(
        `(?:all|every(?:one|body)|any(?:one|body)|those|${STAFF})(?: (?:of )?(?:the |our )?${STAFF})? ${ABOVE_AGE}
        (?:(?:must|will|shall|should|have to|has to|are to|is to|need to|will have to) )?${OUT}`,
      ),
      unless: PUBLIC_AGE,
      confidence: 0.85,
      why: 'The wording makes people leave because of their age, which needs a legal justification.',
    },
    {
      form: phrase(
        `(?:(?:prefer|rather|choose|try|want|decided|agreed|best|like)(?:s|red)? (?:to )?not(?: to)?|(?:do|does|will|would|can)(?: not|n't)|won't|cannot|never
        |not (?:going|willing|prepared|keen) to|avoid|stop(?:ped)?)
        (?:hire|hiring|employ|employing|recruit|recruiting|interview|interviewing|take on|taking on|consider|considering|rent to|renting to
        |let to|letting to|accept|accepting|want|promote|promoting)
        (?:an? |any )?(?:anyone|anybody|people|someone|somebody|candidates?|applicants?|staff|tenants?|workers?|women|men|person|persons)(?: who (?:is|are))?
        ${ABOVE_AGE}(?! \\d)`,
        `no (?:persons?|occupants?|occupiers?|residents?|lodgers?) ${ABOVE_AGE}`,
      ),
      unless: phrase('insur(?:ed|ance)|study|donors?|blood|trial|minutes|conscript(?:ion|s)?|army'),
      confidence: 0.86,
      why: 'The wording turns away people above a certain age, whatever their skills or means.',
    },
    {
      form: phrase(
        `(?:not )?born (?:in or |on or )?(?:after|before|since|no earlier than|between|from) (?:1 January |january )?(?:19[4-9]\\d|20[01]\\d)(?: (?:and|to) (?:19[4-9]\\d|20[01]\\d))?`,
      ),
      requires: phrase(
        'candidates?|applicants?|apply|vacanc(?:y|ies)|tenants?|we (?:want|need|hire|prefer|are looking)|looking for|wanted|hiring|must be|should be|only',
      ),
      unless: phrase(
        `child(?:ren)?|vaccin\\w{2,6}|visas?|citizens?hip|pensions?|study|participants?|cohort|insured|scholarships?
        |competitions?|tournaments?|teams?|athletes?|players?|he|she|was|were|passports?|measles|generation|grants?`,
      ),
      confidence: 0.82,
      why: 'A year of birth sets an age limit, which excludes everyone outside it.',
    },
    {
      form: phrase(
        `(?:ideal|perfect|preferred|right|successful) (?:candidate|applicant|person|tenant|hire)(?:'s age)?(?: is| would be| will be|:)?
        (?:between )?${AGE} ?(?:-|–|to) ?${AGE}(?: (?:years|yrs)(?: old)?)?(?= ?(?:[.,;!)]|$|years|yrs|and|with|who))${NO_MEASURE}`,
      ),
      confidence: 0.82,
      why: 'The wording sets an age range, which excludes everyone outside it.',
    },
    {
      form: phrase(
        `(?:staff|applicants|candidates|tenants|people) (?:who are )?${ABOVE_AGE} (?:are|is) (?:not (?:wanted|welcome|suitable)|unwanted|too expensive)`,
      ),
      requires: SELECTION,
      confidence: 0.82,
      why: 'The wording turns away people above a certain age, whatever their skills or means.',
    },
  ],
};
