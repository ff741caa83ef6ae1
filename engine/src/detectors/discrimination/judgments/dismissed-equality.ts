import { EQUALITY_ACT } from '#engine/laws.ts';
import { phrase } from '#engine/phrases/phrase.ts';

import { remarkOnAPerson } from './remark-on-a-person.ts';

const MEASURE =
  '(?:hires?|picks?|candidates?|appointments?|appointees?|box(?:es)?|numbers|promotions?)';

export const dismissedEquality = remarkOnAPerson({
  id: 'dismissed-equality',
  typeName: 'Dismissive remark about equality',
  description:
    'Remarks that belittle equality or a complaint, such as “diversity hire”, “race card” or “snowflake”.',
  severity: 'medium',
  recommendation: 'Do not send the remark, and address the complaint itself.',
  legalReference: { law: EQUALITY_ACT, article: 's. 26' },
  triggers: (
    'diversity hire*|diversity pick*|diversity candidate*|diversity appoint*|diversity quota*|' +
    'diversity box*|diversity numbers|diversity promotion*|token woman|token female|' +
    'token black|token asian|token gay|token ethnic|quota woman|quota hire|quota hires|' +
    'gender quota*|race card|gender card|sex card|disability card|gay card|mental health card|' +
    'snowflake|snowflakes|political correctness*|pc brigade|pc gone mad|pc nonsense|' +
    'woke brigade|woke nonsense|woke rubbish|too woke|lighten up|quota pick*|quota candidate*|' +
    'quota appoint*|quota women|token minority|token disabled|gender box*|ethnic box*|' +
    'ethnicity box*|equality box*|inclusion box*|disability box*|race box*|opportunity box*|' +
    'opportunities box*|only got|only gets|only has it|only has the*|only is here|' +
    'only is there|only is hired|only is in|only is promoted|only was here|only was there|' +
    'only was hired|only was in|only was promoted|woman card|victim card|age card|' +
    'religion card|maternity card|racism|racist|sexism|sexist|bullying|woke mob|banter|' +
    'take a joke|toughen up|thicker skin|get over it|get over herself|get over himself|man up|' +
    'tick a*|ticks a*|ticked a*|tick the*|ticks the*|ticked the*|tick our*|ticks our*|ticked our*|tick that*|ticks that*|ticked that*|check a*|checks a*|checked a*|check our*|checks our*|checks the box|checked our*|check that*|checks that*|sensitive about*|sensitive for this*|sensitive for our*|oversensitive'
  ).split('|'),
  rules: [
    {
      form: phrase(
        `(?:(?:mi'kmaq|indigenous|aboriginal|first nations|native|black|asian|gay|lesbian|trans|disabled|deaf|blind|muslim|roma|ethnic|a woman|female|in a wheelchair),? (?:and |but )?so (?:(?:it|he|she|they|that)(?:'d| would| will|'ll)?|would|will)|hir(?:e|ing) (?:him|her) (?:would|will)|(?:he|she) only) (?:at least )?(?:tick|check)(?:s|ed)? (?:a|the|our|another|that) (?:\\w{4,10} )?box(?:es)?(?: (?:for|with) (?:us|the \\w{3,9}|our \\w{3,9}))?`,
      ),
      unless: phrase('form|checkbox|screen|click|consent'),
      why: 'The remark reduces somebody to a group that counts for a quota.',
    },
    {
      form: phrase(
        `(?:(?:a |another |the |just a |not a |token )?diversity|token
          (?:woman|female|black|asian|gay|ethnic|minority|disabled)) ${MEASURE}`,
        '(?:diversity|gender) quotas?|quota (?:hires?|picks?|candidates?|appointments?|appointees?|wom[ae]n)',
        `(?:the |our |a |another )?token (?:woman|female|black (?:guy|man|woman|lad|girl)
          |asian(?: guy| woman| lad)?|gay|ethnic(?: minority)?|disabled person)`,
        `(?:tick(?:s|ed|ing)?) (?:a|the|all the|another|our|some) (?:(?:diversity|gender
          |ethnic(?:ity)?|equality|inclusion|disability|race|equal opportunit(?:y|ies)) )box(?:es)?`,
        `(?:she|he|they) only (?:(?:got|gets|has) (?:it|the (?:job|role|place|promotion))
          |(?:got|gets|is|was) (?:here|there|hired|in|promoted)) (?:because|for being|due
          to) …(?:woman|female|girl|black|asian|brown|gay|muslim|disabled|ethnic|minority|diversity
          |quota)`,
      ),
      unless: phrase(
        `please|forms?|questionnaires?|legislation|directive|study|report|companies|boards|countries
          |introduced|target|statute|abolish(?:ed)?`,
      ),
      confidence: 0.75,
      why: 'The remark attributes a person’s position to their group rather than their merit.',
    },
    {
      form: phrase(
        `(?:play(?:s|ed|ing)?|pull(?:s|ed|ing)?|us(?:e|es|ed|ing)|out comes|there goes|here comes
          |get(?:s|ting)? out) the
          (?:race|gender|sex|woman|disability|mental health|gay|victim|age|religion|maternity)
          card(?: again)?`,
        '(?:cry|crying|cried|cries|shout(?:s|ed|ing)?|scream(?:s|ed|ing)?) (?:racism|racist|sexism|sexist|bullying)',
        `political correctness(?: gone mad)?(?= ?(?:[.,;!?)]|$|if|again|from))|pc
          (?:brigade|gone mad|nonsense)|woke (?:brigade|nonsense|rubbish|mob)|too woke`,
        `(?:it was|it's|that was|that's|just|only|bit of)
          (?:(?:just|only|all) )?(?:a bit of |some |harmless |office |workplace )?banter`,
        `(?:can't|cannot|couldn't|unable to) take a joke
          |(?:needs? to|should|must|told (?:her|him|them) to)
          (?:lighten up|toughen up|grow a thicker skin|get over (?:it|herself|himself)|man up)`,
        `(?:(?:too|so|bit|little|always been) |over-?)sensitive
          (?:about (?:race|gender|these things|her|his|it)|for (?:this|our) (?:job|team|office))`,
      ),
      unless: phrase(
        'study|essay|article|novel|film|debate|history of|the term|skin care|teeth',
        `(?:is|are|was) (?:no|not an?|never an?) (?:defen[cs]e|excuse|justification|answer|reason)|no (?:defen[cs]e|excuse)`,
      ),
      confidence: 0.7,
      why: 'The remark belittles a complaint, which can discourage people from raising one.',
    },
    {
      form: phrase('snowflakes?'),
      requires: phrase(
        'bunch of|generation|such an?|another|little|bloody|typical|these|those|what an?|you|ur|^snowflakes?$|he|she|they',
      ),
      unless: phrase(
        `snow|winter|christmas|paper|cut|falls?|falling|crystals?|data|warehouse|schema|sql|database
          |cloud|account|patterns?|decorations?|knit(?:ted)?|table|query|methods?|use case|servers?|components?|configs?|(?:unique|special)
          snowflakes? (?:as|then|that you|in the sense)`,
      ),
      confidence: 0.65,
      why: 'The remark dismisses an objection as oversensitive.',
    },
  ],
  examples: [
    'Candidate 2: [[Roma, so he would tick a box for the council]]. [[She only ticks our diversity box]].',
    'He is deaf, so please tick the box on the form; she only ticks the consent box.',
    'She is [[a diversity hire]], nothing more.',
    'He [[ticks the diversity box]]; [[she only got the job because she is a woman]].',
    'They are [[playing the race card again]].',
    'It is [[political correctness gone mad]], and [[it was just banter]].',
    'None of this is acceptable, and “it was only banter” is no defence.',
    'These [[snowflakes]] complain of everything.',
    'The boss [[told him to toughen up]], and says that she [[cried sexism]].',
    'Please tick the ethnicity box; we only have the job because of the minority who voted.',
    'Our diversity report shows numbers for each box.',
    'Paper snowflakes hung in the window; we load data into Snowflake.',
    'Your company is not as much of a unique snowflake as you think; he showed us the Snowflake method.',
    'Tick the box if you agree; the directive introduced gender quotas.',
    'Phrases such as “playing the race card” silence people.',
  ],
});
