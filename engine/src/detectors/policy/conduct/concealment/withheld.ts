import type { WordingPart } from '#engine/detectors/wording-part.ts';
import { phrase } from '#engine/phrases/phrase.ts';

const AUTHORITY = `(?:regulators?|authorit(?:y|ies)|inspectorates?|inspectors?|hse|osha|environment agency|epa|police|coastguard|coroner|auditors?|insurers?|underwriters?|customers|clients|patients|residents|parents|shareholders|investors|lenders|banks?|fca|fda|ofgem|ofwat|cqc|ofsted|commission|ministry|public|market|works council|union)`;
/** What must be told to somebody. */
const MATTER = `(?:them|it|this|that|these|those|the (?:[\\w-]{2,14} ?){1,5}?|any of (?:this|it|that)|our (?:[\\w-]{2,14} ?){1,3}?|its (?:[\\w-]{2,14} ?){1,3}?)`;
const HARMLESS = phrase(
  `not required|no (?:duty|obligation)|not reportable|below the (?:reporting )?(?:limit|threshold)|surprise|appeal|sue|prosecute|press charges|out of respect|privacy|names? of|identit(?:y|ies)|legal advice|minor|victims?|survivors?|assault(?:ed)?|raped?|burglary`,
);
const BY = '(?:your|both|the other|either|her|his|their)';

/** Decisions to keep something from those who must know, and to leave no trace of it. */
export const withheld: WordingPart = {
  triggers: (
    'not to report*|not to notify*|not to disclose*|not to declare*|not to tell*|not to inform*|' +
    'written down|put in writing|been recorded|been minuted|on paper|' +
    'minute any*|minute the*|minute what*|minute anything*|minute a word*|' +
    'on your side|on your end|from your side|on both sides|from your phone|on your phone|from your mobile|at your end|at your side|from your end|from both*|on her side|on his side|on their side|on either side|from either side'
  ).split('|'),
  rules: [
    {
      form: phrase(
        `(?:resolved|agreed|decided|determined|voted|chosen|chose|opted|instructed|instructions|told|ordered|the (?:board|management|directors?|committee) (?:prefers?|wants?)) (?:(?:us|him|her|them|staff|everyone|unanimously|for now|therefore) )?not to (?:report|notify|disclose|declare) ${MATTER} ?to (?:the |our |any )?(?:\\w{3,12} )?${AUTHORITY}(?: (?:until|till|before|as long as|unless)(?: [\\w-]{2,14}){1,6})?`,
        `(?:resolved|agreed|decided|determined|voted|chosen|chose|opted|instructed|told|ordered) (?:(?:us|him|her|them|staff|everyone|unanimously|for now) )?not to (?:tell|inform|notify) (?:the |our |any )?(?:\\w{3,12} )?${AUTHORITY} (?:about|of|that)(?: [\\w-]{2,14}){1,5}`,
      ),
      unless: HARMLESS,
      confidence: 0.82,
      why: 'The text says that something was deliberately not reported to those who must know.',
    },
    {
      form: phrase(
        `(?:stress(?:ed|es)|assured (?:us|them|me|the \\w{3,12})|pointed out|emphasi[sz]ed|promised|was careful|made (?:it )?(?:clear|sure)|reassured (?:us|them|me)|underlined|confirmed)(?: again)?(?: that)? (?:nothing|none of (?:it|this|that)|not a word)(?: \\w{2,6})? (?:had been|has been|was|is|would be|will be|were) (?:ever )?(?:written down|put in writing|recorded|minuted|put (?:down )?on paper|on paper)`,
      ),
      unless: phrase('stolen|missing|binding|contract|insur(?:ed|ance)|cameras?|warranty|damage'),
      confidence: 0.78,
      why: 'The text says that care was taken to leave no written trace.',
    },
    {
      form: phrase(
        `(?:do not|don't|dont|please don't|please do not|not to|nobody (?:is to|should)|never) minute (?:any (?:of (?:the above|this|it|that|what))|the (?:above|rest|discussion|last (?:item|part|point)|next (?:item|part|point))|what (?:was|is|he|she|we)|anything (?:about|of|on|from|that)|a word)(?: [\\w-]{2,12}){0,3}`,
        `(?:delete|erase|wipe|clear|remove) (?:this|the|our|all (?:of )?(?:this|our|the)|these|those) (?:whole |entire )?(?:chats?|conversation|thread|messages?|history|texts)(?: too| please)? (?:on|from|at) (?:${BY} (?:sides?|ends?|phones?|mobiles?|devices?))(?: (?:too|as well|now|afterwards))?(?:,? (?:please|pls|plz|ok|asap))?`,
      ),
      unless: phrase(
        `by mistake|wrong (?:person|number|chat|group)|accident(?:al)?ly|passwords?|pin|iban|card number|storage|space|photos?|back-?ups?|support|app|settings|how to|gdpr`,
      ),
      confidence: 0.8,
      why: 'The text asks that no trace of a talk be kept.',
    },
  ],
  examples: [
    'The directors [[decided not to report the leak to the environment agency until the sale is signed]].',
    'Staff were [[instructed not to tell the inspectors about the second tank]].',
    'They agreed not to disclose the names of the donors to the public.',
    'She [[assured us that nothing had been put in writing]].',
    'He confirmed that nothing was recorded as missing; she stressed that nothing was on paper before the contract was binding.',
    '[[Don’t minute the last item]], please. And [[erase our messages on both phones, please]].',
    'Sorry, wrong chat: please delete the message on your side. Minute the decision, and clear the history on your phone to free storage.',
  ],
};
