import { phrase } from '#engine/text/phrase.ts';

import { riskyClause } from './risky-clause.ts';

export const ipAssignment = riskyClause({
  id: 'ip-assignment',
  typeName: 'Assignment of intellectual property',
  description: 'A transfer of intellectual property from one party to the other.',
  severity: 'medium',
  recommendation: 'Exclude what existed before, and ask for a licence back to what you need.',
  triggers: [
    'assign',
    'assigns',
    'assigned',
    'assignment of*',
    'work made for hire',
    'work for hire',
    'works made for hire',
    'works for hire',
  ],
  rules: [
    {
      form: phrase(
        '(?:hereby )?(?:irrevocably )?assign(?:s|ed)?(?: and (?:transfer|convey)s?)? …(?:all|any|the entire)(?: of)?(?: (?:its|his|her|their))? (?:worldwide )?(?:rights?(?:,? titles?)?(?:,? and (?:title|interest)s?)?|intellectual property(?: rights)?|ownership|copyrights?|patents?|inventions?)(?:,? title,? and interest)?',
        'works? (?:made )?for hire',
      ),
      unless: phrase(
        'not (?:a )?(?:assign|work)|without …consent|may not|delegat(?:e|ed|ion)|attempt(?:s|ed)?|either party',
      ),
      why: 'Intellectual property passes to the other party.',
      confidence: 0.85,
    },
  ],
  examples: [
    'Client [[hereby assigns to Provider all right, title and interest]] in the data.',
    'The code is a [[work made for hire]].',
    'Neither party may assign this Agreement without consent.',
    'Each student is assigned a desk on the right; trucks are for hire.',
  ],
});
