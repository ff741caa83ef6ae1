import { PARTY, REPORT } from '#engine/detectors/legal/contract-words.ts';
import { riskyClause } from '#engine/detectors/legal/risky-clause.ts';
import { phrase } from '#engine/phrases/phrase.ts';

export const changeOfControl = riskyClause({
  id: 'change-of-control',
  typeName: 'Change of control',
  description: 'Clauses that attach consequences to a sale or merger of a party.',
  severity: 'low',
  recommendation: 'Check what a sale or merger of your company would trigger.',
  triggers: (
    'is sold|is taken over*|is bought|changes hands|changes owner*|change of control|change in control|change of ownership|change in ownership|' +
    'control of a party|merger*|merged*|consolidation*|substantially all*|acquired by*|' +
    'sale of all*|sale of substantially*|sale of its*|sale of more*|sale of at least*|' +
    'sale of over*|sale of a majority*|sale of fifty*|sale of the company*|sale of the business*|' +
    'sale of the assets*|sale of the shares*|sale of the stock*|a majority|voting stock*|' +
    'voting shares*|voting securities*|voting equity*|voting capital*|fifty per cent*|' +
    '50 per cent*|fifty percent*|than 50%|than 50 %|than fifty*|least 50%|least 50 %|' +
    'least fifty*|over 50%|over 50 %|over fifty*|acquisition of more*|acquisition of over*|' +
    'acquisition of a*|acquisition of fifty*|acquisition of 50*|sale of 50%*|sale of 50 %*'
  ).split('|'),
  rules: [
    {
      form: phrase('change (?:of|in) (?:control|ownership)'),
      requires: phrase(
        `assign(?:ed|ment|able)?|terminat(?:e|ed|es|ion)|consent|notice|notify|entitled|deemed
          |acquir(?:e|es|er|ed)|requires?|option|accelerat(?:e|ed|es|ion)|vests?|purchase|binding
          upon|successors?`,
      ),
      unless: phrase(
        'version control|(?:means|shall mean)|change (?:of|in) control (?:number|room|board)',
      ),
      why: 'The clause attaches a consequence to a sale or merger of a party, which can affect a future transaction.',
      confidence: 0.85,
    },
    {
      form: phrase(
        `(?:merger|consolidation|reorgani[sz]ation|acquired by|sale|transfer|disposition) …(?:all
          or )?substantially all …(?:assets|business|stock|shares|capital)`,
        `(?:terminat\\w{1,4}|assign\\w{0,5}|consent|notice) …(?:merger|consolidation|acquired by
          |sale of (?:all|substantially|its|the) )`,
        `(?:acqui(?:res?|red|sition)|ownership|transfer|sale) of …(?:more than|at least|over|a
          majority|(?:fifty|50)) …(?:voting|shares|stock|securities|equity|capital|ownership)`,
      ),
      requires: phrase('agreement|contract|lease|licen[sc]e|terminat\\w{1,4}|assign\\w{0,5}'),
      unless: phrase('(?:means|shall mean)|entire agreement|supersedes?'),
      why: 'The clause attaches a consequence to a sale or merger of a party, which can affect a future transaction.',
      confidence: 0.75,
    },
    {
      // In plain language; houses and bread are sold too, so the subject must be a party.
      form: phrase(
        `if (?:the )?${PARTY} (?:is (?:sold|taken over|bought)|changes (?:hands|owners?)),?
          …(?:may|can) (?:end|terminate|cancel|leave|walk away|withdraw|pull out)`,
      ),
      unless: phrase('goods|vehicle|property|shares fall', REPORT),
      why: 'The clause attaches a consequence to the sale of a party, which can affect a future transaction.',
      confidence: 0.75,
    },
  ],
  examples: [
    '[[If the Supplier is sold, the Client may walk away]] from this contract.',
    'If the house is sold, the tenant may stay; if the bread is sold out, you may leave.',
    'Provider may terminate on a [[change of control]] of Client.',
    'A [[change in ownership]] requires consent.',
    'Put the change under version control; change of control number 4.',
    'The pilots changed over; control of the aircraft was kept.',
    'The licence ends with the [[acquisition of a majority of the voting]] stock.',
  ],
});
