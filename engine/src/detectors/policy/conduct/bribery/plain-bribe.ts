import type { WordingPart } from '#engine/detectors/wording-part.ts';
import { phrase } from '#engine/phrases/phrase.ts';

const OFFICIAL = `(?:customs|immigration|border|port|harbou?r|police|checkpoint|ministry|minister|minister's office|licensing|permit office|land registry|tax office|inspectors?|inspectorate|municipality|town hall|council|councillor|officials?|officers?|public official|mayor|governor|permanent secretary|embassy|procurement|prosecutor|judge|clerk)`;
/** What small bribes are called where they are usual. */
const SMALL_BRIBE = `(?:chai[ -]?pa{1,2}ni|chai money|tea money|baksheesh|bakshish|speed money|kitu kidogo|kola money|dash money|coffee money|mordida|lagay|duit kopi|uang rokok|facilitation (?:payment|fee|money|charge)s?)`;
const AMOUNT =
  '(?:(?:(?:rs\\.?|inr|usd|eur|sgd|gbp|ngn|kes|[£$€₹]) ?)?\\d[\\d,.]{1,9}k?|cash|per ?cent|\\d{1,2} ?%)';
const HONEST = phrase(
  `refus(?:e|ed|es|ing)|declin(?:e|ed|es)|(?:not|never|no) (?:accept|give|take|offer|pay|paid|such)|don't (?:pay|give|offer)|must not|may not|prohibit(?:s|ed)?|forbidden|polic(?:y|ies)|training|register|declared|returned|trade facilitation|facilitation (?:agreement|desk|office|services?)|birthday|wedding|farewell|charity|raffle|tips?|tipped|waiter`,
);

