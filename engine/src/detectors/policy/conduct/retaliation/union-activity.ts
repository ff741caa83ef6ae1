import type { WordingPart } from '#engine/detectors/wording-part.ts';
import { UNION_RIGHTS_CONVENTION } from '#engine/laws.ts';
import { phrase } from '#engine/phrases/phrase.ts';

const ACTIVE = `(?:(?:anyone|anybody|everyone|everybody|whoever|those|people|the ones)(?: (?:who|that)(?: (?:was|is|were|are|has been|have been|got|gets|get))?| (?:who|that)'s)?) (?:(?:ever|very|too|still|most) )?(?:active|involved|prominent|loud|busy) (?:in|for|with|on|at) (?:the |a )?(?:trade )?(?:union|works council|strike|walkout|ballot|picket)`;
const ACTIVIST = `(?:(?:he|she|they)(?:'s|'re| is| are| was| were)|(?:\\w{3,12}) (?:is|was)) (?:(?:also|very|still|always|known to be) )?(?:an? |the |our )?(?:(?:big|known|active|keen) )?(?:union (?:activist|rep|representative|organi[sz]er|man|steward|official|member|troublemaker|type)|shop steward|trade unionist|in the union|active in the union)`;
const CHOSEN = `(?:on (?:it|there|(?:the|that|this|our|my) (?:\\w{3,10} )?list)|too|first|as well|out|at the top|gone|selected|included)`;

/** Wording by which people lose their job for what they did in a union. */
export const unionActivity: WordingPart = {
  triggers:
    'active in*|active for*|active with*|active on*|active at*|involved in*|involved with*|prominent in*|loud in*|loud at*|busy in*|union activist|union rep|union representative|union organiser|union organizer|union man|union steward|union official|union member|union troublemaker|union type|shop steward|trade unionist|in the union|busy with*|no union*|no unions*|no organizing*|no organising*|comp claim*|compensation claim*|be let go|be fired|be dismissed|be terminated|be sacked|be laid off|be disciplined|loud on*|loud with*|prominent on*|involved on*|involved for*|loud for*|busy for*|busy on*|busy at*|prominent with*|prominent for*|prominent at*|involved at*'.split(
      '|',
    ),
  rules: [
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
    {
      form: phrase(
        `(?<=^\\W{0,6}(?:\\w{1,3}[.)] )?|[.;:] ?|(?:absolutely|strictly),? )no (?:(?:trade )?unions?|organi[sz]ing) (?:talk|talks|chat|flyers?|leaflets?|literature|meetings?|business|activit(?:y|ies)|cards?|badges?|buttons?|materials?|posters?)(?:,? (?:or |and )?\\w{2,12}){0,8}? (?:on|at|during|in|anywhere (?:on|in)) (?:the |our |any )?(?:company |working |work |staff )?(?:property|premises|site|work|hours|time|shifts?|breaks?|parking lot|canteen|store|shop|plant|warehouse|floor)`,
      ),
      unless: phrase(
        `monday|tuesday|wednesday|thursday|friday|this week|tonight|today|tomorrow|cancel{1,2}ed|easter|christmas|there (?:was|were|is|are)`,
      ),
      legalReference: { law: UNION_RIGHTS_CONVENTION, article: 'Art. 1' },
      recommendation: 'Remove the ban; staff may talk about a union in their own time.',
      confidence: 0.84,
      why: 'The rule bans talk or papers of a union, also in people’s own time.',
    },
    {
      form: phrase(
        `(?:anyone|anybody|any (?:employee|worker|member of staff|driver)|whoever|those|employees|workers|staff|people)(?: who| that)? (?:files?|filing|makes?|making|submits?|brings?|puts? in|lodges?) (?:an? |any )?(?:(?:workers?'?s?|worker's)(?:(?:-| )compensation|(?:-| )comp)?|osha|injury|accident|discrimination|harassment|safety|wage|labou?r(?: board)?|tribunal|whistle-?blow\\w{2,4})(?: (?:comp|compensation))? (?:claims?|complaints?|reports?|cases?|grievances?) (?:will|shall|is going to|are going to|can expect to|must expect to|should expect to|is to|are to) be (?:let go|fired|dismissed|terminated|sacked|laid off|disciplined)`,
      ),
      unless: phrase('false(?:ly)?|fraudulent\\w{0,2}|bad faith|not be|never|malicious'),
      confidence: 0.86,
      why: 'The rule threatens people who claim what the law gives them.',
    },
  ],
  examples: [
    '[[Anyone who was active in the union should be on it too]].',
    '[[Those involved in the strike must go first]]. [[He is a union activist, put him on the redundancy list]].',
    '[[She’s the union rep, so she goes first]].',
    'House rules: [[no union leaflets or badges anywhere on the premises]]. [[Any driver who makes an injury claim will be sacked]].',
    'No union meetings in the canteen on Friday. Anyone who files a false injury claim will be dismissed.',
    'Anyone who was active in the union should be thanked too; everyone involved in the strike vote goes first.',
    'He is a union rep and puts members on the mailing list. She was in the union when it began.',
  ],
};
