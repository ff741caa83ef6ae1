import { REPORT } from '#engine/detectors/legal/contract-words.ts';
import type { WordingPart } from '#engine/detectors/wording-part.ts';
import { GDPR } from '#engine/laws.ts';
import { phrase } from '#engine/phrases/phrase.ts';

const PROCESSOR =
  '(?:we|(?:the )?(?:data )?(?:processor|provider|supplier|vendor|company|contractor|importer))';
const CONTROLLER = '(?:you|(?:the )?(?:data )?(?:controller|customer|client|exporter))';
const NEED_NOT = `(?:need not|needn't|(?:is|are|shall be|will be) (?:not (?:obliged|required|bound|expected) to|under no (?:obligation|duty) to)|(?:has|have|shall have) no (?:obligation|duty) to|(?:does|do) not (?:have|need) to)`;
const SAFEGUARDS =
  '(?:standard contractual clauses|model clauses|(?:appropriate |adequate |any )?safeguards|(?:an )?adequate level of (?:data )?protection|adequacy|transfer (?:mechanism|impact assessment))';

/** Wordings of contracts with those who process personal data for others. */
export const processor: WordingPart = {
  rules: [
    {
      form: phrase(
        `${PROCESSOR} ${NEED_NOT} (?:tell|inform|notify|warn|alert) ${CONTROLLER}(?: \\w{2,9}){0,2} (?:of|about|if|when) (?:\\w{1,9} ){0,4}breach(?:es)?(?: of (?:security|\\w{3,8} data))?`,
        `${PROCESSOR} (?:(?:shall|will|must|may) )?(?:tell|inform|notif(?:y|ies)|informs|tells) ${CONTROLLER} [^.;:•]{1,60}?breach(?:es)?[^.;:•]{0,40}? (?:if and when|if|when|where|as|only if) (?:it|we) (?:considers?|thinks?|sees?|deems?|finds?|wish(?:es)?|likes?|chooses?)(?: (?:this|that|it|so))?(?: \\w{2,12})?`,
        `${PROCESSOR} (?:(?:shall|will|must|may) )?(?:endeavou?rs? to |try to |tries to |aims? to )?(?:tell|inform|notif(?:y|ies)|informs|tells) ${CONTROLLER} [^.;:•]{1,60}?breach(?:es)?[^.;:•]{0,80}? within (?:(?:one|two|three|four|six|nine|twelve|a|\\d{1,2})(?: \\(\\d{1,2}\\))? months?|a year|(?:thirty|sixty|ninety|30|45|60|90|120|180)(?: \\(\\d{1,3}\\))? (?:\\w{6,8} )?days)`,
      ),
      requires: phrase(
        'personal data|data breach(?:es)?|breach(?:es)? of security|security breach(?:es)?|processor|your data|personal information',
      ),
      unless: phrase(
        'breach(?:es)? of (?:contract|this agreement|warranty)|cure|remed(?:y|ied)|encrypted|unlikely',
        REPORT,
      ),
      legalReference: { law: GDPR, article: 'Art. 33(2)' },
      recommendation:
        'Have breaches reported without undue delay, within a day or two, and in every case.',
      confidence: 0.85,
      why: 'The text lets a data breach be kept back or reported late, although it must be reported without undue delay.',
    },
    {
      form: phrase(
        `${PROCESSOR} (?:may|can|is free to|shall be free to) (?:depart from|deviate from|disregard|ignore|derogate from|override|set aside) (?:such|the|any|those|these|(?:the )?controller's|(?:the )?customer's|your) (?:\\w{4,12} )?instructions`,
      ),
      unless: phrase(
        'unlawful|infring\\w{1,5}|required by law|breach(?:es)? the law|union or member state',
        REPORT,
      ),
      legalReference: { law: GDPR, article: 'Art. 28(3)(a) and (10)' },
      recommendation:
        'Bind the processor to documented instructions, except where the law demands otherwise.',
      confidence: 0.85,
      why: 'The text lets a processor depart from the instructions of those who answer for the data.',
    },
    {
      form: phrase(
        `(?:personal |customer |client )?data (?:may|can|will|shall) be (?:\\w{4,9} )?(?:transferred|sent|moved|exported|transmitted) [^.;:•]{1,60}?(?:whether or not|even if|regardless of whether|irrespective of whether|without) [^.;:•]{0,60}?${SAFEGUARDS}(?:[^.;:•]{0,60}? no ${SAFEGUARDS} (?:is|are|will be|shall be) (?:needed|required|necessary))?`,
        `(?:transfer|send|move|export|process|store) (?:\\w{2,9} ){0,3}data [^.;:•]{1,60}?(?:whether or not|even if|regardless of whether|irrespective of whether|without) [^.;:•]{0,60}?${SAFEGUARDS}`,
        `${CONTROLLER} (?:hereby )?(?:waives?|renounces?|does without|dispenses with|forgoes) (?:the |any |all )?(?:standard contractual clauses|model clauses|safeguards)`,
        `(?:no|neither) (?:standard contractual clauses|model clauses|safeguards|transfer (?:mechanism|impact assessment))(?: (?:or|nor|and) (?:any )?(?:other |similar |additional )?(?:\\w{4,12} )?(?:safeguards|measures|clauses))? (?:(?:is|are|will be|shall be) (?:needed|required|necessary|agreed|in place|used|provided)|appl(?:y|ies)|exists?)`,
      ),
      requires: phrase(
        'personal data|customer data|your data|eea|european|processor|any country|third countr(?:y|ies)|standard contractual clauses|model clauses',
      ),
      unless: phrase(
        `(?:shall|will|may|must|can|do|does) not (?:be )?(?:transfer\\w{0,3}|sen[dt]|mov\\w{1,2}|export\\w{0,2})|never|cannot|adequacy decision|because|within the (?:eea|eu|european)|prohibited|unlawful|forbidden`,
        REPORT,
      ),
      legalReference: { law: GDPR, article: 'Art. 44–46' },
      recommendation:
        'Name the countries, and agree on standard contractual clauses or another safeguard for each.',
      confidence: 0.85,
      why: 'The text lets personal data leave the country without the safeguards that the law requires.',
    },
    {
      form: phrase(
        `no (?:undertaking|duty|obligation|promise) of (?:confidentiality|secrecy) (?:is|are|will be|shall be) (?:required|asked|demanded|needed|imposed) (?:of|from|on) (?:the |its |any )?(?:staff|employees|freelancers|contractors|personnel|persons|people)`,
        `${CONTROLLER} (?:has|have|shall have|will have) no (?:right|rights|entitlement) (?:to (?:audit|inspect|check|verify|examine)(?: or (?:audit|inspect|check|verify))?|of (?:audit|inspection|verification|control)(?: (?:or|and) (?:audit|inspection|verification))?)(?: …processor)?`,
        `${PROCESSOR} ${NEED_NOT} (?:help|assist|support|cooperate with) ${CONTROLLER}(?: \\w{2,12}){0,4} (?:requests?|data subjects?|breach(?:es)?|impact assessments?|obligations?|authorit(?:y|ies))(?: from data subjects?)?`,
        `${PROCESSOR} (?:may|can|is free to|is entitled to) (?:engage|appoint|use|change|replace|add) (?:any |other |further |new )?(?:sub-?processors?)(?: …)? without (?:\\w{3,12} ){0,3}(?:informing|telling|notifying|asking|notice|consent|approval|authori[sz]ation|permission)(?: (?:to|of|from|the|you) ?\\w{0,12}){0,2}`,
      ),
      requires: phrase(
        'controller|processors?|sub-?processors?|data subjects?|personal data|staff|freelancers',
      ),
      unless: phrase('not without|joint controllers?|so long as|provided that|unless', REPORT),
      legalReference: { law: GDPR, article: 'Art. 28(2) and (3)' },
      recommendation:
        'Grant what a processor owes: prior notice of sub-processors, help, and audits.',
      confidence: 0.85,
      why: 'The text takes from the controller what a processor must grant: control of sub-processors, help, or audits.',
    },
    {
      form: phrase(
        `${PROCESSOR} (?:may|can|is (?:free|entitled|allowed) to|reserves? the right to) (?:also )?(?:use|process|exploit|analy[sz]e) (?:\\w{3,12} ){0,3}?data[^.;:•]{0,80}? for (?:any|all) (?:other )?purposes? of (?:its|their) own(?: (?:that|which) (?:it|they) (?:considers?|thinks?|finds?|deems?) \\w{3,11})?`,
        `${PROCESSOR} (?:may|can|shall|will|is (?:free|entitled|allowed) to|reserves? the right to) (?:also )?(?:use|process|exploit|analy[sz]e) (?:\\w{3,12} ){0,3}?data(?: \\w{2,12}){0,4}? for (?:its|their|our|his) own (?:\\w{4,12} )?(?:purposes?|ends|business|benefit|use)(?:,? including [^.;]{1,120})?`,
      ),
      requires: phrase(
        'personal data|customer data|client data|controllers?|processors?|data subjects?|on behalf',
      ),
      unless: phrase(
        `(?:not|never|nor) (?:\\w{2,9} ){0,2}(?:use|process|exploit|analy[sz]e|permitted|allowed|entitled)|nor|anonymi[sz]ed|with (?:the |your |its )?(?:\\w{4,12}'s )?(?:prior )?(?:written )?consent`,
        REPORT,
      ),
      severity: 'high',
      legalReference: { law: GDPR, article: 'Art. 28(3)(a) and 28(10)' },
      recommendation: 'Limit the processing to the documented instructions of the controller.',
      confidence: 0.9,
      why: 'The text lets a processor use the data that it was entrusted with for its own ends.',
    },
    {
      form: phrase(
        `requests? (?:for|of) (?:erasure|deletion|access|rectification|portability|restriction)(?: (?:and|or) \\w{5,14})? (?:is|are|remain|shall be|will be) (?:excluded|not (?:covered|included|supported|handled|part of \\w{3,12}))`,
        `requests?[^.;]{0,80}? (?:may|will|shall|can) (?:charge|bill|invoice|be charged|be billed)(?: (?:${CONTROLLER}|it|them))?(?: at)? (?:us ?)?[£$€]? ?\\d[\\d,.]{0,8} ?(?:euros?|dollars|pounds)? (?:for (?:each|every|any)|per|each|a)(?: (?:one|of them|request|such request))?`,
        `(?:for as long as|as long as|until) ${PROCESSOR} (?:considers?|thinks?|deems?|sees?|finds?|likes?|wish(?:es)?|wants?)(?: (?:it|this|that))?(?: (?:to be )?(?:necessary|fit|useful|appropriate|desirable|expedient))?`,
      ),
      requires: phrase(
        'personal data|controllers?|data-subjects?|(?:the )?processor (?:will|shall|may|can|forwards?|answers?|handles?)',
      ),
      unless: phrase(
        '(?:not|never|nor|no) (?:\\w{2,9} ){0,3}(?:charge|charged|retain|keep|process)|manifestly|excessive',
        REPORT,
      ),
      legalReference: { law: GDPR, article: 'Art. 28(3)(e) and (g)' },
      recommendation:
        'Agree that help with requests is included, and when data are returned or deleted.',
      confidence: 0.85,
      why: 'The text takes from the controller what a processor must grant: help with requests, or the end of processing.',
    },
  ],
};
