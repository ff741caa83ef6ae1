import { phrase } from '#engine/phrases/phrase.ts';

import { REPORT } from './contract-words.ts';
import { riskyClause } from './risky-clause.ts';

const KIND =
  '(?:training|recruitment|induction|course|visa|relocation|onboarding|certification|uniform|tuition|sponsorship|agency)';

export const trainingRepayment = riskyClause({
  id: 'training-repayment',
  typeName: 'Repayment of training costs',
  description: 'Somebody who leaves pays for the training or the recruitment that came before.',
  severity: 'medium',
  recommendation: 'Limit it to named courses and a sum that falls each month, or strike it.',
  legalReference: { law: 'Directive (EU) 2019/1152', article: 'Art. 13' },
  triggers: [
    'training cost*',
    'cost of training',
    'costs of training',
    'cost of any training',
    'cost of the training',
    'cost of your training',
    'costs of any training',
    'costs of your training',
    'cost of all training',
    'training fee*',
    'training bond',
    'training expenses',
    'course fees',
    'recruitment cost*',
    'recruitment fee*',
    'cost of recruit*',
    'costs of recruit*',
    'visa cost*',
    'visa fees',
    'relocation cost*',
    'sponsorship cost*',
    'onboarding cost*',
    'induction cost*',
  ],
  rules: [
    {
      form: phrase(
        `(?:repay|repays|reimburse|pay back|refund|liable (?:for|to)|recover|deduct|pay|owes?|bear|claw back) (?:\\w{1,12},? ){0,8}(?:${KIND} (?:costs?|fees?|expenses)|(?:costs?|fees|expenses) of (?:\\w{1,12} ){0,4}(?:${KIND}|recruiting|replac\\w{3,7}))`,
        `${KIND} (?:costs?|fees?|expenses|bond) …(?:repaid|repayable|recovered|deducted|reimbursed|paid back|clawed back|payable)`,
      ),
      requires: phrase(
        'leaves?|leaving|resigns?|resignation|terminat(?:e|es|ed|ion|ing)|quits?|dismiss(?:ed|al)|departure|ends|within',
      ),
      unless: phrase(
        '(?:company|employer|agency|client|we|council|school) (?:will|shall|may|agrees? to) (?:reimburse|pay|bear|refund|cover)|not (?:be )?(?:repay|repayable|required|recover|deduct)|expense claims?|students?|landlord',
        REPORT,
      ),
      why: 'Whoever leaves pays for training or recruitment.',
    },
  ],
  examples: [
    'If you resign within two years you must [[repay all training costs]].',
    'On leaving, [[recruitment fees will be deducted]] from the final pay.',
    'The employer will pay all training costs, even if the employee leaves.',
    'Training costs rose within the year.',
    'Training fees are paid in May.',
  ],
});
