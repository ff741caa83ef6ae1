import { phrase } from '#engine/text/phrase.ts';

import { PARTY, REPORT } from './contract-words.ts';
import { riskyClause } from './risky-clause.ts';

/** What somebody makes for another one. */
const WORK =
  '(?:inventions?|ideas|work product|work results|works|results|designs|developments|deliverables|copyrights?|everything|anything|whatever)';

export const ipAssignment = riskyClause({
  id: 'ip-assignment',
  typeName: 'Assignment of intellectual property',
  description: 'A transfer of intellectual property from one party to the other.',
  severity: 'medium',
  recommendation: 'Exclude what existed before, and ask for a licence back to what you need.',
  triggers: [
    'vest in',
    'vests in',
    'vest automatically*',
    'vest immediately*',
    'vests automatically*',
    'belongs to*',
    'belong to*',
    'property of*',
    'upon creation',
    'on creation',
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
    {
      form: phrase(
        `${WORK} …(?:shall |will )?(?:automatically |immediately |absolutely ){0,2}vests? (?:automatically |immediately |absolutely ){0,2}in (?:the )?\\w{2,20}`,
        `${WORK} …(?:create|make|develop|invent|write|produce|conceive|design)s?d?,? …(?:belongs? to|(?:is|are|be|becomes?) (?:the )?(?:(?:sole|exclusive) )?(?:and exclusive )?property of) (?:the )?(?:client|company|employer|customer|studio|publisher|us)`,
        `${WORK} …(?:belongs? to|(?:is|are|be|becomes?) owned by) (?:the )?\\w{2,20} …(?:upon|on|from|at) (?:(?:its|their|the moment of) )?creation`,
      ),
      requires: phrase(PARTY),
      unless: phrase(
        'remain|remains|retains?|not (?:vest|belong)|that party|respective|each party|jointly|shares?|options?',
        REPORT,
      ),
      why: 'Intellectual property passes to the other party.',
      confidence: 0.85,
    },
  ],
  examples: [
    'All [[work product, and any ideas, inventions and materials of the Contractor shall vest in the Client]] upon creation.',
    '[[Everything that you write or design while you work here belongs to the Company]].',
    'The ideas of the author remain hers and belong to her.',
    'Client [[hereby assigns to Provider all right, title and interest]] in the data.',
    'The code is a [[work made for hire]].',
    'Neither party may assign this Agreement without consent.',
    'Each student is assigned a desk on the right; trucks are for hire.',
  ],
});
