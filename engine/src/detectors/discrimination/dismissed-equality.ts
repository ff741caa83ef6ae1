import { phrase } from '#engine/phrases/phrase.ts';

import { remarkOnAPerson } from './remark-on-a-person.ts';

const MEASURE =
  '(?:hires?|hiring|picks?|candidates?|appointments?|appointees?|quotas?|box(?:es)?|numbers|promotions?)';

export const dismissedEquality = remarkOnAPerson({
  id: 'dismissed-equality',
  typeName: 'Equality made light of',
  description:
    'A remark that makes light of equality or of a complaint: a “diversity hire”, the “race card”, a “snowflake”.',
  severity: 'medium',
  recommendation: 'Remove the remark, and answer what was complained of.',
  legalReference: { law: 'Equality Act 2010', article: 's. 26' },
  triggers: (
    'diversity hire*|diversity pick*|diversity candidate*|diversity appoint*|diversity quota*|diversity box*|diversity numbers|diversity promotion*|token woman|token female|token black|token asian|token gay|token ethnic|quota woman|quota hire|quota hires|gender quota*|' +
    "race card|gender card|sex card|disability card|gay card|card again|mental health card|snowflake|snowflakes|political correctness*|pc brigade|pc gone mad|pc nonsense|woke brigade|woke nonsense|woke rubbish|too woke|box-ticking|tick the*|ticks the*|ticking the*|tick a*|ticks a*|ticks all the*|cry racism|crying racism|cried racism|cries racism|play the victim|playing the victim|only got it because*|only got the job*|only here because*|make up the numbers|just banter|only banter|it was banter|bit of banter|can't take a joke|cannot take a joke|lighten up|over-sensitive|oversensitive|too sensitive"
  ).split('|'),
  rules: [
    {
      form: phrase(
        `(?:(?:a |another |the |just a |not a |token )?diversity|quota|token (?:woman|female|black|asian|gay|ethnic|minority|disabled)) ${MEASURE}`,
        '(?:the |our |a |another )?token (?:woman|female|black (?:guy|man|woman|lad|girl)|asian(?: guy| woman| lad)?|gay|ethnic(?: minority)?|disabled person)',
        '(?:tick(?:s|ed|ing)?) (?:a|the|all the|another|our|some) (?:(?:diversity|gender|ethnic(?:ity)?|equality|inclusion|disability|race|equal opportunit(?:y|ies)) )box(?:es)?',
        '(?:she|he|they) only (?:got|gets|is|was|has) (?:it|the (?:job|role|place|promotion)|here|there|hired|in|promoted) (?:because|for being|due to) …(?:woman|female|girl|black|asian|brown|gay|muslim|disabled|ethnic|minority|diversity|quota)',
      ),
      unless: phrase(
        'legislation|directive|study|report|companies|boards|countries|introduced|target|statute|abolish(?:ed)?',
      ),
      confidence: 0.75,
      why: 'Somebody’s place is put down to a group.',
    },
    {
      form: phrase(
        '(?:play(?:s|ed|ing)?|pull(?:s|ed|ing)?|us(?:e|es|ed|ing)|out comes|there goes|here comes|get(?:s|ting)? out) the (?:race|gender|sex|woman|disability|mental health|gay|victim|age|religion|maternity) card(?: again)?',
        '(?:cry|crying|cried|cries|shout(?:s|ed|ing)?|scream(?:s|ed|ing)?) (?:racism|racist|sexism|sexist|discrimination|bullying|harassment)',
        'political correctness(?: gone mad)?(?= ?(?:[.,;!?)]|$|if|again|from))|pc (?:brigade|gone mad|nonsense)|woke (?:brigade|nonsense|rubbish|mob)|too woke',
        "(?:it was|it's|that was|that's|just|only|bit of) (?:(?:just|only|all) )?(?:a bit of |some |harmless |office |workplace )?banter",
        "(?:can't|cannot|couldn't|unable to) take a joke|(?:needs? to|should|must|told (?:her|him|them) to) (?:lighten up|toughen up|grow a thicker skin|get over (?:it|herself|himself)|man up)",
        '(?:too|so|bit|over|always been|little) ?-?sensitive (?:about (?:race|gender|these things|her|his|it)|for (?:this|our) (?:job|team|office))',
      ),
      unless: phrase('study|essay|article|novel|film|debate|history of|the term|skin care|teeth'),
      confidence: 0.7,
      why: 'A complaint is made light of.',
    },
    {
      form: phrase('snowflakes?'),
      requires: phrase(
        'bunch of|generation|such an?|another|little|bloody|typical|these|those|what an?|you|ur|^snowflakes?$|he|she|they',
      ),
      unless: phrase(
        'snow|winter|christmas|paper|cut|falls?|falling|crystals?|data|warehouse|schema|sql|database|cloud|account|patterns?|decorations?|knit(?:ted)?|table|query',
      ),
      confidence: 0.65,
      why: 'Whoever objects is called too soft.',
    },
  ],
  examples: [
    'She is [[a diversity hire]], nothing more.',
    'He [[ticks the diversity box]]; [[she only got the job because she is a woman]].',
    'They are [[playing the race card again]].',
    'It is [[political correctness gone mad]], and [[it was just banter]].',
    'These [[snowflakes]] complain of everything.',
    'Our diversity report shows numbers for each box.',
    'Paper snowflakes hung in the window; we load data into Snowflake.',
    'Tick the box if you agree; the directive introduced gender quotas.',
    'Phrases such as “playing the race card” silence people.',
  ],
});
