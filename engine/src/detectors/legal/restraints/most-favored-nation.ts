import { MUST_NOT, REPORT } from '#engine/detectors/legal/contract-words.ts';
import { riskyClause } from '#engine/detectors/legal/risky-clause.ts';
import { VERTICAL_AGREEMENTS_REGULATION } from '#engine/laws.ts';
import { phrase } from '#engine/phrases/phrase.ts';

export const mostFavoredNation = riskyClause({
  id: 'most-favored-nation',
  typeName: 'Most-favored-nation clause',
  description:
    'Promises that no other customer receives better terms, or that no other place of sale is cheaper.',
  severity: 'medium',
  recommendation: 'Remove the promise, or limit it to comparable customers and volumes.',
  triggers: (
    'most favored*|most favoured*|most-favored*|most-favoured*|more favorable*|more favourable*|' +
    'as favorable*|as favourable*|best price*|lower pric*|better terms|better price*|' +
    'more beneficial*|less beneficial*|lowest|best net|best unit|best rate*|best terms|' +
    'best condition*|best pricing|most favorable*|most favourable*|less favorable*|' +
    'less favourable*|advantageous|lower rate*|lower terms|lower condition*|least as beneficial|' +
    'cheaper elsewhere|cheaper anywhere*|cheaper on*|cheaper through*|cheaper via|cheaper in any*|for less elsewhere|for less anywhere*|for less on*|for less through*|for less via|better prices'
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
    {
      form: phrase(
        `(?:you|(?:the |each |every |all )?(?:sellers?|hosts?|hotels?|merchants?|vendors?|restaurants?|traders?|suppliers?|landlords?|drivers?|partners?)) (?:${MUST_NOT}) (?:\\w{4,10} )?(?:offer|sell|list|advertise|price|provide) (?:\\w{2,12} ){0,5}?(?:cheaper|for less|at (?:any |a )?(?:lower|better) (?:prices?|rates?)|on better terms) (?:\\w{2,9} ){0,2}?(?:elsewhere|anywhere else|(?:on|through|via|in) (?:any |an? )?(?:other|another|(?:its|their|your) own|rival|competing) (?:online )?(?:web ?sites?|sites?|platforms?|channels?|marketplaces?|shops?|stores?|apps?|portals?))`,
      ),
      unless: phrase('second-hand|stolen|counterfeit|if you find|price promise|refund', REPORT),
      why: 'The clause bars a seller from lower prices elsewhere, which competition law often prohibits.',
      legalReference: { law: VERTICAL_AGREEMENTS_REGULATION, article: 'Art. 5(1)(d)' },
      confidence: 0.85,
    },
  ],
  examples: [
    '[[Hotels may not offer their rooms at lower rates on their own website]].',
    '[[The merchant shall not sell the same goods for less on any other platform]].',
    'You can sell your bike cheaper elsewhere. You cannot find it cheaper anywhere else, or we refund the rest.',
    'The Supplier grants us the [[lowest rates offered to any]] customer.',
    'Client enjoys [[most favored customer pricing]].',
    'Prices are [[no less favorable than those offered to any other customer]].',
    'The weather was more favourable than in any other year.',
    'The lowest price wins the tender.',
  ],
});
