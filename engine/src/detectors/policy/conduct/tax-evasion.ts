import { CRIMINAL_FINANCES_ACT } from '#engine/laws.ts';
import { phrase } from '#engine/phrases/phrase.ts';

import { plainWords } from './plain-words.ts';

const TAX =
  '(?:vat|sales tax|gst|tax(?:es)?|income tax|stamp duty|import duty|customs(?: duty)?|duty)';
const SPARE =
  '(?:sav(?:e|es|ing)|avoid(?:s|ing)?|dodg(?:e|es|ing)|escap(?:e|es|ing)|evad(?:e|es|ing)|get(?:s|ting)? (?:round|around|out of)|skip(?:s|ping)?|without(?: paying)?|not pay(?:ing)?)';
const UNSEEN = `(?:cash in hand|in cash|cash|outside (?:of )?the (?:platform|app|site|portal)|off (?:the )?(?:platform|app|site|books)|privately|directly to me|under the (?:counter|table)
  |without an? (?:invoice|receipt|bill)|without (?:invoices?|receipts?|bills?|paperwork))`;
const PAPERS = '(?:receipts?|invoices?|bills?|paperwork)';
const OFFICE =
  '(?:the )?(?:tax ?man|tax (?:office|authorit(?:y|ies)|return)|hmrc|irs|revenue|finanzamt|fisc|tax inspector)';
const TAKINGS =
  '(?:(?:cash )?(?:takings|tips|rent(?:al income)?|income|earnings|sales|wages|commission|cash jobs?)|the (?:cash|rent|tips|takings|money|income|sale|whole (?:amount|price)|real (?:price|value|amount)))';
const MONEY = `(?:it|this|that|them|anything|everything|(?:the |our |my |his |her |their |your |all )?(?:\\w{3,9} )?(?:takings|tips|rent|income|earnings|sales?|wages|commission|cash|money|profits?|price|jobs?|gains?|bonus(?:es)?))`;
/** What the law allows: advice, relief, exemptions, prices net of tax. */
const LAWFUL = phrase(
  `pensions?|isa|allowances?|relief|exempt\\w{0,5}|deduct\\w{2,5}|salary sacrifice|charit(?:y|ies|able)|duty[ -]free|adviser|advisor|legal(?:ly)?|lawful(?:ly)?|legitimate
    |zero-rated|not registered|not vat registered|must|shall|should not|never (?:pay|accept|take)|(?:we|you|staff) never|we do not|we don't|nobody|no one|illegal|evasion|fraud|offence|penalt(?:y|ies)|refund(?:s|ed)?|donations?|reverse charge|outside the eu|exports?|scheme|credits?|threshold`,
);

