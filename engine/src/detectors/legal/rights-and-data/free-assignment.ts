import { MAY, PARTY, REPORT, STRONGER } from '#engine/detectors/legal/contract-words.ts';
import { riskyClause } from '#engine/detectors/legal/risky-clause.ts';
import { UNFAIR_TERMS_DIRECTIVE } from '#engine/laws.ts';
import { phrase } from '#engine/phrases/phrase.ts';

const OBJECT = `(?:(?:any|all|some)(?: or \\w{1,8})? )?(?:of )?(?:(?:this|these|the|its|our|your) )?(?:agreement
  |contract|note|terms|rights?|obligations|duties|lease)`;

export const freeAssignment = riskyClause({
  id: 'free-assignment',
  typeName: 'Assignment without consent',
  description:
    'Clauses that let one party transfer the contract to anyone without the other’s consent.',
  severity: 'medium',
  recommendation: 'Ask for a right to consent, or to terminate when the contract is transferred.',
  legalReference: { law: UNFAIR_TERMS_DIRECTIVE, article: 'Annex, point 1(p)' },
  triggers: (
    'pass our*|sell our*|sell your*|sell this*|sell the*|pass this*|transfer your*|' +
    'assign your*|hand this*|transfer this*|transfer these*|transfer our*|transfer its*|' +
    'transfer any*|transfer all*|assign this*|assign our*|assign its*|assign any*|assign all*|' +
    'assign or*|freely assign*|assign the*|without asking|without telling|to anybody|' +
    'to whomever|novate|pass the*|pass your*|pass its*|pass any*|pass all*|freely sell|' +
    'may sell|can sell|freely transfer|to another company|to any other company|hand on this*|' +
    'hand on your*|hand on the*|hand on its*|hand your*|hand the*|hand our*|hand its*|' +
    'sell such*|sell some*|sell any*|sell all*|sell its*|transfer such*|transfer some*|' +
    'assign such*|assign some*|agreement to anyone|contract to anyone|debt to anyone|' +
    'loan to anyone|rights to anyone|account to anyone|lease to anyone|obligations to anyone|' +
    'assign them freely|assign it freely|agreement freely|contract freely|rights freely|obligations freely|freely and without*|freely assignable|fully assignable|in whole or*|in whole and*|may assign*|can assign*|terms to anyone|hand over|pass on|entitled to sell|without consent to|without approval to'
  ).split('|'),
  rules: [
    {
      form: phrase(
        `${PARTY} (?:may|can|shall be entitled to|is entitled to|reserves? the right to|has the
          right to|are free to|is free to)(?:,? \\w{1,12}){0,3}
          (?:assign|transfer|sell|novate)(?:,? (?:or |and )?\\w{1,12}){0,3} ${OBJECT} …without
          (?:asking|(?:\\w{1,10} ){0,3}(?:consent|approval|permission|notice))`,
        `${PARTY} (?:may|can|reserves? the right to)(?: freely)?
          (?:assign|transfer|sell)(?: or \\w{1,12})? ${OBJECT} …to
          (?:anyone|anybody|whomever|any (?:other )?(?:person|company|third party))`,
      ),
      unless: phrase(
        `not|neither|either party|each party|any party|affiliates?|subsidiar(?:y|ies)|successors?
          |merger|provided that|with (?:the |your )?(?:prior )?(?:written )?consent`,
        REPORT,
      ),
      why: 'The clause lets one party transfer the contract alone, so the other may end up with a partner it did not choose.',
      confidence: 0.85,
    },
    {
      form: phrase(
        `${STRONGER} ${MAY}
          (?:\\w{2,12} ){0,2}(?:hand over|hand|pass on|pass|sell|transfer|assign|novate)
          (?:\\w{2,12} ){0,3}(?:agreement|contract|terms|debt|loan|rights?|account|lease
          |obligations) (?:\\w{2,12} ){0,8}(?:without
          (?:\\w{2,12} ){0,3}(?:consent|asking|telling|notice|permission|approval)|to
          (?:anyone|anybody|any (?:other )?(?:person|company|third party)|whomever|another company))`,
      ),
      unless: phrase(
        'not|neither|either party|each party|any party|affiliates?|successors?|merger|with your consent',
        REPORT,
      ),
      why: 'The clause lets one party transfer the contract alone, so the other may end up with a partner it did not choose.',
      confidence: 0.85,
    },
    {
      form: phrase(
        `(?:may|can) (?:freely )?(?:assign|transfer)(?: (?:or|and) \\w{4,12})? (?:${OBJECT}|them|it)
          (?:freely|without restrictions?|at any time)`,
        `(?:${STRONGER}|(?:inc|ltd|llc|corp)\\.?) (?:may|can) (?:freely )?(?:assign|transfer)(?: (?:or|and) \\w{4,12})? ${OBJECT}
          (?:\\w{2,14} ){0,6}in whole or (?:in )?part`,
        `(?:fully|freely) (?:assignable|transferable)(?: (?:and|or) (?:assignable|transferable))? by (?:the )?(?:company
          |employer|provider|licensor|lender|owner|client|landlord)`,
      ),
      unless: phrase(
        `not|neither|either party|each party|any party|affiliates?|subsidiar(?:y|ies)|successors?
          |merger|provided that|with (?:the |your )?(?:prior )?(?:written )?consent|shares?|stock
          |securities|tokens?|you (?:may|can)`,
        REPORT,
      ),
      why: 'The clause lets one party transfer the contract alone, so the other may end up with a partner it did not choose.',
      confidence: 0.85,
    },
    {
      form: phrase(
        `[\\w&-]{2,15} ${MAY} (?:transfer|assign|sell|pass on) (?:this |the )(?:agreement|contract|lease|licen[sc]e|note) to (?:anyone|anybody|any (?:other )?(?:person|company|third party)|whomever it \\w{4,8}); [\\w&-]{2,15} (?:may|can|shall|must) not`,
      ),
      unless: phrase('either party|each party|neither', REPORT),
      why: 'The clause lets one party transfer the contract, but not the other.',
    },
  ],
  examples: [
    '[[Ashby can assign this contract to anybody; Rowe must not]].',
    '[[Lender may assign this Note without consent]] of Borrower.',
    '[[Company may assign its rights and obligations under this Agreement in whole or part]].',
    'You need our consent; we [[may assign them freely]].',
    'RawMedia Inc. [[can assign this Agreement freely]].',
    'This Agreement is [[fully assignable and transferable by Company]].',
    'Either party may assign this Agreement in whole or in part.',
    'The Licensee may assign this Agreement freely to its affiliates.',
    '[[We can hand over our contract with you to another company without asking]] you.',
    '[[The Client may transfer this Agreement to anyone without asking]].',
    '[[We may assign our rights under these Terms without your consent]].',
    'Neither party may assign this Agreement without consent.',
    'Either party may transfer this Agreement without consent.',
    'You may transfer the file to anyone without asking.',
    'Provider may assign this Agreement to an affiliate without consent.',
    '[[The Lender may pass on the debt to anybody]].',
  ],
});
