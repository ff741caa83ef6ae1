import { MAY } from '#engine/detectors/legal/contract-words.ts';
import { IN_CUSTOMERS_FAVOR } from '#engine/detectors/legal/money/minimum-commitment.ts';
import { phrase } from '#engine/phrases/phrase.ts';

import type { Contradiction } from './unlimited-liability.ts';

/** A right of the weaker party to go on. */
const MAY_RENEW = phrase(
  `(?:franchisees?|tenants?|lessees?|licensees?|customers?|members?|clients?|subscribers?|distributors?|you) (?:may|can|(?:is|are) entitled to|(?:has|have) the right to) (?:\\w{3,9} )?(?:renew|extend) (?:(?:it|this|the \\w{3,12}) )?(?:for|by|once|twice)`,
);

/** Wording about those who sell on. */
const SELLS_ON = phrase(
  '(?:re-?sell|resale|dealer|distribut|retailer|resell|franchis|discount|advertis)\\w{0,6}|minimum price|sell|sells|sold',
);

/** For each type, clauses about another subject that use its words. */
export const OTHER_SUBJECTS: ReadonlyMap<string, readonly Contradiction[]> = new Map([
  [
    'unilateral-change',
    // Who decides for themselves changes no terms.
    [
      // Nor do the times of trains and flights, which nobody changes alone.
      {
        says: phrase(
          `(?<=^[\\W\\d]{0,9})(?:(?:the|our|flight|train|all|published) ){0,2}(?:schedules?|timetables?|opening (?:hours|times)|(?:flight|train|departure|arrival) times) (?:may|can|might|could) (?:also |sometimes )?(?:change|vary|be changed)`,
        ),
        unless: phrase(
          'we (?:may|can|reserve)|without (?:any )?(?:notice|refund|liability)|no refund',
        ),
      },
      {
        says: phrase(
          `(?:you|parents|members?|customers?|guests?|employees?|patients?|participants?|users?) (?:may|can|are free to) (?:\\w{3,10} )?(?:change|revise|reverse|reconsider|update|edit) (?:your|his|her|their) (?:minds?|decisions?|choices?|consent|settings|preferences|details|profiles?|answers?|selections?|address(?:es)?|opinions?)`,
        ),
        unless: phrase(
          'we|us|(?:(?:company|provider|operator|supplier|landlord|bank) (?:may|can|reserves?))|sole discretion|terms',
        ),
      },
    ],
  ],
  [
    'non-compete',
    // Leave to work for whomever one likes.
    [
      {
        says: phrase(
          `(?<!not )(?<!no longer )(?<!never )(?<!n't )(?:free|at liberty|entitled|allowed|permitted|welcome) to (?:also )?(?:work|compete|trade|act|join|start|open|set up|be employed|take (?:a|up)|accept|provide|offer|sell)`,
          `(?:does|do|shall|will|is|are) not (?:prevent(?:ed)?|restrict(?:ed)?|prohibit(?:ed)?|stop(?:ped)?|ke(?:ep|pt)|bar(?:red)?|preclude[ds]?) (?:\\w{2,14} ){0,4}?from (?:work|compet|trad|act|join|offer|provid|sell)ing`,
        ),
        unless: phrase(
          'except|unless|other than|however|but|provided|only|until|after|without …(?:consent|approval)|must|shall not|may not|will not|agrees? not|not to|competing with …during',
        ),
      },
    ],
  ],
  [
    'auto-renewal',
    // Who may renew need not.
    [
      {
        says: MAY_RENEW,
        unless: phrase(
          'automatic(?:ally)?|auto-?renew\\w{0,4}|unless|successive|evergreen|otherwise',
        ),
      },
    ],
  ],
  [
    'termination-for-convenience',
    [
      {
        says: MAY_RENEW,
        unless: phrase('(?:terminat|cancel)\\w{1,9}|end|ends|leave|without cause'),
      },
      // Who may look at the books with notice ends nothing.
      {
        says: phrase('audit(?:s|ed|ing)?|inspect(?:s|ed|ing|ions?)?'),
        unless: phrase(
          '(?:terminat|cancel|withdraw|rescind|resign)\\w{0,9}|ends?|ended|leave|quit|without cause',
        ),
      },
    ],
  ],
  [
    'liability-cap',
    [
      // When a claim must be brought says nothing of how much is paid.
      {
        says: phrase(
          `(?:claims?|actions?|complaints?|proceedings?|suits?) (?:[\\w-]{2,12} ){0,6}?(?:must|shall|may only|has to|have to|is to|are to) be (?:brought|raised|made|filed|notified|commenced|submitted|lodged|instituted)`,
        ),
        unless: phrase('exceed(?:s|ing)?|limited to|maximum|cap|capped|more than [£$€]|[£$€] ?\\d'),
      },
      // Whoever may not contest a claim limits nothing.
      {
        says: phrase(
          `(?:we|(?:the )?(?:carrier|airline|company|insurer|operator|seller|supplier|provider)) (?:cannot|can not|may not|must not|will not|shall not|do not|does not) (?:\\w{3,9} )?(?:contest|dispute|deny|reject|oppose) (?:\\w{2,9} ){0,2}(?:claims?|liability)`,
        ),
        unless: phrase('exceed(?:s|ing)?|limited to|maximum|cap|capped'),
      },
    ],
  ],
  [
    'price-restriction',
    // A cap on increases keeps nobody from setting prices.
    [
      {
        says: phrase(
          `(?:no|not) more than (?:once|twice) (?:a|per|every|in any|in a|each) (?:\\w{3,10} ){0,2}?(?:year|months|period)`,
          `(?:at most|only) once (?:a|per|every|in any|in a|each) (?:\\w{3,10} ){0,2}?(?:year|months|period)`,
          `(?:no more than|not more than|at most|capped (?:at|by)|limited to|not exceed) (?:(?:the|by|official|national|published|consumer|retail|price|cost|living|rate|increase|of|in) ){0,6}(?:index|inflation|cpi|rpi)`,
        ),
        unless: SELLS_ON,
      },
      {
        says: phrase(
          `(?:prices?|fees?|rates?|rent|fares?|premiums?) (?:can|may|will|shall) (?:only )?(?:go up|rise|increase|be (?:raised|increased|put up))[^.;]{0,120}? by (?:at most|no more than|not more than|up to|a maximum of|(?:\\w{2,9} ){0,2}at most) \\d{1,2}(?:\\.\\d{1,2})? ?(?:%|per ?cent)`,
        ),
        unless: SELLS_ON,
      },
    ],
  ],
  [
    'liquidated-damages',
    // What is given back is no sum owed for a breach.
    [
      {
        says: phrase(
          `(?:deposit|bond|retention)[^.;]{0,140}? (?:returned|refunded|repaid|released|paid back|given back)`,
        ),
        unless: phrase(
          `forfeit\\w{0,3}|penalt(?:y|ies)|liquidated|non-?refundable|not (?:be )?(?:returned|refunded|repaid|released)|never|(?:is|are|be) (?:kept|retained)|(?:for|per) (?:each|every|day|week)|double|twice`,
        ),
      },
    ],
  ],
  [
    'content-removal',
    // Features and accounts are no content of users.
    [
      // The heading of a list of reasons.
      {
        says: /^[\W\d]{0,9}(?:what|when|why|how|which (?:reviews|posts|comments)) we (?:do not |don['’]t |never |may )?(?:remove|delete|take down|hide|moderate)\W{0,4}$/i,
      },
      {
        says: phrase(
          `(?:remove|delete|disable|switch off|withdraw|discontinue|close)(?:,? (?:or )?\\w{4,11}){0,4} (?:any|the|your|our|some|all|certain) (?:\\w{3,12} )?(?:features?|functions?|functionality|accounts?|services?|products?|plans?)`,
        ),
        unless: phrase(
          `content|contents|contributions?|materials?|posts?|postings?|posted|submissions?|submitted|listings?|reviews?
            |comments?|uploads?|uploaded|files?|photos?|videos?|information|messages?|data|items?`,
        ),
      },
    ],
  ],
  [
    'unilateral-termination',
    [
      // Who gives notice of a month or more ends nothing at will.
      {
        says: phrase(
          `${MAY} (?:also )?(?:terminate|end|cancel|resign|leave|close)(?: \\w{2,14}){0,6}? (?:on|by|with|upon|giving|subject to) (?:giving )?(?:the other(?: party)? |us |you |him |her |it |the \\w{4,12} )?(?:at least |not less than |no less than |a minimum of )?(?:(?:one|two|three|six|nine|twelve|an?|\\d{1,2})(?: \\(\\d{1,2}\\))? (?:calendar )?(?:months?|years?)|(?:thirty|sixty|ninety|30|60|90|120|180)(?: \\(\\d{2,3}\\))? (?:calendar )?days|(?:four|six|eight|twelve|4|6|8|12) weeks)'?s? (?:of )?(?:prior |advance |written ){0,3}notice`,
        ),
        unless: phrase(
          'without …(?:cause|reasons?|notice|refund)|(?:any|no) reason|at any time|immediate(?:ly)?|at once|forthwith|suspend\\w{0,3}|sole discretion|whenever',
        ),
      },
    ],
  ],
  [
    'minimum-commitment',
    [
      // Pay during an illness or a leave, and what a test or a tender must score.
      {
        says: phrase(
          '(?:full|half|normal|basic|sick|statutory|maternity) pay (?:for|during) (?:up to |the first )?\\w{1,9} (?:days|weeks|months)',
          '(?:minimum|at least|threshold|fewer than|less than) (?:\\w{1,12} ){0,3}?(?:points|marks|stars|votes)|minimum (?:scores?|marks?|grades?|ratings?)',
        ),
        unless: phrase(
          '(?:purchas|order|buy|spend|sell|volum|quantit|revenue|royalt|sales|redeem)\\w{0,6}',
        ),
      },
      // How often a service is there, and how long before an outage the customer is told.
      {
        says: phrase(
          `(?:availab(?:le|ility)|up-?time|reachable|operational|accessible)(?: \\w{2,12}){0,4} (?:at least |for )?\\d{2}(?:\\.\\d{1,4})? ?(?:%|per ?cent)`,
          `\\d{2}(?:\\.\\d{1,4})? ?(?:%|per ?cent) (?:\\w{2,9} ){0,2}(?:availability|up-?time)`,
        ),
        unless: phrase(
          '(?:purchas|order|buy|spend|sell|volum|quantit|revenue|royalt|sales|redeem)\\w{0,6}',
        ),
      },
      // What somebody is promised to earn commits nobody else.
      {
        says: phrase(
          '(?:you|franchisees?|partners?|members?|investors?|agents?|drivers?) (?:will|can|could|shall|may|are guaranteed to|is guaranteed to) (?:easily |typically )?(?:earn|make|take home|gain|receive|get) (?:at least|a minimum of|no less than|not less than|more than)',
        ),
        unless: phrase('purchas\\w{1,4}|orders?|buy|buys|spend|commit\\w{0,6}|pay|pays'),
      },
      // A price for a period commits nobody to more.
      {
        says: phrase(
          `(?:pays?|costs?|(?:is|are|will be) (?:charged|priced(?: at)?)|(?:is|are)) (?:only |just )?(?:[£$€] ?|(?:eur|usd|gbp|chf) )\\d[\\d,.]{0,9} (?:a|an|per|each|every) (?:year|month|week|day|quarter|season|term|person|head|child|session|class|user|seat)`,
        ),
        unless: phrase(
          `minimum|at least|(?:less|fewer|lower) than|commit(?:s|ted|ment|ments)?|purchas\\w{1,4}|orders?|guarante\\w{1,4}|quotas?|volumes?|targets?|royalt(?:y|ies)|regardless|whether or not|(?:full|whole|entire|initial|remaining) (?:\\w{3,9} )?(?:term|period)|for (?:the|an?) (?:\\w{3,9} )?(?:term|period)|non-?\\w{6,12}|shortfall|greater of`,
        ),
      },
      // Prices that may rise are another burden.
      {
        says: phrase(
          `(?:fees?|prices?|charges|rates?|rent|premiums?|dues) (?:may|can|will|shall) (?:go up|rise|increase|be (?:increased|raised|put up))`,
        ),
        unless: phrase(
          `commit(?:s|ted|ment|ments)?|purchas\\w{1,4}|orders?|at least|minimum (?!(?:contract )?(?:term|period))\\w{3,14}|shall pay|must pay`,
        ),
      },
      { says: phrase(IN_CUSTOMERS_FAVOR) },
    ],
  ],
  [
    'non-solicitation',
    // Who joins a union leaves nobody.
    [
      {
        says: phrase(
          `(?:join|form|belong to|(?:members?|membership) of|organi[sz]e) (?:an?|any|the) (?:(?:trade |labou?r ))?unions?`,
        ),
        unless: phrase(
          'solicit\\w{0,6}|hir(?:e|es|ing)|recruit\\w{0,4}|induc\\w{1,5}|entic\\w{1,4}|poach\\w{0,3}|clients?|customers?',
        ),
      },
    ],
  ],
  [
    'irrevocable-license',
    // Secrets may have to be kept for ever, and a guarantee may be irrevocable; that licenses nothing.
    [
      // What is assigned is not licensed.
      {
        says: phrase(
          `(?:hereby )?(?:irrevocably |absolutely |unconditionally )?(?:assigns?|transfers?|conveys?)[^.;:•]{0,200}? (?:all )?(?:right|rights),? (?:(?:and )?title,? )?(?:and |or )?(?:interest|ownership)`,
        ),
        unless: phrase('licen[sc]\\w{1,6}|sub-?licen[sc]\\w{1,6}|permission|grants?'),
      },
      {
        says: phrase(
          `guarant(?:ee|y|ees|ies)|mandates?|letters? of credit|confiden\\w{4,9}|secret|secrecy|(?:obligations?|duties) …(?:surviv(?:e|es|al)|never expires?|shall never)`,
        ),
        unless: phrase(
          `licen[sc]\\w{1,6}|sublicen[sc]\\w{1,4}|rights?|grants?|granted|permi(?:t|ts|tted|ssion)|royalty-free|use|uses`,
        ),
      },
    ],
  ],
  [
    'right-of-first-refusal',
    // Owners who must sell along with others are offered nothing; who accepts an offer binds nobody to make another.
    [
      {
        says: phrase(
          `(?:i|we|the undersigned|(?:the )?(?:employee|candidate|applicant|tenant|buyer|customer)) (?:hereby |gladly |herewith )?(?:accepts?|confirm(?:s)? (?:my |our )?acceptance of) (?:the|this|your|their|its) (?:\\w{3,12} )?offer`,
        ),
        unless: phrase('first|refusal|pre-?emption|pre-?emptive|match|third part(?:y|ies)|before'),
      },
      {
        says: phrase(
          `(?:require|oblige|force|compel|cause) (?:all|every|each|any|the)(?: of the| the)?(?: other| remaining| minority){0,2} (?:shareholders?|stockholders?|holders?|members?|founders?|partners?) to (?:also )?(?:sell|transfer)`,
        ),
        unless: phrase('first|offer(?:s|ed)?|refusal|pre-?emption|pre-?emptive|match'),
      },
    ],
  ],
]);
