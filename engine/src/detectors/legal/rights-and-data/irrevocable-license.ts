import { REPORT } from '#engine/detectors/legal/contract-words.ts';
import { riskyClause } from '#engine/detectors/legal/risky-clause.ts';
import { phrase } from '#engine/phrases/phrase.ts';

export const irrevocableLicense = riskyClause({
  id: 'irrevocable-license',
  typeName: 'Irrevocable license',
  description: 'Licenses that can never be revoked.',
  severity: 'medium',
  recommendation: 'Limit the license to the term of the contract, or to what its purpose requires.',
  triggers: [
    'forever',
    'for ever',
    'in perpetuity',
    'for all time',
    'irrevocable',
    'irrevocably',
    'perpetual',
  ],
  rules: [
    {
      form: phrase(
        `(?:perpetual|irrevocable)(?:,? (?:and )?(?:perpetual|irrevocable|worldwide|royalty-free
          |non-exclusive|exclusive|fully paid-up|fully paid|transferable|sublicensable|unlimited
          |unconditional)){0,6}(?: and
          (?:perpetual|irrevocable|worldwide|transferable|sublicensable))?,? (?:licen[sc]e|right)`,
        'irrevocably (?:licen[sc]es?|grants?)',
        'licen[sc]e …(?:is|be) (?:perpetual and )?irrevocable',
        'perpetual,? (?:and )?irrevocable|irrevocable,? (?:and )?perpetual',
      ),
      unless: phrase('not irrevocable|letter of credit'),
      requires: phrase('licen[sc]e[sd]?|licensing|rights?|grants?'),
      why: 'The clause grants a license that cannot be revoked, even after the contract ends.',
      confidence: 0.9,
    },
    {
      form: phrase(
        `(?:may|can|will|shall be free to|reserves? the right to) (?:use|exploit|publish|reproduce|license) (?:your|his|her|their|the \\w{3,12}'s) (?:face|voice|name|likeness|image|picture|photos?|body|persona)(?:,? (?:and |or )?(?:face|voice|name|likeness|image|picture|photos?|body|persona)){0,4} (?:for ever|forever|in perpetuity|for all time)`,
      ),
      unless: phrase('not|never|deceased|museum', REPORT),
      why: 'The clause lets a person’s face, voice or name be used for ever, even after the contract ends.',
      confidence: 0.85,
    },
    {
      form: phrase(
        `(?:give|gives|grant|grants) us (?:\\w{1,12},? ){0,6}(?:right|permission|licen[sc]e) to
          (?:use|copy|publish|sell) (?:\\w{1,12},? ){0,6}forever`,
      ),
      unless: phrase('not (?:give|grant)'),
      why: 'The clause grants a license that cannot be revoked, even after the contract ends.',
      confidence: 0.9,
    },
  ],
  examples: [
    'The agency [[may use your image, voice or name in perpetuity]].',
    'The agency may use your image for a year; nobody may keep your name in perpetuity.',
    'You [[give us the right to use your posts forever]], anywhere, for free.',
    'You grant us a [[perpetual, irrevocable, worldwide license]] to your content.',
    'The licensor [[irrevocably grants]] all uses.',
    'An irrevocable letter of credit is opened, with a right to draw.',
    'The perpetual calendar is a licensed product.',
    'The licence is revocable at any time.',
  ],
});
