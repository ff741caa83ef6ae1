import { personalStatement } from './personal-statement.ts';

/** Unions of English-speaking countries, Germany and France; some are words, so that more must be said. */
const UNION =
  '(?:unite|unison|gmb|usdaw|siptu|mandate|ver\\.?di|ig metall|teamsters|seiu|uaw|afscme|cgt|cfdt|nasuwt|rcn|rmt|aslef|nipsa|bectu)';

export const tradeUnionMembership = personalStatement({
  id: 'trade-union-membership',
  typeName: 'Trade union membership',
  description: 'A statement that a person belongs to a trade union or acts for one.',
  article: 'Art. 9(1)',
  recommendation: 'Remove the statement, or keep it only on an explicit legal basis.',
  triggers: [
    'trade union',
    'labor union',
    'labour union',
    'the union',
    'a union',
    'union member*',
    'union dues',
    'union rep',
    'union representative',
    'shop steward',
    'shop stewards',
    'unison',
    'siptu',
    'usdaw',
    'gmb',
    'teamsters',
    'seiu',
    'nasuwt',
    'rcn',
    'rmt',
    'aslef',
    'ver.di',
    'ig metall',
    'unite rep*',
    'unite member*',
    'unite official*',
  ],
  forms: [
    '(?:member|members|membership|delegate|organi[sz]er|official|secretary|representative|steward) (?:of|in|for) (?:the |an? |her |his )?(?:\\w{1,20} ){0,2}(?:(?:trade|labou?r) union|union)(?! (?:states?|law|citizens?|territory))',
    '(?:is|was|as|became) (?:an? |the |our )?(?:\\w{1,12} )?(?:union (?:member|representative|rep|delegate|organi[sz]er)|shop steward)',
    '(?:joined|left|belongs to|belonged to) (?:the |an? )?(?:\\w{1,20} )?(?:(?:trade|labou?r) union|union)(?! (?:army|states?))',
    `(?:member|delegate|official|representative|rep|steward|organi[sz]er) (?:of|for|in|with) (?:the )?${UNION}`,
    `${UNION} (?:shop steward|rep|representative|member|membership|subs|subscription|dues|delegate|official|convenor)`,
    '(?:his|her|their|my) (?:trade )?union (?:membership|dues|card)',
  ],
  why: 'A person is said to belong to a trade union.',
  examples: [
    'Ms Strand is a [[member of the trade union]] and pays by payroll.',
    'He [[joined the union]] in May; [[her union dues]] are deducted.',
    'Name: Terry Malone, [[Unite shop steward]]; he is a [[member of UNISON]].',
    'Unison of voices, and the members of the choir unite.',
    'Norway is no member of the European Union states, but her sister is.',
    'The union of both lists gives him the result; no one was dismissed for union membership under the law.',
  ],
});
