import { MUST_NOT, REPORT, WEAKER } from '#engine/detectors/legal/contract-words.ts';
import { riskyClause } from '#engine/detectors/legal/risky-clause.ts';
import {
  AIR_PASSENGER_RIGHTS_REGULATION,
  HOUSING_ACT,
  UNFAIR_TERMS_DIRECTIVE,
} from '#engine/laws.ts';
import { phrase } from '#engine/phrases/phrase.ts';

import { lostAccess } from './lost-access.ts';
import { lostProtection } from './lost-protection.ts';

const WAIVES =
  '(?:waives?|waiving|gives? up|giving up|relinquish(?:es)?|renounces?|surrenders?|forgo(?:es)?)';
const STATUTORY_RIGHTS = `(?:(?:statutory|consumer|employment|homestead|exemption|mandatory|tenant'?s?'?|worker'?s?'?)
  (?:rights?|protections?|remed(?:y|ies)|exemptions?|entitlements?|claims?)
  |(?:rights?|protections?|remed(?:y|ies)|exemptions?|entitlements?|benefits?|defen[cs]es?|compensation|reimbursements?)
  (?:under|conferred by|given by|provided by|arising under|of|afforded by)
  (?:\\w{1,14},? ){0,6}(?:laws?|act|acts|regulations?|statutes?|legislation|directive|code)
  |(?:benefits?|protections?) of (?:\\w{1,14},? ){0,6}laws?|presentment|notice of dishonou?r
  |homestead exemption|deposit protection)`;
const CLAIMABLE = `(?:redundancy(?: pay)?|compensation|holiday pay|sick pay|notice pay
  |overtime(?: pay)?|minimum wage|rest breaks?|complain|appeal|object|a hearing|quiet enjoyment
  |damages|repairs|legal action|dispute|contest|recourse|(?:bring|make|raise|file|pursue|lodge)
  (?:an? |any )?(?:claims?|complaints?|grievances?)
  |(?:claim|seek|recover|receive|request|demand|have) (?:\\w{1,12} ){0,4}(?:return|refund|repayment
  |compensation|damages|deposit|redundancy|overtime|interest|reimbursement|reduction))`;
const LAWS = `(?:working time (?:regulations|directive)|unfair contract terms act|consumer
  (?:rights|protection|credit) acts?|sale of goods act|employment rights act|employment standards
  act|landlord and tenant acts?|security of tenure|fair labor standards act|equality act|agency
  workers regulations)`;
const PASSENGER_RIGHTS = `(?:(?:the )?(?:eu |uk |retained )?regulation \\(?(?:e[cu]\\)? )?(?:no\\.? )?(?:261/2004|2021/782|1371/2007|181/2011|1177/2010)|(?:eu|ec|uk) ?-?261(?:/2004)?|(?:the )?(?:air |rail )?passenger rights (?:regulations?|law|act))`;

