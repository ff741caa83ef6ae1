import type { SentenceDetector } from '#engine/detector.ts';

import { personalStatement } from './personal-statement.ts';

const statement = personalStatement({
  id: 'disciplinary-record',
  typeName: 'Disciplinary record',
  description:
    'A statement that a person was warned, suspended or dismissed for cause, or faces a hearing.',
  article: 'Art. 5(1)(c)',
  recommendation:
    'Restrict this to the people who decide the matter, and remove it from other documents.',
  triggers: (
    'written warning|final warning|verbal warning|oral warning|formal warning|improvement plan|' +
    'suspended*|disciplinary hearing|disciplinary meeting|disciplinary action|' +
    'disciplinary investigation|disciplinary proceedings|disciplinary pending|' +
    'capability hearing|capability meeting|capability process|grievance pending|' +
    'grievance against|grievance upheld|grievance rejected|grievance dismissed|' +
    'last chance agreement|last warning|pip|dismissed for|sacked for|fired for|terminated for|' +
    'disciplined for|let go for|disciplinary process|disciplinary against|disciplinary upheld|' +
    'disciplinary rejected|disciplinary dismissed|capability investigation|' +
    'capability proceedings'
  ).split('|'),
  forms: [
    `(?:(?:first|second|third|final|last|formal|live|active|previous|prior) )?written warning
      |(?:final|last|verbal|oral|formal) warning(?! (?:signs?|lights?|systems?|letters? template))(?! ?[-–—:]? ?(?:of |about |for |on |regarding |before )?(?:your |the |an? )?(?:unpaid |overdue |outstanding |personal )?(?:loans?|invoices?|payments?|accounts?|bills?|debts?|rent|balance|credit card|emi|instal?ments?|disconnection|legal action))
      |last chance agreement`,
    '(?:on|put on|placed on) (?:an? |his |her |their )?(?:pip|(?:performance )?improvement plan)',
    `suspended (?:on full pay|on half pay|without pay|from
      (?:work|duty|duties|his \\w{3,10}|her \\w{3,10})|pending
      (?:an? |the )?(?:\\w{3,14} )?(?:investigation|hearing|inquiry|outcome|enquiry))`,
    `(?:dismissed|sacked|fired|suspended|terminated|disciplined|let go) for (?:gross )?(?:misconduct
      |theft|stealing|poor performance|dishonesty|fraud|drinking|bullying|harassment|absence
      |lateness)`,
    'disciplinary action (?:against(?! (?:you|any|an|employees|staff|anyone|whoever|those)\\b)|was|is being|has been|pending)',
    `(?:disciplinary|capability) (?:hearing|meeting|investigation|proceedings|process)(?:
      (?:against|pending|set for|on|is|was|opened|scheduled|next|due|ongoing))?(?!
      (?:procedures?|polic(?:y|ies)|rules))`,
    '(?:disciplinary|grievance) (?:pending|against|upheld|rejected|dismissed)',
  ],
  why: 'The text says that a person was disciplined or faces disciplinary action.',
  examples: [
    'Final warning: your account is overdue. Last warning before disconnection, Ms Roe.',
    'Ms Roe was given a [[final written warning]] in May.',
    'She is [[on a PIP]] and he was [[suspended on full pay]] on Monday.',
    'He was [[dismissed for gross misconduct]]; his [[disciplinary hearing is]] tomorrow.',
    'Mr Graham Roe   Cashier   28   [[final written warning]] until January',
    'Mr Roe was [[sacked for stealing]], and the [[capability proceedings]] of Ms Poe go on.',
    'DF has a [[previous written warning]] (2021) for a remark; the UK has a storm warning.',
    'Employees who are late may get a written warning under the policy.',
    'A written warning stays on file for a year.',
    'The service was suspended, and the suspended ceiling hangs from the roof.',
    'The storm brought a final warning from the weather office to the coast.',
    'My breach may result in disciplinary action, up to dismissal.',
    'Jane Roe was given a [[last warning]] about her rent of the van.',
    'Dear Jane Roe,\nFINAL WARNING - loan 4471\nFinal warning: your account is overdue. Invoice 3310 - final warning, Mr Roe.',
    'If someone is suspended pending an investigation, pay goes on.',
  ],
});

/** Reminders of debts are called so as well. */
const WARNING = /^(?:final|last) warning$/i;
const OWED =
  '(?:loans?|payments?|invoices?|accounts?|bills?|debts?|balance|emi|rent|arrears|repayments?|instal{1,2}ments?|premium|subscription|fine|penalty charge|overdue|unpaid|outstanding)';
const OF_DEBT = new RegExp(
  `^(?: ?[-–—:|(]{1,3}| (?:for|on|about|regarding|re|of|before|that|to pay))? ?(?:(?:your|the|an|our|this) )?${OWED}(?![\\p{L}])`,
  'iu',
);
const DEBT_BEFORE = new RegExp(
  `(?<!\\p{L})${OWED}(?: ?(?:no|nr|ref)?\\.? ?[\\w/-]{2,16})? ?[-–—:,]{1,2} $`,
  'iu',
);
const NEAR = 40;

export const disciplinaryRecord: SentenceDetector = {
  ...statement,
  read: (sentence) =>
    statement
      .read(sentence)
      .filter(
        ({ start, end }) =>
          !WARNING.test(sentence.slice(start, end)) ||
          !(
            OF_DEBT.test(sentence.slice(end, end + NEAR)) ||
            DEBT_BEFORE.test(sentence.slice(Math.max(0, start - NEAR), start))
          ),
      ),
};
