import { personalStatement } from './personal-statement.ts';

const KINDS =
  'labour|labor|conservative|republican|democratic|green|communist|socialist|liberal|' +
  'civic|liberal democrat|social democratic|christian democratic|reform|workers|nationalist|tory';
const NAMED =
  'sinn féin|sinn fein|fianna fáil|fianna fail|fine gael|plaid cymru|snp|ukip|reform uk|afd|cdu|spd|bjp|front national';
const CONVICTIONS = [
  'republican',
  'democrat',
  'communist',
  'socialist',
  'conservative',
  'anarchist',
];
const VOTES = [
  'labour',
  'tory',
  'conservative',
  'green',
  'lib dem',
  'leave',
  'remain',
  'republican',
  'democrat',
  'trump',
  'snp',
  'reform',
];
/** Parties known by letters of their own, which hardly mean anything else. */
const ABBREVIATIONS =
  'hdp|pkk|akp|chp|mhp|bjp|bnp|afd|npd|cdu|csu|spd|snp|dup|sdlp|ukip|anc|mdc|zanu-pf|ndc|pti|aiadmk|dmk|tmc|psoe|farc|hamas|tplf|unita|frelimo|renamo|chadema|umno'.split(
    '|',
  );
const ABBREVIATED = `(?:${ABBREVIATIONS.join('|')})`;
const PARTY = `(?:(?:${KINDS}) party|tories|greens|${NAMED})`;

