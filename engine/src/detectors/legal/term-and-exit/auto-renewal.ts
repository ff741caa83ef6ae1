import { REPORT } from '#engine/detectors/legal/contract-words.ts';
import { riskyClause } from '#engine/detectors/legal/risky-clause.ts';
import { UNFAIR_TERMS_DIRECTIVE } from '#engine/laws.ts';
import { phrase } from '#engine/phrases/phrase.ts';

export const autoRenewal = riskyClause({
  id: 'auto-renewal',
  typeName: 'Automatic renewal',
  description: 'Terms that renew automatically unless a party gives notice.',
  severity: 'medium',
  recommendation: 'Note the notice period, or make renewal depend on a written agreement.',
  legalReference: { law: UNFAIR_TERMS_DIRECTIVE, article: 'Annex, point 1(h)' },
  triggers: (
    'is extended*|be extended*|extended by*|extended for*|until you cancel|until cancelled|' +
    'until canceled|until it is cancelled|keeps running|keeps going|automatic*|successive*|' +
    'renew*|evergreen|rolls over|roll over|rollover|rolls on|converts to*|converts into*|' +
    'turns into*|free trial|keep running|keep going on|keep rolling*|rolling over|' +
    'being charged|being billed|extend itself|extends itself|until you end|until you stop|' +
    'until it is canceled|refinanced|continue for|continues for|extend for|extends for|' +
    'convert to|convert into|turn into|change into|changes into|become into|becomes into|' +
    'roll into|rolls into|roll on|rolled over|auto-exten*|autorenew*|trial rolls*|' +
    'trial change*|trial turn*|trial become*|introductory period*|introductory price*|' +
    'introductory offer*|introductory rate*|introductory month*|introductory trial*|' +
    'further period*|additional period*|auto-prolong*|auto-roll*|goes on until|runs until|' +
    'trial is free*|then becomes*|then continues as*|after the free*|after your free*|' +
    'after the trial*|after your trial*|when the trial*|when your trial*|turns to|turn to|become to|becomes to|roll to|rolls to|be prolong*|then turns*|then converts*|then switch*|then changes*|unless you cancel*|forget to cancel|fail to cancel|not cancel*|' +
    "don't cancel*|" +
    'end of the trial*|end of your trial*|end of the free*|end of your free*|day trial*|week trial*|month trial*|' +
    'cancel, we*|you cancel we*|until you do*|afterwards turns*|afterwards becomes*'
  ).split('|'),
  rules: [
    {
      form: phrase(
        `(?:automatically|auto-?) ?(?:be )?(?:renew(?:s|ed|al|als)?|extend(?:s|ed)?|prolong(?:s|ed)?|roll over)
          |automatic (?:renewals?|extensions?)|renew(?:s|ed)? (?:itself )?automatically
          |extend(?:s|ed)? automatically|evergreen (?:clause|term)`,
      ),
      unless: phrase(
        // A heading; the sentence below it tells the terms.
        '^(?:\\W{0,3}\\w{1,4}[.)]|\\W{1,3})?\\W{0,3}auto(?:matic)?[ -]?(?:renewals?|extensions?)\\W{0,4}$',
        '(?:not|no|never|without) (?:be )?(?:an? )?automatic(?:ally)?|nothing (?:ever )?(?:is )?(?:renew|extend|roll|prolong)\\w{1,3}|(?:renew|extend|prolong)(?:s|ed)? (?:it |automatically )?only (?:if|when|after|once|with)|no (?:contract|subscription|membership|plan|polic(?:y|ies)|term|tenancy|licen[sc]e) (?:is |are |will be )?(?:ever )?(?:renew|extend|prolong)\\w{1,3} automatically|(?:not|never) (?:be )?(?:renew|renewed|extend|extended) automatically|no auto-?renewal|(?:locks?|certificates?|tokens?|sessions?|dhcp|tls|cookies?) (?:is|are|gets?|will be) (?:\\w{2,9} )?(?:automatically )?(?:renewed|extended)',
      ),
      why: 'The term renews automatically, so charges continue unless a party acts.',
      confidence: 0.9,
    },
    {
      form: phrase(
        '(?:renew(?:s|ed)?|extend(?:s|ed)?) … (?:successive|additional|further) … (?:terms?|periods?) … unless',
      ),
      why: 'The term renews for successive periods unless a party gives notice, so missing a deadline extends it.',
    },
    {
      form: phrase(
        `(?:stands?|(?:is|are|be) deemed) renewed …(?:unless|if …(?:not|no))`,
        `keeps? (?:renewing|running|going on|rolling over|being (?:renewed|charged|billed)) …until
          (?:you|it is|either party|the customer|the client|cancell?ed)`,
        `(?:subscription|plan|membership|term|contract|agreement|trial) …(?:continues?|runs?|renews?
          |goes on|rolls? over) …until (?:you (?:cancel|end|stop)|(?:it is )?cancell?ed)`,
      ),
      unless: phrase(REPORT),
      why: 'The term continues until a party ends it, so obligations go on without a new agreement.',
    },
    {
      form: phrase(
        `(?:plan|subscription|membership|pass|box|package)(?:,? (?:that|which|and))? (?:then )?renews? for (?:another|a further) (?:\\d{1,2}|\\w{3,6}) (?:months?|years?|weeks?)`,
        `unless (?:you|the \\w{2,15}|\\w{2,15}) …(?:opts? out|cancels?|gives?|tells?|notif(?:y|ies)
          |declines?|repays?|objects?|writes?|terminates?) …(?:renews?|rolls? (?:over|on)|(?:is|be)
          (?:renewed|extended|refinanced|rolled over)|continues? for|extends? for|converts?
          (?:in)?to)(?: …(?:term|period|months?|years?|rate|weeks?))?`,
        `(?:agreement|contract|membership|subscription|loan|balance|plan|term|policy|licen[sc]e
          |lease|tenancy) (?:\\w{2,12},? ){0,5}(?:rolls? (?:over|on)|renews?|extends? itself
          |(?:is|be) (?:renewed|extended|refinanced)) (?:\\w{1,12},? ){0,8}unless`,
        `(?:free |trial|introductory)
          (?:\\w{2,12} ){0,3}(?:converts?|turns?|changes?|rolls?|becomes?)
          (?:automatically )?(?:in)?to
          (?:a |an |the )?(?:\\w{2,12} ){0,3}(?:paid|paying|full|subscription|membership|plan)`,
        `(?:trial|introductory (?:period|offer)|first \\w{3,8} (?:is|are) free) …(?:then|afterwards) (?:becomes?|continues as|turns into|changes to|is) (?:a |an )?(?:\\w{2,12} ){0,3}(?:plan|subscription|membership|contract)`,
        `(?:after|when) (?:the|your) (?:free )?trial(?: period)?(?: ends| is over| has ended)?,? (?:you (?:will be|are|get) (?:\\w{5,13} )?(?:charged|billed)|we (?:will )?(?:\\w{5,13} )?(?:charge|bill) (?:you|your card))`,
      ),
      unless: phrase(
        'only if you|unless you (?:choose|agree|upgrade|confirm|subscribe)|court|jury|both parties|in writing by both|agree to renew|passport|library|not (?:be )?(?:renew|renewed|roll|rolled|extended)',
        REPORT,
      ),
      why: 'The term renews automatically unless a party acts in time, so missing a deadline extends it.',
      confidence: 0.9,
    },
    {
      form: phrase(
        `(?:membership|trial|subscription|access|plan|offer|period|month|week|days?|months|weeks)(?:(?: …| )(?:and |it |which )?(?:then|afterwards|after that|thereafter),?) (?:automatically )?(?:turns?|converts?|changes?|rolls?(?: over)?|switches|becomes?)(?: (?:in)?to)? (?:an?|the|your|our) (?:[\\w-]{2,12} ){0,3}(?:subscription|membership|plan|contract)`,
        `(?:at|after) the end of (?:the|your) (?:[\\w-]{2,9} ){0,2}trial(?: period)?,? (?:we|you|your (?:card|account)|the \\w{3,10}) (?:will |shall )?(?:(?:are|is|be|get) )?(?:bill|charg|debit|invoice|collect|take)(?:ed?|s)?(?: [\\w€£$.,]{1,12}){1,6}? unless you (?:have |had )?(?:cancel(?:led|ed)?|opt(?:ed)? out|end(?:ed)? it|stop(?:ped)?)`,
        `(?:if|when) you (?:forget|fail|omit) to cancel,? (?:…)?(?:we|you|the \\w{3,12}|your \\w{3,8}) (?:will |shall )?(?:(?:are|is|be|get) )?(?:takes?|charged?|bill(?:ed)?|debit(?:ed)?|collects?|pays?) …(?:(?:a|per|each|every) (?:week|month|year|quarter)|weekly|monthly|yearly)(?: until you \\w{2,8})?`,
        `(?:if you (?:do not|don't)|unless you) cancel(?: \\w{2,9}){0,8},? (?:we|you|the \\w{3,12}|your \\w{3,8}) (?:will |shall )?(?:(?:are|is|be|get) )?(?:takes?|charged?|bill(?:ed)?|debit(?:ed)?|collects?|pays?) …(?:(?:a|per|each|every) (?:week|month|year|quarter)|weekly|monthly|yearly)(?: until you \\w{2,8})?`,
      ),
      unless: phrase(
        `only if you|if you (?:agree|choose|want|ask|confirm)|(?:a|the|our|your) (?:\\w{3,8} )?free (?:\\w{3,8} )?(?:plan|account|tier|version|subscription|membership)|appointments?|hotel|room|booking`,
        REPORT,
      ),
      why: 'The offer turns into a paid contract unless the customer cancels in time, so that charges begin without a new agreement.',
      confidence: 0.85,
    },
  ],
  examples: [
    'The snack box is a [[subscription which renews for another six months]].',
    'The [[membership runs for 3 days at EUR 1.99 and then turns into a six-month subscription]] at EUR 89.90 a month.',
    '[[If you forget to cancel we take $8.99 a week until you do]].',
    '[[Unless you cancel in time, your card is charged 12 euros each month]].',
    '[[After the end of your 14-day trial your card is charged for twelve months unless you have opted out]].',
    'At the end of the trial we delete your data unless you have asked for a copy.',
    'The month is free and then becomes a free plan with fewer features.',
    'If you do not cancel the appointment, we charge a fee; the plan then changes to a memorial.',
    'Nothing renews automatically: we ask you first. We renew only if you agree, without automatic renewal.',
    'The [[trial is free for 3 days and then becomes a yearly plan]]. [[After your free trial, you will be charged]] 9 euros.',
    'After your free trial, you will be charged only if you choose a plan; the trial then becomes a hearing.',
    '7. Automatic renewal. The hosting plan goes on.',
    '## Auto-renewal\n\nWe ask you first.',
    'It does not renew automatically. The subscription will not be renewed unless you ask for it.',
    'The lock is renewed automatically unless the worker releases it.',
    'The licence shall [[stand renewed for another year unless]] the licensee writes before March.',
    'Our friendship stands renewed, and nobody minds.',
    'Your plan starts and [[keeps renewing until you]] cancel.',
    'The heart keeps going until it stops; the meeting runs until noon.',
    'This Agreement shall [[automatically renew]] for successive one-year terms.',
    'The subscription [[renews automatically]] each month.',
    'It shall be [[renewed for successive periods of one year unless]] either party objects.',
    '[[Unless Borrower opts out, the balance renews for a new term]].',
    'The free [[trial converts to a paid plan]].',
    'Unless you cancel, the table is kept for you; the trial turns to dust.',
    'This Agreement shall not automatically renew.',
    'The door opens automatically; the licence may be renewed in writing.',
    '[[Unless you cancel, the plan continues for another year]].',
  ],
});
