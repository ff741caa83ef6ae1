import { REPORT } from '#engine/detectors/legal/contract-words.ts';
import type { WordingPart } from '#engine/detectors/wording-part.ts';
import { CONSUMER_RIGHTS_DIRECTIVE, UNFAIR_TERMS_DIRECTIVE } from '#engine/laws.ts';
import { phrase } from '#engine/phrases/phrase.ts';

const FAULTY = '(?:faulty|defective|damaged|broken|flawed|not working|wrong)';
const GOODS =
  '(?:goods|items?|products?|articles?|orders?|purchases?|merchandise|parcels?|packages?|things)';
const CREDIT =
  '(?:(?:store |shop |in-store |site )?credits?(?: notes?)?|(?:gift )?vouchers?|gift cards?)';

/** Terms by which a buyer is left without a remedy for goods that are lost or faulty. */
export const noRemedy: WordingPart = {
  triggers: (
    'in the post|in the mail|in transit|by the courier|by the carrier|by the post*|during delivery|during shipping|during shipment|your own risk|your risk|' +
    'faulty goods|faulty items|faulty product*|faulty article*|faulty order*|defective goods|defective items|defective product*|defective article*|damaged goods|damaged items|damaged product*|broken items|' +
    'even if faulty|even if defective|even if damaged|even if broken|even if it*|even if they*|even when faulty|even when defective|even when damaged|even when it*|even when they*|even where it*|even where they*'
  ).split('|'),
  rules: [
    {
      form: phrase(
        `(?:we|the (?:seller|shop|store|company)) (?:will|shall|do|can|are)(?: not|n't) (?:able to |going to )?(?:refund|replace|reimburse|re-?send|compensate)(?: or (?:refund|replace|reimburse|re-?send|compensate))?(?: you)?(?: for)? [^.;]{0,40}?(?:lost|damaged|stolen|missing|broken|delayed)(?:,? (?:or|and) \\w{4,9})? (?:in the (?:post|mail)|in transit|on the way|by the (?:courier|carrier|post\\w{0,7})|during (?:delivery|shipping|shipment|transit))`,
        `(?:once|when|after|as soon as) (?:an? |the |your |any )?(?:${GOODS}|it) (?:has |have |is |are |was )?(?:been )?(?:handed|given|passed|left|collected|dispatched|shipped|posted)[^.;]{0,40}?,? (?:it|they|the risk|any loss|loss) (?:is|are|becomes?|travels?)(?: entirely| solely)? (?:at )?your (?:own )?(?:risk|responsibility|problem)`,
      ),
      unless: phrase(
        `return(?:s|ed|ing)?|send(?:ing)? (?:it |them )?back|back to us|proof of (?:post|postage)|your own (?:courier|carrier)|carrier (?:that )?you (?:choose|chose|arrange|book)`,
        REPORT,
      ),
      confidence: 0.86,
      legalReference: { law: CONSUMER_RIGHTS_DIRECTIVE, article: 'Art. 20' },
      recommendation:
        'Replace or refund what is lost on the way; the seller bears the risk until the consumer has the goods.',
      why: 'The term leaves the buyer to bear the risk of goods that are lost or damaged on the way.',
    },
    {
      form: phrase(
        `${FAULTY} ${GOODS} (?:may|can|will|are|shall)(?: only)? (?:be )?(?:only )?(?:exchanged|returned|replaced|credited|swapped|refunded)(?: only)? (?:for|against|by|with|as|in) (?:an? )?${CREDIT}(?: only)?`,
        `(?:no|not|never|without)(?: \\w{2,12}){0,4} (?:returns?|returned|returnable|refunds?|refunded|refundable|exchanges?|exchanged)(?: \\w{2,9}){0,3},? even (?:if|when|where|though) (?:(?:it|they|the (?:item|goods|product)) (?:is|are|prove|proves|turns? out(?: to be)?) )?${FAULTY}`,
      ),
      requires: phrase('only|no|not|never|without'),
      unless: phrase(
        `change of mind|at your (?:choice|option)|if you (?:prefer|wish|like)|or (?:a )?(?:full )?refund|full refund|software|library`,
        'court|lawsuit|sued|fined|unlawful|law (?:requires|forbids|says)',
      ),
      confidence: 0.86,
      legalReference: { law: UNFAIR_TERMS_DIRECTIVE, article: 'Annex, point 1(b)' },
      recommendation:
        'Offer repair, replacement or money back for faulty goods, as the law requires.',
      why: 'The term takes away the remedies that the law grants for faulty goods.',
    },
  ],
  examples: [
    '[[The shop will not replace items that are stolen in transit]]. [[When your order has been dispatched, it travels at your own risk]].',
    'We will not refund returns that are lost in the post without proof of postage. You skate at your own risk.',
    '[[Defective products will only be exchanged for a gift card]] and must be reported within a week. Clearance stock is [[not returnable, even if it turns out to be defective]].',
    'Faulty goods can be exchanged for vouchers if you prefer. Gifts are not refundable, but we replace them even if damaged.',
  ],
};