/** Bribes by the names that those who pay give them. */
export const plainBribe: WordingPart = {
  triggers: (
    'usual channel*|usual "channel*|same channel|same route|usual route|usual person|usual man|usual contact|usual envelope|agreed channel*|customary channel*|discreet channel*|usual intermediary|usual go-between|as consultancy|as consulting|as a consult*|as marketing*|as training*|as travel*|as sundr*|as entertainment*|as advice|as advisory*|as miscellaneous*|as commission*|as freight*|as translation*|little something*|small something*|something small*|chai pa*|chai-pa*|chai money|tea money|bakshish|kitu kidogo|kola money|dash money|coffee money|mordida|lagay|duit kopi|uang rokok|facilitation fee*|facilitation money|facilitation charge*|' +
    '"facilitation"|“facilitation”|gift for*|gifts for*|present for*|gift to*|gifts to*'
  ).split('|'),
  rules: [
    {
      form: phrase(
        `(?:give|slip|send|bring|hand|offer|pay|owe|promise)(?:s|d|n)? (?:him|her|them|the ${OFFICIAL}|\\w{3,12}) (?:a little|a small|some little) something(?: extra| on the side| for (?:his|her|their) (?:trouble|help|time))? (?:to|so(?: that)? (?:it|he|she|they|things))(?: \\w{2,9}){0,2}? ?(?:move|speed|push|hurry|help|smooth|get|grease|ease|clear|sign|hold|pass)s?(?: (?:it|this|things|the \\w{3,12}|us))?(?: (?:along|up|through|over|forward|on|moving))?`,
        `(?:a little|a small|some little) something (?:for|to) (?:the )?${OFFICIAL}`,
      ),
      unless: HONEST,
      confidence: 0.82,
      why: 'The text suggests paying somebody to move a matter along, which may be a bribe.',
    },
    {
      form: phrase(
        `(?:needs?|wants?|asks? for|asked for|expects?|takes?|took|pay|paid|give|gave|bring|some|usual|little|for the|his|her|their) (?:(?:some|a|the|his|her|little|usual|small|bit of) ){0,2}${SMALL_BRIBE}`,
        `${SMALL_BRIBE}(?: \\w{2,9}){0,3}?[,:–-]? ?${AMOUNT}`,
      ),
      requires: phrase(
        `needs?|wants?|asks?|asked|expects?|takes?|took|paid|pay|give|gave|cash|only|approval|clear(?:ed|ance)?|faster|quick(?:ly|er)?|file|permit|licen[cs]e|loan|customs|\\d{2,6}`,
      ),
      unless: HONEST,
      confidence: 0.85,
      why: 'The text speaks of a small bribe by a name that is usual for it.',
    },
    {
      form: phrase(`facilitation["”’']? (?:at|to|for|with|by|paid to) (?:the )?${OFFICIAL}`),
      requires: /["“‘']facilitation["”’']/i,
      unless: HONEST,
      confidence: 0.8,
      why: 'The text calls a payment to officials “facilitation”, which hides a bribe.',
    },
    {
      form: phrase(
        `facilitation["”'] (?:payment |fee |charge |money )?of (?:about |around )?(?:(?:usd|eur|gbp|try|kes|ngn|inr|[£$€₹]) ?)?\\d[\\d,.]{1,12}(?: ?k| euros| dollars| pounds)? (?:to|for|at|into) (?:the |an? )?(?:[\\w-]{3,14} ){0,3}?(?:${OFFICIAL}|head|chief|director|commissioner|secretary|registrar|surveyor|office|department|authority|agency|bureau)(?: of the (?:[\\w-]{3,14} ){0,2}(?:office|department|authority|agency|ministry|bureau))?`,
      ),
      unless: HONEST,
      confidence: 0.84,
      why: 'The text calls a payment to officials “facilitation”, which hides a bribe.',
    },
    {
      form: phrase(
        `(?:payment|payments|sum|amount|fee|cash|transfer|\\d[\\d,.]{1,12}k?|(?:eur|usd|gbp) ?\\d[\\d,.]{1,12}k?) (?:was |were |is |goes |went |paid |to go ){0,2}to (?:the |an? )?(?:[\\w-]{3,14} ){0,3}?(?:customs|immigration|port|police|ministry|inspectors?|officials?|officers?|councillor|mayor|governor|judge|permit office|tax office|land registry)[^.;!?]{0,30}?,? (?:(?:to be|was|were|will be|and|is|are|we) ){0,2}(?:booked?|recorded?|entered|enter|shown|show|posted|post|treated|invoiced|invoice|disguised)(?: (?:it|this|them))? as (?:an? )?(?:consult(?:ancy|ing)|marketing|training|travel|sundr(?:y|ies)|entertainment|advice|advisory|miscellaneous|commission|freight|translation)(?: (?:fees?|costs?|expenses?))?`,
      ),
      unless: HONEST,
      confidence: 0.84,
      why: 'A payment to an official is to be booked as something else.',
    },
    {
      form: phrase(
        `(?:\\d{1,2} ?%|\\d{1,2} (?:per cent|percent)|(?:five|ten|fifteen|twenty) (?:per cent|percent)|(?:his|her|their|the) (?:cut|share|percentage|usual)) (?:(?:to|is|are|was|will|shall|must|should) ){0,2}(?:be |being )?(?:remitted|paid|passed on|passed|returned|sent|handed over|handed|given|kicked back|delivered|dropped off|transferred)(?: back)? ["“‘']?(?:through|via|by|in) ["“‘']?(?:the )?(?:usual|same|agreed|customary|known|normal|discreet) (?:channels?|route|person|man|contact|envelope|go-between|intermediary)`,
      ),
      unless: phrase(
        'deposit|retention|vat|tax|dividends?|discount|refund|salar(?:y|ies)|wages|pension|tips?|charity|tithe|donations?|interest|loan|instal\\w{1,5}|must not|never|refus\\w{1,3}',
      ),
      confidence: 0.84,
      why: 'The text says that a share goes back through a channel that is not named, which points to a kickback.',
    },
    {
      form: phrase(
        `(?:gifts?|presents?) (?:for|to) (?:[\\w.]{2,14} ){1,4}\\(?(?:of |at |from |in )?(?:the )?(?:ministry|minister|customs|immigration|police|licensing|permit office|tax office|municipality|inspectorate|government|procurement)\\)?[,:–-]? ?(?:\\w{2,12} ){0,3}?(?:watch(?:es)?|gold|jewel\\w{2,5}|phone|laptop|handbag|cash|vouchers?|hamper|whisk(?:e)?y|cognac|trip|pen set|necklace)`,
      ),
      unless: HONEST,
      confidence: 0.82,
      why: 'The text records a costly gift for a public official, which may be a bribe.',
    },
  ],
  examples: [
    'The forwarder suggests a “[[facilitation” payment of $12,000 for the chief of the customs office]].',
    'We sent €[[4,000 to a customs officer, booked it as travel]]. [[15 per cent is to be handed back via the usual contact]] once the order is paid.',
    'The ministry sent the payment to the training office, booked as consultancy. 10% deposit is to be paid through the usual channels; 5% VAT was paid via the same route.',
    'The uncle signs the orders; [[slip him a little something to speed it up]].',
    'Bring [[a small something for the inspector]] on Thursday.',
    'I gave her a little something to eat; bring a little something for the host.',
    'Officer sir [[needs some tea money]], 2000 only, then the file moves. Agent says [[kitu kidogo of 500]] and we get the permit.',
    'The café takes coffee money of 2 dollars a week; staff must refuse when somebody asks for tea money.',
    '07/06   "[[Facilitation" at the border]]   120.00',
    'The trade facilitation at customs was slow; facilitation for the workshop 300.00',
    '[[Gift for Mr Sardar (Customs), gold]] pen   900.00',
    'Gift for Ana (reception), chocolates 12.00; a gift to the ministry, a plaque, was declared.',
  ],
};
