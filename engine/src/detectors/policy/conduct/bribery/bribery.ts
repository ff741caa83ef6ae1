import { plainWords } from '#engine/detectors/policy/conduct/plain-words.ts';
import { BRIBERY_ACT } from '#engine/laws.ts';
import { phrase } from '#engine/phrases/phrase.ts';

import { favoredFamily } from './favored-family.ts';
import { kickback } from './kickback.ts';
import { paidOfficial } from './paid-official.ts';
import { plainBribe } from './plain-bribe.ts';
import { promisedShare } from './promised-share.ts';
import { suggestedBribe } from './suggested-bribe.ts';
import { veiledBribe } from './veiled-bribe.ts';

/** People who decide on behalf of others: gifts to them are bribes. */
const DECIDER =
  '(?:inspectors?|officials?|officers?|clerks?|customs|council(?:lor)?(?: man| guy)?|councillors?|planners?|surveyors?|auditors?|examiners?|minister|ministry|mayor|judge|constable|police(?:man)?|tax (?:man|office)|licensing|building control|city (?:guy|man|inspector)|registrar|bailiff|headmaster|buyers?|purchasing|procurement|tender (?:board|panel|committee)|committee|panel|evaluator|port (?:man|people)|labour office|factory (?:man|inspector)|fire (?:man|marshal|officer)|health (?:man|inspector)|labor guy|eho)';
const SUM =
  '(?:(?:[£$€₹]|rs\\.? ?|usd |eur |ksh |r)\\d[\\d,.]{0,9}k?|(?:(?:a|an|one|two|three|four|five|six|seven|eight|nine|ten|twenty|thirty|fifty|couple of|few) )?(?:hundred|thousand|grand|lakhs?|quid|bucks|rand|rupees|fifties|twenties))';
/** Gifts other than containers, which may hold a letter or keys. */
const THING = `(?:test match |match |concert |cup |opera )?tickets?|weekends?|trips?|holidays?|watch(?:es)?|hampers?|(?:bottles?|cases?|crates?) of \\w{3,12}|vouchers?|box at|gold|laptop|phone|car|flat|villa|school fees|kitchen|deck|driveway|cash|notes|something for (?:himself|herself|his trouble)`;
const GIFT = `(?:envelopes?|${THING})`;
const PRESENT = `(?:(?:an|the usual|the same|his) envelope|${THING})`;
const WON =
  '(?:sign(?:s|ed)?|award(?:s|ed)?|pick(?:s|ed)?|choose[sn]?|renew(?:s|ed)?|get the (?:job|contract|order|licen[cs]e|permit)|win|go with|vote[sd]?|approve[sd]?|let (?:us|it|them)|pass(?:es|ed)?|stamp(?:s|ed)?|wave[sd]?|look(?:s)? the other way)';
const FAVOR = `(?:pass|sign|stamp|approve|wave|clear|let|look the other way|forget|overlook|lose|drop|skip|turn a blind eye|won't (?:climb|look|check|open|come|go|notice|fine|test|write|ask|weigh|count)|not (?:look|check|fine|write|weigh)|sees? (?:me|us|you) right)`;

/** Refusals, declarations and rules are not bribery. */
const HONEST_WORDS = `refus(?:e|ed|es|ing)|declin(?:e|ed|es)|(?:not|never) (?:accept|give|take|offer|pay)|return(?:ed|s)? (?:it|them)|sent (?:it|them) back|declared|(?:gift|hospitality) register|receipts?|must|may not|raffle|charity|auction|birthday|wedding|donat(?:e|ed|ion)|refund|invoice for|fee of|deposit of|parking`;
const HONEST = phrase(HONEST_WORDS);

