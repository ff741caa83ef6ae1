import { REPORT } from '#engine/detectors/legal/contract-words.ts';
import { riskyClause } from '#engine/detectors/legal/risky-clause.ts';
import { GDPR } from '#engine/laws.ts';
import { phrase } from '#engine/phrases/phrase.ts';

const DATA =
  '(?:your |their |personal |the |user |customer |any |such )?(?:personal )?(?:data|information|records|details)';
const REQUEST = '(?:requests? for|requests? to see|cop(?:y|ies) of|access to|answers? about)';

export const hinderedDataRights = riskyClause({
  id: 'hindered-data-rights',
  typeName: 'Restricted data subject rights',
  description:
    'Obstacles to access, correction, erasure or objection, such as fees, long delays or needless proof of identity.',
  severity: 'medium',
  recommendation:
    'Answer requests free of charge within one month, and explain how to object and how to have data erased.',
  legalReference: { law: GDPR, article: 'Art. 12, 15–17 and 21' },
  triggers: (
    'copy of their*|right to access*|right of access|right to erase*|right of erasure|right to see*|right to correct*|right to delete*|right to rectify*|rights of access|rights to access|' +
    'no right to see*|no rights to see*|no right to access*|no right to view*|no right to inspect*|no right to get*|no right to obtain*|no right to correct*|no right to change*|no right to remove*|no right to delete*|no right to erase*|no right to export*|no right to rectify*|no rights to access*|no rights to delete*|not see, correct*|not see, change*|not see, delete*|not access, correct*|not access, change*|not access, delete*|cannot see or*|cannot access or*|cannot view or*|cannot see, correct*|cannot see, change*|cannot access, correct*|not see or*|not access or*|not view or*|' +
    "withdraw consent*|withdraw your consent*|withdraw their consent*|withdraw the consent*|withdraw this consent*|revoke consent*|revoke your consent*|revoke their consent*|take back your consent*|consent cannot*|consent can't*|consent may not*|delete your account|delete your profile|delete their account|delete their profile|erase your account|erase your profile|erase their account|erase their profile|delete their data|erase their data|" +
    'data subjects may*|data subjects can*|data subjects will*|data subjects shall*|data subject may be*|' +
    "requests within*|no way to object*|no right to object*|cannot object*|can't object*|" +
    "not object to|no opting out|no opt-out|cannot opt*|can't opt*|not opt out|" +
    'not possible to opt*|no way to opt*|no way of opting|copy of your data|copy of the data|' +
    'copy of your personal*|access your data|access to your data|access request*|data request*|' +
    'requests for data|request for your data|delete data|delete your data|erase your data|' +
    'erase data|remove your data|delete personal data|delete any data|never delete*|' +
    "not delete*|don't delete*|don't erase|never erase*|not erase*|scan of your passport|" +
    'copy of your passport|notarised copy|notarized copy|certified copy of*|specimen of your*|' +
    'answer within #*|answer within one*|answer within a*|answer within six|' +
    'answer within twelve|answer within three|answer within several|respond within one*|' +
    'respond within six|respond within twelve|reply within six|reply within one*|' +
    'reply within twelve|deletion of data|erasure of data|deletion is*|correct your data|' +
    'correct data|opting out is*|object to profiling|object to this*|copies of your*|' +
    'copy of your*|copy of personal*|copy of user*|copy of such*|copy of any*|' +
    'access to personal*|request for personal*|requests for personal*|requests to see*|' +
    'request to see*|for deletion|for erasure|for the deletion|for the erasure|' +
    'request to delete|requests to delete|request to erase|requests to erase'
  ).split('|'),
  rules: [
    {
      form: phrase(
        `(?:you|users?|members?|customers?|subscribers?|parents?|children|guests?|data subjects?|applicants?) (?:has|have|shall have|will have) no rights? to (?:see|access|view|inspect|get|obtain|receive|correct|change|rectify|remove|delete|erase|export)(?:,? (?:or |and |nor )?(?:see|access|view|inspect|correct|change|rectify|amend|remove|delete|erase|export|object to)){0,4} (?:(?:a copy of|any|the|your|their|personal|of|this|that|such) ){0,4}(?:data|information|details|records|profiles?|photos)(?: (?:once|after|that|which|when) (?:it |they |you |we )?(?:\\w{2,9} ?){1,3})?`,
        `(?:waives?|gives? up|renounces?|forgoe?s?) (?:your|their|the|any|all|his|her)(?: of)? ?rights? (?:to (?:access|see|correct|rectify|erase|delete|object|restrict|port)|of (?:access|erasure|rectification|objection))(?:,? (?:or |and |nor )?(?:access|see|correct|rectify|erase|erasure|rectification|delete|object(?:ion)?|portability)){0,4}(?: (?:to|of|in) (?:the )?(?:processing|use|your|their)(?: of)?)?(?: (?:your|their|personal|the)){0,2}(?: (?:data|information|records))?`,
        `(?:you|users?|members?|customers?|parents?) (?:cannot|can't|can not|may not) (?:see|access|view),? (?:(?:or|and|nor) )?(?:correct|change|rectify|remove|delete|erase)(?:,? (?:or |and |nor )?(?:correct|change|remove|delete|erase|export)){0,3} (?:(?:the|your|their|personal) ){0,2}(?:data|information|details|records)(?: (?:once|after)(?: \\w{2,9}){1,3})?`,
      ),
      requires: phrase(
        'data|your|their|personal|once|given|provided|collected|submitted|about (?:you|them)|data subjects?',
      ),
      unless: phrase(
        `never|(?:not|cannot) (?:waive|give)|landlord|premises|site|land|others?|other|others'|another|third|until|unless|confidential|licensor|supplier's|company's|source code|trade secrets?`,
        REPORT,
      ),
      severity: 'high',
      confidence: 0.9,
      legalReference: { law: GDPR, article: 'Art. 15–17' },
      recommendation: 'Grant access, correction and erasure; no terms can take these rights away.',
      why: 'The text denies people the right to see, correct or erase their data.',
    },
    {
      form: phrase(
        `(?:you|users?|members?|customers?|subscribers?|parents?) (?:cannot|can't|may not|can not|must not) (?:later )?(?:withdraw|revoke|take back) (?:your |the |this |their |a |any )?consent(?: (?:once|after|that) (?:it |you |they )?(?:is |was |have |has |been ){0,2}(?:given|agreed|signed))?`,
        `(?:your |the |this )?consent (?:cannot|can't|may not|can not) (?:later |ever )?be (?:withdrawn|revoked|taken back)`,
        `(?:you|users?|members?|customers?|subscribers?) (?:cannot|can't|may not|can not) (?:ever )?(?:delete|erase) (?:your|their) (?:account|profile|data)(?=[.!;]|\\W{0,3}$)`,
      ),
      unless: phrase('medical|surgery|procedure|clinical|adoption|until|while|unless', REPORT),
      confidence: 0.85,
      legalReference: { law: GDPR, article: 'Art. 7(3) and 17' },
      why: 'The text keeps people from withdrawing consent or from having their data erased.',
    },
    {
      form: phrase(
        `(?:there is |there's |you have )?no (?:way|right|possibility|means|option) (?:to object|of objecting|to opt out|of opting out|to refuse|of refusing)(?: to| of| from)?(?: \\w{3,14}){0,4}`,
        `(?:you |users? |customers? |members? )(?:cannot|can't|may not|are not able to) (?:object to|opt out of|refuse) (?:\\w{2,12} ){0,3}(?:profiling|marketing|advertising|processing|analytics|tracking|sharing|sale|use of ${DATA}|${DATA})`,
        `(?:there's |there is )?no opt(?:ing)?[ -]out`,
      ),
      requires: phrase(
        'data|profil\\w{1,4}|marketing|advertising|track\\w{2,4}|analytics|personal|sell|share',
      ),
      unless: phrase('court|class settlement|arbitration|union', REPORT),
      confidence: 0.85,
      why: 'The text denies people the right to object to how their data is used.',
    },
    {
      form: phrase(
        `${REQUEST} (?:a copy of )?${DATA} (?:costs?|will cost|is charged at|are charged at|is subject to a (?:\\w{3,14} )?(?:fee|charge) of|carries a fee of) (?:you )?(?:[£$€]|eur|usd|gbp|chf)? ?\\d{1,4}`,
        `(?:charge|fee|costs?) (?:of |you )?(?:\\w{1,6} )?[£$€]? ?\\d{1,4} for (?:an? |any |each |every |the )?${REQUEST} (?:a copy of )?${DATA}`,
        `requests? (?:\\w{4,9} )?(?:from|by|of) data subjects? (?:may|can|will|shall) be (?:\\w{4,9} )?(?:disregarded|ignored|rejected|refused|discarded)`,
        `(?:scan|copy|photo) of your (?:passport|id card|identity card|birth certificate) (?:and|together with|as well as) (?:an? )?(?:\\w{3,10} )?(?:specimen|sample|utility bill|signature|photo|bank statement)`,
        `(?:notari[sz]ed|certified) (?:copy|request|letter) (?:\\w{2,9} ){0,4}(?:to (?:get|receive|obtain)|before we (?:answer|reply|delete|erase|handle)|for (?:any|a|every) (?:data )?(?:request|access|deletion))`,
      ),
      requires: phrase('data|personal|deletion|request|answer|information'),
      unless: phrase(
        'manifestly|excessive|repetitive|further copies|additional copies|mobile data|roaming|visa|land registry|court',
        REPORT,
      ),
      confidence: 0.85,
      why: 'The text makes people pay, or prove more than necessary, to get a copy of their data.',
    },
    {
      form: phrase(
        `(?:we|our company|the company|the platform|the service) (?:do not|don't|never|will not|won't|cannot|can't|are not able to) (?:delete|erase|remove|correct|rectify) (?:any )?${DATA}(?: (?:once|after|even if|even when|on request|at your request|upon request|that we|which we)(?: \\w{2,9}){0,6})`,
        `requests? (?:for (?:the )?(?:deletion|erasure)|to (?:delete|erase))(?: of)?(?: ${DATA})? (?:is|are|will be) (?:not (?:accepted|possible|granted|honou?red|processed)|refused|ignored|declined)`,
        `(?:answer|respond|reply)(?: to)?(?: (?:your|such|these|data|access|all))?(?: (?:requests?|inquiries))? within (?:six|nine|twelve|eighteen|several|6|9|12|18) months`,
        `(?:answer|respond|reply)(?: to)?(?: (?:your|such|these|data|access|all))?(?: (?:requests?|inquiries))? within (?:one|a|1) year`,
      ),
      requires: phrase('data|personal|deletion|erasure|requests?|information|answer within'),
      unless: phrase(
        'required by law|legal obligation|until|unless|backups?|without your|shareholder|tender|patent|planning',
        REPORT,
      ),
      confidence: 0.85,
      why: 'The text refuses to erase personal data, or allows too long to answer requests about it.',
    },
  ],
  examples: [
    'Members know that a [[copy of their data costs GBP 15]], payable in advance.',
    '[[Members have no right to access, correct or erase their records]].',
    'Once you have joined [[you cannot see or delete your details]].',
    'The worker [[gives up the right of access and erasure]] of her data.',
    'The landlord does not waive his right of access to the boiler; you never give up the right to see your data.',
    'You have no right to access the personal data of other members.',
    'Users have no right to change the source code provided.',
    '[[Members cannot revoke their consent after it was given]]. [[Users may not erase their profile]].',
    'You may withdraw your consent; you cannot delete your account while an order is open.',
    '[[Requests by data subjects can be ignored]] by the Vendor.',
    '[[You cannot object to profiling of your data]].',
    '[[There is no opting out]] of the sale of your data.',
    'A [[copy of your data costs 25]] euros.',
    '[[We do not delete personal data once you have left]].',
    'We [[respond to your requests within six months]] when they concern data.',
    'Send us a [[copy of your passport and a utility bill]] with any request about your data.',
    'You can object to profiling at any time, and a copy of your data costs nothing.',
    'We do not delete data unless you ask us to.',
    'There is no right to object to the planning decision.',
    'Roaming data costs 5 euros a day.',
    'Members cannot opt out of the class settlement.',
  ],
});
