import { phrase } from '#engine/text/phrase.ts';

import { REPORT } from './contract-words.ts';
import { riskyClause } from './risky-clause.ts';

const PLACE =
  '(?:premises|property|home|flat|apartment|house|room|rooms|building|site|land|unit|dwelling)';

export const entryWithoutNotice = riskyClause({
  id: 'entry-without-notice',
  typeName: 'Entry without notice',
  description: 'A right to enter somebody’s home or premises without saying so before.',
  severity: 'medium',
  recommendation: 'Ask for notice of at least a day, save in an emergency.',
  legalReference: { law: 'European Convention on Human Rights', article: 'Art. 8' },
  triggers: [
    'enter the*',
    'enter your*',
    'enter any*',
    'enter upon*',
    'enter its*',
    'access the*',
    'enter at any time',
    'entry without*',
    'inspect the*',
    'inspect your*',
  ],
  rules: [
    {
      form: phrase(
        `(?:enter|access|inspect|entry to)(?: upon)? (?:the |your |any |its )?(?:\\w{3,14} )?${PLACE} (?:at any time |whenever \\w{2,10} (?:wish(?:es)?|likes?) )?(?:and )?(?:without (?:any |prior |giving |further )?(?:notice|warning)|unannounced)`,
      ),
      requires: phrase('may|can|entitled to|rights? to|shall be free to'),
      unless: phrase('emergenc(?:y|ies)|police|fire|warrant|only with|not enter', REPORT),
      why: 'Somebody may come in without notice.',
      confidence: 0.85,
    },
  ],
  examples: [
    'The Landlord may [[enter the flat without notice]].',
    'We reserve the right to [[inspect your room unannounced]].',
    'In an emergency the Landlord may enter the flat without notice.',
    'You can access the site without an account; she will enter the building.',
  ],
});