export const bribery = plainWords({
  id: 'bribery',
  typeName: 'Bribery',
  description:
    'Money, gifts or favors for a decision-maker, such as an envelope for an inspector or a trip before a contract is signed.',
  severity: 'high',
  recommendation:
    'Preserve the document unchanged, make no payment, and report it to your compliance team.',
  legalReference: { law: BRIBERY_ACT, article: 's. 1, 2 and 6' },
  parts: [
    promisedShare,
    paidOfficial,
    kickback,
    plainBribe,
    suggestedBribe,
    veiledBribe,
    favoredFamily,
  ],
  triggers: (
    'envelope|envelopes|speed money|facilitation payment|facilitation payments|backhander|' +
    'backhanders|baksheesh|chai pani|sweetener|under the table|grease|greased|greasing|bung|' +
    'kickback|kickbacks|see me right|sees me right|see us right|see him right|see her right|' +
    'slipped me|slipped us|slipped him|slipped her|slipped them|slip him|slip her|slip them|' +
    'slip me|promised me|promised us|promised him|promised her|promised them|offered me|' +
    'i kept it|we kept it|i kept them|i took it|we took it|i kept the*|' +
    'offered us|offered him|offered her|sent me two|sent us two|got me tickets|' +
    'got us tickets|gave me tickets|gave us tickets|gave him tickets|tickets|hamper|hampers|' +
    "weekend|he'll pass|she'll pass|they'll pass|he'll sign|she'll sign|they'll sign|" +
    "he'll stamp|she'll stamp|they'll stamp|he'll approve|she'll approve|he'll clear|" +
    "she'll clear|he'll forget|she'll forget|he'll overlook|she'll overlook|he'll lose|" +
    "he'll let|she'll let|he'll look the other*|she'll look the other*|he won't look|" +
    "she won't look|he won't check|she won't check|he won't climb|he won't open|" +
    "he won't fine|she won't fine|he won't weigh|he won't write|they won't check|" +
    "they won't look|they won't fine|look the other way|blind eye|lakh|lakhs|grand|quid|" +
    'in cash|his cut|her cut|their cut|books under|book under|booked under|bury it under|' +
    'buried it under|put it under|put it through as|book it as|booked as|booked it as|' +
    'enter it as|show it as|as sundries|as entertainment|under sundries|under freight|' +
    'under tea*|under entertainment|under display*|as catering|as welfare|as signage*|' +
    'as freight|as display*|as miscellaneous|as consult*|under miscellaneous|case of|' +
    'crate of|bottle of|promised the*|gave the inspector*|gave the clerk*|gave the officer*|' +
    'under marketing|split the difference|his once|hers once|theirs once|is his for|' +
    'is hers for|villa|school fees' +
    '|something in it*|something in this*|a little in it*|bit in it*|be our guest*|be my guest*|our guests in*|our guests at*'
  ).split('|'),
  rules: [
    {
      form: phrase(
        `(?:gave|sent|handed|slipped|brought) (?:me|us) (?:an? |the |two |some )?(?:(?:[£$€₹]|rs\\.? ?)?\\d{2,5} )?(?:\\w{3,9} )?(?:vouchers?|gift cards?|watch(?:es)?|hampers?|phone|tablet|red packet|ang pow|envelope of cash|bottles? of \\w{3,12}|cash)(?: …)?,? (?:and |but |so )?(?:i|we) (?:kept|took|just kept) (?:it|them)`,
      ),
      unless: phrase(
        'mum|mom|dad|gran|aunt|uncle|friend|wife|husband|husband|birthday|wedding',
        HONEST_WORDS,
      ),
      confidence: 0.75,
      why: 'The text says that a gift was kept, which may be an improper inducement.',
    },
    {
      form: phrase(
        `(?:usual|same|little|small|thick|fat|brown|white|his|her|their|an?) envelope (?:of |with |containing )?(?:the )?(?:\\w{2,9} )?(?:${SUM}|cash|money|notes)`,
        `(?:usual|same|little|small|thick|fat|brown|white|his) envelope for (?:the )?(?:\\w{2,9} )?${DECIDER}`,
        `${DECIDER} …(?:usual|little|small|brown|white|his|fat) envelope`,
        `${SUM} in an? (?:\\w{3,9} )?envelope`,
      ),
      requires: phrase(
        `${DECIDER}|he|she|they|him|her|them|give|leave|ready|usual|cashier|booked|otherwise|before|order|licen[cs]e|permit|tender|contract`,
      ),
      unless: phrase(
        'wages|salar(?:y|ies)|payslips?|tips|collection|church|savings|lost|found|rent',
        HONEST_WORDS,
      ),
      why: 'The text refers to cash handed over in an envelope, a common sign of a bribe.',
    },
    {
      form: phrase(
        `(?:give|gave|slip|slipped|leave|left|hand|pay|paid|bring|put|send|drop)(?: (?:him|her|them|it|the ${DECIDER}|${DECIDER}))? (?:\\w{1,12} ){0,3}?(?:${SUM}|${PRESENT})(?: …)?,? (?:and|so|then|so that) (?:he|she|they)(?:'ll| will|'d| would|)? ?${FAVOR}`,
        `(?:for|to) (?:the )?${DECIDER} …(?:${SUM}|envelope|hamper) …(?:booked|put|entered|shown|under|through)`,
      ),
      unless: HONEST,
      why: 'The text describes giving something in exchange for passing or overlooking a check.',
    },
    {
      form: phrase(
        `(?:slip(?:ped)?|gave|given|sent|bought|promised|offer(?:ed)?|got|handed|treated) (?:me|us|him|her|them|you|the ${DECIDER}|${DECIDER}) (?:to )?(?:\\w{1,12} ){0,4}?${GIFT}`,
        `${GIFT} (?:in \\w{3,14} )?(?:is|are|was|will be) (?:his|hers|theirs|ours|mine|yours)(?: …)? (?:once|if|when|as soon as)`,
      ),
      requires: phrase(
        `(?:if|once|when|before|provided|as long as|so that|so|until|after) (?:we|i|he|she|they|you|the|it|that|our) (?:\\w{2,12} ){0,3}${WON}|too fussy|go easy|easy on|award letter|tender|bid`,
      ),
      unless: HONEST,
      why: 'The text ties a gift to a decision, which can make it a bribe.',
    },
    {
      form: phrase(
        `(?:he|she|they|the ${DECIDER}|${DECIDER}) (?:wants?|asks?|asked|expects?|needs?|takes?) (?:for )?(?:(?:another|his|her|their|at least|about) )?(?:${SUM}|(?:his|her|their) cut|an envelope|something for (?:himself|herself)|(?:his|her) (?:deck|kitchen|driveway|roof|car|daughter|son))(?: …)? (?:before|or|otherwise|else|for it|if|to (?:sign|stamp|pass|approve|move|let|clear))`,
      ),
      requires: phrase(
        `order|licen[cs]e|permit|deal|contract|file|tender|sign|stamp|pass|approve|for it|inspection|visa|planning|bid`,
      ),
      unless: HONEST,
      why: 'The text describes a decision-maker asking for money or a favor.',
    },
    {
      form: phrase(
        `(?:grease|greas(?:ed|ing)) (?:his|her|their|the|a few|some) palms?`,
        `(?:took|take|takes|paid|pay|pays|gave|give|want|wants|wanted|got|gets?|his|her|the|a|some|our|usual) (?:\\w{2,9} )?(?:backhanders?|baksheesh|speed money|kick-?backs?|chai pani|bung)`,
        `(?:cash|money|payment|paid|pay|something|grand|${SUM}) (?:\\w{2,9} )?under the table`,
        `(?:will|'ll|would|'d|to|and) sees? (?:me|us|him|her|you) right`,
        `split(?:s|ting)? the difference with (?:him|her|them|the (?:driver|foreman|supplier|buyer|clerk|agent|storeman))`,
      ),
      requires: phrase(`i|we|he|she|they|him|her|them|us|me|give|pay|took|${DECIDER}`),
      unless: phrase('relay|axle|hinges?|allegations?|accused|charges?|game', HONEST_WORDS),
      why: 'The text refers to a bribe, a kickback or an undisclosed payment.',
    },
    {
      form: phrase(
        `(?:book(?:ed)?|put|enter(?:ed)?|charged?|bury|buried|hide|hidden|show(?:n)?|record(?:ed)?)(?: it| that| this| them)? (?:under|as|through(?: the books)? as|down as|away under) (?:tea(?: and \\w{4,12})?|snacks|sundries|display(?: material)?|entertainment|freight|miscellaneous|marketing|stationery|refreshments|signage(?: \\w{4,10})?|catering|welfare|training)`,
      ),
      requires: phrase(
        `envelope|${DECIDER}|lakhs?|so (?:that )?(?:accounts|audit|finance|nobody|no one|hr)|give it|pay him|pay her|for it|his (?:cut|deck|wife)|usual|cash(?:ier)?`,
      ),
      unless: HONEST,
      why: 'The text suggests recording a payment as something else, which can hide a bribe.',
    },
    {
      form: phrase(
        `(?:there'd|there'll|there's|will|would|could|might|is) (?:be |always )?(?:a little )?something in (?:it|this) for (?:you|him|her|your \\w{3,9})(?: too| personally| as well)?`,
        `(?:be|as) our guests? (?:in|at|on|for) (?:[\\w\\x27\\u2019]{2,12},? ){1,9}before (?:he|she|they|you|the ${DECIDER}) (?:decides?|signs?|votes?|scores?|awards?|chooses?|reports?)`,
      ),
      requires: phrase(`if|when|once|before`),
      unless: phrase(`everyone|readers|listeners|all of us|book|movie`, HONEST_WORDS),
      confidence: 0.75,
      why: 'The text suggests that a decision-maker is offered a personal benefit.',
    },
  ],
  examples: [
    'Should the board pick us, and when the order is signed, there [[would be something in it for him too]].',
    'If they choose us, [[there’ll be something in it for you]].',
    'You and your husband would [[be our guests at the lodge before you sign]].',
    'If you like puzzles, there is something in it for everyone. Be our guest at the fair before it closes.',
    'Their rep [[gave me a $200 voucher at the fair, i kept it]], hope that is fine.',
    'He gave me a ticket and I kept it as a souvenir; gave us a hamper for the raffle, we kept it.',
    'For the [[factory inspector the usual envelope]] of ten thousand is ready with the cashier.',
    '[[He wants two lakhs in an envelope before]] Friday, otherwise the order goes to the other party.',
    'Their rep [[slipped me two tickets]] for the match if we sign before Friday.',
    'The city guy comes on Friday, [[leave four hundred in the clipboard and he’ll pass]] it.',
    'Give it, and [[book it as display material]] so accounts doesn’t ask.',
    'She is buying on Monday and [[will see me right]]; the driver weighs it and we [[split the difference with him]].',
    'We paid [[the clerk speed money]] again.',
    'He refused the envelope with cash, and we declared the tickets that he sent us before they sign.',
    'Put the form in an envelope for the inspector and post it; he paid in cash for a weekend in Bath.',
    'No gift is given to an inspector; a clerk may ask for speed money, which you must refuse.',
    'Let us split the difference and meet at four; the rep sent us two tickets for support.',
  ],
});
