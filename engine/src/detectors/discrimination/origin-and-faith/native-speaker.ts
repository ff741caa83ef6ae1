import { biasedWording } from '#engine/detectors/discrimination/biased-wording.ts';
import { IN_HOUSING } from '#engine/detectors/discrimination/setting.ts';
import { NATIONAL_ORIGIN_GUIDELINES } from '#engine/laws.ts';
import { phrase } from '#engine/phrases/phrase.ts';

import { LANGUAGE, LANGUAGES } from './language-names.ts';

/** Levels listed beside languages describe somebody's own skills, unless they are required. */
const LISTED_LANGUAGES = `languages?(?: skills| spoken)?: ?(?![^\\n]{0,200}\\b(?:required|must
  |preferred|essential|needed|wanted|looking|a plus)\\b)(?=[^\\n]{0,200}\\b(?:fluent|basic
  |conversational|intermediate|beginner|advanced|[abc][12])\\b)`;

/** Where and when people talk among themselves. */
const PLACE = `(?:(?:on|at) (?:the )?(?:school )?(?:site|premises|work|all times|shop floor|workplace|job)|(?:in|during|on|at) (?:the |your |their )?(?:workplace|breaks?|break ?rooms?
  |canteen|kitchen|staff ?rooms?|office|corridors?|playground|building|locker rooms?|changing rooms?|lunch|working hours|shifts?|duty)
  |among (?:yourselves|themselves)|(?:to|with) each other|here)`;

/** After a place that is not part of a longer name. */
const ENDS = String.raw`(?= ?(?:[.,;!)]|$|please|and|or|also|even))`;
/** What people must not speak among themselves. */
const OTHER = `(?:${LANGUAGE}|foreign languages?|(?:any )?(?:other )?languages?(?: other than ${LANGUAGE})?|(?:their|your) (?:own language|native language|mother tongue))`;

