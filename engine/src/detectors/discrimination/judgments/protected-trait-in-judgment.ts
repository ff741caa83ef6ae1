import {
  FOR_AGE_HEALTH_OR_FAITH,
  FOR_EVERY_TRAIT,
  FOR_SEX,
} from '#engine/detectors/discrimination/equal-treatment.ts';
import { askedAboutFamily } from '#engine/detectors/discrimination/family/asked-about-family.ts';
import { phrasePair } from '#engine/phrases/phrase-pair.ts';
import { phrase } from '#engine/phrases/phrase.ts';

import {
  AGE_OF_SOMEBODY,
  FAMILY_OF_SOMEBODY,
  HEALTH_OF_SOMEBODY,
  ORIGIN_OF_SOMEBODY,
  SEX_OF_SOMEBODY,
  TIME_FOR_FAMILY,
  WORSHIP_OF_SOMEBODY,
} from './protected-traits.ts';
import { remarkOnAPerson } from './remark-on-a-person.ts';
import { statedReason } from './stated-reason.ts';
import { ASSUMED, OTHERS_MIND, REJECTED, WORRY } from './words-against-somebody.ts';

const WORN = phrase(
  `(?:not|n't|no longer|lacks?|hasn't) (?:have |got )?(?:the |any )?(?:energy|stamina|drive|legs)|how (?:long|many|much)(?: \\w{3,6}){0,2} (?:left|before|until|till|more)
    |(?:miles|years|time|petrol|fuel|juice|mileage) left|left in (?:him|her|the tank)|would struggle
    |won't (?:keep up|cope|last|learn|adapt)|keep(?:ing)? up with|can't (?:teach|keep up|learn)
    |struggle(?:s|d)? with|finds? (?:the |it |all )?(?:\\w{2,12} ){1,4}(?:hard|difficult|tricky|confusing|a struggle)|past (?:it|his best|her best)|slow(?:ing)? down|(?:run|running|ran) out of (?:steam|puff|road|energy)|(?:lost|losing) (?:his|her)
    (?:edge|spark|hunger)|winding down|treading water|set in (?:his|her|their) ways|out to pasture
    |pension(?:ed)? (?:him|her|them)? ?off|take (?:him|her|it|them) with a pinch|know how to take
    (?:him|her)`,
);

/** The end of a job, in the words of those who end it. */
const DISMISSED = phrase(
  `(?:had|have|decided|agreed|want|wanted) to let (?!it|that|this|go)\\w{2,12} go(?! (?:to|home|out|on|into|with|early|for|back|ahead|off|through|free|by))|let (?:him|her|them) go(?! (?:to|home|out|on|into|with|early|for|back|ahead|off|through|free|by))|(?:get|got|getting) rid of (?:him|her|them)(?= ?(?:[.,;!]|$|before|because|as|since|when|while|now|after))`,
  `(?:do not|don't|not|never|will not|won't) (?:to )?(?:renew|extend|prolong) (?:(?:his|her|the|this|their) (?:\\w{3,10} )?(?:contract|job|post)|him|them)
    |contract (?:\\w{2,10},? ){0,4}(?:will|shall|should|would) not be (?:renewed|extended|prolonged)|(?:not|n't) (?:pass|confirm) (?:his|her|their) probation
    |fail (?:his|her|their) probation|(?:we|i) (?:fired|sacked|dismissed) (?:him|her|them)|(?:withdr(?:aw|ew)|cancel(?:led)?) (?:the|his|her|their|our) (?:job )?offer`,
);
/** Worse work, as told of somebody who fasts or prays. */
const WORKED_LESS = phrase(
  `(?:low|short|lacking|down) (?:on|of|in) energy|(?:less|not (?:as|very|so)) (?:productive|energetic|focus(?:s)?ed|attentive|alert|reliable|available|efficient)
    |(?:cannot|can't|can not|could not|couldn't|did not|didn't|does not|doesn't|unable to) (?:perform|concentrate|keep up|deliver|focus|work properly)
    |unproductive|underperform(?:s|ed|ing)?|(?:tired|slow|sluggish|irritable|distracted|half asleep)|(?:performance|output|productivity|results) (?:drop(?:s|ped)?|f[ae]lls?|suffer(?:s|ed)?|dip(?:s|ped)?|(?:was|is|were) (?:poor|down|low))
    |not at (?:his|her|their) best|lost (?:time|hours)|a problem for (?:the|our)`,
);

const GROUP = `(?:mums?|moms?|mothers|women|wom[ae]n|girls?|lass|lady|ladies|females?|oldies
  |pensioners|older (?:people|women|men|workers)|youngsters|millennials|foreigners?|immigrants
  |muslims?|blacks|asians|gays|cripples|parents|single (?:mums|moms|mothers|parents))`;

