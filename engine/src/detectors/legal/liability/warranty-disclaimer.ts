import { REPORT } from '#engine/detectors/legal/contract-words.ts';
import { OPEN_SOURCE } from '#engine/detectors/legal/open-source.ts';
import { riskyClause } from '#engine/detectors/legal/risky-clause.ts';
import { UNFAIR_TERMS_DIRECTIVE } from '#engine/laws.ts';
import { phrase } from '#engine/phrases/phrase.ts';

export const warrantyDisclaimer = riskyClause({
  id: 'warranty-disclaimer',
  typeName: 'Warranty disclaimer',
  description: 'Clauses that offer goods or services “as is”, without any warranty that they work.',
  severity: 'low',
  recommendation:
    'Ask for a warranty of the agreed performance; consumers keep their statutory rights.',
  legalReference: { law: UNFAIR_TERMS_DIRECTIVE, article: 'Annex, point 1(b)' },
  triggers: (
    'not guarantee that*|not represent or warrant*|no promise*|not promise*|do not guarantee*|' +
    'not warrant*|exclude all*|excludes all*|promise nothing|promises nothing|' +
    'guarantee nothing|guarantees nothing|warrant nothing|warrants nothing|all warranties|' +
    'all other warranties|all implied*|warranties are*|no guarantee that*|no guarantees|' +
    `"as is*|'as is*|as is basis|as-is|as it is and*|as is and*|with all faults|` +
    'without warrant*|without any warrant*|no warrant*|disclaims all*|disclaim all*|' +
    'disclaims any*|as seen|disclaimed|offer no|give no|gives no|offers no|provide no|' +
    'provides no|make no guarantee*|makes no guarantee*|no guarantee of|no guarantee as to|' +
    'no guarantee about|no guarantee whatsoever|or warranty of|hereby excluded|' +
    'expressly excluded|without guarantee*|without representation*|without any guarantee*|' +
    'without any representation*|conditions and warranties|as they are basis|as they are and*|' +
    'as they are with*|as it is with*|as is with*|as is, with*|reject all|rejects all|' +
    'disclaim any|as it is basis|guarantees are*|warranty whatsoever|warranties whatsoever|' +
    'sold as is|provided as is|supplied as is|licensed as is|delivered as is|offered as is|' +
    'available as is|furnished as is|accepts as is|is as is|sold as it is|provided as it is|' +
    'supplied as it is|delivered as it is|sold as they are|provided as they are|' +
    'supplied as they are|software as is|goods as is|goods as they are|premises as they are|' +
    'property as it is|vehicle as it is|vehicle as is|property as is|premises as is|' +
    'service as is|services as is|services as they are|as it is as available|condition as is|' +
    'no representations or warranties|or warranties of any kind|without promises*|' +
    'without any promise*|no promises*|no guarantee*|without assurance*|without any assurance*|' +
    'stand behind*|vouch for|answer for its*|answer for their*|answer for the*|answer for any*|' +
    'no assurance*'
  ).split('|'),
  rules: [
    {
      form: phrase(
        `(?:provides?|provided|sold|sells?|supplie[sd]|offer(?:s|ed)?|licensed|delivered|accepts?
          |available|furnished) …(?:as is|as-is|as it is|as they are)(?: basis
          |\\W{1,3}(?:and|with|without|basis|or)|(?=\\W{1,3}$))(?: as available| with all faults)?`,
        `without (?:any )?(?:warrant(?:y|ies)|(?:representations?|guarantees?) or warrant(?:y|ies))
          (?:of any kind|whatsoever|of any sort)`,
        `(?:makes?|gives?|offers?|provides?) no (?:\\w{1,15} (?:or|and) )?warrant(?:y|ies)
          (?:of any kind|whatsoever|as to|that|or|about|regarding|with respect|concerning)`,
        'makes? no warrant(?:y|ies),? (?:whether )?express',
        `(?:we|company|provider|supplier|seller|licensor|vendor) …(?:promises?|guarantees?|warrants?) nothing
          (?:about|as to|regarding|whatsoever|in respect)`,
        'disclaims? (?:any and )?(?:all|any) (?:other )?(?:\\w{1,15},? ){0,4}warrant(?:y|ies)',
      ),
      unless: phrase(
        'neither party|each party|both parties (?:hereto |hereby |expressly ){0,2}(?:disclaim|exclude|make|give)',
        '(?:shall|must|agrees? to) make no|(?:cannot|may not) …disclaim',
        // Somebody who contributes for free gives no warranty.
        'your (?:own )?contributions?|feedback',
        OPEN_SOURCE,
        REPORT,
      ),
      why: 'The clause disclaims warranties, so the buyer bears the risk that the product or service fails.',
    },
    {
      form: phrase(
        `(?:excludes?|exclude|disclaims?|rejects?) all (?:\\w{2,14},? ){0,5}(?:warranties|guarantees
          |conditions and warranties)(?:,? (?:whether )?express (?:or|and) implied)?(?:,? including
          (?:\\w{2,14} ){1,5})?`,
        `all (?:other )?(?:\\w{2,14},? ){0,6}(?:warranties|guarantees)(?:,? (?:\\w{2,14},? ){0,12})?
          (?:is|are) (?:hereby |expressly ){0,2}(?:excluded|disclaimed)`,
        `(?:sold|bought|taken|hired|let|leased|supplied) as
          seen(?:,? (?:\\w{2,12},? ){0,4}no (?:warranty|guarantee|returns?|refunds?))?`,
        '(?:gives?|makes?|offers?|provides?) no (?:\\w{4,15} )?guarantees? (?:that|of|as to|about|whatsoever)',
      ),
      requires: phrase(
        'we|agreement|contract|terms|goods|service|services|product|products|equipment|seller|' +
          'vehicle|supplier|provider|company|licensor|software|item|property|premises|warranties',
      ),
      unless: phrase(
        `neither party|each party|both parties
          (?:hereto |hereby |expressly ){0,2}(?:disclaim|exclude|make|give)|statutory
          (?:rights|warranties) remain`,
        OPEN_SOURCE,
        REPORT,
      ),
      why: 'The clause disclaims warranties, so the buyer bears the risk that the product or service fails.',
    },
    {
      form: phrase(
        `(?:do|does) not (?:represent or )?(?:promise|guarantee|warrant)(?: or (?:represent|guarantee|warrant))? that …(?:uninterrupted|error-free|secure|meets?|available|free (?:from|of)|accurate|defects?|bugs)`,
        `(?:we|company|provider|seller|supplier|licensor|owner)
          (?:(?:make|makes|give|gives) no promises?|(?:do|does) not (?:promise|guarantee|warrant))
          that
          (?:\\W{0,2}[ia]\\) )?(?:the |our |any |this |it )(?:\\w{3,12} )?(?:\\w{3,12} )?(?:will|works?|is|are|be)(?: \\w{3,14})?`,
      ),
      requires: phrase(
        'utility|content|service|services|site|website|app|product|software|goods|equipment|platform|vehicle|system|item',
      ),
      unless: phrase(
        `hours|shifts?|neither party|each party|both parties
          (?:hereto |hereby |expressly ){0,2}(?:disclaim|exclude|make|give)`,
        OPEN_SOURCE,
        REPORT,
      ),
      why: 'The clause disclaims warranties, so the buyer bears the risk that the product or service fails.',
    },
    {
      form: phrase(
        `(?:comes?|(?:is|are) (?:provided|supplied|delivered|sold|offered)) (?:with no|without)(?: any)? (?:promises?|guarantees?|assurances?) (?:of any kind|whatsoever|at all|whatever)`,
        `(?:we|company|provider|seller|supplier|vendor) (?:don't|do not|does not|cannot|can't|won't|will not) (?:stand behind|vouch for|answer for) (?:its|their|the|any)(?: \\w{3,12}){0,3} (?:accuracy|uptime|quality|fitness|safety|availability|performance|completeness|condition)(?: …fitness(?: for \\w{3,12}){0,2})?`,
      ),
      unless: phrase(`open source|mit licen[sc]e|third-party|third party|beta`, REPORT),
      confidence: 0.8,
      why: 'The clause promises nothing about what is sold, so the buyer bears the risk of defects.',
    },
  ],
  examples: [
    'The software [[comes without promises of any kind]].',
    '[[We do not vouch for the accuracy]] of the data we sell.',
    'He comes without promises, and we stand behind our quality.',
    'The [[Seller guarantees nothing about]] the state of the goods.',
    'We were promised nothing about lunch, and he promises nothing.',
    'Provider [[makes no warranties, express]] or implied, including warranties of merchantability.',
    'WE EXPRESSLY [[DISCLAIM ALL WARRANTIES]] of merchantability, fitness for a particular purpose, and non-infringement.',
    'The owners of the site [[do not warrant that the service will be uninterrupted]].',
    'The Provider [[makes no representations or warranties of any kind]] as to the data.',
    '[[We make no promise that the service will work]].',
    'WE [[EXCLUDE ALL WARRANTIES, EXPRESS OR IMPLIED]], of the service.',
    'The vehicle is [[sold as seen]].',
    'THE SOFTWARE IS PROVIDED “AS IS” AND THE AUTHOR DISCLAIMS ALL WARRANTIES WITH REGARD TO THIS SOFTWARE.',
    'MIT. THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND.',
    'We [[provide TaskNest as it is and as available]], with all faults.',
    'The Service is [[provided “as is”]] and at your own risk.',
    'The seller [[makes no warranty of any kind]].',
    'The value is passed on as is, and the offer stands as it is.',
    'The warranty lasts two years, with no warranty fee.',
    'Neither party makes no warranty that it will profit.',
  ],
});
