import type { WordingPart } from '#engine/detectors/wording-part.ts';
import { phrase } from '#engine/phrases/phrase.ts';

const OF_MEDICINE = phrase(
  `treatments?|therapy|contracepti(?:on|ve)|acne|imbalances?|doctors?|gp|patients?|clinics?|cycles?|changes?|migraines?|teenagers?|i'm|i am|i was|i get|study|studies|research|symptoms?`,
);
/** Pictures and programs are pleasing to look at, too. */
const OF_PICTURES = phrase(
  `films?|movies?|games?|graphics?|visuals?|effects?|design(?:er|s)?|ui|interfaces?|websites?|themes?|desktops?|wallpapers?|animations?|plot|cinematography|scenery|charts?|slides?|features?|widgets?|apps?|software
    |css|plug-?ins?|screens?|code|demo|dashboards?|diagrams?|photos?|gallery|images?|cars?|gardens?|jewel(?:le)?ry|architecture|buildings?`,
);
const WEAKER_SEX =
  '(?:wife|girlfriend|missus|mother-in-law|secretary|sister|daughter|gran(?:ny|dma|dmother)?|nan|mum|mom|mother)';
const OPERATES = `(?:do|use|set|install|build|operate|understand|assemble|handle|fix|park|drive|manage|follow|master|run|work|put|get|grasp)`;
/** What is so easy. */
const IT = '(?: up)?(?: (?:it|this|that|them|one))?(?: up| together| in minutes)?';

