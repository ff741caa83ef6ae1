import { phrase } from '#engine/phrases/phrase.ts';

import { MUST_NOT, REPORT, WEAKER } from './contract-words.ts';
import { riskyClause } from './risky-clause.ts';

const PAY =
  '(?:pay|salary|salaries|wages?|remuneration|bonus(?:es)?|earnings|pay rates?|rates of pay)';
const AUTHORITY =
  '(?:health and safety executive|labou?r (?:board|office|department)|hse|acas|osha|eeoc|regulators?|regulatory (?:body|authority)|(?:public |health |supervisory |labou?r |government(?:al)? |tax )?authorit(?:y|ies)|police|government (?:body|agency|department)|(?:labou?r )?inspectorate|ombudsman|trade unions?|unions?|tribunal|trading standards|credit bureaus?|local council|council|attorney general|better business bureau)';

export const gagClause = riskyClause({
  id: 'gag-clause',
  typeName: 'Ban on speaking up',
  description: 'Somebody may not discuss pay, or may not report wrongs to an authority.',
  severity: 'high',
  recommendation: 'Strike the ban: reports to authorities and talk of pay are protected by law.',
  legalReference: { law: 'Directive (EU) 2019/1937', article: 'Art. 24' },
  triggers: [
    'disclosing*',
    'discussing*',
    'revealing*',
    'what you are paid',
    'what they are paid',
    'anyone is paid',
    'anybody is paid',
    'else is paid',
    'staff are paid',
    'others are paid',
    'how much you*',
    'how much they*',
    'health and safety*',
    'you earn',
    'they earn',
    'labor board',
    'employment agency standards*',
    'discuss pay',
    'discuss your*',
    'discuss their*',
    'discuss his*',
    'discuss salar*',
    'discuss wages',
    'discuss or disclose*',
    'disclose your*',
    'disclose their*',
    'salary with*',
    'salaries with*',
    'pay with*',
    'wages with*',
    'remuneration with*',
    'salary confidential',
    'remuneration confidential',
    'salary is*',
    'pay is confidential',
    'pay is strictly*',
    'salary must*',
    'remuneration is*',
    'regulator',
    'regulators',
    'regulatory authority',
    'authority or*',
    'authorities',
    'any authority',
    'the police',
    'government agency',
    'ombudsman',
    'trade union',
    'tribunal',
    'trading standards',
    'whistleblow*',
  ],
  rules: [
    {
      form: phrase(
        `${WEAKER} ${MUST_NOT} (?:discuss(?:ing)?|disclos(?:e|ing)|reveal(?:ing)?|shar(?:e|ing)|talk(?:ing)? about|compar(?:e|ing))(?: or \\w{3,10})? (?:\\w{1,12},? ){0,4}${PAY}(?: …(?:with|to) (?:\\w{1,12} ){0,2}(?:colleagues?|co-?workers?|employees?|staff|workers?|others|anyone|anybody|person|part(?:y|ies)|one))?`,
        `(?:discuss(?:ing|ion of)|disclos(?:ing|ure of)|sharing|talking about) (?:\\w{1,12} ){0,3}${PAY} …(?:is|are) (?:\\w{3,10} )?(?:forbidden|prohibited|not (?:allowed|permitted)|gross misconduct|a disciplinary)`,
        `(?:your|the employee's|the worker's) ${PAY} (?:is|are|must be|shall be|must remain|shall remain)(?: kept)?(?: strictly)? (?:confidential|secret)`,
      ),
      unless: phrase('nothing in|not (?:prevent|prohibit|stop)|unless|customers?', REPORT),
      why: 'Pay may not be spoken of.',
      confidence: 0.85,
    },
    {
      form: phrase(
        `(?:${WEAKER} ${MUST_NOT}|not to|refrain from|(?:agrees?|undertakes?|promises?) never to) (?:\\w{1,12},? ){0,3}(?:report(?:ing)?|complain(?:ing)?|speak(?:ing)?|talk(?:ing)?|go(?:ing)?|disclos(?:e|ing)|contact(?:ing)?|communicat(?:e|ing)|approach(?:ing)?|involv(?:e|ing)|join(?:ing)?|complaints?|reports?|refer) …${AUTHORITY}`,
      ),
      unless: phrase(
        'nothing in|except|unless|save|required by law|protected disclosures?|(?:not|never) (?:prevent|prohibit|stop|restrict|preclude)|if you are|hesitate|afraid|prior to informing|confidential information …(?:required|compelled)|without first (?:telling|informing)|european union|council of',
        REPORT,
      ),
      why: 'Wrongs may not be reported to an authority.',
      confidence: 0.85,
    },
    {
      form: phrase(
        `${WEAKER} ${MUST_NOT} (?:tell|discuss|disclose|say|share|reveal|talk)(?: (?:to|with|about|anyone|anybody|others|colleagues|any|other|staff|else|of)){0,5} (?:how much|what) (?:you|they|he|she|staff|employees|others) (?:is|are|earns?|gets?|makes?)(?: (?:being )?paid)?`,
      ),
      unless: phrase('scam|fraud', REPORT),
      why: 'Pay may not be spoken of.',
      confidence: 0.85,
    },
  ],
  examples: [
    '[[You must not tell anyone how much you are paid]].',
    '[[You must not discuss your salary with colleagues]].',
    '[[The Employee shall not report any incident to the authorities]] without our consent.',
    '[[Your salary is strictly confidential]].',
    'Nothing in this contract stops you from reporting a crime to the police.',
    'You must not hesitate to call the police.',
    'The board will discuss your pay; you may discuss pay with colleagues.',
  ],
});
