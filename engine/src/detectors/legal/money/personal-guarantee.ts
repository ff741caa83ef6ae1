import { REPORT } from '#engine/detectors/legal/contract-words.ts';
import { riskyClause } from '#engine/detectors/legal/risky-clause.ts';
import { phrase } from '#engine/phrases/phrase.ts';

export const personalGuarantee = riskyClause({
  id: 'personal-guarantee',
  typeName: 'Personal guarantee',
  description:
    'Clauses that make an individual liable, or pledge a home, for the debts of a company or another person.',
  severity: 'high',
  recommendation: 'Avoid the guarantee, or limit its amount and duration.',
  triggers: (
    'charge on*|charge over*|charge upon*|charge against*|mortgage on*|mortgage over*|mortgage upon*|mortgage against*|lien on*|lien over*|lien upon*|lien against*|' +
    'director signing*|directors signing*|guarantees the*|guarantee the obligations*|' +
    'guarantees payment*|guarantees all*|co-signer|cosigner|co-signers|cosigners|without first*|' +
    'surety|joint and several|joint and severally|personal guarantee|personal guaranty|' +
    'personally liable|jointly and severally|unconditionally guarantee*|guarantor|guarantors|' +
    'principal debtor|primary obligor|personal guaranties|personal guarantees|personally and|' +
    'personally guarant*|unconditionally and|hereby guarantee*|fully liable|fully responsible|' +
    'jointly liable|jointly responsible|personally responsible|without attempting|' +
    'guarantee payment*|guarantee all|guarantees any|guarantee performance|' +
    'guarantees performance|guarantee your|guarantees your|guarantee its|guarantees its|' +
    'guarantee the debt*|guarantee the loan|guarantee the payment*|guarantee the rent|' +
    "guarantee the performance|guarantee the company's*|guarantee the tenant's*|" +
    "guarantee the borrower's*|guarantee these*|guarantee this*|guarantees such|without suing|" +
    'without pursuing|without exhausting|without trying|without proceeding|director guarantees|' +
    'owner guarantees|principal guarantees|shareholder guarantees|spouse guarantees|' +
    'parent guarantees|individual guarantees|undersigned guarantee*|signatory guarantees|' +
    'partner guarantees|directors guarantee|shareholders guarantee|parents guarantee|' +
    'owners guarantee|partners guarantee|guarantee cannot*|guarantee may*|guarantee can never*|guarantee is irrevocable|guarantee shall not*|guaranty cannot*|guaranty may*|guaranty is irrevocable'
  ).split('|'),
  rules: [
    {
      form: phrase(
        `(?:grants?|gives?|creates?|executes?|signs?|provides?|offers?) (?:\\w{2,12} ){0,3}?(?:an? |the )?(?:legal |first |second |equitable |fixed )?(?:charge|mortgage|lien) (?:on|over|upon|against) (?:your|his|her|their|my|our|the \\w{4,14}'s) (?:family |own |private |matrimonial |personal |residential )?(?:home|house|flat|residence|dwelling|family home)`,
      ),
      requires: phrase(
        `guarant\\w{2,5}|franchis\\w{1,4}|business|supplier|trade|company|debts?|sums?|obligations?|us|director|partner`,
      ),
      unless: phrase(
        `bank|mortgage (?:loan|lender|offer|conditions)|home loan|purchase (?:price|of)|remortgage|never|not|nobody|no one|building society|bought with`,
        REPORT,
      ),
      confidence: 0.85,
      why: 'The clause pledges a person’s home, so that it may be lost if the business fails.',
    },
    {
      form: phrase(
        `personal guarant(?:ee|y|ees|ies)|personally (?:and \\w{1,20} )?guarant(?:ee|ees|y|ies)
          |(?:shall |will )?(?:be|is|are) (?:jointly and severally and )?personally
          liable(?: for [^.,;]{1,40})?`,
        'unconditionally(?: and irrevocably)? guarantees? …(?:payment|performance|obligations)',
      ),
      unless: phrase('(?:no|not|nor|neither|without) …personal(?:ly)?|unless'),
      why: 'The clause makes a person answer for debts, which puts their own assets at risk.',
      confidence: 0.85,
    },
    {
      form: phrase(
        `guarantors? (?:is|are|shall be|will be)(?: \\w{3,14}){0,3} liable …(?:principal debtors?
          |primary obligors?|without (?:any )?limit|even if|whether or not)(?:,?
          [^.;]{1,60}(?:void|invalid|unenforceable|without limit|disclaimed))?`,
        `guarantors? …(?:guarantees?|undertakes?) …(?:without
          (?:any )?limit(?:ation)?(?: in amount)?|as (?:a )?(?:principal debtor|primary obligor)s?)`,
      ),
      unless: phrase('not (?:be )?liable|limited to|up to|no guarantor'),
      why: 'The clause makes a guarantor liable as if the debts were their own, which puts their own assets at risk.',
      confidence: 0.85,
    },
    {
      form: phrase(
        `(?:collect|recover|proceed|claim|demand|enforce|pursue|sue)(?: \\w{2,12}){0,4}
          (?:from|against) (?:the |any |a )?(?:co-signer|cosigner|guarantor|surety|you) …without
          (?:first )?(?:trying|attempting|proceeding|making|demand(?:ing)?|notice|suing|pursuing
          |taking|exhausting|having)(?: \\w{2,12}){0,6}`,
        `(?:co-signer|cosigner|guarantor|director|spouse|parent|shareholder|partner)s?
          (?:is|are|shall be|will be|agrees? to be)
          (?:jointly (?:and severally )?|fully |personally )(?:liable|responsible)`,
      ),
      unless: phrase('not (?:be )?(?:liable|collect|recover)|limited to|up to', REPORT),
      why: 'The clause lets the creditor claim the whole debt from another person at once.',
      confidence: 0.85,
    },
    {
      form: phrase(
        `(?:director|owner|principal|shareholder|spouse|parent|individual|person|undersigned
          |signatory|partner)s?(?: \\w{3,12}){0,3}
          (?:hereby )?(?:personally )?guarantees? …(?:obligations?|debts?|payments?|performance
          |sums?|liabilit(?:y|ies)|rent)(?: personally)?`,
      ),
      unless: phrase('not (?:personally )?guarantee|limited to|up to', REPORT),
      why: 'The clause makes a person answer for another’s debts, which puts their own assets at risk.',
      confidence: 0.85,
    },
    {
      form: phrase(
        `guarantors?(?: hereby| jointly| severally| and| unconditionally| irrevocably| absolutely){0,5} guarantees? (?:to the \\w{3,12} )?(?:everything|whatever|anything|(?:all|any|every)(?: of)?(?: the| other| present| future| and| or){0,4} (?:sums?|money|monies|debts?|obligations?|liabilit(?:y|ies)|amounts?))`,
        `guarantors?'?s? (?:obligations?|liabilit(?:y|ies)|duties)(?: \\w{2,12}){0,4} (?:(?:is|are|will|shall) (?:not|never)(?: be)?|remains? un|cannot be) ?(?:affected|discharged|released|reduced|impaired|diminished) by …(?:discharge|release|variation|change|amendment|time|indulgence|knowledge|consent|anything)`,
      ),
      unless: phrase(
        'limited to|up to|not exceed|maximum|no guarantor|not guarantee|means|what is',
        REPORT,
      ),
      confidence: 0.85,
      why: 'The clause makes a guarantor answer for debts without limit, or whatever happens to them, which puts their own assets at risk.',
    },
    {
      form: phrase(
        `(?:the|this|your|his|her|their|such) (?:personal |continuing )?guarant(?:ee|y) (?:(?:may|can|shall|will) (?:not|never) be|cannot be|can't be|is not to be) (?:revoked|withdrawn|cancelled|canceled|terminated|ended)`,
        `(?:the|this|your|his|her|their|such) (?:personal |continuing )?guarant(?:ee|y) is (?:\\w{4,14} and )?irrevocable`,
      ),
      requires: phrase('guarantors?|revok\\w{2,3}|irrevocable|debts?|loan|lender|owed?'),
      unless: phrase(
        `bank|money[- ]back|manufacturer'?s?|product|warranty|letter of credit|standby|performance|state|government|constitution\\w{0,2}|unless|until|by us|by the (?:seller|vendor|issuer)`,
        REPORT,
      ),
      confidence: 0.8,
      why: 'The clause takes from a guarantor the right to end the guarantee, also for debts that arise later.',
    },
  ],
  examples: [
    'The [[Guarantors, all of them directors, guarantee as primary obligors]] what the Shop owes.',
    'Each director [[gives the supplier a second mortgage over his family home]].',
    'You give the bank a mortgage over your home as security for the home loan.',
    'The neighbours never grant a charge over their house for the debts of the company.',
    'The [[Guarantor unconditionally and irrevocably guarantees everything]] that the Borrower owes.',
    "The [[Guarantor's obligations shall not be discharged by any variation]] of the loan.",
    '[[The guarantee cannot be revoked]].',
    'The Guarantor guarantees all sums up to £5,000; the bank guarantee is irrevocable.',
    'This guarantee may not be withdrawn by the seller: your money back within 30 days.',
    "The Guarantor's obligations are discharged by any variation made without consent.",
    'Her [[spouse hereby guarantees any debts]] of the firm.',
    "The [[director signing below guarantees the Company's obligations personally]].",
    'Lender may [[collect from Co-signer without first trying to collect from Borrower]].',
    'The co-signer may be called without first being told of the day.',
    'Each [[Guarantor shall be liable as primary obligor, even if the lease is unenforceable]].',
    'The guarantor is liable up to one month of rent; a principal debtor pays first.',
    'The director gives a [[personal guarantee]] for the rent.',
    'Owner [[shall be personally liable for all debts]].',
    'No officer shall be personally liable.',
    'We personally thank you; the guarantee lasts two years.',
  ],
});