/** Sentences from rules or research, or by people who speak for themselves or against such judgments. */
const NO_JUDGMENT = phrase(
  `shall|must not|may not|pursuant|regulations?|statut(?:e|ory)|entitled|eligible|study|studies
    |research|survey|per cent|percent|patients?|clinic|symptoms?|doctors?|nurses?|hospital
    |diagnos(?:ed|is)|prescribed|treatment|vaccin(?:e|es|ation)|film|novel|song|series|episode
    |recipe|dogs?|cats?|puppy|kittens?`,
  `my (?:own )?(?:mental )?health|(?:some|most|many) people|regardless|irrespective|whatever (?:his|her|their|your)|support(?:s|ed|ing)?
    (?:for|people|employees|staff)|welcome|we offer|(?:is|are|be) offered|provid(?:e|es|ed|ing)|i'm
    |i am|i feel|i have|i've`,
);

/** A hospital lets people go too; a diagnosis may be the reason for a dismissal. */
const NO_DISMISSAL = phrase(
  'shall|must not|may not|statut(?:e|ory)|study|studies|survey|hospital|clinic|ward|vets?|dogs?|cats?|puppy|film|novel|series|regardless',
);

const WORK_OF_OLD =
  '(?:\\w{3,12} )?(?:job|role|post|position|desk|counter|bar|front desk|shop floor|shifts?|office|team|pace|workload|night shift|kind of work|sort of work|line|till|phones|sales floor|reception|ward|vacancy|course|apprenticeship|traineeship|software|system)';
const OF_SOMEBODY = phrase(
  `he|she|he's|she's|they|him|her|mr|mrs|ms|candidate|applicant|man|woman|guy|lady|[4-7]\\d(?: years old)?|colleague|owner|son|daughter`,
);
/** Nobody is too old to learn; machines, animals and children are too old for something, too. */
const NOT_TOO_OLD = phrase(
  `never|nobody|no one|not (?:too|that|so)|isn't|aren't|wasn't|nor|i'm|i am|i was|i feel|i felt|myself|cars?|laptops?|computers?|phones?|servers?|machines?|printers?|boilers?|dogs?|cats?|horses?|playground|toys?|school|kindergarten|nursery|child|film|novel|song|proverb|if`,
);