export const rightsWaiver = riskyClause({
  id: 'rights-waiver',
  typeName: 'Waiver of statutory rights',
  description: 'Waivers of rights that the law gives to tenants, workers, debtors or consumers.',
  severity: 'high',
  recommendation: 'Remove the waiver; most of these rights cannot be waived in advance.',
  legalReference: { law: UNFAIR_TERMS_DIRECTIVE, article: 'Annex, point 1(b) and (q)' },
  parts: [lostProtection, lostAccess],
  triggers: (
    'class action|join others*|up with other*|together with other*|forces with other*|' +
    'right to take*|in a claim|right to go to court|right to a court|from all claims|' +
    'from any claims|defenses|defences|forgo*|forego*|notice of acceptance|any claim for*|' +
    'any claim against*|proceed first*|waives|waive any*|waive all*|waive your*|waive the*|' +
    'give up any*|give up your*|give up all*|gives up*|relinquish*|renounce*|statutory rights|' +
    'no right to*|no claim to*|no recourse|no claim for*|not be protected in*|' +
    'a scheme|any scheme|the scheme|approved scheme|protection scheme|deposit with*|deposit into*|deposit in a*|deposit in the*|deposit under*|protect the deposit*|register the deposit*|lodge the deposit*|protect your deposit*|deposit protection|deposit scheme|deposit will not*|quiet enjoyment|working time|' +
    'weekly working*|the ombudsman|tribunal is*|tribunals is*|tribunal are*|tribunals are*|' +
    'court are*|courts are*|union is*|48 hour*|48-hour*|security of tenure|rights act|' +
    'tenant act|contract terms act|goods act|charge back*|forty-eight-hour*|forty-eight hour*|' +
    'opts out|opted out|disappl*|union are*|joining a union|protection scheme|deposit need*|' +
    'deposit shall*|deposit is*|deposit will never|from all and*|from any and*|' +
    'from all liabilit*|from any liabilit*|from all obligations|from any obligations|' +
    'working hours|hereby waive*|hereby excluded|legal rights are*|legal rights will be*|' +
    'legal rights shall be*|employment rights|consumer rights are*|consumer rights shall be*|' +
    'consumer rights will be*|rights are excluded|rights are waived|waiving|no statutory*|' +
    'no legal right*|no legal claim*|no rights to*|no rights for*|no rights against*|' +
    'no claims*|no entitlement*|no legal recourse|charge with the*|charges with the*|' +
    'charge with your|charges with your|charge with its|charges with its|homestead|presentment|' +
    'redundancy|sick pay|annual leave|holiday pay|equality act|agency workers|' +
    'employment standards|regulator is*|regulator are*|ombudsman is*|ombudsman are*|' +
    'authority is excluded|authority is barred|authorities are barred|authorities are excluded|' +
    'court is excluded|court is barred|court is not available|surrender*|giving up|' +
    'give up the*|give up his*|give up her*|give up its*|part in a class|part in any class|' +
    'part in a group|part in a joint|part in a collective|part in other|part in others|' +
    'participate in a class|participate in any class|participate in a group|' +
    'participate in a joint|participate in a collective|participate in other|' +
    'participate in others|join a class|join any class|join a group|join a joint|' +
    'join a collective|join other|join with other*|join in other|join in others|' +
    'join in a class|any joint|any collective|charge-back*|chargeback*|releases the*|' +
    'release us from*|releases us from*|hereby release*|irrevocably release*|waive his*|' +
    'waive her*|waive such*|statutory protect*|statutory remed*|statutory entitlement*|' +
    "mandatory right*|workers' rights|tenants' rights|law gives*|act gives*|laws give*|" +
    'statute gives*|code gives*|right to defend*|right to be heard|right to join*|' +
    'right of withdrawal|without a jury|go to court|go to any court|go to a court|go to the court|to court|before a court|before any court|before the courts|approach any court|approach a court|' +
    'join any labo*|261/2004|2021/782|181/2011|1177/2010|uk261'
  ).split('|'),
  rules: [
    {
      form: phrase(
        `deposit (?:is|will|shall|need)(?: not| never)(?: be)?
          (?:protected|registered|lodged|placed|held) …(?:scheme|protection|third party|account)`,
        'deposit …(?:not|outside) …(?:protection scheme|deposit scheme)',
        `(?:it|which) (?:(?:will|shall|need) not be|is not) (?:protected|registered|lodged|placed|held) (?:with|in|by) (?:an? |any |the )?(?:\\w{4,12} ){0,2}scheme`,
        `(?:not (?:be )?(?:necessary|required|obliged|bound|need(?:ed)?)|need not|no (?:need|duty|obligation)|(?:will|shall|does|do) not(?: have to)?)(?: to)? (?:protect|register|lodge|place|put) (?:the |any |a |your |his |her |said )?(?:\\w{4,10} )?deposit (?:with|in|into|under) (?:an? |any |the )?(?:\\w{4,12} )?(?:\\w{4,12} )?scheme`,
      ),
      requires: phrase('deposit|bond'),
      unless: phrase(
        `tenancy deposit (?:scheme )?(?:will|shall) be|lodger|company let|if the (?:tenant|landlord) (?:is a company|lives)`,
        REPORT,
      ),
      confidence: 0.85,
      recommendation:
        'Remove it, and have the deposit protected; without that it can be claimed back.',
      legalReference: { law: HOUSING_ACT, article: 's. 213' },
      why: 'The clause keeps the deposit out of a protection scheme, which may be against the law.',
    },
    {
      form: phrase(
        `(?:${WEAKER} )?(?:hereby )?${WAIVES} (?:\\w{2,12},? ){0,9}?(?:rights?|remed(?:y|ies)|protections?|benefits?|claims?) (?:under|of|given by|granted by|conferred by|arising under) (?:(?:r\\. ?a\\.|republic act|p\\. ?d\\.|act|law|statute|section|sections|article|regulations?|code)(?: no\\.?)? \\d[\\w./-]{0,9}|(?:the )?(?:\\w{4,13} ){1,3}(?:act|law|code)\\b)(?: and (?:the )?(?:\\w{4,13} ){1,3}(?:act|law|code)\\b)?`,
      ),
      requires: phrase(WEAKER),
      unless: phrase(
        `(?:not|no|nor|never|cannot|neither|failure|delay|without|nothing) …(?:waives?|waiving|gives? up)|jury|moral rights?|copyright|patents?|defendant|plea|section 1542|unknown claims|settlement agreement|(?:1988|designs and patents)`,
        REPORT,
      ),
      confidence: 0.9,
      why: 'The clause gives up a right that the law grants; such waivers are often invalid.',
    },
    {
      form: phrase(
        `${WEAKER} ${MUST_NOT} (?:join(?: (?:in|with))?|(?:take part|participate) (?:in|with))
          (?:others?|other \\w{4,10}|(?:an?|any) (?:class|joint|group|collective))(?: \\w{1,8}){0,2}
          (?:claims?|actions?|lawsuits?|suits?|proceedings?)`,
        `${WAIVES} (?:any|the|all|your|their|his|her) rights? to (?:take (?:us|the \\w{3,12}) to
          court|go to court|sue|take part in (?:a|any) class actions?|a class action|join a class
          action)`,
      ),
      unless: phrase('not (?:waive|give up)|jury', REPORT),
      why: 'The clause limits or gives up access to the courts, which can make claims harder to bring.',
    },
    {
      form: phrase(
        `(?:join(?:ing)?|band(?:ing)?|team(?:ing)?) (?:up |together |forces )with other
          (?:members|customers|users|tenants|buyers|guests|residents|drivers|students|parents)
          (?:to|in|and) (?:bring(?:ing)?|mak(?:e|ing)|tak(?:e|ing)|sue|complain|a)
          (?:\\w{1,12} ){0,3}(?:claims?|actions?|us|complaints?|case|proceedings?)`,
      ),
      requires: phrase('not|no|never|cannot|forbidden|prohibited|agrees?|waives?'),
      unless: phrase('free to|may also', REPORT),
      why: 'The clause limits or gives up access to the courts, which can make claims harder to bring.',
    },
    {
      form: phrase(
        `(?:${WEAKER} )?(?:hereby )?(?:irrevocably )?${WAIVES}
          (?:[\\w\\x27\\u2019]{1,15},? ){0,8}${STATUTORY_RIGHTS}(?:
          (?:under|in|of|and|or|given|conferred)(?: \\w{1,15}){1,6})?`,
        `(?:${WEAKER} )?(?:hereby )?(?:irrevocably )?${WAIVES}
          (?:any|all|the|your|his|her|their|its)(?: and all)?(?: \\w{3,12})?
          (?:rights?|claims?|entitlements?) (?:to|for)
          (?:\\w{1,12} ){0,2}${CLAIMABLE}(?: (?:of|for|against) \\w{1,12}(?: \\w{1,12}){0,4})?`,
        `${WEAKER} (?:has|have|shall have|will have) no
          (?:statutory |legal )?(?:rights?|claims?|entitlement|recourse) (?:to|for|against|of)
          (?:\\w{1,12} ){0,3}${CLAIMABLE}`,
      ),
      unless: phrase(
        `(?:not|no|nor|never|cannot|neither|failure|delay|without|nothing) …(?:waives?|waiving|gives? up)
          |not (?:be )?(?:construed|deemed)|jury|moral rights?|defendant|plea|court (?:held|found)
          |statutory rights are not affected|lord|governor|school|council|department`,
        REPORT,
      ),
      why: 'The clause gives up a right that the law grants; such waivers are often invalid.',
      confidence: 0.85,
    },
    {
      form: phrase(
        `${LAWS}(?: \\d{4})? …(?:(?:shall|will|do|does) not apply|(?:is|are|be)
          (?:hereby )?(?:excluded|waived|disapplied))`,
        `(?:statutory|legal|consumer|employment) rights …(?:are|is|be) (?:hereby )?(?:excluded|waived|disapplied)`,
        '(?:limits?|limit) (?:on|of) (?:weekly )?working (?:time|hours) …(?:shall|will|do|does) not apply',
        `(?:complaints?|appeals?|recourse|references?|claims?) to
          (?:the |an? |any )?(?:\\w{3,12} )?(?:ombudsman|tribunals?|courts?|regulator|authorit(?:y|ies))
          (?:is|are)
          (?:hereby )?(?:excluded|barred|waived|forbidden|not (?:possible|allowed|permitted|available))`,
        `(?:membership of|joining|belonging to) (?:an? |any |the )?(?:trade |labou?r )?union
          (?:is|are)
          (?:not (?:compatible|permitted|allowed|accepted|tolerated|welcome)|incompatible|forbidden|prohibited)`,
        '(?:opts? out|opted out|excludes?|disappl(?:y|ies)) …(?:48|forty-eight)-hours?(?: …(?:week|limit))?',
        '(?:48|forty-eight)-hours? (?:\\w{1,12} ){0,3}(?:limit|week|maximum)? ?…(?:shall|will|does|do) not apply',
        `(?:no|without)(?: any)?(?: \\w{3,10})? (?:right|covenant|guarantee|promise|warranty)s?
          (?:to|of|for|as to) quiet enjoyment`,
        `${WEAKER} ${MUST_NOT} (?:initiate|raise|file|make|request|dispute|submit)
          (?:\\w{1,12} ){0,4}(?:charge-?backs?|charges? with (?:your|the|its) (?:bank|card \\w{4,9}))`,
      ),
      unless: phrase(
        `(?:not|never) (?:be )?(?:affected|excluded|waived)|withdraw (?:your|this|his|her)
          (?:opt|consent|agreement)|joint venture|exempt|tenancy deposit (?:scheme )?(?:will|shall)
          be|lodger`,
        REPORT,
      ),
      why: 'The clause sets aside a protection that the law provides, which may be invalid.',
      confidence: 0.85,
    },
    {
      form: phrase(
        `${WEAKER} (?:hereby |agrees? to |expressly |irrevocably ){0,3}(?:waives?|gives? up
          |forgoe?s?|foregoe?s?|renounces?|releases?) (?:all |any |the |its |his |her |their |your ){0,2}(?:defen[cs]es?|set-?offs?|notice of (?:acceptance|default|demand|assignment)
          |holidays?(?: entitlement| pay)?|annual leave|sick pay|overtime|rest (?:days?|breaks?)
          |maternity \\w{3,6}|bonus|pension|claims? (?:for|against|in respect of)
          (?:\\w{2,12} ){0,2}\\w{3,14})(?: (?:against|and|or|of)(?: \\w{2,12}){1,4})?`,
        `${WEAKER} (?:\\w{2,12} ){0,2}releases? (?:the )?\\w{2,15} from (?:any|all)(?: and all)?
          (?:\\w{3,12} )?(?:claims?|liabilit(?:y|ies)|obligations)`,
      ),
      unless: phrase(
        `(?:not|no|nor|never|cannot|failure|delay|nothing) …(?:waives?|releases?)|settlement
          agreement|independent (?:legal )?advice`,
        REPORT,
      ),
      why: 'The clause gives up claims or defenses in advance, before their value is known.',
    },
    {
      form: phrase(
        `rights (?:which|that) (?:\\w{3,12} ){0,3}?(?:law|act|statute|code)s? gives? (?:you|them|him|her|the \\w{3,12}) (?:do not|don't|does not|shall not|will not) apply`,
        `(?:you|he|she|they|(?:the |an |any )?(?:employees?|workers?|designers?|contractors?|tenants?|members?|customers?|clients?|borrowers?|users?|m[rs]{1,2}\\.? \\w{2,15})) (?:hereby |also ){0,2}(?:waives?|gives? up|forgoe?s?|foregoe?s?|renounces?) (?:the|his|her|their|your|any|every) right (?:to (?:defend (?:himself|herself|yourself|themselves|itself)|be heard|join(?: with)? (?:others?|other \\w{4,10}))(?: \\w{2,12}){0,5}|of withdrawal(?: \\w{2,9}){0,4})`,
        `(?:both|all) (?:sides|parties) (?:do|shall do|will do) without a jury`,
      ),
      unless: phrase(
        '(?:not|never|cannot) (?:be )?(?:waive|give up)\\w{0,2}|do not have to|expires',
      ),
      confidence: 0.85,
      why: 'The clause gives up a protection that the law provides; such waivers are often invalid.',
    },
    {
      form: phrase(
        `(?:i|${WEAKER}) (?:(?:shall|must|may) (?:not|never)|cannot|agrees? (?:not|never) to|undertakes? (?:not|never) to|promises? (?:not|never) to) (?:\\w{3,10} )?(?:go to (?:any |the |a )?court|(?:bring|take) (?:this|it|the matter|any (?:dispute|matter|claim)|disputes|claims|us|the \\w{3,12}) (?:to|before) (?:a |any |the )?courts?|approach (?:any|a|the) courts?)`,
        `i will (?:not|never) go to court`,
      ),
      unless: phrase(
        `unless|until|before|without first|alone|in person|if (?:you|i|they) (?:settle|pay)|small claims|jury|defendant|as a (?:witness|spectator)|tennis`,
        REPORT,
      ),
      confidence: 0.8,
      why: 'The clause closes the courts to one party, which is often invalid.',
    },
    {
      form: phrase(
        `(?:passengers?|travell?ers?|customers?|you) (?:hereby |expressly |irrevocably |agrees? to ){0,2}${WAIVES} (?:(?:any|all|the|your|their|his|her) )?(?:rights? to |claims? (?:to|for) )?(?:compensation|assistance|care|reimbursement|refunds?) (?:under|pursuant to|according to|in accordance with) ${PASSENGER_RIGHTS}`,
        `(?:compensation|assistance|reimbursement|claims?|rights?) (?:under|pursuant to|according to|in accordance with) ${PASSENGER_RIGHTS} (?:is|are|shall be|will be) (?:hereby |expressly )?(?:excluded|waived|barred|not (?:paid|payable|owed|due|available))`,
      ),
      unless: phrase(
        `(?:not|never|cannot|nothing) (?:\\w{2,9} ){0,3}(?:waive|exclude|limit)\\w{0,2}|only if|unless|extraordinary circumstances`,
        REPORT,
      ),
      confidence: 0.85,
      legalReference: { law: AIR_PASSENGER_RIGHTS_REGULATION, article: 'Art. 15' },
      why: 'The clause gives up what the law grants to passengers, which a carrier may not exclude.',
    },
  ],
  examples: [
    'The landlord is [[not obliged to register the deposit with any scheme]].',
    'The deposit is four hundred pounds, [[which will not be registered with any approved scheme]].',
    'The agent shall not have to place the deposit in a locker.',
    '[[Debtor waives every right under Act No. 12345 and the Consumer Code]].',
    'The debtor does not waive any right under Act No. 12345.',
    '[[The Supplier shall not bring any claim to adjudication]].',
    'The Supplier shall not start adjudication before the managers have met.',
    'She [[undertakes not to obtain legal advice before signing]]. [[If you involve a solicitor the offer is withdrawn]].',
    'You must not consult the same lawyer as the seller; he does not need to take legal advice.',
    'We [[give up all rights in our matrimonial home]].',
    'The house is a family home, and it may not be sold without a court order.',
    '[[Membership of a labour union counts as a breach]] of loyalty.',
    'Joining a union is not a breach of this contract.',
    '[[We do not pay statutory maternity pay]].',
    'We do not pay statutory sick pay to those who do not qualify.',
    "The tenant's [[deposit stays with us and need not be lodged in a scheme]].",
    '[[Passengers waive any compensation under Regulation (EC) No 261/2004]] by accepting these terms.',
    '[[Compensation under Regulation 261/2004 is excluded]] for tickets of this class.',
    'The passenger cannot waive compensation under Regulation (EC) No 261/2004.',
    'Regulation (EC) No 261/2004 does not apply to passengers who travel free of charge.',
    'Compensation under Regulation (EC) No 261/2004 is not payable in extraordinary circumstances.',
    '[[I shall not go to court]].',
    '[[The member may not go to court]]. [[You agree never to take us to court]].',
    'You may not go to court until you have tried to settle; I will not go to court as a witness.',
    'The [[rights that consumer law gives you do not apply]].',
    '[[The tenant renounces the right to be heard in court]].',
    '[[Both sides do without a jury]].',
    'You have a right of withdrawal of fourteen days.',
    'Your [[deposit is not registered with a scheme]].',
    'The [[deposit need not be lodged with a scheme]].',
    '[[You will not join others in a claim]].',
    '[[Joining up with other members to bring a claim]] is not allowed; join forces with other clubs.',
    'You [[give up the right to take us to court]].',
    'By signing [[you waive your right to bring a claim]] before a tribunal.',
    '[[Complaints to the ombudsman are excluded]]. [[Membership of a trade union is not compatible]] with work here.',
    'Complaints to the ombudsman are free; the union is strong.',
    'She gave up the right to sing; the class action goes on.',
    '[[The Lessee waives all defenses against the Lessor]].',
    '[[The applicant waives any right to claim the return of the holding deposit]].',
    '[[Borrower waives presentment and all exemption rights under state law]].',
    '[[You have no right to holiday pay]].',
    'The [[deposit will not be protected in a scheme]].',
    '[[You must not raise any chargebacks]].',
    'Failure to enforce a term does not waive any rights under the Act.',
    'Your statutory rights are not affected.',
    'The teacher waives the fee; there is no right to park.',
    'You cannot waive your rights under the Consumer Rights Act.',
  ],
});
