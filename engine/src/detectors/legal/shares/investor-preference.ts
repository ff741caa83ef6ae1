import { REPORT } from '#engine/detectors/legal/contract-words.ts';
import { riskyClause } from '#engine/detectors/legal/risky-clause.ts';
import { phrase } from '#engine/phrases/phrase.ts';

const SOMEBODY = '[\\w& -]{2,30}?';

export const investorPreference = riskyClause({
  id: 'investor-preference',
  typeName: 'Investor preference',
  description:
    'Rights that favor one owner, such as a casting vote, a veto, a multiple liquidation preference or anti-dilution.',
  severity: 'medium',
  recommendation:
    'Ask for a 1x preference, weighted-average anti-dilution, and a closed list of consent matters.',
  triggers: (
    'liquidation preference|full ratchet|full-ratchet|casting vote|deciding vote|' +
    'board is split|board is deadlocked|in a deadlock|event of deadlock|event of a tie|' +
    'vote decides|times what it*|times what they*|times what he*|times its investment|' +
    'times the investment|times their investment|times the original*|times the amount*|' +
    'times the issue*|free shares until|diluted tenfold|is diluted*|be diluted*|' +
    "without the consent of the investor*|without the investor's*|without investor consent|" +
    'capital call*|further capital|further money|additional capital|more capital|in preference to|in priority to|before any other*|before the other shareholder*|before the other holder*|before anyone else|#x its*|#x their*|#x the*'
  ).split('|'),
  rules: [
    {
      form: phrase(
        `(?:board|votes?|meeting|directors|partners)(?: \\w{2,9}){0,3} (?:split|deadlocked|tied|even|equal|in deadlock),? (?:the )?${SOMEBODY}(?:'s? vote decides| decides| has the (?:casting|deciding) vote| shall decide| prevails)`,
        `${SOMEBODY} (?:has|shall have|have|holds?) (?:the|a) (?:second and )?(?:casting|deciding) vote`,
      ),
      requires: phrase('board|meeting|shares?|votes?|directors|shareholders?|venture|company'),
      unless: phrase(
        'speaker|parliament|senate|council|mayor|committee chair|vice president|assembly|chair(?:man|woman|person)?',
        REPORT,
      ),
      confidence: 0.75,
      why: 'The clause gives one owner the deciding vote when votes are tied, which shifts control.',
    },
    {
      form: phrase(
        `${SOMEBODY} (?:is|are|shall be|will be) (?:\\w{4,5} )?(?:paid|repaid|entitled to|receives?) (?:first )?(?:two|three|four|five|2|3|4|5|1\\.5|2\\.5) times (?:what (?:it|they|he|she)|its|their|the) \\w{3,12}(?: in)?`,
        `(?:receives?|gets?|takes?|collects?|recovers?|is (?:re)?paid|be (?:re)?paid|entitled to)(?: \\w{2,9}){0,3}? (?:one and a half|two|three|four|five|six|ten|[2-9]|10|1\\.5|2\\.5)(?: times|-times| ?x) (?:its|their|his|her|the) (?:\\w{3,12} ){0,2}(?:investments?|subscription price|issue price|purchase price|money|capital|contribution|amount invested)(?: \\w{2,12}){0,2}? (?:before|ahead of|in preference to|in priority to|first|prior to)`,
        `(?:two|three|four|five|2|3|4|5|1\\.5)(?:x|-times| times) (?:participating |non-participating )?liquidation preference`,
        `liquidation preference of (?:two|three|four|five|2|3|4|5|1\\.5)(?:x| times)(?: \\w{2,12}){0,4}`,
        `full-ratchet`,
        `(?:gets?|receives?|is issued|are issued) (?:free|bonus|additional) shares until (?:\\w{2,9} ?){2,6}`,
        `(?:puts? in|provides?|contributes?|pays? in|advances?) (?:further|more|additional) (?:money|capital|funds)(?: \\w{2,12}){1,8},? (?:or else|or|otherwise|failing which) (?:its|his|her|their) (?:stake|shares?|holding|interest) (?:is|are|will be|shall be) (?:diluted|forfeited|reduced)(?: \\w{4,9})?`,
      ),
      unless: phrase('means|what is|example|article|leverage|gearing', REPORT),
      confidence: 0.8,
      why: 'The clause favors one owner financially or in control, at the expense of the others.',
    },
  ],
  examples: [
    'On an exit the Fund [[receives four times its investment before]] any other shareholder receives anything.',
    'On a sale Larch shall [[receive 3x its original investment in priority to]] the ordinary shares.',
    'On an exit the Investor receives its investment before any other shareholder, and then shares in the rest.',
    "If the [[board is split, Orchid's vote decides]].",
    '[[Orchid shall have the casting vote]] on the board of the venture.',
    'The Series A carries a [[3x participating liquidation preference]].',
    'The investor is paid twice a year.',
    '[[The Investor shall be paid three times its investment]] on an exit.',
    'A [[full ratchet]] applies to the preference shares.',
    'The founders must [[contribute further capital when asked, or their stake will be diluted]].',
    'The chair has a casting vote at the meeting of the council.',
    'What is a full ratchet? An example follows.',
  ],
});