export const taxEvasion = plainWords({
  id: 'tax-evasion',
  typeName: 'Tax evasion',
  description:
    'Payments in cash or past an invoice so that no tax is paid, and income, wages or prices kept from the tax office.',
  severity: 'high',
  recommendation: 'Pay against an invoice, declare the amount in full, and get advice on the past.',
  legalReference: { law: CRIMINAL_FINANCES_ACT, article: 's. 45(4)' },
  triggers: (
    'outside paye*|outside of paye*|outside the payroll*|outside payroll*|off payroll*|off the payroll*|past the payroll*|through the payroll*|through payroll*|outside the books|off the books*|past the books*|past payroll*|bypassing the*|bypassing payroll*|bypassing paye*|through paye*|via the payroll*|via payroll*|via paye*|past paye*|off paye*|payslip|payslips|the vat|no vat|any vat|pay vat|paying vat|and vat|without vat|sales tax|no gst|the gst|without gst|no tax|the tax|any tax|pay tax|and tax|stamp duty|import duty|customs|save tax|saves tax|save on tax|avoid tax|saving tax|saving vat|save vat|saves vat|avoid vat|' +
    'taxman|tax man|tax office|tax authority|tax authorities|tax return|hmrc|irs|the revenue|finanzamt|undeclared|not declared|declare half*|declare only*|only declare*|lower price in*|lower value on*|lower value in*|as a gift|no receipt|no receipts'
  ).split('|'),
  rules: [
    {
      form: phrase(
        `(?:pay|pays|paid|paying|send|transfer|settle|do|take|book|price|cheaper|discount|off)(?: \\w{1,10}){0,5}? ${UNSEEN}(?: \\w{2,9}){0,2}?,? (?:(?:and|then|so|so that|that way|to|because|as) )?(?:\\w{1,9} ){0,4}?(?:${SPARE} (?:on )?(?:\\w{2,12} ){0,5}?${TAX}|no (?:vat|tax|gst|sales tax))`,
        `(?:no|without) (?:${PAPERS})(?: (?:and|or|means)|,)? ?(?:so |then |thus )?(?:no|without|nor) (?:vat|tax(?:es)?|gst|sales tax)`,
        `(?:no|without) (?:vat|tax(?:es)?|gst|sales tax) (?:if|when|for) (?:you |we |they )?(?:pay(?:ing|ment)? )?(?:in )?cash`,
        `(?:vat|tax|gst|sales tax)[ -]free (?:if|when|for) (?:you |we |they )?(?:pay(?:ing|ment)? )?(?:in )?cash`,
      ),
      unless: LAWFUL,
      confidence: 0.8,
      why: 'The text suggests a payment past the books, so that no tax is paid.',
    },
    {
      form: phrase(
        `(?:(?:do|does|did|will|need) not|(?:do|does|did|won|need)n't|won't|never|no need to|without) (?:declar(?:e|ed|ing)|report(?:ed|ing)?|mention(?:ed|ing)?|show(?:n|ing)?|tell(?:ing)?|put(?:ting)?) ${MONEY} (?:to|on|in) (?:your |the |my |our |his |her )?${OFFICE}`,
        `${TAKINGS} (?:\\w{2,9} ){0,3}?(?:(?:is|are|was|were|has been|have been|stays?|goes|go) (?:\\w{3,8} )?(?:undeclared|not declared|never declared)|(?:never|does not|doesn't|do not|don't) (?:reach(?:es)?|see|show up|appear|go) (?:\\w{2,5} )?${OFFICE})`,
        `(?:declare|declares|declared|report|reported) (?:only (?:half|part|a third|some) of|half of|a lower|only part of) (?:\\w{2,12} ){0,4}?(?:to save|to avoid|so (?:that )?(?:we|you|i|they)|for) (?:\\w{2,9} ){0,4}?${TAX}`,
        `(?:put|write|state|enter|show|declare|put down|note) (?:an? |the )?(?:lower|smaller|half the) (?:price|value|amount|sum) (?:in|on) (?:\\w{2,9} ){1,3}?(?:to|so|and|that way|then)(?: \\w{2,9}){0,4}? (?:${SPARE}|less|save) (?:\\w{2,9} ){0,4}?${TAX}`,
        `(?:mark|label|declare|send|marked|labelled|declared|sent) (?:it|them|this|the \\w{3,12}) as (?:an? )?(?:gifts?|samples?)(?: \\w{2,9}){0,3}? (?:to|so|and|that way)(?: \\w{2,9}){0,5}? ${SPARE} (?:\\w{2,9} ){0,3}?${TAX}`,
      ),
      unless: LAWFUL,
      confidence: 0.8,
      why: 'The text suggests keeping income or a price from the tax office.',
    },
    {
      form: phrase(
        `(?:cash )?(?:bonus(?:es)?|wages?|overtime|tips|salar(?:y|ies)|commissions?|pay|top-?ups?|allowances?|extra hours|payments?)(?: \\w{2,12}){0,3}? (?:(?:is|are|was|were|been|being|gets?|got) )?(?:paid|handed out|handed over|given|settled|made)(?: (?:at|in|on|each|every|by) (?:\\w{2,12} ?){1,3}?)? (?:outside(?: of)?|off|past|bypassing|without going through|without running it through|not through|not via) (?:the )?(?:paye|payroll|payslips?|books|wage slips?|tax)(?= ?(?:[.,;!)]|$|and|so|since|for|approx\\w{0,8}|about|to))`,
      ),
      unless: phrase(
        'expenses|reimburs\\w{2,6}|contractors?|self-employed|invoices?|declared',
        "must|should|never|we do not|we don't|illegal|offence|working rules",
      ),
      confidence: 0.8,
      why: 'The text says that people are paid past the payroll, so that no tax is withheld.',
    },
  ],
  examples: [
    '[[Overtime is handed out on Fridays off the payroll]], and the [[bonuses for the drivers are paid past the books]].',
    'Bonuses must never be paid off the books; expenses are paid outside the payroll, and tips are paid through it.',
    'I can do it on Saturday, [[price without an invoice is 200, no VAT]].',
    'The roofer says [[no invoice, no tax]]. [[Paying cash saves you the VAT]]. You can [[pay in cash, then we both avoid the tax]].',
    'If you [[transfer it directly to me, we save the commission and the tax]].',
    '[[The tips are never declared]], and he [[does not report the rent to the tax office]].',
    '[[Put a lower price in the deed so that we save stamp duty]]; [[mark it as a gift to avoid customs]].',
    'It is [[no VAT if you pay cash]].',
    'Paying into a pension saves tax. You save the VAT because charities are exempt.',
    'No receipt, no refund. Prices are without VAT; pay cash to save the card fee.',
    'We must not accept cash to avoid VAT; paying cash to save the VAT is illegal.',
    'Pay the VAT in cash or by card. The tips are declared in full, and no tax is due on them.',
    'The parcel was sent as a gift and customs charged no duty; put the price on the label, then add the tax.',
    'Do not send your tax return to HMRC by e-mail; don’t put coins in the tax return envelope.',
  ],
});
