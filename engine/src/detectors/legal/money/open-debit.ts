import { MUST_NOT, REPORT, WEAKER } from '#engine/detectors/legal/contract-words.ts';
import { riskyClause } from '#engine/detectors/legal/risky-clause.ts';
import { PAYMENT_SERVICES_DIRECTIVE } from '#engine/laws.ts';
import { phrase } from '#engine/phrases/phrase.ts';

const AUTHORITY = `(?:authori[sz]ation|authority|mandate|direct debit|standing order|payment
  instructions?|debits?|payment authority|power of attorney|consent to debit)`;

export const openDebit = riskyClause({
  id: 'open-debit',
  typeName: 'Open-ended payment authority',
  description:
    'Authority to take any amount from an account or card, or an authority that cannot be revoked.',
  severity: 'high',
  recommendation:
    'Limit the authority to stated amounts and dates, and keep the right to revoke it.',
  legalReference: { law: PAYMENT_SERVICES_DIRECTIVE, article: 'Art. 64(3)' },
  triggers: (
    'debit each*|' +
    'any account*|card you have*|any amount|initiate debit*|initiate ach*|initiate electronic*|' +
    'debit your*|debit any*|debit the*|debit its*|charge your card|charge your payment*|' +
    'charge any payment*|any card|card on file|stored card|payment method|payment authority|' +
    'your bank account|any bank account|be revoked|not revoke*|not cancel the direct*|' +
    'not cancel any direct*|not cancel your direct*|direct debit|standing order|' +
    'irrevocably authori*|irrevocably appoint*|irrevocable authori*|irrevocable power*|' +
    'irrevocable direct*|as often as*|as many times*|be irrevocable|is irrevocable|' +
    'are irrevocable|irrevocable and unconditional*|irrevocable instruct*|irrevocable appoint*|' +
    'irrevocably and unconditionally authori*|irrevocably and unconditionally appoint*|' +
    'irrevocably and unconditionally instruct*|irrevocably instruct*|irrevocably direct*|' +
    'be stopped|be withdrawn|be canceled|be cancelled|consent to debit|any debit|any credit card|' +
    "any credit account*|any sums|any sum|any cards|any bank card|cannot revoke|can't revoke|" +
    "never revoke|not to revoke|cannot cancel|can't cancel|never cancel|not to cancel|" +
    'cannot withdraw|never withdraw|not to withdraw|not withdraw|cannot stop|never stop|' +
    'not change any payment*|not change the payment*|withdraw this authority|' +
    'withdraw the authority|payment instructions'
  ).split('|'),
  rules: [
    {
      form: phrase(
        `(?:debit|charge|withdraw|take|draw|initiate (?:\\w{1,12} ){0,3}(?:debits?|transfers?))(?:s
          |ing)? …(?:in any amount|any (?:amount|sum)s?|as often as (?:\\w{1,12} ){0,2}necessary|as
          many times as|any (?:other )?(?:bank )?(?:account|card|payment method)s?(?: or \\w{3,8})?
          (?:that |which )?(?:you|we|is|in|held|on|of|linked)|without
          (?:further |prior |any |giving |separate )?(?:notice|authori[sz]ation|consent|telling|asking))`,
      ),
      requires: phrase('accounts?|cards?|debits?|bank|payment methods?'),
      unless: phrase(
        `not (?:debit|charge|take|withdraw|be charged)|never|you (?:may|can) (?:withdraw|take)|free
          of charge|unauthori[sz]ed|with your (?:\\w{1,12} )?consent|fraud|hackers?`,
        REPORT,
      ),
      why: 'The clause allows charges to an account or card without a clear limit, so amounts are hard to predict or stop.',
      confidence: 0.85,
    },
    {
      form: phrase(
        `(?:this |the |your |such )?${AUTHORITY}(?: \\w{1,12}){0,4} (?:may|can|shall|must|will)
          (?:not|never|only) be (?:revoked|cancell?ed|withdrawn|stopped)(?: [^.;]{1,50})?`,
        `(?:this |the |your |such )${AUTHORITY}(?: \\w{1,12}){0,4} (?:is|are|shall be|will be)
          irrevocable(?: (?:until|while|so long|as long|for) [^.;]{1,50})?`,
        `${WEAKER} ${MUST_NOT} (?:cancel|revoke|withdraw|stop|change) (?:\\w{1,12} ){0,3}${AUTHORITY}`,
        `irrevocabl[ey] (?:and unconditional(?:ly)? )?(?:authori[sz](?:es?|ation|ed|ing)|appoints?
          |instructs?|authority|power of attorney|direct debit) …(?:accounts?|debit|bank|pay
          |payments?|cards?|funds|money)`,
      ),
      unless: phrase(
        `court|parliament|parental|not irrevocable|transfer agent|proxy`,
        // A power of attorney to register works moves no money.
        `inventions?|work product|works?|patents?|copyrights?|intellectual property|assignments?
          |executing (?:such|the|any) documents`,
        REPORT,
      ),
      why: 'The clause grants an authority that cannot be revoked, so the person giving it loses control.',
      confidence: 0.85,
    },
    {
      form: phrase(
        `(?:permission|authority|consent|authori[sz]ation|authori[sz]e us) …(?:continuous payment
          authority|any (?:debit |credit |bank )?(?:card|account)s?)(?:
          (?:registered|held|in|linked|that)(?: \\w{2,12}){1,4})?`,
      ),
      unless: phrase('not (?:give|authori[sz]e)|may (?:cancel|withdraw|revoke)', REPORT),
      why: 'The clause gives continuing access to an account or card, so amounts are hard to predict or stop.',
      confidence: 0.85,
    },
  ],
  examples: [
    'You authorise us to [[debit each bank account without separate notice]].',
    'Consultant irrevocably appoints Company as attorney-in-fact for the purpose of executing such documents.',
    '[[This mandate shall be irrevocable until the loan is repaid]].',
    'You give us [[permission to collect repayments using a continuous payment authority]].',
    'Lender may [[initiate debits in any amount]] to collect what is due.',
    '[[This authorization may not be revoked while any balance remains]].',
    '[[You must not cancel your direct debit]] before the end of the term.',
    'We may [[charge your card without further notice]].',
    'You may cancel your direct debit at any time.',
    'We will never debit your account without notice.',
    'The licence may not be revoked, and the card is on file.',
  ],
});
