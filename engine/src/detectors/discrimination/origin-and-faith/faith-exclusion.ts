import type { WordingPart } from '#engine/detectors/wording-part.ts';
import { phrase } from '#engine/phrases/phrase.ts';

const FAITHFUL = `(?:(?:jewish|muslim|catholic|protestant|christian|hindu|sikh|buddhist|mormon) (?:applicants?|candidates?|famil(?:y|ies)|couples?|tenants?|lodgers?|buyers?|guests|customers|members|people|girls|boys|children|visitors)
  |jews|muslims|catholics|protestants|hindus|sikhs|mormons|buddhists)`;
const HEAD_COVERINGS = `(?:turbans?|headscar(?:f|ves)|head scar(?:f|ves)|hijabs?|niqabs?|burkas?|burqas?|kippahs?|kippot|skullcaps?|yarmulkes?|religious (?:headwear|headgear|head coverings?))`;
const OTHER_HATS = String.raw`(?:(?:, | or | and |,? and |,? or )(?:all )?(?:(?:other|similar) )?(?:head ?)?\w{3,12}){0,3}`;
/** Why heads are bared for a moment, and who made it a law. */
const FOR_A_MOMENT = phrase(
  `search(?:es|ed)?|security|photo(?:graph)?s?|passports?|x-?rays?|scan(?:s|ner)?|mri|surgery|operation|identi(?:ty|fication|fy)|airports?|universit(?:y|ies)|courts?|government|parliament|countr(?:y|ies)
    |laws?|state|france|french|turkey|quebec|iran|swimming|machines?|helmets?|she|he|they|said|was|were|ruled|need not|not`,
);

/** Wording that sends people away for their faith, or makes them bare their heads. */
export const faithExclusion: WordingPart = {
  triggers: 'yarmulke|yarmulkes|kippot|head scarf|head scarves'.split('|'),
  rules: [
    {
      form: phrase(
        `(?:all |any )?${FAITHFUL} (?:are|will be|should be|shall be|must be|get) (?:(?:politely|kindly|usually|always|normally|generally) )?(?:referred|redirected|directed|sent|passed on|steered|pointed)
        (?:(?:to|towards|on to) (?:the |a |an |our |another |its |some )?(?:\\w{3,12} ){0,2}?(?:clubs?|lodge|society|association|building|block|house|hostel|hotel|landlords?|agency|agents?|estate|one)|elsewhere|away)`,
        `${FAITHFUL} (?:are|will be) (?:(?:politely|kindly) )?(?:asked|advised|invited|encouraged) to (?:join|try|find|look for|go to) (?:another|a different|some other|their own) (?:club|lodge|society|association|hotel|hostel|landlord|agency)`,
      ),
      unless: phrase('discriminat\\w{1,6}|history|century|ghetto|said|was|were|worship|prayers?'),
      confidence: 0.86,
      why: 'The wording sends people away because of their religion, which equality law often forbids.',
    },
    {
      form: phrase(
        `${HEAD_COVERINGS}${OTHER_HATS} (?:must|should|have to|has to|are to|shall|need to) (?:always )?be (?:removed|taken off|left (?:at|in|off|outside))(?: (?:in|at|on|before|inside|during|while) (?:the |our )?\\w{3,12}(?: \\w{3,12})?)?`,
        `(?:staff|employees|workers|members|guests|visitors|pupils|customers|players|you|everyone|drivers) (?:must|should|have to|are to|shall|need to|are asked to) (?:always )?(?:take off|remove) (?:any |all |their |your )?${HEAD_COVERINGS}(?: (?:in|at|on|before|inside|during) (?:the |our )?\\w{3,12})?`,
        `(?:hats|caps|headgear|headwear|head coverings?),? (?:including|such as|like|and|or) ${HEAD_COVERINGS},? (?:must|should|have to|are to|shall|need to) (?:always )?be (?:removed|taken off)(?: (?:in|at|on|before|inside) (?:the |our )?\\w{3,12})?`,
      ),
      unless: FOR_A_MOMENT,
      confidence: 0.84,
      why: 'A ban on head coverings without an exception shuts out people whose faith requires one.',
    },
  ],
  examples: [
    '[[Jewish applicants are referred to another club]]. [[Jews are directed elsewhere]], the secretary wrote.',
    '2.1 [[Muslim families will be redirected to our other building]].',
    '[[Sikhs are asked to join another club]]. [[Employees must take off turbans at work]].',
    'Jewish visitors are directed to the memorial; Catholic people are sent to pray, and Sikhs are referred to the temple.',
    '3.3 [[Turbans and other headgear must be removed in the clubhouse]].',
    'Hats, [[headscarves or caps should be taken off at the bar]].',
    'Turbans need not be removed; a headscarf must be removed for the passport photograph.',
    'Hats and caps must be removed in the clubhouse.',
  ],
};
