import { FOR_EVERY_TRAIT } from '#engine/detectors/discrimination/equal-treatment.ts';
import { PART_TIME_WORK_DIRECTIVE } from '#engine/laws.ts';
import { phrase } from '#engine/phrases/phrase.ts';

import { remarkOnAPerson } from './remark-on-a-person.ts';

/** People of a sex, age, origin, religion, class or illness, in the words of clichés. */
const KIND = `(?:wom[ae]n|m[ae]n|females?|males?|girls?|blokes?|lads|boys|mothers?|mums?|moms?
  |single (?:mums?|moms?|mothers?)|wives|housewives|blondes?|pensioners?|oaps?|boomers?|millennials?
  |gen z(?:ers?)?|teenagers?|youngsters|old (?:wom[ae]n|m[ae]n|lad(?:y|ies)|people|folk|dears?)
  |foreigners?|immigrants?|migrants?|refugees?|asylum seekers?|travellers?|gyps(?:y|ies)
  |pik(?:ey|eys|ies)|irish(?:man|men)?|scots(?:man|men)?|scousers?|northerners?|southerners?|poles?
  |romanians?|nigerians?|africans?|asians?|indians?|chinese|arabs?|turks?|italians?|germans?
  |mexicans?|americans?|muslims?|jews?|catholics?|protestants?|christians?|gays?|lesbians?|chavs?
  |(?:council|benefits?|dss) (?:tenants?|types?|lot)|tenants on benefits|working class|lefties
  |diabetics?|addicts?|alcoholics?|junkies|schizophrenics?|autistics?|depressives?|disabled
  (?:people|person)|fat people)`;
const TAUNT = `(?:lazy|useless|hopeless|unreliable|thick|stupid|dim|dirty|smelly|loud|difficult
  |moody|emotional|hysterical|bossy|weak|soft|slow|confused|forgetful|stubborn|grumpy|greedy|tight
  |dishonest|dodgy|violent|trouble|liars?|thie(?:f|ves)|cheats?|scroungers?|workshy|work-shy
  |ungrateful|fakers?|attention[- ]seek(?:ing|ers?)|drama|no work ethic|no loyalty|can't
  (?:drive|cope|add up|be trusted|take a joke|handle)|never
  (?:pay|work|turn up|listen|tell the truth)|always (?:late|moan(?:ing)?|complain(?:ing)?|whin(?:e
  |ing)|lie|lying|cry(?:ing)?|off sick|skint|drunk|cause|causing|shout(?:ing)?|begging|fighting)(?: \\w{3,9})?)`;
/** Whole groups, each of which a cliché may disparage. */
const GROUPS = (
  'women|men|females|males|girls|blokes|lads|boys|mothers|mums|moms|wives|housewives|blondes|' +
  'pensioners|oaps|boomers|millennials|teenagers|youngsters|old people|old folk|foreigners|' +
  'immigrants|migrants|refugees|asylum seekers|travellers|gypsies|pikeys|scousers|northerners|' +
  'southerners|poles|romanians|nigerians|africans|asians|indians|chinese|irish|irishmen|arabs|' +
  'turks|italians|germans|mexicans|americans|muslims|jews|catholics|protestants|christians|gays|' +
  'lesbians|chavs|council tenants|benefits lot|lefties|diabetics|addicts|alcoholics|' +
  'schizophrenics|disabled people|fat people|igbos|igbo people|yorubas|yoruba people|hausas|' +
  'hausa people|dalits|biharis|punjabis|bengalis'
).split('|');
/** Predicates that apply to people rather than to things. */
const OF_PEOPLE = `(?:lazy|stupid|smelly|moody|hysterical|bossy|grumpy|greedy|dishonest|liars
  |thieves|cheats|scroungers|workshy|work-shy|ungrateful|fakers|attention[- ]seekers|drunk|skint|no
  work ethic|no loyalty|always (?:late|moaning|complaining|whining|lying|crying|off sick|drunk))`;

