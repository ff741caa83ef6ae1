import { riskyClause } from '#engine/detectors/legal/risky-clause.ts';
import { phrase } from '#engine/phrases/phrase.ts';

export const mostFavoredNation = riskyClause({
  id: 'most-favored-nation',
  typeName: 'Most-favored-nation clause',
  description: 'Promises that no other customer receives better terms.',
  severity: 'medium',
  recommendation: 'Remove the promise, or limit it to comparable customers and volumes.',
  triggers: (
    'most favored*|most favoured*|most-favored*|most-favoured*|more favorable*|more favourable*|' +
    'as favorable*|as favourable*|best price*|lower pric*|better terms|better price*|' +
    'more beneficial*|less beneficial*|lowest|best net|best unit|best rate*|best terms|' +
    'best condition*|best pricing|most favorable*|most favourable*|less favorable*|' +
    'less favourable*|advantageous|lower rate*|lower terms|lower condition*|least as beneficial'
  ).split('|'),
  rules: [
    {
      form: phrase(
        'most-favou?red-(?:nation|customer|licensee|party|client)(?: (?:clause|status|pricing|treatment|terms?))?',
        `(?:no less favou?rable|at least as favou?rable|as favou?rable) …(?:as|than)
          (?:those|that|the \\w{1,12}) …(?:any )?other
          (?:customers?|clients?|licensees?|part(?:y|ies)|purchasers?|distributors?)`,
        `(?:more favou?rable|lower) (?:prices?|terms|pricing|rates?|conditions) …(?:to )?any other
          (?:customers?|clients?|licensees?|purchasers?|distributors?|third part(?:y|ies))`,
        `(?:lowest|best|most favou?rable) (?:net |unit )?(?:prices?|pricing|terms|rates?
          |conditions) …(?:offered|charged|granted|available|provided|given|extended|quoted) …to
          (?:any|other|its|all|anyone|a third)`,
        `(?:no less|at least as|not less|more|less) (?:favou?rable|beneficial
          |advantageous) …(?:offered|charged|granted|provided|given|extended|received|accorded
          |available) …(?:any|other|third)`,
      ),
      why: 'The clause promises that nobody else receives better terms, which limits pricing freedom.',
      confidence: 0.85,
    },
  ],
  examples: [
    'The Supplier grants us the [[lowest rates offered to any]] customer.',
    'Client enjoys [[most favored customer pricing]].',
    'Prices are [[no less favorable than those offered to any other customer]].',
    'The weather was more favourable than in any other year.',
    'The lowest price wins the tender.',
  ],
});