/** Remarks that make women small: their moods, their looks, their wits. */
export const sexistRemark: WordingPart = {
  triggers: [
    ...(
      'who let the*|who let a*|who let that*|who let this*|who allowed the*|who allowed a*|who allowed that*|who gave the*|who gave a*|who gave that*|who put the*|who put a*|who put that*|us a sandwich|me a sandwich|us a sammich|me a sammich|us a sarnie|me a sarnie|sandwich|sammich|sarnie|in the kitchen|to the kitchen|' +
      'her place|their place|hormone*|menopaus*|feminist*|knicker*|handbag*|ovary*|ovaries|oestrogen*|estrogen*|pms*|pmt*|nagging*|' +
      'hormonal|time of the month|time of month|eye candy|' +
      'than any man|than any bloke|than any of the men|why do women|why do girls|why do ladies|why do wives|why do blondes|why can*|why must women|why are women|why must*|why do all women|' +
      'even your wife|even your girlfriend|even your missus|even your mother*|even your secretary|even your gran*|even your mum|even your mom|even your nan|even your sister|even your daughter|even a woman|even a girl|even a blonde|even women|even the wife|even the missus|the fairer sex|your wife can*|your wife could*|your mother*|your mum can*|your mom can*|your grandm*|your granny*|your secretary can*|your girlfriend can*'
    ).split('|'),
    ...['tried', 'took on', 'taken on', 'hired', 'employed', 'had'].flatMap((verb) =>
      ['woman', 'girl', 'lady', 'female*', 'lass'].flatMap((noun) =>
        ['a', 'an', 'another', 'one'].map((article) => `${verb} ${article} ${noun}`),
      ),
    ),
    ...['tried', 'hired', 'employed', 'took on', 'had', 'taken on'].flatMap((verb) =>
      ['woman', 'women', 'girls', 'girl', 'lady', 'lass', 'female*'].map(
        (noun) => `${verb} ${noun}`,
      ),
    ),
  ],
  rules: [
    {
      form: phrase(
        `who (?:the (?:hell|fuck) )?(?:let|allowed|gave|put) (?:the|a|that|this) (?:chick|girl|woman|bird|female|broad|wifey)s? (?:to )?(?:tank|drive|play|the \\w{3,10}|in(?= ?(?:[.?!]|$|here))|talk|speak|lead|code|park|raid|fly|near the \\w{3,10}|on the \\w{3,10}|behind the \\w{3,10})`,
        `(?:(?:just |now |then )?go (?:and )?|get back (?:to|in|into) the kitchen,? and |shut up and )(?:make|fix|get) (?:me|us) an? (?:\\w{3,8} )?(?:sandwich|sammich|sarnie)`,
        `(?:women|girls|chicks|you) (?:belong|should be|should stay|should get back|go back|get back|stay) (?:in|to) the kitchen(?= ?(?:[.,;!]|$|and|where))`,
      ),
      unless: phrase('mum|mom|dad|please|hungry|recipe|dinner|chef|cooking|novel|film'),
      severity: 'medium',
      confidence: 0.82,
      why: 'The remark sends women away from a game or from work.',
    },
    {
      form: phrase(
        `(?:girl|woman|lady|wife|female|she|her|women|girls|wives|ladies) (?:who |that |must |should |has to |have to |to |needs to |need to |doesn't |don't |does not |do not ){0,2}(?:knows?|learns?|remembers?|forgets?) (?:her|their) place`,
        `(?:put|keep|show)(?:ing)? (?:her|women|that (?:woman|girl)|the (?:women|girls)) (?:back )?in (?:her|their) place`,
        `(?:the |that |another |a |your )?(?:hormone|hormonal|menopause|menopausal|feminist|knickers?|handbag|ovar(?:y|ies)|o?estrogen|pms|pmt|nagging) (?:squad|brigade|mafia|club|police|patrol|gang|committee|corner)`,
      ),
      unless: phrase(
        `race|podium|first place|second place|at the table|seats?|booking|novel|film|book club|reading|i'm|hockey|derby|choir|history`,
      ),
      confidence: 0.82,
      why: 'The remark belittles women.',
    },
    {
      form: phrase(
        `(?:she(?:'s|'ll be| is| was| can be| can get| gets| got| must be| has been)|her being|women (?:are|get)|(?:is|are|was) (?:she|you))
        (?:(?:a bit|a little|so|very|all|just|clearly|always|probably|obviously|being|really|too|rather|feeling) ){0,2}hormonal(?= ?(?:[.,;!?)]|$|again|today|this|at|when|and|about|or something|every|most|if))(?: (?:again|today|at \\w{3,6}-end))?`,
      ),
      unless: OF_MEDICINE,
      confidence: 0.84,
      why: 'The remark puts a woman’s conduct down to hormones.',
    },
    {
      form: phrase(
        `(?<!(?:what|which|any|every|same|this|some|what is the|best) )(?:(?:is it|it's|it is|must be|is that) )?(?:(?:that|your|her|the) )?time of (?:the )?month(?: again)?(?=,?(?: (?:love|is it|then|eh|lads?|darling|luv))? ?\\?)`,
        `(?:(?:it's|it is|it was|must be|probably|is it|because of|on) )?her time of (?:the )?month(?: again)?`,
      ),
      unless: phrase(
        'pay ?day|pay|bills?|billing|rent|invoices?|reports?|reporting|newsletter|accounts|salar(?:y|ies)|deadlines?|budgets?|posts?|round-?up|updates?|meetings?|columns?|blog|moon|patients?|doctors?|symptoms?|bleed(?:s|ing)?|pain',
      ),
      confidence: 0.82,
      why: 'The remark puts a mood or an opinion down to menstruation.',
    },
    {
      form: phrase(
        `(?:(?:likes?|loves?|wants?|needs?|enjoys?|appreciates?|is|as|just|for|with|our|nice|office|gives? \\w{2,10}) )?(?:(?:a )?(?:bit|piece) of |some |the |a little |our |nice |office )?eye candy`,
      ),
      requires: phrase(
        `she|her|girls?|lad(?:y|ies)|wom[ae]n|waitress(?:es)?|hostess(?:es)?|receptionist|secretar(?:y|ies)|clients?|customers?|punters|guests|blokes|lads|guys|the (?:bar|desk|door|stand|booth)|front of house`,
      ),
      unless: OF_PICTURES,
      severity: 'medium',
      confidence: 0.8,
      why: 'The remark judges somebody at work by looks.',
    },
    {
      form: phrase(
        `(?:we|i|they)(?:'ve| have|'d| had)? (?:(?:once|already|even) )?(?:tried|took on|taken on|hired|employed|had) (?:an? |another |one )?(?:woman|women|girl|girls|lady|female(?: \\w{3,12})?|lass)(?: \\w{2,12}){0,6}?,? ?(?:(?:once|before)[,:;–-]? (?:never again|and never again|it didn't work|(?:she|they) (?:couldn't|didn't|only lasted|cried))
        |(?:and|but) (?:she|they) (?:only |just |barely )?(?:lasted (?:an? |one |two |three |about |less than )?\\w{3,9}|couldn't (?:cope|hack it|keep up|handle|take)|didn't last|cried|wasn't up to)|never again)`,
      ),
      unless: phrase('films?|novels?|story|interview(?:s|ed)?|study'),
      confidence: 0.82,
      why: 'The remark holds one woman’s failure against all of them.',
    },
    {
      form: phrase(
        `(?:she|my (?:secretary|wife|assistant|girlfriend)|women|girls|a woman|the girls)(?: can| always| still)? (?:makes?|cooks?|cleans?|bakes?|brews?|irons?|dusts?)
        (?:(?:a|the|far|much|your) ){0,2}(?:\\w{3,10} )?(?:better|nicer|faster|finer) (?:\\w{3,10} )?than any (?:man|bloke|of the (?:men|lads|guys|blokes))`,
      ),
      severity: 'medium',
      confidence: 0.8,
      why: 'The remark values women for housework.',
    },
    {
      form: phrase(
        `why (?:do|can't|can|must|are) (?:all |you )?(?:women|girls|ladies|wives|blondes) (?:(?:always|never|all|still|ever|just) )?(?:need (?:(?:two|three|four|five|six|\\d{1,2}|so many) (?:hours|pairs|handbags|coats)|hours|ages|so long|so many (?:shoes|bags|clothes))|take (?:so long|ages|hours|for ?ever)|forget|nag|moan|gossip|chatter|cry (?:all|over|at)|talk so much|read (?:a )?maps?|park|reverse|understand (?:offside|football|cars|computers|technology)
        |so (?:emotional|hysterical|bad at|moody|slow to get))(?: \\w{2,10}){0,4}`,
      ),
      unless: phrase('study|studies|research(?:ers)?|survey|doctors?|asked|myth|memory loss'),
      severity: 'medium',
      confidence: 0.8,
      why: 'The remark makes fun of women as a group.',
    },
    {
      form: phrase(
        `(?:so |that )?(?:easy|simple|straightforward|foolproof)(?: enough)?,?(?: that)? even (?:your|the|a|my) (?:${WEAKER_SEX}|woman|girl|blonde)(?: (?:can|could|will|would) ${OPERATES}${IT})?`,
        `even (?:your|the) ${WEAKER_SEX} (?:can|could|will be able to) ${OPERATES}${IT}`,
        `even a (?:woman|girl|blonde) (?:can|could) ${OPERATES}${IT}`,
        `(?:so|that) (?:easy|simple)(?: that)? your (?:wife|girlfriend|missus|secretary|grandm\\w{1,6}|granny|mum|mom|mother) (?:can|could) ${OPERATES}${IT}`,
      ),
      unless: phrase(
        `not|n't|stereotyp\\w{1,6}|patroni[sz]\\w{1,4}|sexist|never say|without (?:your|the) permission`,
      ),
      severity: 'medium',
      recommendation: 'Describe what is easy about it, and leave out who is thought to be slow.',
      confidence: 0.78,
      why: 'The wording takes women for people who understand little.',
    },
  ],
  examples: [
    'lol [[who gave that girl the wheel]]. [[get back to the kitchen and fix me a sandwich]].',
    'Mum, please go and make us a sandwich. Who let the dogs out? Who put the girl in charge of the raffle?',
    'He wants a [[wife who knows her place]]. Look, [[the menopause brigade]] has arrived. Somebody should [[put her back in her place]].',
    'She took her place in the choir; they know their place at the table, and the handbag club sells bags for the hockey team.',
    '[[She can be hormonal at month-end]] and the lads tread on eggshells. [[She’s hormonal again]].',
    'She is on hormonal treatment; the acne is hormonal, and she was hormonal in pregnancy, her doctor said.',
    'marcus: ooh [[time of the month]]? [[Is it that time of the month again]], love? [[It is her time of the month]].',
    'At what time of the month are you paid? It’s that time of the month again: our newsletter. Does the time of the month matter?',
    'tom: put lucy on it, clients [[like a bit of eye candy]]. She is [[just eye candy]].',
    'The widgets are just eye candy for clients; her film is full of eye candy.',
    '[[We tried a woman on the shop floor and she lasted a week]]. [[We had a girl once, never again]].',
    'We had a woman in for the interview and she lasted an hour; we tried a girl’s bike.',
    'My secretary is one, and [[she makes a better coffee than any man]].',
    'She runs faster than any man, and he bakes a better loaf than any of the men.',
    '[[Why do women need two hours to get ready]] and still forget it?',
    'Why do women live longer? Why do women need three hours more sleep, the study asked. Why are women so rarely named?',
    '[[So easy, even your wife can set it up]]. [[Even your grandmother can use it]]! [[So simple your granny could use it]].',
    'Even your mother can be wrong; even your wife can come. It is not so easy that even a girl can do it.',
  ],
};
