import type { PhraseRule } from '#engine/phrases/phrase-rule.ts';
import { phrase } from '#engine/phrases/phrase.ts';

const PRICES = `(?:(?:list|selling|minimum|retail|wholesale|their|our|the|next year's|winter|summer|base|rack) ){0,2}(?:prices?|rates?|tariffs?|surcharges?|margins?|discounts?|price (?:rises?|increases?|lists?))`;
const FIX = '(?:agree(?: on)?|fix|set|align|co-?ordinate|harmoni[sz]e|settle(?: on)?|square)';
const SHARE = '(?:share|divide|split|carve|parcel|dole)(?: (?:out|up))?|allocate';
const BUSINESS = `(?:the |all |our |their )?(?:\\w{3,14} )?(?:accounts|customers|clients|contracts|territor(?:y|ies)|tenders|regions|areas|counties|routes|postcodes|markets?)`;
const MEETS =
  "(?:(?:has|have|had|'s|'ve) )?(?:met|meets?|meeting|talks?|talked|sits? down|sat down|lunch(?:es|ed)?|dines?|dined|speaks?|spoken|spoke)";
const PRICE = '(?:[£$€₦₹n] ?)?\\d[\\d.,]{0,9}(?: ?(?:each|a piece|per \\w{3,8}))?';
const UNBROKEN = `(?:(?:let |so )?(?:nobody|no one|no-one|none of (?:us|them)|neither(?: of us)?)(?: (?:is to|may|must|should|will|can|dares? to))? (?:break|breaks|breaking|undercut|undercuts|goes? below|go(?:es)? under|sells? below|sells? under|drops?|moves?)|(?:we|they) (?:both|all) (?:keep|stay|hold|stick))`;
const LAWFUL = phrase(
  `tribunal|court|fined|cartel case|unlawful|must not|may not|never|sales (?:team|reps)|account managers|colleagues|franchisees?|trade union|collective|employees|salar(?:y|ies)|wages`,
);

/** In the notation of literals; each wording below contains one. */
export const AGREED_PRICES_TRIGGERS: readonly string[] = (
  'to agree*|to fix*|to set the*|to set prices*|to set our*|to set list*|to align*|to coordinate*|to co-ordinate*|to harmonise*|to harmonize*|to square*|to settle on*|to settle the*|to settle prices*|to share out*|to share up*|to divide up*|to divide the*|to split up*|to split the*|to carve up*|to allocate*|to parcel out*|to share the*|to dole out*|' +
  'agreed with me*|agreed with us*|agreed with him*|agreed with her*|agreed with them*|agreed to hold*|agreed to keep*|agreed to stay*|agreed to stick*|agreed to peg*'
).split('|');

/** Rivals who meet about prices and customers. */
export const AGREED_PRICES_RULES: readonly PhraseRule[] = [
  {
    form: phrase(
      `to ${FIX} ${PRICES},? (?:and|or) (?:to )?(?:${SHARE}) ${BUSINESS}`,
      `to (?:${SHARE}) ${BUSINESS},? (?:and|or) (?:to )?${FIX} ${PRICES}`,
      `${MEETS} [^.!?;]{0,60}?(?:competitors?|rivals?|opposite numbers?|other (?:suppliers|manufacturers|producers|bidders|haulers|hauliers|yards|breweries|mills))[^.!?;]{0,60}? to (?:${FIX} ${PRICES}|(?:share|divide|split|carve)(?: (?:out|up)) ${BUSINESS})`,
    ),
    unless: LAWFUL,
    confidence: 0.87,
    why: 'The text says that competitors agree on prices or share customers.',
  },
  {
    form: phrase(
      `(?:(?:have|has|had|'ve|'s) )?agreed (?:with (?:me|us|him|her|them) )?(?:not to (?:go|sell) (?:below|under)|to (?:hold|keep|stay|stick|peg|leave)) (?:[\\w'-]{2,12} ){0,4}?(?:at |to |below |under )?${PRICE}[^.!?;]{0,30}?,? (?:so |and |so that )?${UNBROKEN}(?: (?:it|that|the price|ranks))?`,
    ),
    unless: LAWFUL,
    confidence: 0.86,
    why: 'The text says that competitors keep to a price together.',
  },
];

/** Each with its near misses. */
export const AGREED_PRICES_EXAMPLES: readonly string[] = [
  'Since 2021 our agent has had lunch with Elbe Lacke every month [[to fix winter prices and divide up the shipyard customers]].',
  'He [[meets his opposite numbers at two other mills before Easter to agree rates]].',
  'The Crown lot [[have agreed with us to keep the crate at 4,200 until June, so nobody undercuts it]].',
  'We met the supplier to agree prices and delivery dates. The sales team met to share out the accounts for May.',
  'The supplier agreed to hold the price at 4,200 until June. The court fined firms that met rivals to fix prices.',
];
