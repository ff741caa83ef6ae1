import { MAY, REPORT, WEAKER } from '#engine/detectors/legal/contract-words.ts';
import { riskyClause } from '#engine/detectors/legal/risky-clause.ts';
import { CREDIT_PRACTICES_RULE } from '#engine/laws.ts';
import { phrase } from '#engine/phrases/phrase.ts';

const PAY = '(?:wages|salary|salaries|earnings|pay(?:checks?|cheques?)?|payroll)';

export const wageAssignment = riskyClause({
  id: 'wage-assignment',
  typeName: 'Wage assignment',
  description: 'Clauses that let a creditor collect a debt from wages without going to court.',
  severity: 'high',
  recommendation: 'Remove the clause, or make sure that it can be revoked at any time.',
  legalReference: { law: CREDIT_PRACTICES_RULE, article: '16 CFR § 444.2(a)(3)' },
  triggers: (
    'of earnings|future earnings|your earnings|future employer|employer to|employers to|' +
    'employer and|your employer*|any employer*|current employer|present employer|garnish*|' +
    "debtor's|borrower's|out of his or her|from his or her|voluntary assignment|salar*|wages|" +
    'paycheck*|paycheque*|payroll|all earnings|her earnings|his earnings|any earnings|' +
    'my earnings|earnings due|earnings from|your pay|her pay|his pay|future pay|of pay|all pay|' +
    'any pay|wage assignment'
  ).split('|'),
  rules: [
    {
      form: phrase(
        `(?:assigns?|transfers?|pledges?)(?: to (?:us|the \\w{2,15}|\\w{2,15}))?
          (?:[\\w%]{1,12},? ){0,6}${PAY}(?: (?:from|of|due|payable|earned|until)(?: \\w{1,12}){1,5})?`,
        `(?:agrees?|consents?) to (?:a |an |the )?(?:voluntary )?(?:wage assignment
          |(?:assignment|garnishment) of (?:\\w{1,12} ){0,3}${PAY})`,
        `(?:authori[sz]es?|instructs?|directs?|orders?) (?:\\w{1,12},? ){0,6}employers? to
          (?:deduct|withhold|pay|remit|send)(?: \\w{1,12}){0,3}`,
        `(?:we|lender|creditor|company|bank) ${MAY}
          (?:\\w{1,12} ){0,3}(?:require|instruct|direct|ask|contact|tell)
          (?:your|the \\w{2,15}'s|any) (?:\\w{1,12} ){0,2}employers? (?:\\w{1,12} ){0,3}(?:to|and)
          (?:\\w{1,12} ){0,2}(?:deduct|withhold|pay|collect|take|garnish)(?: \\w{1,12}){0,3}`,
        `(?:collect|take|recover|claim) (?:\\w{1,12} ){0,6}(?:directly |straight )?(?:from|out of)
          (?:your|the borrower's|the debtor's|his or her) (?:\\w{1,12} ){0,2}(?:${PAY}|employer)`,
      ),
      requires: phrase(`${WEAKER}|your|loan|debt|balance|maker|holder|security`),
      unless: phrase(
        `revocable at (?:the |your )?will|revoke (?:it|this) at any time|court order|pension|union
          dues|student loan|income tax|attachment of earnings|tax authorit(?:y|ies)|not
          (?:assign|take|contact)`,
        REPORT,
      ),
      why: 'The clause lets a creditor collect a debt from wages without a court, so the debtor cannot object first.',
      confidence: 0.9,
    },
  ],
  examples: [
    'As security the Maker [[assigns to Northgate all future wages]].',
    'To secure the loan, you [[instruct all employers to withhold half of what]] you earn.',
    'The Borrower [[assigns up to 50% of wages from any present or future employer]].',
    'You [[authorise us to instruct your employer to deduct the payments from]] your wages.',
    'We may [[collect what you owe directly from your wages]].',
    'Your employer will pay your wages monthly.',
    'The manager assigns shifts; your salary is paid on Friday.',
    'We will not take money from your wages for the loan.',
  ],
});
