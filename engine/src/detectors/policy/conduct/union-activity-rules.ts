import type { PhraseRule } from '#engine/phrases/phrase-rule.ts';
import { phrase } from '#engine/phrases/phrase.ts';

const ACTIVE = `(?:(?:anyone|anybody|everyone|everybody|whoever|those|people|the ones)(?: (?:who|that)(?: (?:was|is|were|are|has been|have been|got|gets|get))?| (?:who|that)'s)?) (?:(?:ever|very|too|still|most) )?(?:active|involved|prominent|loud|busy) (?:in|for|with|on|at) (?:the |a )?(?:trade )?(?:union|works council|strike|walkout|ballot|picket)`;
const ACTIVIST = `(?:(?:he|she|they)(?:'s|'re| is| are| was| were)|(?:\\w{3,12}) (?:is|was)) (?:(?:also|very|still|always|known to be) )?(?:an? |the |our )?(?:(?:big|known|active|keen) )?(?:union (?:activist|rep|representative|organi[sz]er|man|steward|official|member|troublemaker|type)|shop steward|trade unionist|in the union|active in the union)`;
const CHOSEN = `(?:on (?:it|there|(?:the|that|this|our|my) (?:\\w{3,10} )?list)|too|first|as well|out|at the top|gone|selected|included)`;

/** In the notation of literals; each wording below contains one. */
export const UNION_ACTIVITY_TRIGGERS: readonly string[] =
  'active in*|active for*|active with*|active on*|active at*|involved in*|involved with*|prominent in*|loud in*|loud at*|busy in*|union activist|union rep|union representative|union organiser|union organizer|union man|union steward|union official|union member|union troublemaker|union type|shop steward|trade unionist|in the union|busy with*|loud on*|loud with*|prominent on*|involved on*|involved for*|loud for*|busy for*|busy on*|busy at*|prominent with*|prominent for*|prominent at*|involved at*'.split(
    '|',
  );

/** Wording by which people lose their job for what they did in a union. */
export const UNION_ACTIVITY_RULES: readonly PhraseRule[] = [
  {
    form: phrase(
      `${ACTIVE}(?: \\w{2,9}){0,3}? (?:should|must|can|will|ought to|needs? to|has to|have to|is|are|goes|go|gets?)(?: (?:be|go|get|come|to go))?(?: \\w{2,9}){0,2}? ${CHOSEN}(?: too| as well| list)?`,
      `${ACTIVIST},? ?[;.–-]? ?(?:so |and |then |therefore )?(?:put (?:him|her|them) (?:\\w{2,5} )?on|(?:he|she|they) (?:goes|go|can go|should go|must go|has to go|will go)(?: first| out)?|(?:is |he's |she's )?(?:top of|first on|on) the (?:\\w{3,10} )?list|first to go|let (?:him|her|them) go|get rid of (?:him|her|them)|select (?:him|her|them)|make (?:him|her|them) redundant|don't (?:renew|promote|hire) (?:him|her|them)|no (?:promotion|bonus|overtime|shifts))(?: (?:the )?(?:redundancy |at-risk |selection )?list)?`,
    ),
    unless: phrase(
      'invit(?:e|ed|ation)|party|thank(?:s|ed)?|elect(?:ed|ion)|vote|committee|mailing list|may not|must not|never|dinner|guest list|list of speakers|award|unlawful|court|tribunal',
    ),
    confidence: 0.82,
    why: 'The text selects people for a disadvantage because of union activity.',
  },
];

/** Each with its near misses. */
export const UNION_ACTIVITY_EXAMPLES: readonly string[] = [
  '[[Anyone who was active in the union should be on it too]].',
  '[[Those involved in the strike must go first]]. [[He is a union activist, put him on the redundancy list]].',
  '[[She’s the union rep, so she goes first]].',
  'Anyone who was active in the union should be thanked too; everyone involved in the strike vote goes first.',
  'He is a union rep and puts members on the mailing list. She was in the union when it began.',
];