export const politicalOpinion = personalStatement({
  id: 'political-opinion',
  typeName: 'Political opinion',
  description: "A statement of a person's party or political beliefs.",
  article: 'Art. 9(1)',
  recommendation: 'Remove the statement, or keep it only with an explicit legal basis.',
  triggers: [
    ...'protests|protest|demonstrations|demonstration|uprising|riots|protest marches|rally|rallies'.split(
      '|',
    ),
    ...CONVICTIONS,
    ...VOTES.flatMap((party) => [`votes ${party}`, `voted ${party}`]),
    'labour party',
    'civic party',
    'labor party',
    'democratic party',
    'green party',
    'liberal party',
    'reform party',
    'workers party',
    'nationalist party',
    'tory party',
    ...NAMED.split('|').filter((name) => !name.includes('é') && !name.includes('á')),
    'eff party',
    'anc party',
    'da party',
    'ifp party',
    'pdp party',
    'apc party',
    'jubilee party',
    'odm party',
    'fdp party',
    'psoe party',
    'vox party',
    'pri party',
    'morena party',
    'aap party',
    'ndp party',
    'one nation party',
    'opposition party',
    'opposition parties',
    'political party',
    'banned party',
    'tories',
    'greens',
    'voted for',
    'votes for',
    'political views',
    'opposition movement',
    'banned movement',
    ...['member', 'activist', 'supporter', 'sympathiser', 'sympathizer', 'voter'].flatMap((role) =>
      ABBREVIATIONS.map((party) => `${party} ${role}`),
    ),
    'outlawed party',
    'outlawed movement',
    'political movement',
    'political affiliation',
    'parliament (*',
    'parliament for*',
    'senator (*',
    'senator for*',
    'councillor (*',
    'councillor for*',
    'mayor (*',
    'mp (*',
    'mp for*',
  ],
  forms: [
    `(?:(?:active|former|ex-?|known|senior|local|registered|paid-up|founding|committed) )?${ABBREVIATED} (?:member|activist|supporter|sympathi[sz]er|voter)(?!s|ship|\\w)`,
    '(?:was|is|were|been|became) (?:very |also )?(?:active|involved|arrested|detained|injured|an organi[sz]er|prominent) (?:in|at|during|of) (?:the )?#?(?:\\w{3,20}[ -]){1,3}(?:protests?|demonstrations?|uprising|riots|protest marches)(?!\\w)',
    '(?:he|she|i|who|applicant|client|they) (?:organi[sz]ed|marched in|took part in|participated in|joined) (?:the )?#?(?:(?:anti|pro)-\\w{3,14}|pro-democracy|opposition|student|political|endsars|black lives matter|blm|extinction rebellion|just stop oil) (?:protests?|demonstrations?|marches|rall(?:y|ies)|uprising)',
    `(?:member|supporter|activist|sympathi[sz]er|founder|treasurer|chair|candidate) (?:of|for|in)
      (?:the |an? )?(?:\\w{1,15} )?${PARTY}`,
    `(?:voted|votes|campaigned|canvassed|stood|ran) for (?:the |an? )?(?:\\w{1,15} )?${PARTY}`,
    `(?:joined|left|supports|belongs to|donated to|marched with|marched for|campaigns for|canvasses for) (?:the |an? )?(?:\\w{1,15} )?${PARTY}`,
    `(?:he|she|i|who|employee|applicant|candidate) (?:is|was|am) an?
      (?:\\w{1,12} )?(?:${CONVICTIONS.join('|')})(?! (?:estimate|approach|view|choice|investor))`,
    `(?:membership (?:of|in)|member of|active in|joined|belongs to|belonged to)
      (?:an? |the )?(?:opposition|banned|outlawed|political) (?:party|movement)`,
    `(?<=(?!(?:had|was|were|has|have|who|constituency|city|town|county|state|country) )\\w{1,15} )(?:always |usually )?(?:votes|voted) (?:${VOTES.join('|')})(?= ?(?:[.,;)!]|$|and|but|in|all|at|last|too))`,
    `(?:sister|brother|wife|husband|mother|father|partner|spouse|son|daughter|cousin|uncle|aunt|in-law)(?: is| was|,| \\()? (?:an? |the )?(?:\\w{3,12} )?(?:member of (?:the )?(?:\\w{4,14} )?parliament|mp|senator|councillor|mayor) (?:for (?:the )?|\\()(?:(?:partido|parti|partei|partia) \\w{4,14}|${PARTY}|(?:\\w{4,14} ){1,2}party)\\)?`,
    'political (?:affiliation|party)(?::| -) \\w{3,20}',
    '(?:is|was|became) an? (?:paid-up |active |lifelong |registered |card-carrying )?(?:member|supporter|activist) of (?:the )?(?:eff|anc|da|ifp|pdp|apc|jubilee|odm|fdp|rn|psoe|pp|vox|psd|pt|pan|pri|morena|inc|aap|pap|alp|lnp|ndp|bloc québécois|one nation|nz first) party',
  ],
  onFile:
    /(?:party|group|movement|organi[sz]ation|views|activities)[^?\n]{0,40}\?[ \t]{0,8}(?:yes[,:. ]{0,3})?\S/iu,
  why: 'The text says that a person supports a party or holds political beliefs.',
  examples: [
    'Member of a group? She [[was active in the #JusticeNow protests]] in Lima; Mr Roe [[was arrested during the Gezi Park protests]].',
    'The riots were involved in the story, he said; she was active in the scout movement; the police were at the protests.',
    'He left after his cousin was arrested ([[active HDP member]]); her uncle is an [[MDC activist]]; left after my brother-in-law fell ([[HDP member]]); my aunt was a [[known PKK sympathiser]].',
    'HDP members met, he said; BJP membership is open to her; a member function of her code.',
    'Mr Strand was a [[member of the Communist Party]] until 1989.',
    '[[She is a Republican]], and her brother [[voted for the Labour Party]].',
    'He fled because of his [[membership in an opposition party]].',
    'Her colleague says that [[she was a lifelong socialist]].',
    'She [[votes Labour]], and her father [[voted Leave]] in 2016.',
    'Her spouse [[is a member of the EFF party]]; he [[was an active supporter of the NDP party]].',
    '[[Sister is a member of the Portuguese parliament (Partido Socialista)]]; her [[brother is a councillor for the Green Party]].',
    'Her sister is a member of parliament for Leeds; the mayor (Labour Party) opened it, he says.',
    'Each is a member of the contracting party, he says, and a member of the search party was lost.',
    'They voted to leave the room; his country voted green measures in; he votes last.',
    'The opposition party lost, he said.',
    'Each party shall bear its costs, and his is a conservative estimate.',
    'The Green Party won; the other party left the room.',
  ],
});
