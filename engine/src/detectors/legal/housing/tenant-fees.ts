import { REPORT } from '#engine/detectors/legal/contract-words.ts';
import { riskyClause } from '#engine/detectors/legal/risky-clause.ts';
import { TENANT_FEES_ACT } from '#engine/laws.ts';
import { phrase } from '#engine/phrases/phrase.ts';

const KIND =
  '(?:check-?out|check-?in|move-?in|move-?out|inventory|reference|referencing|credit check|admin(?:istration)?|application|viewing|renewal|set-?up|guarantor|letting|right to rent|document)';
const AMOUNT =
  '(?:[£$€] ?\\d[\\d,.]{0,8}\\d|(?:eur|gbp|usd) \\d[\\d,.]{0,8}\\d|\\d{2,4} ?(?:pounds|euros?|dollars))';

export const tenantFees = riskyClause({
  id: 'tenant-fees',
  typeName: 'Fees for tenants',
  description:
    'Fees that tenants pay beside the rent, such as for references, inventories or the renewal of a tenancy.',
  severity: 'medium',
  recommendation:
    'Check the local law; in England and Scotland, tenants may be charged none of these fees.',
  legalReference: { law: TENANT_FEES_ACT, article: 's. 1' },
  triggers: (
    'check-out fee*|checkout fee*|check-in fee*|move-in fee*|move-out fee*|inventory fee*|reference fee*|referencing fee*|' +
    'credit check fee*|admin fee*|administration fee*|application fee*|viewing fee*|renewal fee*|set-up fee*|guarantor fee*|' +
    'letting fee*|right to rent fee*|document fee*|check-out charge*|check-in charge*|inventory charge*|reference charge*|referencing charge*|' +
    'administration charge*|renewal charge*'
  ).split('|'),
  rules: [
    {
      form: phrase(
        `${KIND} (?:fee|charge)s? (?:\\w{2,9} ){0,2}?(?:of |is |are |: ?)?${AMOUNT}(?:,? (?:and|plus) (?:an? )?(?:\\w{4,12} )?${KIND} (?:fee|charge)s? (?:of )?${AMOUNT}){0,3}`,
        `${AMOUNT} (?:for |as )?(?:an? |the )?${KIND} (?:fee|charge)s?`,
      ),
      requires: phrase(
        `lessees?|lessors?|tenants?|tenanc(?:y|ies)|landlord|letting|rent|reference fees?|referencing|inventory`,
      ),
      unless: phrase(
        `landlord (?:shall |will )?(?:pays?|bears?)|(?:no|without) (?:\\w{4,12} )?(?:fee|charge)|not (?:be )?(?:charged?|pay)|hotel|guests?|nights?|booking|visa|universit(?:y|ies)|course|library|commercial|office|shop|holding deposit|landlords?' fees?`,
        REPORT,
      ),
      confidence: 0.85,
      why: 'The clause charges a tenant for what is the landlord’s business, which some laws forbid.',
    },
  ],
  examples: [
    'On signing, the Tenant pays an [[administration fee of £180]] to the agent.',
    '3.4 on the last day, an [[inventory fee of £75 and a check-out charge of £90]];',
    'The landlord pays the inventory fee of £75, and the tenant pays no reference fee.',
    'Late check-out fee: £20 a night for hotel guests.',
    'Students pay an application fee of $85 to the university.',
  ],
});