export const sweepingGeneralization = remarkOnAPerson({
  id: 'sweeping-generalization',
  typeName: 'Sweeping generalization',
  description:
    'Remarks that treat people as a type, such as “typical …”, “those people” or “you lot”.',
  severity: 'medium',
  recommendation: 'Describe what this person did, and leave out generalizations.',
  legalReference: FOR_EVERY_TRAIT,
  triggers: [
    'part-timer',
    'part-timers',
    'part-time*',
    ...(
      'typical|those people|these people|people like that|people like them|people like him|' +
      'people like her|people like you|his sort|her sort|their sort|your sort|his type|' +
      'her type|that type|their type|his kind|her kind|your kind|you lot|that lot|those names|' +
      'these names|like rabbits|what do you expect*|what can you expect*|your type|their kind|' +
      'foreign name*|foreign-sounding name*|african name*|asian name*|muslim name*|' +
      'polish name*|nigerian name*|arab name*|name like*|names like*|sort of name*|' +
      'kind of name*|type of name*|those name|these name|what did you expect*|' +
      'what would you expect*|what else do*|what else can*'
    ).split('|'),
    "they're all",
    ...GROUPS.flatMap((group) => [
      `like most ${group}`,
      `like all ${group}`,
      `like other ${group}`,
      `as are most ${group}`,
      `as with most ${group}`,
    ]),
    'they are all',
    ...GROUPS.map((group) => `${group} are`),
  ],
  rules: [
    {
      form: phrase(
        `(?:part-?timers?|part-time (?:staff|workers?|employees?|people|mums|mothers)|(?:people|women|mothers|mums|those) who work part-time) (?:are|is|will be|can|do|just|will) ?(?:just |simply )?(?:never|not|always|rarely|hardly|less)
          (?:(?:really|fully|as|be|truly) ){0,2}(?:committed|reliable|serious|ambitious|dedicated|motivated|interested|there when|pull(?:ing)? their weight|care|coasting|worth (?:it|promoting|the))`,
        `(?:part-?timers?|part-time (?:staff|workers?|employees?|people|mums|mothers)) (?:don't|do not|never|won't|can't|cannot) (?:really )?(?:(?:show|have|bring) (?:any |much |real |enough )?(?:commitment|drive|interest)|care|commit|pull their weight|have (?:any )?ambition|want (?:to get on|a career)|take (?:it|the job|work) seriously|get promoted|lead|manage)`,
        `(?:part-?timers?|part-time (?:staff|workers?|employees?)) (?:are|have) (?:lazy|uncommitted|unreliable|half-hearted|no ambition)`,
      ),
      unless: phrase(
        'study|studies|survey|data|research|per cent|percent|%|figures|myth|pension|entitled|idea that',
      ),
      legalReference: { law: PART_TIME_WORK_DIRECTIVE, article: 'Annex, clause 4' },
      confidence: 0.8,
      why: 'The remark disparages everybody who works part-time, who are mostly women.',
    },
    {
      form: phrase(
        `typical (?:(?:bloody|confused|moody|hysterical|lazy|stroppy|nagging|entitled|grumpy|loud
          |drunken|stupid|silly|neurotic|over-?emotional|hormonal|old|young|white|black|asian|male
          |female|middle-aged|working-class|posh|council) ){1,2}${KIND}`,
        `typical ${KIND}(?=,| -| –|:|\\.|!|$
          | (?:behaviou?r|excuse|attitude|driver|logic|reaction|response|who|really|again|isn't))`,
      ),
      unless: phrase(
        'patients?|user|age|weight|height|study|cohort|symptoms?|salary|earns?|spends?|clothing|dress',
      ),
      confidence: 0.75,
      why: 'The remark treats a person as one of a type.',
    },
    {
      form: phrase(
        `(?:those|these) people
          (?:always|never|are all|all|just|only|can't|cannot|don't|won't|will never)(?: \\w{2,12}){1,3}`,
        `people like (?:that|them|him|her|you)(?:,)? (?:always|never|are all|all|just|only|can't
          |cannot|don't|won't|shouldn't|belong|need to be)(?: \\w{2,12}){1,3}`,
        `(?:his|her|their|your) (?:sort|type|kind),? (?:always|never|are all|all|just(?! (?:as|like|in|by|with))|only|can't
          |cannot|don't|won't|shouldn't|isn't welcome|aren't welcome|is not welcome|are not
          welcome)(?: \\w{2,12}){0,3}`,
        "you lot (?:are|always|never|want|think|come|can|can't|don't|should|need|have|get|all)(?: \\w{2,12}){0,4}",
      ),
      unless: phrase('love|proud|brilliant|amazing|great|best|thank(?:s)?|welcome here|deserve'),
      confidence: 0.7,
      why: 'The remark treats a person as one of “those people”.',
    },
    {
      form: phrase(
        `(?<!(?:not|never|no)(?: (?:as|so|too|a bit))? )(?:(?:a )?bit |rather |so |too |a little |quite |pretty |as )?(?:dim|thick|slow|confused|hopeless|useless|clueless|stupid|lazy|greedy|moody|hysterical|dishonest|unreliable|forgetful|stubborn|grumpy|dirty|loud|rude)(?: (?:with|at|about) \\w{3,12})?,? (?:like|as are|as with) (?:most|all|other|the other) (?:${GROUPS.join('|')})`,
      ),
      unless: phrase('study|survey|myth|untrue|racist|sexist|trains|engines?'),
      confidence: 0.75,
      why: 'The remark judges a person as one of a type.',
    },
    {
      form: phrase(
        `(?:as (?:per )?(?:usual|always|ever)|always|flag(?:s|ged)?|check(?:s|ed)?|suspicious|dodgy
          |careful|fraud|risk|screen(?:ed)?|bin(?:ned)?|reject(?:ed)?) …(?:with|for|of) (?:(?:those
          |these|that (?:sort|kind|type) of|foreign|foreign-sounding|african|asian|muslim|polish
          |nigerian|arab) names?|names like (?:that|those))`,
        '(?:names? like (?:that|his|hers|theirs)) …(?:fraud|trouble|foreign|suspicious|dodgy|check|never|always)',
      ),
      unless: phrase(
        'errors?|functions?|variables?|files?|strings?|spell(?:s|ed|ing|ings)?|pronounc(?:e|ed|ing)|pronunciations?|characters|alphabets?',
      ),
      confidence: 0.85,
      why: 'The remark treats people by how their names sound.',
    },
    {
      form: phrase(
        '(?:breed|breeds|breeding|multiply|multiplying|at it) like rabbits',
        `what (?:(?:do|can|did|would) you|else (?:do|can) (?:you|we|one))
          expect(?:,| from| of| with)?
          (?:(?:an?|the|that|those|these|people|some|someone|somebody) )?(?:\\w{3,12} ){0,3}(?:chav
          |chavs|estate|council|gyps(?:y|ies)|travellers?|immigrants?|foreigners?|background|woman
          |women|man|men|girl|mother|mum|lot|names?|area|postcode|accent|religion|muslims?)`,
        `like (?:most|all) (?:${GROUPS.join('|')}),? (?:he|she|you) (?:finds? (?:\\w{2,12} ){0,3}(?:hard|difficult|tricky|boring)|struggles? with|can't|cannot|won't|hates?|never|always|is (?:too |so |rather )?${TAUNT})`,
        `they(?:'re| are) all (?:\\w{2,10} )?(?:at it|on benefits|on the fiddle
          |${OF_PEOPLE})(?= ?(?:[.,;!?)]|$|and|or|but|here|there|these days|anyway))`,
        `(?<!(?:the|two|three|some|both|my|our|his|her|several) )(?:${GROUPS.join('|')}) are
          (?:all |always |just |so )?(?:too )?${TAUNT}(?! (?:to|about|by|in|at|because|for|with|from|of))`,
      ),
      requires: phrase(
        'they|those|these|them|people|that|lot|all|always|never|what|typical|estate|are|is|she|he|family|you',
      ),
      unless: phrase(
        `keys?|results?|versions?|prices?|figures|tests?|colou?rs?|study|survey|myth|untrue|wines?
          |engines?|wrong|belief|idea|notion|not all|racist|sexist|anti-?semit(?:e|ic|ism)
          |homophobic|memes?|tropes?|sentiment|like saying|impl(?:y|ies|ied|ying)|rabbits
          (?:are|were|have)`,
      ),
      confidence: 0.7,
      why: 'The remark disparages a whole group.',
    },
  ],
  examples: [
    'It takes a list of error names, and checks if the error matches one of these names.',
    'Then you can use your type just as you would any other.',
    '[09:15] jb   the mum wants 4 days a week. no way, [[part-timers are never committed]]',
    '[[Part-time staff don’t pull their weight]].',
    'Part-timers are not entitled to less; the study shows that part-timers are less committed to overtime.',
    '[[Typical confused pensioner]], would not listen.',
    'He is a [[typical bloke]], never rings.',
    '[[Those people always cause trouble]].',
    'He said that [[you lot want everything for nothing]].',
    '[[Flagged for fraud check as per usual with those names]].',
    'They [[breed like rabbits]], he said; [[what do you expect from that estate]]?',
    '[[Immigrants are loud]], he wrote, and [[they’re all on benefits]].',
    'The women are slow to sit down, and they are all stupid questions.',
    'We always check the spelling of foreign names.',
    'A typical patient takes two tablets; a typical woman of her age weighs 60 kg.',
    'Those people who applied were called; they are all the same size.',
    '[[Like most boys he finds sitting still hard]], and [[like all women, she can’t]] park.',
    'Like most women of her time she could not vote; like all children, he likes sweets.',
    'She said that [[Yoruba people are always shouting]] on the ward.',
    'Hausa people are mostly farmers there, and Dalits are a tenth of the town.',
    'Nice enough, but [[rather slow like most pensioners]]; the caller was [[clueless with computers, as are most old people]].',
    'The service was slow, like most trains; he is not stupid like other boys said.',
    'Thank you lot for everything.',
    'The results are all the same, as we expected; keys like that never fit.',
    'Remarks such as “those people always complain” are harassment.',
  ],
});
