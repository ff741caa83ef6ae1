import { MAY, MUST, REPORT, WEAKER } from '#engine/detectors/legal/contract-words.ts';
import { riskyClause } from '#engine/detectors/legal/risky-clause.ts';
import { UNFAIR_TERMS_DIRECTIVE } from '#engine/laws.ts';
import { phrase } from '#engine/phrases/phrase.ts';

const LONG = `(?:(?:[6-9]\\d|1\\d\\d|[2-3]\\d\\d|sixty|seventy-five|ninety|one hundred
  (?:and )?(?:twenty|eighty))(?: \\(\\d{2,3}\\))? (?:calendar |business |working )?days'?
  |(?:[89]|1\\d|2\\d|eight|nine|ten|twelve|thirteen|twenty-six)(?: \\(\\d{1,2}\\))? weeks'?
  |(?:[2-9]|1[0-8]|two|three|four|five|six|nine|twelve|eighteen)(?: \\(\\d{1,2}\\))?
  (?:calendar |full |clear )?months'?)`;
const LEAST =
  '(?:not less than|no less than|at least|a minimum of|minimum|no later than|not later than|no fewer than|more than)';

export const longNotice = riskyClause({
  id: 'long-notice',
  typeName: 'Long notice period',
  description: 'Notice periods of two months or more that bind one party.',
  severity: 'medium',
  recommendation: 'Ask for a shorter notice period that is the same for both parties.',
  legalReference: { law: UNFAIR_TERMS_DIRECTIVE, article: 'Art. 3(1)' },
  triggers: (
    "## days before|## days prior*|### days before|### days prior*|## days' notice|" +
    "## days' written*|## days' prior*|### days' notice|### days' written*|### days' prior*|" +
    "days written notice|months' notice|months' written*|months' prior*|months notice|" +
    "months written notice|weeks' notice|weeks' written*|months before*|months prior*|" +
    'weeks before*|weeks prior*|) days before|) days prior*|calendar months*|full months*|' +
    'clear months*|seventy-five*|sixty calendar days*|sixty business days*|sixty working days*|' +
    'ninety calendar days*|ninety business days*|ninety working days*|sixty days*|ninety days*|' +
    'hundred twenty days*|hundred eighty days*|hundred and twenty days*|' +
    'hundred and eighty days*|calendar days before*|calendar days prior*|' +
    'calendar days in advance*|calendar days notice*|business days before*|' +
    'business days prior*|business days in advance*|business days notice*|working days before*|' +
    'working days prior*|working days in advance*|working days notice*|## days in advance|' +
    '### days in advance|weeks in advance|months in advance|) days in advance|' +
    "## days' advance*|### days' advance*|months' advance*|weeks' prior*|weeks' advance*|" +
    'weeks written notice|weeks notice|days notice|eight weeks|nine weeks|ten weeks|' +
    'twelve weeks|thirteen weeks|twenty-six weeks|## weeks|### days notice*|### days written*|' +
    ") days notice*|) days written*|) days' notice*|) days' prior*|) days' written*|" +
    ") days' advance*|) months' notice*"
  ).split('|'),
  rules: [
    {
      form: phrase(
        `${WEAKER} (?:${MAY}|${MUST}|may only|can only)
          (?:\\w{1,12} ){0,2}(?:end|terminate|cancel|leave|resign|quit|withdraw|give) …(?:${LEAST} )?${LONG}
          (?:(?:prior |advance )?(?:written )?notice|in advance|before \\w{2,12})`,
        `unless (?:you|the \\w{2,15}|\\w{2,15}) …(?:notice|notif(?:y|ies)|cancels?|terminates?
          |writes?|informs?|tells?|opts? out) …(?:${LEAST} )?${LONG}
          (?:before|prior to|in advance of)
          (?:\\w{1,12} ){0,3}(?:end|expiry|expiration|renewal|anniversary|maturity|term|date)`,
        `(?:notice of (?:non-?renewal|termination|cancellation)|cancellations?|(?:to|must|may)
          cancel) …(?:${LEAST} )?${LONG} (?:before|prior to|in advance of)
          (?:\\w{1,12} ){0,4}(?:end|expiry|expiration|renewal|anniversary|maturity|term|date)`,
      ),
      unless: phrase(
        `either party|neither party|each party|both parties|the other party|a party|one party
          |parties|mutual|(?:we|landlord|provider|supplier|employer|lender) (?:will|shall|must) give
          |full refund|(?:is|are|will be|shall be) refunded|refunds? (?:of )?(?:the |any |all )?(?:prepaid|unused|pre-paid)|event|wedding|maternity|retire(?:s|ment)?|parental leave|flights?|tours?
          |expir(?:y|es) of (?:the )?(?:passport|visa)`,
        REPORT,
      ),
      why: 'The clause requires two months’ notice or more to leave, so the obligations continue long after the decision.',
    },
  ],
  examples: [
    "[[The Freelancer may end it on not less than three months' written notice]].",
    'It renews [[unless you give notice not less than 120 days before the end]] of the term.',
    "[[You must give at least 90 days' notice]] to cancel the membership.",
    "Either party may end it on three months' notice.",
    'You may cancel on 14 days notice.',
    'The subscriber may end it on 90 days notice and unused fees are refunded.',
    "The meeting was called two months before the end, on 90 days' notice.",
    '[[You may only cancel the contract twelve weeks in advance]].',
  ],
});
