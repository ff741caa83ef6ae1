import { riskyClause } from '#engine/detectors/legal/risky-clause.ts';
import { phrase } from '#engine/phrases/phrase.ts';

const PLACE = `(?:(?:state|commonwealth|province|republic|federal republic|kingdom)
  of )?(?:(?:new|north|south|west|northern|united|hong|rhode|british|puerto|the) )?\\w{3,20}(?: and
  wales)?`;

export const governingLaw = riskyClause({
  id: 'governing-law',
  typeName: 'Governing law',
  description:
    'Clauses that choose the law of the contract; for information, not a risk in themselves.',
  severity: 'low',
  isInformational: true,
  recommendation: 'Check that the chosen law is acceptable to you.',
  triggers: [
    'governed by*',
    'construed in accordance*',
    'construed under',
    'interpreted in accordance*',
    'interpreted under',
  ],
  rules: [
    {
      form: phrase(
        `(?:governed by|(?:construed|interpreted)
          (?:and (?:enforced|interpreted) )?(?:under|in accordance with))(?:,? and
          (?:construed|interpreted|enforced)(?: (?:under|in accordance with|by))?,?)?,? the
          (?:(?:substantive|internal|domestic|applicable|federal) )?laws? (?:of|in force in)
          (?:the )?${PLACE}`,
        'governed by (?!applicable|international|federal|state|local|public|private|common)\\w{4,15} law',
      ),
      why: 'The clause names the law that governs the contract.',
      confidence: 0.9,
    },
  ],
  examples: [
    'This Agreement is [[governed by the laws of the State of Delaware]] without regard to conflicts.',
    'It shall be [[governed by, and construed in accordance with, the laws of England and Wales]].',
    'This contract is [[governed by German law]].',
    'The laws of physics apply; the committee is governed by a charter.',
    'Supplier shall comply with all laws of the place of delivery, governed by applicable law.',
  ],
});
