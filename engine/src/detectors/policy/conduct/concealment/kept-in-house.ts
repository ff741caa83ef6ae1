import type { WordingPart } from '#engine/detectors/wording-part.ts';
import { phrase } from '#engine/phrases/phrase.ts';

const AUTHORITY = `(?:the )?(?:lado|mash|(?:local )?police|social (?:services|workers?)|safeguarding (?:team|lead|officer|board)|child protection|ofsted|cqc|hse|osha|ico|authorit(?:y|ies)|regulators?|inspectors?|ombudsman|council|charity commission|governing body|governors|coroner|health department|labou?r (?:board|inspectorate)|environment agency|doctors?|hospital|licensing)`;
const TRAIT = `(?:age|pregnancy|baby|bump|race|religion|disability|accent|maternity|gender|health|nationality|skin colou?r|headscarf|head scarf|hijab|turban|faith|illness|union|kids|childcare|depression|wheelchair)`;
const MATTER =
  '(?:thing|stuff|bit|part|issue|comment|business|angle|concern|discussion|reason|remark|point|talk)';
const RECORD = `(?:(?:the |his |her |their |our )?(?:\\w{3,12} )?(?:ats|system|files?|notes?|feedback|scorecard|records?|minutes|report|form|letter|sheet|debrief|write-?up|e-?mail)|greenhouse|workday|lever|bamboohr|personio|successfactors|workable|taleo|smartrecruiters|writing)`;

/** What is kept from the authority that should deal with it, or out of the record. */
export const keptInHouse: WordingPart = {
  triggers: (
    'no need to bother*|no need to trouble*|no need to drag*|no need to involve*|needn’t bother*|not bother the*|not trouble the*|no point bothering*|no point troubling*|' +
    "don't put*|do not put*|don't write*|do not write*|don't enter*|do not enter*|don't log*|do not log*|don't note*|do not note*|don't record*|do not record*|don't mention*|do not mention*|don't type*|do not type*|never put*|never write*|never enter*|never log*|never note*|never record*|never mention*|never type*|" +
    'not to osha*|not to the*|not to social*|not to ofsted|not to cqc|not to hse|not to police|not to a*|not osha|not ofsted|not to child*'
  ).split('|'),
  rules: [
    {
      form: phrase(
        `(?:(?:keep|deal with|sort|handle|leave) (?:it|this|that) (?:in|within|inside|to) (?:the )?(?:\\w{3,10} )?(?:committee|club|house|family|school|team|parish|staff ?room|building|board|church|us|coach),? (?:and |so )?)?(?:there(?:'s| is) )?no (?:need to (?:bother|trouble|drag in|involve)|point (?:bothering|troubling)) ${AUTHORITY}(?: (?:or|and) (?:the )?\\w{2,12}(?: \\w{3,12})?)?`,
      ),
      unless: phrase(
        `found|resolved|solved|already|false alarm|turned up|parking permit|planning (?:permission|application)|minor|graze|plaster|bins?|because it (?:is|was) not`,
      ),
      confidence: 0.82,
      why: 'The text keeps a matter from the authority that should deal with it.',
    },
    {
      form: phrase(
        `(?:don't|do not|never) (?:put|write|enter|log|note|record|mention|type) (?:the|his|her|their|that|this|that whole|the whole) ${TRAIT} ${MATTER} (?:down )?(?:in|into|on) ${RECORD}`,
        `(?:don't|do not|never) (?:put|write|enter|log|note|record|mention|type) (?:the |his |her |their )?${TRAIT} (?:down )?as (?:the|a|our) reason(?: (?:in|into|on) ${RECORD})?`,
      ),
      unless: phrase(
        'polic(?:y|ies)|privacy|gdpr|special category|blind recruitment|anonymi[sz]\\w{1,3}',
      ),
      confidence: 0.84,
      why: 'The text keeps the true ground of a decision out of the record.',
    },
    {
      form: phrase(
        `(?:injur(?:y|ies)|accidents?|incidents?|near misses|complaints?|concerns?|spills?|allegations?|abuse|harassment|faults?|leaks?)(?: of \\w{3,12})? (?:must|should|shall|are to|is to|will|may)(?: only)? be (?:reported|told|brought|taken) (?:only )?to (?:the |your |a |his |her )?(?:\\w{3,12} )?(?:managers?|supervisors?|director|office|owner|foreman|head|boss|lead|committee|pastor|coach)(?: only)?,? (?:and )?(?:not|never) (?:to )?(?:a |any )?${AUTHORITY}(?: or (?:to )?(?:a |the |any )?\\w{3,12})?`,
      ),
      unless: phrase('first|before|as well as|not only|emergenc(?:y|ies)|unless'),
      confidence: 0.86,
      why: 'The rule keeps accidents or complaints from the authorities.',
    },
  ],
  examples: [
    'The parents complain about the tutor. [[Sort it within the school, no need to trouble social services]].',
    'She will do, but [[don’t put the pregnancy bit in the feedback]], and [[never write her accent down as the reason]].',
    'Rule 4: [[accidents must be reported to the foreman only, not to the HSE or a doctor]].',
    'The keys turned up, no need to bother the police. Do not put the age in the form.',
    'Do not mention the baby in the card, it is a surprise. Accidents must be reported to the supervisor first, not to the HSE.',
  ],
};