export const protectedTraitInJudgment = remarkOnAPerson({
  id: 'protected-trait-in-judgement',
  typeName: 'Protected trait in a decision',
  description:
    'Age, family, pregnancy, health, origin, faith or sex mentioned together with a doubt, preference or rejection.',
  severity: 'high',
  recommendation: 'Decide by what is required; keep the record of what is decided as it is.',
  legalReference: FOR_EVERY_TRAIT,
  parts: [askedAboutFamily, statedReason],
  triggers: (
    'had to let*|have to let*|decided to let*|agreed to let*|want to let*|wanted to let*|let him go|let her go|let them go|rid of him|rid of her|rid of them|not be renewed|not be extended|not be prolonged|renew his*|renew her*|renew them|renew their*|renew the*|renew this*|extend his*|extend her*|extend their*|extend them|prolong his*|prolong her*|his probation|her probation|their probation|fired him|fired her|sacked him|sacked her|dismissed him|dismissed her|' +
    'fired them|sacked them|dismissed them|he offer|her offer|his offer|our offer|the offer|job offer|their offer|fasts|fasted|fasting|her fast|his fast|their fast|her prayer*|his prayer*|their prayer*|yom kippur|sabbath|lenten fast|prays*|extend this*|extend the*|prolong this*|prolong the*|prolong their*|prolong them|next birthday|at that age|at his age|at her age|at their age|pushing thirty|pushing forty|' +
    'pushing fifty|pushing sixty|pushing ##|wrong side of*|different generation|too old|' +
    'bit old|little old|rather old|getting on for*|getting on a little*|getting on a bit|set in his ways|set in her ways|no spring chicken|old guard|' +
    'retiring soon|near retirement|nearing retirement|recently married|newly married|' +
    'just married|getting married|just got engaged|newly engaged|childbearing|child-bearing|' +
    'a baby|new baby|another baby|babies|young kids|small kids|little kids|young children|' +
    'small children|kids at home|young family|childcare|child care|nursery run|school run|' +
    'single mum|single mom|single mother|single parent|pregnant|maternity|mat leave|the twins|' +
    'trying for|start a family|starting a family|hiring*|orders from*|instructions from*|years old|adjustments|sick record|' +
    'sickness record|days sick|health issues|health problems|mental health|disability|' +
    'wheelchair|autistic|on the spectrum|adhd|dyslexic|depression|stammer|stutter|' +
    'walks with a stick|bad back|accent|accents|those names|foreign name*|unpronounceable*|' +
    'funny name|surname|prayers|ramadan|hijab|headscarf|turban|mosque|muslim|muslims|' +
    "second language|english isn't*|from round here|from around here|two blokes|two men|" +
    'two guys|a fella|as a woman|being a woman|for a woman|a girl|hormonal|gay couple|a gay|' +
    'lesbian|transgender|a trans|employing|recruiting|taking on|letting to|renting to|' +
    'stop promoting|stopped promoting|avoid promoting|avoided promoting|avoiding promoting|' +
    'no more promoting|never again promoting|done with promoting|sick of promoting|' +
    'given up promoting|given up on promoting|think twice about promoting|' +
    'think twice before promoting|take instructions from*|taking instructions from*|' +
    'took instructions from*|take advice from a*|taking advice from a*|took advice from a*|' +
    'take it from a*|taking it from a*|took it from a*|take that from a*|taking that from a*|' +
    'took that from a*|for his age|for her age|in his twenties|in his thirties|in his forties|' +
    'in his fifties|in his sixties|in her twenties|in her thirties|in her forties|' +
    'in her fifties|in her sixties|time of life|nearing fifty|nearing sixty|approaching sixty|' +
    'approaching retirement|nearly fifty|nearly sixty|nearly seventy|close to retirement|' +
    'old dog|recently engaged|soon to be married|about to get married|single dad|single father|' +
    "children at home|paternity leave|husband's job|husband's career|husband's work|ivf|" +
    'fertility treatment|caring for her*|caring for his*|two kids|three kids|hearing aid|' +
    "epilepsy|epileptic|dyslexia|bipolar|chemo|crohn's|multiple sclerosis|back problem*|" +
    'back trouble*|ill health|sick note*|occupational health|rehab|drink problem|head scarf|' +
    'niqab|burka|kippah|skullcap|prayer room|black guy|black girl|black lad|his religion|' +
    "he is ##|she is ##|he's ##|she's ##|her religion|his faith|her faith|where he's from|where she's from|where they're from|" +
    'not from here|being a mum|being a mother|a lad|a bloke|two women|two girls|two lads|' +
    "effeminate|butch|boys' club|to pray|and pray|goes pray|off pray|her pregnancy|at ## he|at ## she|" +
    'at ##, he|at ##, she|rather not have*|rather not hire*|rather not take on*|rather not employ*|' +
    'time with the*|time with her*|time with his*|time for her family|kids first|children first'
  ).split('|'),
  rules: [
    {
      form: phrasePair(HEALTH_OF_SOMEBODY, [DISMISSED]),
      unless: NO_DISMISSAL,
      confidence: 0.8,
      legalReference: FOR_AGE_HEALTH_OR_FAITH,
      why: 'The text links an illness or disability to a dismissal.',
    },
    {
      form: phrasePair(WORSHIP_OF_SOMEBODY, [WORKED_LESS, DISMISSED]),
      requires: phrase("she|he|her|his|ms|mr|mrs|they|them|she's|he's"),
      unless: NO_JUDGMENT,
      confidence: 0.78,
      legalReference: FOR_AGE_HEALTH_OR_FAITH,
      why: 'The text holds a fast or a prayer against somebody’s work.',
    },
    {
      form: phrase(
        `(?:(?:far|much|a bit|a little|bit|little|rather|getting|probably|slightly|just|way|simply) )?(?:too|a bit|a little|bit|little|rather) old (?:to (?:learn|train|retrain|re-train|change|keep up|start|pick up|adapt|be (?:trained|retrained|hired|promoted|useful))(?: (?:the|a|new|any) \\w{3,12}(?: \\w{3,12})?)?|for (?:the|this|that|our|a) (?:${WORK_OF_OLD}))`,
        `too old for (?:software|technology|the internet)`,
        `getting on(?: a (?:bit|little))? for (?:the|this|that|our|a) (?:${WORK_OF_OLD})`,
      ),
      requires: OF_SOMEBODY,
      unless: NOT_TOO_OLD,
      confidence: 0.8,
      legalReference: FOR_AGE_HEALTH_OR_FAITH,
      why: 'The text holds a person’s age against their work.',
    },
    {
      form: phrasePair(AGE_OF_SOMEBODY, [REJECTED, OTHERS_MIND, WORRY, WORN]),
      unless: NO_JUDGMENT,
      confidence: 0.75,
      legalReference: FOR_AGE_HEALTH_OR_FAITH,
      why: 'The text links a person’s age to a doubt or rejection.',
    },
    {
      form: phrasePair(FAMILY_OF_SOMEBODY, [REJECTED, ASSUMED, OTHERS_MIND]),
      unless: NO_JUDGMENT,
      confidence: 0.75,
      legalReference: FOR_SEX,
      why: 'The text links family or family plans to a doubt or rejection.',
    },
    {
      form: phrasePair(TIME_FOR_FAMILY, [REJECTED]),
      unless: NO_JUDGMENT,
      confidence: 0.75,
      why: 'The text links time for a family to a doubt or rejection.',
    },
    {
      form: phrasePair(HEALTH_OF_SOMEBODY, [REJECTED]),
      unless: NO_JUDGMENT,
      confidence: 0.7,
      legalReference: FOR_AGE_HEALTH_OR_FAITH,
      why: 'The text links an illness or disability to a rejection.',
    },
    {
      form: phrasePair(ORIGIN_OF_SOMEBODY, [REJECTED, OTHERS_MIND, WORRY]),
      unless: NO_JUDGMENT,
      confidence: 0.75,
      why: 'The text links an origin, a faith or an accent to a doubt or rejection.',
    },
    {
      form: phrase(
        `(?:stop(?:ped)?|avoid(?:ed|ing)?|no more|never again|done with|sick of|given up(?: on)?
          |think twice (?:about|before))
          (?:hiring|employing|taking on|recruiting|letting to|renting to|promoting)
          (?:\\w{2,10} ){0,2}${GROUP}`,
        `(?:take|taking|took) (?:orders|instructions) from (?:an? )?(?:\\w{2,10} )?(?:${GROUP}|[23]\\d-year-old|(?:someone|somebody|people) half (?:his|her|their) age)`,
        `(?:take|taking|took) (?:advice|it|that) from an?
          (?:\\w{2,10} )?(?:woman|girl|lass|lady|mum|mom|mother|cripple|foreigner|immigrant|muslim)`,
      ),
      unless: NO_JUDGMENT,
      confidence: 0.8,
      why: 'The text rejects or belittles a whole group.',
    },
    {
      form: phrasePair(SEX_OF_SOMEBODY, [REJECTED, OTHERS_MIND]),
      unless: NO_JUDGMENT,
      confidence: 0.7,
      why: 'The text links a person’s sex or orientation to a doubt or rejection.',
    },
  ],
  examples: [
    'We [[let him go when we learned about his HIV]] infection. [[Don’t renew his contract, he has depression]].',
    'We [[had to let Peter go after his cancer]] diagnosis.',
    'Candidate F: 61, [[rather old for the night shift]]. He is [[getting on a bit for this role]]; she is [[a little old to pick up the new software]].',
    'Owner is [[too old for software]], his daughter decides.',
    'You are never too old to learn. I am too old for this job, and the laptop is a bit old for the office; he is too old for the playground.',
    'His hospital let him go, in a wheelchair.',
    'His cancer is gone and we let him go home; the library did not renew her card with a disability note.',
    '8. Because of her [[Ramadan fasting she was low on energy]] in spring.',
    'During Ramadan managers plan lighter shifts, and she asked for a quiet room for her prayers.',
    'Not recommended. With two [[small children at home she would not be able to cope]] with the travel.',
    '4. [[At 58 she is set in her ways]] and it is doubtful whether training is worth it.',
    'She is [[not ready for promotion, since she wants more time with the children]].',
    'He left to spend more time with his family; she is not ready for promotion.',
    'GE: [[recently married, 31, bound to]] be off again.',
    'Employees who are pregnant are offered a risk assessment.',
    '[[Worry about the accent]], lovely otherwise.',
    'Jo is a [[single mother, can’t see her travelling]] for us.',
    '[[At 57 she finds the new tills difficult]].',
    'He is [[pushing sixty, not sure how long he]] will stay.',
    '[[He’s 58 and has run out of steam]].',
    'She has [[young kids so we went with someone else]].',
    '[[Would struggle with the new system at that age]].',
    'We [[stopped hiring mums]] after that; the regulars won’t [[take orders from a girl]].',
    '[[Can’t be doing with adjustments]] on top of everything.',
    'We [[stopped employing mothers]], and he won’t [[take advice from a woman]].',
    'She has [[epilepsy, so it’s a no from me]].',
    '[[At 58 he does not have the energy]] for it.',
    'She was away because of her [[pregnancy, so I could not recommend]] her.',
    'He keeps going off [[to pray and that is not fair on the others]].',
    '[[I’d rather not have another Indian]] on the team.',
    'At 58 he has the energy of two; we went to pray, and the hotel is one we recommend.',
    'Not keen on the colour; the baby is due in May.',
    'We are worried about her because of the pregnancy and her doctors are too.',
    'Staff on maternity leave shall not be rejected.',
    'Our study of accents and concerns of customers was published.',
  ],
});
