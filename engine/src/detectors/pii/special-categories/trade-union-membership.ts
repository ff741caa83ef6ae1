import type { Match, SentenceDetector } from '#engine/detector.ts';
import { needingNobody } from '#engine/detectors/company.ts';

import { personalStatement } from './personal-statement.ts';

/**
 * Unions of English-speaking countries, India, the Philippines, Germany and France; some are ordinary words, so more
 * context is required.
 */
const UNION = `(?:unite|unison|gmb|usdaw|siptu|mandate|ver\\.?di|ig metall|teamsters|seiu|uaw|afscme
  |cgt|cfdt|nasuwt|rcn|rmt|aslef|nipsa|bectu|f(?:o|ó)rsa|inmo|numsa|cosatu|nehawu|samwu|denosa|sadtu
  |satawu|asuu|knut|kuppet|cupe|unifor|opseu|cfmeu|amwu|anmf|intuc|aituc|tucp|ibew|afl-cio|ufcw|solidarno(?:ś|s)(?:ć|c)|opzz|ccoo)`;

const statement = personalStatement({
  id: 'trade-union-membership',
  typeName: 'Trade union membership',
  description: 'A statement that a person belongs to or acts for a trade union.',
  article: 'Art. 9(1)',
  recommendation: 'Remove the statement, or keep it only with an explicit legal basis.',
  triggers: (
    'works council*|by unite|by mandate|by his union|by her union|by the union|to unite|to mandate|' +
    'union representative,*|works council member|trade union|labor union|labour union|the union|your union|his union|her union|my union|' +
    'our union|this union|sindicato|sindical*|syndicat|syndical*|gewerkschaft*|sindacato|' +
    'their union|a union|union member*|union dues|union subs|union subscription*|union contribution*|union rep|union:*|union representative|' +
    'shop steward|shop stewards|unison|siptu|usdaw|gmb|teamsters|seiu|nasuwt|rcn|rmt|aslef|' +
    'ver.di|ig metall|unite convenor*|unite rep*|unite member*|unite official*|of union|in union|' +
    'for union|joined union|left union|to union|workers union|teachers union|nurses union|' +
    'transport union|union delegate*|union organi*|union convenor*|uaw|afscme|cgt|cfdt|nipsa|' +
    'bectu|forsa|fórsa|inmo|numsa|cosatu|nehawu|samwu|denosa|sadtu|satawu|asuu|knut|kuppet|cupe|unifor|' +
    'opseu|cfmeu|amwu|anmf|intuc|aituc|tucp|ibew|afl-cio|ufcw|solidarnosc|opzz|ccoo|verdi|unite meeting|unite meetings|of unite|for unite|in unite|with unite|the unite|of mandate|for mandate|' +
    'in mandate|with mandate|unite steward*|unite subs|unite dues|unite delegate*|' +
    'mandate steward*|mandate rep|mandate representative|mandate member|mandate subs|' +
    'mandate dues|mandate delegate|mandate official|mandate convenor'
  ).split('|'),
  forms: [
    `(?:his|her|your|their|my) (?:trade )?union \\(?${UNION}`,
    `(?:member|members|membership|delegate|organi[sz]er|official|secretary|representative|steward)
      (?:of|in|for) (?:the |a |her |his )?(?:(?!european|african|credit|customs|student|students
      |soviet|monetary|banking|western)\\w{1,20} ){0,2}(?:(?:trade|labou?r) union|union)(?!
      (?:states?|law|citizens?|territory))`,
    `(?:is|was|as|became) (?:a |the |our )?(?:\\w{1,12} )?(?:union
      (?:member|representative|rep|delegate|organi[sz]er|convenor)|shop steward)`,
    `(?:joined|left|belongs to
      |belonged to) (?:the |a )?(?:(?!european|african|credit|customs|student|students|soviet)\\w{1,20} )?(?:(?:trade|labou?r)
      union|union)(?! (?:army|states?))`,
    `(?:member|delegate|official|representative|rep|steward|organi[sz]er) (?:of|for|in|with) (?:the )?${UNION}`,
    `(?:goes|went|going|go|attends?|attended|attending|off|away|time) (?:to |at |for )?(?:(?:a lot of|lots of|all|many|the|his|her|every|regular|too many) )?(?:${UNION}|(?:trade |labou?r )union) meetings?(?! (?:of|between|where|to))(?:, being (?:the|a|their) (?:union )?rep)?`,
    `(?:your|his|her|my) (?:union |shop )?steward (?:from|of) (?:the )?${UNION}(?: local \\d{1,5})?`,
    `(?:treasurer|chair(?:man|woman|person)?|secretary|chairperson|organi[sz]er|activist|branch officer|member) of the ${UNION} (?:\\w{3,10} )?(?:group|branch|committee|lodge|chapter)(?: since (?:19|20)\\d\\d)?`,
    `works council(?:lor)? \\(?(?:list|slate|for) ${UNION}`,
    `${UNION} (?:(?:shop )?steward|rep|representative|member|membership|subs|subscription|(?:union )?dues
      |delegate|official|convenor)`,
    `(?:union rep(?:resentative)?|shop steward|(?:union |branch )(?:convenor|secretary|official))(?=,? (?:\\w{2,15} ){1,3}(?:of|from) (?:the )?${UNION}(?! (?:states|nations)))`,
    '(?<=(?:[,;(|]|\\d) ?)(?:shop steward|union rep|works council member)(?= ?(?:[,;)|]|$))',
    `(?:sign(?:s|ed|ing)? (?:drivers|workers|staff|colleagues|everyone|others|us|them) up|recruit(?:s|ed|ing)?|collect(?:s|ed|ing)? cards|organi[sz](?:es|ed|ing)) (?:for|with) (?:the )?(?:union|${UNION})`,
    '(?:his|her|their|my) (?:trade )?union (?:membership|dues|card)',
    `(?:is|are|was|were|he's|she's|away|off|goes|going) (?:away )?(?:at|to) (?:the |an? )?${UNION} (?:congress|conference|meeting|training
      |rally|course)(?! cent(?:re|er))`,
    `(?:his|her|my) (?:trade |labou?r )?union,? \\(?(?!will|has|is|was|were|would|that|which|rep|and|the|to|says|said|wants|card|dues)\\w{2,12}\\)?,? (?:will|would|has|is|was|represent(?:s|ed)|support(?:s|ed)|advis(?:es|ed)|wrote|asked|says|said|wants)`,
    `union rep(?:resentative)?(?: is| was| ?=|:) (?!the|an?|not|there|here|to|in|on|your|you)\\w{2,15}(?: (?!is|was|will|and|has|said)\\w{1,15})?(?:\\.?, \\w{2,10} member)?`,
    `(?:represented|accompanied|supported) by (?:(?:an? |the )?(?:\\w{4,14} )?(?:from|of) (?:the )?)?(?:his union|her union|the union|${UNION})(?= ?(?:[.,;)]|$|at|in|and|who|throughout|during|union))`,
    `pa(?:ys|id|ying) (?:his |her |my )?(?:union )?(?:subs|dues|subscriptions?) to (?:the )?(?:union|${UNION})`,
    `(?:trade |labou?r )union(?: membership)?(?::| -)? (?:${UNION}|yes|member(?![?:]| ?[?:.]))`,
    `union (?:dues|subs|subscriptions?|contributions?)(?: (?:is|are|were))?(?: (?:deducted|paid|withheld))?
      \\((?!section|article|see|if|as|the|per|and|or|where|unless)[^()\\d]{3,30}\\)`,
    `(?:both|they|we both|the two|all three|(?:he|she|who|you|and|\\w{2,15}) (?:both )?)(?: of (?:them|you|us))? (?:is|are|was|were|(?:have|has|had) been) (?:both |all |now |still )?(?:an? )?(?:paid-up |loyal |active |founding )?members? of (?:our|this) (?:trade )?union(?: and (?:have|has) paid (?:\\w{3,5} )?(?:dues|subs|subscriptions?)(?: since (?:19|20)\\d\\d)?)?`,
    `(?:es|son|soy|era|eran|está|están|fue|fueron|sigue) (?:\\w{3,12} )?(?:afiliad[oa]s?|miembros?) (?:a|al|en|de|del) (?:(?:nuestro|su|un|el|este) )?sindicato|(?:se )?(?:afilió|afiliaron) al sindicato|(?:elegid[oa]|nombrad[oa]|es|era|como) (?:la |el )?delegad[oa]s? sindical(?:es)?`,
    `(?:est|sont|suis|était|étaient) (?:\\w{4,8} )?(?:adhérente?s?|membres?|syndiquée?s?) (?:de|du|à|au) (?:(?:notre|son|un|le|leur) )?syndicat|(?:élue?|est|était|nommée?) (?:la |le )?déléguée? syndicale?`,
    `(?:ist|sind|bin|war|waren|als) (?:(?:seit|auch|beide|noch) (?:\\w{2,8} )?)?mitglied(?:er)? (?:in |der |unserer |einer |unsere ){1,3}gewerkschaft|(?:è|sono|era|erano) iscritt[oaie] al (?:nostro |suo )?sindacato`,
    `union: (?:\\w{3,20}'? ){0,3}(?:federation|association|congress|branch secretary|shop steward
      |convenor)(?:, branch \\w{4,9})?`,
  ],
  why: 'The text says that a person belongs to a trade union.',
  examples: [
    'Ms Strand is a [[member of the trade union]] and pays by payroll.',
    'He [[joined the union]] in May; [[her union dues]] are deducted.',
    'Name: Terry Malone, [[Unite shop steward]]; he is a [[member of UNISON]].',
    'She [[attends a lot of Unison meetings, being the rep]]; you came with [[your steward from UFCW Local 88]]. I was a [[member of Solidarność]].',
    'He went to unite meetings of both teams into one; the union met.',
    'He is a [[GMB steward]]; she was a [[Unite convenor]] and is a [[member of Unite]].',
    'Name: Terry Malone, [[trade union: Unison]], start: May 2020',
    'Name: Terry Malone\n[[Union: Seafarers’ Federation, branch secretary]] since 2019',
    'Employee Anna Roe: [[union dues deducted (Solidarność)]], 84 PLN.',
    'Darnell is [[recruiting for the Teamsters]] in his break.',
    'Thabo Roe [[is at the NUMSA congress]] until Friday, and she is a [[CUPE steward]].',
    'OS is a [[member of SIPTU]] and asked for a day off.',
    'Name: Jane Roe\n0019 [[AFL-CIO UNION DUES]] $21.50',
    'His wages stopped, so [[his union, SACCAWU, will]] represent him; [[her union (ACV) wrote]] to us.',
    '[[union rep = Peter M., ACV member]], hours 8 per month',
    'Her union rep is there to help, and the union has a new member state; his union will meet, and the union chose a committee member.',
    'The hall is at the Unison Congress Centre, he said; numsa is short for many things.',
    'Employees pay union dues deducted (Section 4) from wages (if any).',
    '[[Both are members of our union and have paid dues since 2022]]. She is a [[member of our union]].',
    'Ambos [[son afiliados a nuestro sindicato]]; Ana Roe fue [[elegida delegada sindical]]. Il [[est adhérent de notre syndicat]]. Sie [[ist seit 2019 Mitglied unserer Gewerkschaft]].',
    'Members of our union vote on 4 May; our union is strong. Los afiliados al sindicato votan hoy; el delegado sindical informa. Das Mitglied der Gewerkschaft zahlt.',
    'If they are members of our union, they may vote.',
    'I bring my [[union rep]], Tom Roe of Usdaw. Name: Tom Roe, Leeds 12 [[shop steward]], part-time.',
    'You pay by payroll: we deduct the fees of [[your union (Unite]]). You may join your union.',
    'She is a [[delegate of Unite]], and he [[was a union organiser]].',
    'Sweden, she says, is a member of the European Union, and the union stays.',
    'Name: Anna Roe, [[secretary of the IG Metall youth group since 2019]]; elected to the [[works council (list ver.di]]), released.',
    'Trade union member? ..... no',
    'Mr Roe has a grievance; he is [[represented by Unite]], and he [[pays subs to the RMT]].',
    'The company is represented by Unite Design Ltd, and she sang to unite the choir.',
    'Unison of voices, and the members of the choir unite.',
    'Norway is no member of the European Union states, but her sister is.',
    'The union of both lists gives him the result; no one was dismissed for union membership under the law.',
  ],
});

/** The name of the one who represents the others is in the statement itself. */
const WITH_NAME = /rep(?:resentative)?(?: is| was| ?[=:]) \p{Lu}\p{Ll}/u;
/** Whoever writes so speaks of people, without a pronoun that says so. */
const OF_OURS =
  /^(?!members?).{2,60}members? of (?:our|this)|sindica|syndica|gewerkschaft|sindacato/iu;

export const tradeUnionMembership: SentenceDetector = {
  ...statement,
  read: (sentence) => statement.read(sentence).map((match) => weighed(sentence, match)),
};

function weighed(sentence: string, match: Match): Match {
  const stated = sentence.slice(match.start, match.end);
  const isNamed = WITH_NAME.test(stated) || OF_OURS.test(stated);
  return isNamed ? needingNobody(match) : match;
}
