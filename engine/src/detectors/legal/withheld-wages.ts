import { phrase } from '#engine/text/phrase.ts';

import { REPORT } from './contract-words.ts';
import { riskyClause } from './risky-clause.ts';

const PAY = '(?:wages?|salary|pay|earnings|commission|bonus(?:es)?|holiday pay|tips)';
const LEAVES =
  '(?:if|where|when|should) (?:you|she|he|they|(?:the |an )?(?:worker|employee|nanny|au pair|contractor|helper|driver|apprentice|trainee|staff)) (?:leaves?|quits?|resigns?|goes?|walks? out)';

export const withheldWages = riskyClause({
  id: 'withheld-wages',
  typeName: 'Wages kept back',
  description: 'Work that is not paid, or pay that is lost, if somebody leaves.',
  severity: 'high',
  recommendation: 'Strike the clause: work that was done must be paid.',
  legalReference: { law: 'ILO Convention No. 95', article: 'Art. 8 and 12' },
  triggers: [
    'unpaid if*',
    'not paid if*',
    'not be paid if*',
    'no pay if*',
    'lose your*',
    'forfeit your*',
    'forfeit their*',
    'lose their*',
    'loses their*',
    'forfeit any*',
    'forfeit all*',
    'withheld if*',
    'withhold your*',
    'keep your*',
    'kept back*',
    'docked if*',
    'pay back your*',
  ],
  rules: [
    {
      form: phrase(
        `(?:(?:first|last|final|any) )?(?:(?:\\w{3,8} )?(?:months?|weeks?|days|hours)|${PAY}|training|trial|probation)(?: …)? ?(?:(?:is|are|will be|shall be) )?(?:unpaid|not (?:be )?paid|withheld|kept back|docked) ${LEAVES}(?: (?:before|without|within|early)(?: [^.;]{1,40})?)?`,
        `(?:you|employees?|workers?|staff|who leaves? \\w{3,10}) (?:will |shall |would )?(?:loses?|forfeits?) (?:your|their|any|all|the)(?: \\w{3,12}){0,3} ${PAY} ${LEAVES}`,
      ),
      unless: phrase('rent|invoice|electricity|child support', REPORT),
      why: 'Work that was done is not paid if somebody leaves.',
      confidence: 0.9,
    },
  ],
  examples: [
    'Your [[first two weeks are unpaid if you leave before June]].',
    '[[Employees forfeit their holiday pay if they resign]].',
    'The bill was unpaid if the records are right; keep your wages safe.',
    'You are not paid if the train leaves late.',
  ],
});
