import { phrase } from '#engine/text/phrase.ts';

import { riskyClause } from './risky-clause.ts';

export const limitationOfLiability = riskyClause({
  id: 'limitation-of-liability',
  typeName: 'Limitation of liability',
  description: 'A clause by which a party excludes or caps what it is liable for.',
  severity: 'low',
  recommendation: 'Check that what remains of the liability covers the harm that you may suffer.',
  legalReference: { law: 'Directive 93/13/EEC', article: 'Annex 1(a)–(b)' },
  triggers: (
    'not be liable|not liable|no liability|no event*|not be responsible|not responsible|not accept*|aggregate liability|total liability|' +
    'maximum liability|cumulative liability|entire liability|liability*|disclaim*'
  ).split('|'),
  rules: [
    {
      form: phrase(
        '(?:in no event|under no circumstances) …(?:be|is|are) (?:held )?(?:liable|responsible)(?: (?:for|to) [^.,;]{1,60})?',
        '(?:shall|will|is|are|do|does) not (?:be )?(?:held )?(?:liable|responsible|accept (?:any )?(?:liability|responsibility)) (?:for|to) (?:any|all|the|you|your|indirect|loss|damages?)(?: \\w{1,15}){0,3}',
        '(?:accepts?|assumes?|has|have|bears?) no (?:liability|responsibility) (?:for|whatsoever)',
        '(?:total|aggregate|maximum|cumulative|entire)(?:,? \\w{1,12})? liability …(?:shall not|will not|may not|does not|is|be) (?:exceed|limited)',
        '(?:disclaims?|excludes?) (?:any and )?all liability',
      ),
      unless: phrase('nothing in|not exclude|not limit (?:or exclude )?(?:our|its|any|either)'),
      why: 'A party excludes or caps its liability.',
      confidence: 0.85,
    },
  ],
  examples: [
    'We [[shall not be liable for any loss of data]].',
    '[[In no event shall we be liable for indirect damages]].',
    "Provider's [[total liability under this Agreement shall not exceed]] the fees paid.",
    'Nothing in these terms limits our liability for fraud.',
    'The liability insurance is in force; the tenant is liable for rent.',
  ],
});