export const nativeSpeaker = biasedWording({
  id: 'native-speaker',
  typeName: 'Native speaker requirement',
  description:
    'Native speaker or single-language requirements, which ask for an origin instead of a skill.',
  severity: 'medium',
  recommendation: 'State the language level the work requires, such as “fluent English (C1)”.',
  legalReference: { law: NATIONAL_ORIGIN_GUIDELINES, article: '§ 1606.6(b)(1)' },
  bySetting: IN_HOUSING,
  triggers: [
    ...LANGUAGES.flatMap((name) => [
      `${name} at all times`,
      `${name} only at all times`,
      `only ${name}*`,
    ]),
    ...LANGUAGES.flatMap((name) => [
      `speaking ${name}`,
      `speak ${name}`,
      `no ${name}`,
      `${name} must be spoken`,
      `${name} is to be spoken`,
      `${name} shall be spoken`,
      `${name} is the only*`,
      `${name} only`,
    ]),
    'languages',
    'other language',
    'heard speaking*',
    'caught speaking*',
    'found speaking*',
    'language other*',
    'own language',
    'native language',
    'native',
    'natively',
    'mother tongue',
    'first language',
    'native tongue',
    'speakers only',
    'natives',
    'mother-tongue',
    'speaker only',
    'speaking tenants only',
    'speaking tenant only',
    'speaking people only',
    'speaking candidates only',
    'speaking candidate only',
    'speaking applicants only',
    'speaking applicant only',
    'among yourselves',
    'among themselves',
    'even on break*',
    'even during break*',
    'even in break*',
    'even on your break*',
    'even during your break*',
    'even in your break*',
    'even in the canteen',
    'not speak*',
    'not talk*',
    'not communicate*',
    'not converse*',
  ],
  rules: [
    {
      form: phrase(
        `only ${LANGUAGE} (?:may|can|must|is to|shall|should|will) be (?:spoken|used|heard)(?: ${PLACE})?|only ${LANGUAGE} is (?:allowed|permitted|spoken) ${PLACE}`,
        `${LANGUAGE} (?:must|shall|is to) be spoken (?:at all times|also (?:during|in|on) (?:the )?breaks?|even (?:during|in|on) (?:the )?breaks?)`,
        `(?:speaking|use of|speak) ${OTHER}(?: ${PLACE})? (?:is|are) (?:strictly )?(?:not (?:allowed|permitted)|forbidden|prohibited|banned)`,
        `(?:must|may|shall|should|can|do) not speak ${OTHER}(?: (?:to|with|among) (?:each other|one another|themselves|yourselves|colleagues|other staff))? ${PLACE}`,
        `(?:staff|employees|workers|pupils|students|anyone|anybody|those|whoever)(?: who)?(?: (?:is|are))? (?:caught|found|heard|overheard) speaking ${OTHER}(?! (?:to|with) (?:customers|clients|guests))`,
        `(?:forbidden|prohibited|not (?:allowed|permitted)) (?:to speak|from speaking) ${OTHER} ${PLACE}`,
        `(?<=^\\W{0,6}(?:\\d[\\d.]{0,5} )?|[,;.] |please,? )no (?:${LANGUAGE}|foreign languages|other languages?)(?: (?:to be )?spoken| speaking)? ${PLACE}${ENDS}`,
        `(?:tenants?|lodgers?|occupants?|occupiers?|residents|flatmates|housemates|maids?|nann(?:y|ies)) (?:must|shall|have to|has to|are to|is to|will) (?:only )?speak (?:only )?${LANGUAGE} (?:only )?(?:at home|at all times|indoors|in the (?:house|flat|home|rooms?|kitchen|garden|apartment|common areas|shared areas)|when(?:ever)? (?:guests|visitors|others|the landlord|friends|neighbours))`,
        `speak ${LANGUAGE} only ${PLACE}|speak only ${LANGUAGE} ${PLACE}|(?:(?:talk|use) )?${LANGUAGE} only ${PLACE}${ENDS}`,
      ),
      unless: phrase(
        'non-native|class(?:es)?|classrooms?|courses?|lessons?|learn(?:s|ing|ers)?|pilots?|air traffic|radio|emergenc(?:y|ies)|he|she|was|were|court|immersion|signs?|menus?|manual|exams?|tests?',
      ),
      severity: 'high',
      recommendation: 'Remove the ban; require a language only for the tasks that need it.',
      legalReference: { law: NATIONAL_ORIGIN_GUIDELINES, article: '§ 1606.7' },
      why: 'A ban on other languages, even in breaks, burdens people of another origin.',
      confidence: 0.86,
    },
    {
      form: phrase(
        `(?:do|must|may|shall|should) not
          (?:talk|speak|communicate|converse)(?: (?:to|with|among) \\w{3,10}(?: \\w{3,6})?)? in
          (?:an?|any|another|their own|your own)
          (?:foreign |other )?languages?(?: other than ${LANGUAGE})?`,
        `${LANGUAGE} as (?:an? |your |their |the )?mother[ -]tongue`,
        `(?:speak|use|talk) (?:only )?${LANGUAGE} (?:only )?(?:at all times|among
          (?:yourselves|themselves)
          |(?:even (?:on|during|in) (?:breaks?|your breaks?)|even in the canteen))`,
      ),
      unless: phrase(
        'non-native|classes|courses?|lessons|students|learn(?:s|ing)?|census|pilots?|air traffic|radio',
      ),
      why: 'Being a native speaker is a matter of origin, not of skill.',
    },
    {
      form: phrase(
        `native(?:-level)? (?:${LANGUAGE}(?:-|[ ])?)?(?:speakers?|speaking|tongue|language skills|proficiency)`,
        `(?:must|should|need to) (?:be|speak) (?:an? )?native ${LANGUAGE}(?: speakers?)?`,
        `${LANGUAGE} (?:native speakers?|natives|mother tongue|as
          (?:a |your |their )?(?:first|native) language|(?:must|should) be (?:your|their)
          (?:first|native) language)`,
        `${LANGUAGE} (?:at|on) (?:an? )?native level`,
        `${LANGUAGE} (?:must|should|has to|needs to|is to) be (?:(?:your|their|the applicant's|the candidate's|his or her) )?(?:mother tongue|first language|native (?:language|tongue))`,
        `(?:mother tongue|first language|native (?:language|tongue)) (?:must|should|has to|needs to) be ${LANGUAGE}`,
        `mother tongue:? ${LANGUAGE}|${LANGUAGE} mother-tongue`,
        `(?:only(?: apply)? if|provided that|must be that|requires? that) ${LANGUAGE} is (?:your|their) (?:mother tongue|(?:first|native) (?:language|tongue))`,
      ),
      unless: phrase(
        "(?:who|that) (?:do not|don't|does not|did not) have|without",
        'non-native|whose|parents|classes|courses?|lessons|students|learn(?:s|ing)?|census',
        LISTED_LANGUAGES,
      ),
      why: 'Being a native speaker is a matter of origin, not of skill.',
      confidence: 0.9,
    },
    {
      form: phrase(
        `${LANGUAGE}(?: |-)(?:speakers?|speaking (?:tenants?|people|candidates?|applicants?)) only
          |only ${LANGUAGE}(?: |-)(?:speakers?|speaking
          (?:tenants?|people|candidates?|applicants?))(?: (?:need|may|should)
          apply)?(?= ?(?:[.,;!)]|$))`,
      ),
      unless: phrase(
        `tours?|class(?:es)?|courses?|lessons?|menus?|sessions?|guides?|support|hotline|helpline
          |translat(?:ed|ion)|study|he|she|was|were|reach(?:es)?|for non`,
      ),
      why: 'The wording requires a language as such, rather than the level the work needs.',
      confidence: 0.8,
    },
  ],
  examples: [
    '- [[English must be your mother tongue]]; your [[first language should be German]].',
    'English need not be your first language, and Welsh was her mother tongue.',
    '7.1 [[Only English may be spoken on site]], also during breaks.',
    '[[Speaking Spanish in the break room is forbidden]]. Staff [[must not speak Polish at work]]. [[Staff caught speaking Arabic]] get a warning.',
    'They are [[forbidden to speak their mother tongue at work]]. [[Use of languages other than English is not permitted]].',
    'Please, [[no Polish in the kitchen]]. [[Lodgers must speak German in the kitchen]].',
    'Residents must speak English to get a passport; the nanny shall speak French with the children.',
    'Only English may be spoken in class, and only French is spoken at home; no Spanish in the test.',
    'English only in the office app; no Spanish in the canteen today: the stew is sold out.',
    'Staff who speak Polish at work help customers; the signs in the canteen are English only.',
    'Staff [[do not talk to each other in a language other than English]], not even in breaks.',
    '[[English as your mother tongue]] is expected.',
    'People who do not have English as a first language may ask for an interpreter.',
    '[[Speak English at all times]] on the floor.',
    '[[Talk German only at all times]]; [[only Polish-speaking people]], please.',
    'Pilots speak English at all times on the radio.',
    '- [[English speakers only]], we had trouble before',
    'The tour is for English speakers only.',
    'You are a [[native English speaker]].',
    '[[German native speakers]] preferred.',
    'You speak [[English at native level]].',
    'Requirement: [[English mother tongue]].',
    'Please apply [[only if English is your mother tongue]].',
    'If English is your first language, tick here; only if German is spoken at home.',
    'The native app speaks to native code; native plants grow here.',
    'I am a native English speaker, and as a native German speaker I translate both ways.',
    'Languages: native English speaker, German C1, basic French',
    'Languages: [[native English speaker]], German C1 required',
    'I am a landlord looking for a [[native English speaker]].',
    'Native and non-native speakers of English are welcome.',
    'Fluent English (C1) is required.',
  ],
});
