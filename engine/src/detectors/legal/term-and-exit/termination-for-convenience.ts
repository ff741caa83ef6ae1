import { PARTY, REPORT } from '#engine/detectors/legal/contract-words.ts';
import { riskyClause } from '#engine/detectors/legal/risky-clause.ts';
import { phrase } from '#engine/phrases/phrase.ts';

export const terminationForConvenience = riskyClause({
  id: 'termination-for-convenience',
  typeName: 'Termination for convenience',
  description: 'Rights to end the contract without cause.',
  severity: 'low',
  recommendation: 'Make the right mutual, or ask for notice and payment for work done.',
  triggers: (
    'without giving*|without reason|without a reason|without any reason|without stating*|' +
    'whenever it*|whenever we*|whenever they*|for convenience|for its convenience|without cause|' +
    'for any reason*|for any or no*|no reason|at will|terminate this|terminate the|terminate its|' +
    'terminate any|cancel this|cancel the|cancel its|cancel any|end this|end the|end its|end any|' +
    'for their convenience|for his convenience|own convenience|whenever he*|whenever she*|' +
    'without reasons|without explanation|without an explanation|without any explanation|' +
    'without any reasons|without having'
  ).split('|'),
  rules: [
    {
      form: phrase(
        `terminat(?:e|ed|es|ion) …(?:for (?:its |their |his )?(?:own )?convenience|without cause
          |with or without cause|at will)`,
        'terminate …for (?:any (?:or no )?reason(?: (?:or|and) (?:for )?no reason)?|no reason)',
        'for (?:its |their )?(?:own )?convenience …terminat(?:e|ed|ion)',
      ),
      requires: phrase('may|can|rights?|option|entitled|at any time|reserves?|at will|terminable'),
      unless: phrase('(?:not|neither|no) …terminate …(?:convenience|without cause)'),
      why: 'The clause allows the contract to be ended without cause, so neither its duration nor its income is certain.',
      confidence: 0.85,
    },
    {
      form: phrase(
        `(?:may|right to|option to|entitled to|elect to|can)(?:,? \\w{2,12},?){0,6}
          (?:terminate|cancel|end) (?:this|the|its|any) (?:\\w{4,14} ){0,2}(?:agreement|contract
          |lease|licen[sc]e|engagement|order|services?|participation|arrangement|statement of
          work) …(?:at any time|in its sole|upon|by giving|by providing|on|with|by) …(?:notice
          |discretion)`,
      ),
      unless: phrase(
        `breach|default|if|in which case|fails?|failure|insolven\\w{1,4}|bankrupt\\w{0,2}|event of
          |in the event|material|cause(?! or)|where|unless|because|not (?:be )?terminat\\w{1,4}`,
        REPORT,
      ),
      why: 'The clause allows the contract to be ended by notice alone, so neither its duration nor its income is certain.',
      confidence: 0.75,
    },
    {
      form: phrase(
        `${PARTY}
          (?:may|can|is free to|are free to|is entitled to|has the right to)(?:,? \\w{1,12}){0,2}
          (?:end|terminate|cancel|stop) (?:this|the|our) (?:agreement|contract|engagement
          |arrangement|work) …(?:without
          (?:giving |stating |having )?(?:any |a )?(?:reasons?|explanation)|whenever
          (?:it|we|they|he|she) (?:likes?|wants?|wish(?:es)?|chooses?|sees? fit))`,
      ),
      unless: phrase(REPORT),
      why: 'The clause allows the contract to be ended without cause, so neither its duration nor its income is certain.',
      confidence: 0.85,
    },
  ],
  examples: [
    '[[The Client may end this Agreement at any moment and without giving a reason]].',
    'The judge may end the hearing without giving a reason.',
    'Client may [[terminate this Agreement for convenience]] on 30 days notice.',
    'Either party may [[terminate this lease without cause]].',
    'The lobby has chairs for convenience; termination requires cause.',
    'Neither party may terminate this Agreement for convenience.',
    'The Client [[may cancel this order on notice]].',
  ],
});
