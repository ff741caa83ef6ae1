import { phrase } from '#engine/text/phrase.ts';

import { riskyClause } from './risky-clause.ts';

export const arbitration = riskyClause({
  id: 'arbitration',
  typeName: 'Arbitration or class waiver',
  description:
    'A duty to arbitrate instead of going to court, or a waiver of class actions or juries.',
  severity: 'medium',
  recommendation: 'Check whether you may opt out, and who pays for the arbitration.',
  legalReference: { law: 'Federal Arbitration Act', article: '9 U.S.C. § 2' },
  triggers: [
    'arbitration',
    'arbitrate',
    'arbitrated',
    'arbitrator',
    'class action',
    'class actions',
    'class-action',
    'jury trial',
    'trial by jury',
    'class waiver',
  ],
  rules: [
    {
      form: phrase(
        '(?:agrees?|shall|will|must|be|by|through|to|in) (?:\\w{1,12} ){0,2}(?:binding|mandatory|compulsory|individual) (?:and final |individual )?arbitration',
        '(?:disputes?|controvers(?:y|ies)|claims?|differences) …(?:be|is|are) (?:finally )?(?:settled|resolved|decided|determined|submitted|referred) …(?:arbitration|arbitrators?)',
        '(?:agrees?|consents?) to arbitrate',
        '(?:submitted|referred|subject) to arbitration',
      ),
      unless: phrase('not (?:be )?(?:subject|submitted|referred|agree)|opt out of|no arbitration'),
      why: 'Disputes go to arbitration instead of a court.',
      confidence: 0.9,
    },
    {
      form: phrase(
        'waives? …(?:class-actions?|jury trial|trial by jury|class proceedings?)|class-action waiver|(?:not|no) …(?:participate|bring|join) …class-actions?',
      ),
      why: 'Class actions or jury trials are given up.',
      confidence: 0.9,
    },
  ],
  examples: [
    'You [[agree to binding arbitration]].',
    'Any [[dispute arising hereunder shall be settled by arbitration]] in Vienna.',
    'You [[waive any right to a jury trial]].',
    'The arbitration court moved; he studied arbitration.',
    'Disputes are not subject to arbitration.',
  ],
});
