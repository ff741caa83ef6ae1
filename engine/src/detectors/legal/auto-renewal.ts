import { phrase } from '#engine/text/phrase.ts';

import { REPORT } from './contract-words.ts';
import { riskyClause } from './risky-clause.ts';

export const autoRenewal = riskyClause({
  id: 'auto-renewal',
  typeName: 'Automatic renewal',
  description: 'A term that renews itself unless a party gives notice.',
  severity: 'medium',
  recommendation: 'Note the notice period, or make renewal depend on a written agreement.',
  legalReference: { law: 'US ROSCA', article: '15 U.S.C. § 8403' },
  triggers: [
    'until you cancel',
    'until cancelled',
    'until canceled',
    'until it is cancelled',
    'keeps running',
    'keeps going',
    'automatic*',
    'auto-renew*',
    'successive*',
    'renew*',
    'evergreen',
  ],
  rules: [
    {
      form: phrase(
        '(?:automatically|auto-?) ?(?:be )?(?:renew(?:s|ed|al|als)?|extend(?:s|ed)?|prolong(?:s|ed)?|roll over)|automatic (?:renewals?|extensions?)|renew(?:s|ed)? (?:itself )?automatically|extend(?:s|ed)? automatically|evergreen (?:clause|term)',
      ),
      unless: phrase(
        '(?:not|no|never|without) (?:be )?(?:an? )?automatic(?:ally)?|no auto-?renewal',
      ),
      why: 'The term renews itself without a new agreement.',
      confidence: 0.9,
    },
    {
      form: phrase(
        '(?:renew(?:s|ed)?|extend(?:s|ed)?) … (?:successive|additional|further) … (?:terms?|periods?) … unless',
      ),
      why: 'The term goes on by successive periods unless somebody gives notice.',
    },
    {
      form: phrase(
        'keeps? (?:renewing|running|going on|rolling over|being (?:renewed|charged|billed)) …until (?:you|it is|either party|the customer|the client|cancell?ed)',
        '(?:subscription|plan|membership|term|contract|agreement|trial) …(?:continues?|runs?|renews?|goes on|rolls? over) …until (?:you (?:cancel|end|stop)|(?:it is )?cancell?ed)',
      ),
      unless: phrase(REPORT),
      why: 'The term goes on until somebody ends it.',
    },
  ],
  examples: [
    'Your plan starts and [[keeps renewing until you]] cancel.',
    'The heart keeps going until it stops; the meeting runs until noon.',
    'This Agreement shall [[automatically renew]] for successive one-year terms.',
    'The subscription [[renews automatically]] each month.',
    'It shall be [[renewed for successive periods of one year unless]] either party objects.',
    'This Agreement shall not automatically renew.',
    'The door opens automatically; the licence may be renewed in writing.',
  ],
});
