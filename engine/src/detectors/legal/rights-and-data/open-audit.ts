import { MAY, REPORT, STRONGER } from '#engine/detectors/legal/contract-words.ts';
import { riskyClause } from '#engine/detectors/legal/risky-clause.ts';
import { phrase } from '#engine/phrases/phrase.ts';

export const openAudit = riskyClause({
  id: 'open-audit',
  typeName: 'Unrestricted audit right',
  description: 'Rights to audit the other party without notice, or at that party’s expense.',
  severity: 'medium',
  recommendation:
    'Ask for notice, one audit a year, and costs only where the audit finds a breach.',
  triggers: (
    'inspection of its*|inspection of your*|inspections on*|on demand and bear*|audit you*|' +
    'audit the*|audit its*|audit any*|audit and*|audit at*|audits at*|audits of*|' +
    'audit or inspect*|audits without*|conduct audits|conduct an audit|audit costs|' +
    'of each audit*|of every audit*|of the audit|of the audits|of any audit*|of such audit|' +
    'of such audits|undergo|inspections of*|inspections at*|inspections without|' +
    'inspections whenever|audits whenever|audits on demand|audit on demand|audit without*|' +
    'audit whenever|audit as often*|may audit|can audit|audit our*|audit all*|inspect|' +
    'submit to inspection*|submit to audit*|submit to an audit*|allow inspection*|allow audit*|' +
    'permit inspection*|permit audit*|permit an audit*|allow an audit*|inspection without notice|' +
    'inspection at any*|inspection on demand|inspection whenever|notice and pay|demand and pay|' +
    'whenever and pay'
  ).split('|'),
  rules: [
    {
      form: phrase(
        `${STRONGER} (?:or (?:\\w{1,12} ){1,4})?${MAY} (?:\\w{1,12},? ){0,6}(?:audits?|inspect
          (?:\\w{1,12} ){0,2}(?:books|records|accounts)) …(?:at any time|at all times|without
          (?:\\w{1,12} ){0,2}notice|whenever|at (?:your|the \\w{2,15}'s|its)(?: sole| own)?
          (?:cost|expense))`,
        `(?:all |the |any )?costs? of (?:the|any|such|each|every) audits?
          (?:is|are|shall be|will be|must be) (?:borne|paid|met|payable) by (?:you|the \\w{2,15})`,
        `(?:you|(?:the )?(?:franchisee|licensee|customer|client|distributor|reseller|subscriber))
          (?:shall|will|must) (?:\\w{1,12} ){0,3}(?:pay|bear|reimburse|cover|meet)
          (?:\\w{1,12} ){0,4}(?:costs? of (?:the|any|such|each|every) audits?|audit costs)`,
      ),
      unless: phrase(
        `once (?:per|in any|a|every|in each)|reasonable (?:prior |advance )?(?:written )?notice
          |business hours|\\d{1,2} days|if the audit|where the audit|underpa(?:id|yment)
          |discrepanc(?:y|ies)|understate(?:d|ment)|reveals?|discloses?|shows?|either party|each
          party|tax authorit(?:y|ies)`,
        REPORT,
      ),
      why: 'The clause gives one party broad audit rights, which can be costly and disruptive for the other.',
    },
    {
      form: phrase(
        `(?:permit|allow|submit to|undergo) (?:\\w{2,12} ){0,3}(?:inspections?|audits?) (?:of
          (?:its|your|the) (?:\\w{3,12} )?\\w{3,12} )?(?:on demand|at any time|without notice
          |whenever)(?: and (?:bear|pay)(?: \\w{2,12}){1,3})?`,
      ),
      unless: phrase('reasonable notice|once a year|business hours|tax', REPORT),
      why: 'The clause gives one party broad audit rights, which can be costly and disruptive for the other.',
    },
    {
      form: phrase(
        `${MAY} (?:inspect|audit|search|examine) (?:[\\w\\x27\\u2019]{2,18},? ){1,6}(?:at any (?:hour|time)|whenever it (?:likes|wishes|chooses|wants)|day or night),? (?:and )?without (?:prior |any )?(?:notice|warning)`,
      ),
      unless: phrase('reasonable notice|either party|each party|police|warrant|tax', REPORT),
      why: 'The clause gives one party broad audit rights, which can be costly and disruptive for the other.',
    },
  ],
  examples: [
    "Norbury [[may inspect Elm Ltd's stores and ledgers at any time and without notice]].",
    'The police may search the premises at any time without notice.',
    '[[The cost of each audit shall be borne by the Licensee]].',
    'Licensee shall [[permit inspection of its systems on demand]].',
    '[[The Franchisor may audit the books at any time]].',
    '[[The cost of any audit shall be borne by the Licensee]].',
    'The Licensor may audit the records once a year on reasonable notice at any time of day.',
    'The cost of the audit is borne by the Licensee if the audit shows an underpayment.',
    'The auditors may audit the accounts.',
  ],
});
