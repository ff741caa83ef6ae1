import { UNFAIR_PRACTICES_DIRECTIVE } from '#engine/laws.ts';
import { phrase } from '#engine/phrases/phrase.ts';

import { advertisedClaim } from './advertised-claim.ts';

export const environmentalClaim = advertisedClaim({
  id: 'environmental-claim',
  typeName: 'Unsubstantiated environmental claim',
  description:
    'Claims that a product is climate-neutral or harmless to the environment, with no measure to support them.',
  severity: 'low',
  recommendation:
    'State what was measured and by how much the impact was reduced, or remove the claim.',
  legalReference: { law: UNFAIR_PRACTICES_DIRECTIVE, article: 'Annex I, point 4a and 4c' },
  triggers: (
    'carbon-positive|carbon positive|climate-neutral|climate neutral|carbon-neutral|carbon neutral|co2-neutral|co2 neutral|' +
    'carbon-negative|carbon negative|climate-positive|climate positive|100% sustainable|' +
    '100% green|100% eco*|100% environmentally*|100% biodegradable|completely sustainable|' +
    'completely green|totally sustainable|fully sustainable|harm the environment|' +
    'harm to the environment|harm the planet|harm to the planet|harm to nature|' +
    'impact on the environment|impact on the planet|good for the planet|saves the planet|' +
    'save the planet|planet-friendly|planet friendly'
  ).split('|'),
  rules: [
    {
      form: phrase(
        `(?:100 ?% |completely |entirely |totally |fully )(?:climate|carbon|co2)-(?:neutral|negative|positive)`,
        `(?:is|are) (?:now |also )?(?:climate|carbon|co2)-(?:neutral|negative|positive)`,
        `(?:climate|carbon|co2)-(?:neutral|negative|positive) (?:products?|shoes|bottles?|deliver(?:y|ies)|shipping|coffee|beer|milk|clothes|clothing|shirts?|cars?|flights?|holidays?|gas|petrol|printing|packaging|lamps?|phones?)`,
        `(?:100 ?% |completely |entirely |totally |fully )(?:sustainable|green|eco-friendly|environmentally friendly|biodegradable)(?:,? (?:and )?(?:climate|carbon|co2)-(?:neutral|negative|positive))?`,
        `(?:does|do|with) (?:absolutely )?(?:no|zero|not do any) (?:harm to|harmful impact on|impact on) (?:the environment|the planet|nature)`,
        `(?:good for|saves?|kind to) the planet`,
      ),
      requires: phrase(
        `(?:is|are) (?:100 ?%|completely|entirely|totally|fully)|our|this|it|its|buy|order|products?|the (?:\\w{3,12}) (?:is|are)|made (?:of|from)|choose|shoes|bottles?|delivery|shipping`,
      ),
      unless: phrase(
        `by 20\\d\\d|targets?|goals?|aims?|aspir\\w{2,6}|plans?|strateg(?:y|ies)|commit\\w{2,6}|roadmap|scope [123]|certified|ecolabel|verified|tonnes|(?:traffic )?lights?|deficit|government|cit(?:y|ies)|countr(?:y|ies)|buildings?|policy|help(?:s|ing)? (?:to )?save|want|would|could|path|become|becoming|transition|electricity`,
      ),
      confidence: 0.7,
      why: 'The text claims an environmental benefit without a measure that would let readers verify it.',
    },
  ],
  examples: [
    'Soaply is [[entirely environmentally friendly and climate-positive]].',
    'Our shoes are [[100% climate-neutral]].',
    'Our bottle [[is carbon neutral]] and [[good for the planet]].',
    'This detergent [[does no harm to the environment]].',
    'We aim to be carbon neutral by 2040; our plan is verified.',
    'The city council wants to be climate-neutral.',
    'No product is fully climate-neutral, and this label must not say so.',
    'The light is completely green before it turns amber.',
  ],
});
