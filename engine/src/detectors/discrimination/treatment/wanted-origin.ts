import { NATIONALITY } from '#engine/detectors/discrimination/origin-and-faith/nationality-words.ts';
import type { WordingPart } from '#engine/detectors/wording-part.ts';
import { phrase } from '#engine/phrases/phrase.ts';

import { ORIGIN } from './terms-by-trait.ts';

const CASTE =
  '(?:brahmin|jain|rajput|marwari|baniya|vaniya|vania|patel|kshatriya|iyer|iyengar|kamma|reddy|savarna|lingayat|maratha|jat|nair|kayastha|khatri|bania)';
const FAITH_DUTY =
  '(?:ramadan|sabbath|shabbat|saturdays? holy|sundays? holy|eid|yom kippur|passover|diwali|prayers?|praying|(?:to|she|he|they) prays?|fast(?:s|ing)?|mosque|synagogue)';
const HOLY_DAY =
  '(?:yom kippur|rosh hashanah|passover|hanukkah|eid|ramadan|diwali|vaisakhi|holi|good friday|the sabbath|sabbath|shabbat|vesak|nowruz|friday prayers?|prayers?|synagogue|mosque|temple)';
const NO_RULE = phrase(
  `must not|may not|unlawful|court|tribunal|complain(?:ed|t|ts)|alleg\\w{2,6}|matrimonial|marriage|wedding|bride|groom|ritual|puja|caste certificates?|reserved|reservation|scholarships?|study|survey|novel|film|history|e-?gates?|border|queue|lanes?|lessons?`,
);

