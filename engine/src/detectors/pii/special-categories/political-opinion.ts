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
const PARTY = `(?:(?:${KINDS}) party|tories|greens|${NAMED})`;

export const politicalOpinion = personalStatement({
  id: 'political-opinion',
  typeName: 'Political opinion',
  description: "A statement of a person's party or political beliefs.",
  article: 'Art. 9(1)',
  recommendation: 'Remove the statement, or keep it only with an explicit legal basis.',
  triggers: [
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
    'outlawed party',
    'outlawed movement',
    'political movement',
    'political affiliation',
  ],
  forms: [
    `(?:member|supporter|activist|sympathi[sz]er|founder|treasurer|chair|candidate) (?:of|for|in)
      (?:the |an? )?(?:\\w{1,15} )?${PARTY}`,
    `(?:voted|votes|campaigned|canvassed|stood|ran) for (?:the |an? )?(?:\\w{1,15} )?${PARTY}`,
    `(?:joined|left|supports|belongs to|donated to|marched with|marched for|campaigns for|canvasses for) (?:the |an? )?(?:\\w{1,15} )?${PARTY}`,
    `(?:he|she|i|who|employee|applicant|candidate) (?:is|was|am) an?
      (?:\\w{1,12} )?(?:${CONVICTIONS.join('|')})(?! (?:estimate|approach|view|choice|investor))`,
    `(?:membership (?:of|in)|member of|active in|joined|belongs to|belonged to)
      (?:an? |the )?(?:opposition|banned|outlawed|political) (?:party|movement)`,
    `(?<=(?!(?:had|was|were|has|have|who|constituency|city|town|county|state|country) )\\w{1,15} )(?:always |usually )?(?:votes|voted) (?:${VOTES.join('|')})(?= ?(?:[.,;)!]|$|and|but|in|all|at|last|too))`,
    'political (?:affiliation|party)(?::| -) \\w{3,20}',
  ],
  why: 'The text says that a person supports a party or holds political beliefs.',
  examples: [
    'Mr Strand was a [[member of the Communist Party]] until 1989.',
    '[[She is a Republican]], and her brother [[voted for the Labour Party]].',
    'He fled because of his [[membership in an opposition party]].',
    'Her colleague says that [[she was a lifelong socialist]].',
    'She [[votes Labour]], and her father [[voted Leave]] in 2016.',
    'They voted to leave the room; his country voted green measures in; he votes last.',
    'The opposition party lost, he said.',
    'Each party shall bear its costs, and his is a conservative estimate.',
    'The Green Party won; the other party left the room.',
  ],
});
