import type { SentenceDetector } from '#engine/detector.ts';
import { THEFT_ACT } from '#engine/laws.ts';
import { phrase } from '#engine/phrases/phrase.ts';

import { plainWords } from './plain-words.ts';

const STEALER = `(?:he|she|they|i|we|who|(?:mr|mrs|ms|miss|dr|fr|rev) \\w{2,14}|(?:treasurer|cashier|bookkeeper|accountant|secretary|caretaker|volunteer|trustee|warden|verger|sacristan|steward|manager|employee|colleague|clerk|assistant|barman|barmaid|waiter|waitress|driver|storeman|carer|nurse|cleaner|guard|agent|partner|director|trainee|administrator|receptionist|worker|member of staff|staff member))`;
const HAVING = `(?:(?:has|had|have|was|were|is|been|admits|admitted|confessed|regularly|repeatedly|often|always|secretly|again|that|he|she|they|having|to|for|systematically|once) ){0,5}`;
const TOOK = `(?:took|takes?|taken|taking|stole|steals?|stolen|stealing|pocket(?:s|ed|ing)?|remov(?:es|ed|ing)|skim(?:s|med|ming)?|embezzl(?:es|ed|ing)|siphon(?:s|ed|ing)?(?: off)?|help(?:s|ed|ing)? (?:himself|herself|themselves) to)`;
const LOOT = `(?:money|cash|coins|notes|takings|donations|offerings|tips|funds|change|stamps|vouchers|gift cards|stock|goods|tools|fuel|diesel|copper|drugs|medicines|jewell?ery|(?:[£$€] ?|eur |gbp |usd )\\d[\\d.,]{0,9}k?|\\d[\\d.,]{1,9} ?(?:euros?|pounds|dollars|francs)|(?:a |some |several )?(?:hundred|thousand)s?(?: \\w{5,7})?)`;
const STORE = `(?:collection(?: (?:box|plate|bag|tin|money|basket))?|till|cash ?(?:box|register|desk|drawer)|safe|donation box|donations box|collecting tin|petty cash|float|(?:club|parish|church|school|charity|association|company|client|trust|society|team|residents'?|branch|joint) (?:account|funds?|kitty|cash|money|purse)|poor box|charity box|kitty|tip jar|money box|takings|stock ?room|warehouse|depot|pharmacy|medicine (?:cupboard|cabinet)|residents?|patients?|dead|handbags?)`;

export const theft: SentenceDetector = plainWords({
  id: 'theft',
  typeName: 'Theft',
  description:
    'Money or goods that somebody takes from the till, the collection box or the account they were trusted with.',
  severity: 'medium',
  recommendation:
    'Report it to the person responsible for such cases, secure the records, and keep the document to those who need it.',
  legalReference: { law: THEFT_ACT, article: 's. 1' },
  triggers: (
    'collection box|collection plate|collection bag|collection tin|collection money|collection basket|from the collection|of the collection|the till|our till|his till|her till|a till|cash box|cashbox|cash register|cash desk|cash drawer|the safe|our safe|' +
    'donation box|donations box|collecting tin|petty cash|the float|club account|parish account|church account|school account|charity account|association account|company account|client account|trust account|society account|branch account|joint account|' +
    'club funds|parish funds|church funds|school funds|charity funds|company funds|client funds|trust funds|team kitty|club kitty|poor box|charity box|the kitty|our kitty|tip jar|money box|the takings|the stockroom|the stock room|the warehouse|the depot|the pharmacy|medicine cupboard|medicine cabinet|' +
    'from residents|from patients|from a resident|from a patient|from the residents|from the dead'
  ).split('|'),
  rules: [
    {
      form: phrase(
        `${STEALER} ${HAVING}${TOOK} (?:[\\w-]{1,10} ){0,3}?${LOOT}(?: \\w{2,9}){0,2}? (?:from|out of) (?:the |our |his |her |their |an? )?(?:\\w{3,12} ){0,2}?${STORE}`,
        `${STEALER} ${HAVING}(?:help(?:s|ed|ing)? (?:himself|herself|themselves) to|dipp(?:ed|ing) into|steals? from|stole from|stealing from) (?:the |our |his |her |their )?(?:\\w{3,12} ){0,2}?${STORE}`,
      ),
      requires: phrase(
        `every (?:day|week|month|sunday|saturday|friday|evening|night|time|shift|mass|service|match)|each (?:day|week|month|time|sunday|evening|shift)|for (?:himself|herself|themselves|years|months|weeks|his|her|their)|own (?:use|account|pocket|bills|debts)|repeatedly|regularly|systematically|secretly|admits|admitted|confessed|without (?:permission|telling|asking|a receipt|receipts|saying)|(?:never|not|n't) (?:paid|put|gave|given|put) (?:it |them )?back
          |pockets?|pocketed|pocketing|stole|steals?|stolen|stealing|skim\\w{0,4}|embezzl\\w{2,4}|siphon\\w{0,3}|help(?:s|ed|ing)? (?:himself|herself|themselves)|dipp(?:ed|ing) into|gambl\\w{2,5}|since|went missing|is missing|was missing|caught|cctv|on camera|nobody noticed|no one noticed|over (?:two|three|four|five|several|many) (?:years|months|weeks)`,
      ),
      unless: phrase(
        `to (?:the bank|bank|deposit|pay|buy|count|change|cash up)|banked|bank run|deposit(?:ed|s)|count(?:s|ed|ing)?|change for|burglars?|robbers?|thie(?:f|ves)|intruders?|break-?in|broke in|raid|armed|masked|gang|customers?|shoplift\\w{0,3}
          |must|may not|should|nobody may|never (?:take|takes|took|steal|stole)|if|approved by|novel|fined|jailed|magistrates?`,
      ),
      confidence: 0.8,
      why: 'The text says that somebody takes what they were trusted with.',
    },
  ],
  examples: [
    'The [[verger has been taking coins from the poor box]] every Sunday since Easter.',
    'The [[cashier pocketed £40 from the till]], and [[she helped herself to the petty cash]] for years.',
    'Our [[treasurer admitted that she had been taking money from the collection box]] since Christmas.',
    'The treasurer takes the money from the collection box every Sunday and banks it on Monday, to the bank in Hull.',
    'The manager took cash from the till to pay the window cleaner. Burglars stole £200 from the safe.',
    'Staff must never take money from the till. He took notes from the lecture every week and goods from the store.',
  ],
});