/** Origin, caste or faith as a condition, and observance that is refused. */
export const wantedOrigin: WordingPart = {
  triggers: (
    'brahmin|jain|rajput|marwari|baniya|vaniya|vania|patel|kshatriya|iyer|iyengar|kamma|reddy|savarna|lingayat|maratha|nair|kayastha|khatri|bania|gotra|subcaste|sub-caste|caste|sc candidates|st candidates|obc candidates|dalit candidates|sc applicants|' +
    'speakers from*|indigenes|people from the east*|people from the west*|people from the north*|people from the south*|those from the east*|those from the north*|those from the south*|passport holder*|from outside|green passport|british passport|eu passport|irish passport|' +
    'hold the others*|hold others back|holds the others*|hold the class*|number of foreign*|speaking child|speaking pupil|speaking kid|' +
    'ramadan|sabbath|shabbat|synagogue|mosque|eid|yom kippur|diwali|passover|prayers|to pray|prays|fasting|keeps saturday*|precedent|off for*|nobody gets*|no one gets*|gets christmas|closed for christmas'
  ).split('|'),
  rules: [
    {
      form: phrase(
        `(?:only )?(?:(?:pure )?vegetarian )?(?:candidates?|applicants?|girls?|boys?|people|tenants?|families) (?:from|of) (?:an? )?(?:good |respectable |decent |proper |upper-caste )?${CASTE}(?: ?(?:,|or|and|/) ?${CASTE}){0,3} (?:famil(?:y|ies)|communit(?:y|ies)|homes?|background|households?)(?: will be (?:considered|preferred)| only| preferred)?`,
        `(?:mention|state|give|write|send|bring|enter|fill in|tell us)[^.!?]{0,110}? (?:gotra|sub-?caste|caste)(?= ?(?:[.,;!)]|$|and|on the form|in your|with))`,
        `(?:sc|st|sc/st|obc|dalit|low(?:er)?[- ]caste) (?:candidates?|applicants?|people|tenants?),? (?:please |kindly )?(?:don't|do not|need not|should not) (?:waste|apply|call|bother|come|send)(?: (?:our|your|my) time)?`,
      ),
      unless: NO_RULE,
      recommendation: 'Remove the condition; caste must not count in work or housing.',
      confidence: 0.88,
      why: 'The wording makes caste a condition, or asks for it.',
    },
    {
      form: phrase(
        `${ORIGIN} (?:speakers|people|applicants|candidates|indigenes|boys|girls) from (?:the )?[a-z][a-z -]{2,18}? only(?:,? please)?(?:; [^.!?]{2,20} (?:issues|problems|trouble) with people from the \\w{3,9})?`,
        `must be (?:an? )?(?:eu|uk|british|irish|european|us|australian|swiss|canadian) passport holders?(?:[^.!?]{0,60}? people from (?:outside|abroad))?`,
        `you(?:'ll)? need an? (?:green|red|burgundy|british|irish|eu|european|${NATIONALITY}) passport for this (?:one|job|role|post)`,
      ),
      unless: NO_RULE,
      recommendation:
        'Ask for the right to work or the language that the work needs, and no origin.',
      confidence: 0.86,
      why: 'The wording makes an origin or a nationality a condition.',
    },
    {
      form: phrase(
        `(?:children|kids|pupils|students)[^.!?]{0,15}? (?:speak|speaking)[^.!?]{0,40}? holds? (?:the )?(?:others|class|rest|lessons?)(?: back| up)[^.!?]{0,30}?,? so (?:no more than|at most|only) (?:one|two|three|four|\\d) (?:to|per|in) (?:a|an|each|every) \\w{4,9}`,
        `keep(?:s|ing)? (?:the )?(?:number|share|proportion) of (?:foreign|immigrant|migrant|${ORIGIN}) (?:pupils|children|students|members|tenants|families) (?:down|low|small)(?: [^.!?;]{2,40})?`,
        `one [a-z]{4,12}-speaking (?:child|pupil|kid) (?:to|per|in) an? (?:group|class|table) is (?:plenty|enough)`,
      ),
      unless: phrase('study|survey|court|unlawful|novel|bilingual|language course'),
      recommendation: 'Strike the quota, and offer support in the language.',
      confidence: 0.86,
      why: 'The rule limits people by their language or origin.',
    },
    {
      form: phrase(
        `${FAITH_DUTY}[^.!?]{0,70}?(?:,|;) ?(?:and )?(?:so )?(?:i|we|easier to|better to) (?:just )?(?:said|say|told (?:him|her|them))(?: that)? (?:we(?:'re| are| were)|the \\w{3,12}(?:'s| is| was| has| had)?|it(?:'s| is| was)|there (?:was|were|is)) (?:\\w{2,6} ){0,2}?(?:full|gone|booked(?: out)?|taken|filled|closed|no (?:place|room|space))`,
      ),
      unless: NO_RULE,
      recommendation: 'Offer the place after all, and plan around the observance.',
      confidence: 0.88,
      why: 'Somebody is turned away for a religious duty, and another reason is given.',
    },
    {
      form: phrase(
        `${HOLY_DAY}[^.!?]{0,60}? (?:not (?:going to )?(?:set|setting)|won't set|will not set|can't set|cannot set|don't want to set) an? precedent(?: (?:by|for) [^.!?;]{2,40})?`,
        `(?:not (?:going to )?(?:set|setting)|won't set|will not set|can't set) an? precedent (?:by|for|with) (?:\\w{3,12} ){0,4}?${HOLY_DAY}`,
        `you (?:can't|cannot|won't) (?:have|take|get) (?:\\w{2,9} ){1,3}off for ${HOLY_DAY}(?: ?[;,] ?take it or leave it)?`,
        `(?:everyone|everybody|we all) gets? (?:christmas|easter),? (?:and |but )?(?:nobody|no one|none) gets? ${HOLY_DAY}`,
      ),
      unless: NO_RULE,
      recommendation: 'Look at each request for a holy day, and agree to it where the work allows.',
      confidence: 0.86,
      why: 'A day off for a religion is refused without looking at it.',
    },
  ],
  examples: [
    '[[Only pure vegetarian candidates from good Brahmin or Vaniya families will be considered]]. [[Bring your biodata, native place and gotra]]. Please [[mention your sub-caste]] on the form.',
    'The matrimonial form asks you to state your gotra. SC candidates do not need to send the fee, only the caste certificate. Only pure vegetarian food is served.',
    '[[Igbo speakers from the South East only, please]]. [[Must be EU passport holders]], we don’t do permits. [[You need a green passport for this one]].',
    'Yoruba lessons in the South West only, please. You must be an EU passport holder to use the e-gates.',
    '[[Children who speak Polish at home hold the others back, so no more than two to a class]]. We [[keep the number of foreign pupils down]]. [[One Arabic-speaking child to a group is plenty]].',
    'Children who speak Polish at home get two extra lessons. Keep the number of foreign students in mind.',
    'He’d eat at sunset in [[Ramadan and I’m not holding up training, so I said we’re full]]. He wanted ten minutes for [[prayers; easier to say the place has gone]]. She asked for [[Sabbath off, so we said the post was gone]].',
    'He fasts in Ramadan, so we moved training, but the squad is full. After prayers, I told them the bus was late.',
    'As for [[Yom Kippur, I am not setting a precedent by swapping shifts]]. [[You can’t have Saturdays off for synagogue]]. [[Everyone gets Christmas, nobody gets Eid]]. We are [[not setting a precedent with Eid]].',
    'Yom Kippur is a day off for all who ask. You can’t have fish on Good Friday without chips.',
  ],
};
