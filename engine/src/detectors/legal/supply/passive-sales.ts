import { MUST_NOT, REPORT } from '#engine/detectors/legal/contract-words.ts';
import { riskyClause } from '#engine/detectors/legal/risky-clause.ts';
import { VERTICAL_AGREEMENTS_REGULATION } from '#engine/laws.ts';
import { phrase } from '#engine/phrases/phrase.ts';

const RESELLER =
  '(?:you|(?:the |each |every |any |no )?(?:dealers?|retailers?|franchisees?|distributors?|resellers?|licensees?|partners?|stockists?|wholesalers?|buyers?|concessionaires?))';
const NOT = `(?:${MUST_NOT}|agrees? not to|undertakes? not to|(?:shall|will|must|may) under no circumstances|shall refrain from)`;
const SELL =
  '(?:sell(?:ing)?|resell(?:ing)?|supply(?:ing)?|deliver(?:ing)?|ship(?:ping)?|offer(?:ing)?|accept(?:ing)? orders? from|fulfil(?:l|ling)? orders? from|serv(?:e|ing)|respond(?:ing)? to)';
const AREA = '(?:territory|area|region|district|country|zone|catchment(?: area)?)';
const WEB = `(?:the )?(?:internet|world wide web|web|any (?:web ?site|online (?:shop|store|channel)|web ?shop)|(?:its|their|your|his|an?) (?:own )?(?:web ?site|online (?:shop|store)|web ?shop)|online (?:shops?|stores?|channels?)|e-commerce)`;

export const passiveSales = riskyClause({
  id: 'passive-sales-ban',
  typeName: 'Ban on unsolicited or online sales',
  description:
    'Terms that forbid a reseller to serve customers from elsewhere who come of their own accord, or to sell online.',
  severity: 'high',
  recommendation:
    'Restrict active sales into reserved territories at most; leave unsolicited orders and online sales free.',
  legalReference: { law: VERTICAL_AGREEMENTS_REGULATION, article: 'Art. 4(b)–(e)' },
  triggers: (
    'outside the territory|outside its territory|outside their territory|outside your territory|outside that territory|outside his territory|outside the area*|outside its area*|outside your area*|outside their area*|outside the region*|outside its region*|outside the country|outside the district|outside your region|outside your district|outside the zone|outside the contract*|outside the allo*|outside the agreed*|outside the exclusive*|from outside*|beyond the territory|beyond its territory|' +
    'the internet|world wide web|the web|any website|any web site|own website|own web site|its website|their website|your website|own online*|online shop|online shops|online store|online stores|web shop|webshop|online channel|online channels|e-commerce|an online*|a website|a web shop|a webshop'
  ).split('|'),
  rules: [
    {
      form: phrase(
        `${RESELLER} ${NOT} (?:\\w{3,10} )?${SELL} (?:[\\w’',-]{1,14} ){0,7}?(?:(?:located |resident |based |established |domiciled |living )?outside|from outside|beyond) (?:the|its|their|your|his|that) (?:\\w{4,11} )?${AREA}(?:,? (?:whether or not|even (?:if|when|in response)|also (?:if|when)|including|regardless|irrespective)[^.;]{1,120})?`,
      ),
      requires: phrase(
        `unsolicited|passive(?:ly)?|whether or not|regardless of|irrespective of|even (?:if|when|in response)|own accord|internet|online|web ?site|any (?:customer|person|buyer)|anyone|anybody|under no circumstances`,
      ),
      unless: phrase(
        `actively|active sales|(?<!un)solicit\\w{0,3}|passive sales (?:are|remain|is|stay)|except|unless|may (?:respond|fulfil|answer)|export control|sanctions|liquor|licen[sc]ed premises|tickets|insurance`,
        REPORT,
      ),
      confidence: 0.9,
      why: 'The clause forbids sales to customers who come of their own accord, which competition law does not permit.',
    },
    {
      form: phrase(
        `${RESELLER} (?:${MUST_NOT}|agrees? not to|undertakes? not to|shall refrain from) (?:\\w{3,10} )?(?:sell|resell|offer|advertise|market|promote|selling|offering|advertising)(?: or (?:sell|offer|advertise|market|promote))?(?: [\\w’',-]{1,14}){0,6}? (?:on|over|via|through|by means of|using|by way of|in) ${WEB}`,
      ),
      requires: phrase(
        'dealers?|retailers?|franchisees?|distributors?|resellers?|stockists?|wholesalers?|products?|goods|licensees?|resale',
      ),
      unless: phrase(
        `market ?places?|third[- ]part(?:y|ies)|minors|prescription|tobacco|alcohol|counterfeit|confidential|trade ?marks?|logos?|employees?|defamatory|sub-?licen[sc]e|source code|software`,
        REPORT,
      ),
      confidence: 0.85,
      why: 'The clause forbids a reseller to sell online, which competition law does not permit.',
    },
  ],
  examples: [
    '[[The Distributor may not supply any buyer based outside the Region, even if the order was unsolicited]].',
    '[[Each stockist shall not accept orders from anyone from outside its district]].',
    '[[Retailers must not offer the goods through their own web shop]].',
    '[[You agree not to sell the products over the internet]].',
    'The Distributor shall not actively sell to any customer outside the Territory; passive sales remain free.',
    'The dealer shall not sell counterfeit goods online, nor offer them on third-party marketplaces.',
    'The employee may not sell outside the region where he travels, and the shop serves anyone.',
    'The retailer sells the goods on the internet and to any customer outside the territory.',
  ],
});
