import { phrase } from '#engine/text/phrase.ts';

import { REPORT } from './contract-words.ts';
import { riskyClause } from './risky-clause.ts';

const DATA =
  "(?:all |any |some )?(?:of )?(?:your|the user's|customers?'?|users?'?|customer's) (?:\\w{1,12} ){0,4}(?:data|information|details|content|contacts)";

export const dataSharing = riskyClause({
  id: 'data-sharing',
  typeName: 'Sharing of data at will',
  description: 'Personal data or content may go to partners or into the training of models.',
  severity: 'medium',
  recommendation: 'Ask who receives the data and for what, and for consent that can be refused.',
  legalReference: { law: 'GDPR', article: 'Art. 6(1) and 13(1)(e)' },
  triggers: [
    'share your*',
    'share all*',
    'share any*',
    'sell your*',
    'rent your*',
    'pass your*',
    'pass on your*',
    'give your*',
    'disclose your*',
    'transfer your*',
    'to train our*',
    'to train its*',
    'train models',
    'further consent',
    'without consent',
    'without payment',
    'without your consent',
    'without asking',
  ],
  rules: [
    {
      form: phrase(
        `(?:we|company|provider|platform|operator) (?:may|can|will|reserves? the right to|are free to)(?:,? \\w{1,12}){0,3} (?:share|sell|rent|pass(?: on)?|disclose|transfer|give) ${DATA} …(?:partners?|third part(?:y|ies)|advertisers?|anyone|anybody|other companies|sponsors|brokers)`,
      ),
      unless: phrase(
        'not (?:share|sell|rent|disclose|pass)|never|(?:with|without|upon|obtain) your (?:\\w{1,10} )?(?:consent|permission)|if you (?:consent|agree|ask|choose)|service providers?|processors?|law enforcement|court order|required (?:by|to)|at your request|anonymi[sz]ed|aggregate',
        REPORT,
      ),
      why: 'Personal data may go to others at will.',
    },
    {
      form: phrase(
        `(?:use|uses|using) (?:it|them|${DATA}) …to train (?:(?:our|its|the) )?(?:\\w{1,12} ){0,2}(?:models?|ai|algorithms?)`,
      ),
      unless: phrase('not use|never|opt(?:ed)? (?:out|in)|with your consent', REPORT),
      why: 'What you hand over trains models.',
    },
    {
      form: phrase(
        '(?:photos?|photographs?|images?|pictures|recordings?|videos?|likeness) …(?:used|published|shared) …(?:advertising|marketing|promotion|publicity|promotional \\w{4,12}) …without (?:any )?(?:(?:further|your) )?(?:consent|permission|payment|asking)',
      ),
      unless: phrase('not (?:be )?(?:used|published)|never|stock photos?', REPORT),
      why: 'Pictures of people serve advertising without their consent.',
    },
  ],
  examples: [
    '[[We may pass your name and medical details to our partners]].',
    '[[Photos taken at events may be used for marketing without further consent]].',
    'Photos are not used for marketing without consent.',
    '[[We may share your data with partners]] we choose.',
    '[[We can sell your contact details to third parties]] for marketing.',
    'We may [[use your content to train our models]].',
    'We will never share your data with third parties.',
    'We may share your data with partners if you agree.',
    'You can share your photos with partners and friends.',
  ],
});
