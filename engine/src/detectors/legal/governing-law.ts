import { phrase } from '../text/phrase.ts';
import { riskyClause } from './risky-clause.ts';

export const governingLaw = riskyClause({
  id: 'governing-law',
  typeName: 'Governing law',
  description: 'The law that a contract chooses for itself; worth knowing, no risk by itself.',
  severity: 'low',
  isInformational: true,
  recommendation: 'Check that the chosen law suits you.',
  triggers: ['governed by*', 'governing law', 'laws of*', 'law of*', 'construed in accordance*'],
  rules: [
    {
      form: phrase(
        '(?:governed by|construed (?:and enforced |and interpreted )?(?:under|in accordance with))(?:,? and (?:construed|interpreted|enforced) (?:under|in accordance with|by),?)?,? the (?:(?:substantive|internal|domestic|applicable|federal|exclusive) )?laws? of (?:the )?(?:(?:State|Commonwealth|Province|Republic|Federal Republic|Kingdom) of )?(?:England and Wales|[A-Z]\\w{1,20}(?: [A-Z]\\w{1,20}){0,2})',
      ),
      why: 'The clause names the law that governs the contract.',
      confidence: 0.9,
    },
    {
      form: phrase('governed by (?:\\w{1,15} law|the law in force in \\w{1,20})'),
      why: 'The clause names the law that governs the contract.',
    },
  ],
  examples: [
    'This Agreement is [[governed by the laws of the State of Delaware]].',
    'It shall be [[governed by, and construed in accordance with, the laws of England and Wales]].',
    'This contract is [[governed by German law]].',
    'The laws of physics apply; the committee is governed by a charter.',
    'Supplier shall comply with all laws of the place of delivery.',
  ],
});
