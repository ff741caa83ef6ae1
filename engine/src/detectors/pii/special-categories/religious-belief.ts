import type { Match, SentenceDetector } from '#engine/detector.ts';
import { needingNobody } from '#engine/detectors/company.ts';

import { personalStatement } from './personal-statement.ts';

const FAITH = `(?:muslim|christian|jew|jewish|catholic|protestant|hindu|buddhist|sikh|atheist
  |agnostic|mormon|quaker|baptist|methodist|anglican|lutheran|orthodox jew|jehovah's witness|shia
  |sunni|evangelical|pentecostal|seventh-day adventist|adventist|presbyterian|hasidic|zoroastrian
  |bahai|jain|parsi|scientologist|yazidi|druze|coptic christian|rastafarian|ismaili|ahmadi|ahmadiyya|alevi|alawite|maronite|mandaean|copt|coptic|salafi|sufi|taoist|daoist|shinto|pagan|wiccan|unitarian)`;

/** What people say that they are, where a school or a charity says “Christian”. */
const OF_PEOPLE = `(?:muslims?|jewish|hindus?|sikhs?|buddhists?|quakers?|mormons?|jehovah's witnesses|roman catholics?|catholics?|baptists?|methodists?|adventists|rastafarians?|parsis?|jains?)`;

/** A belief that a notes column or a note begins with: `…,Jehovah's Witness - never send a card`. */
const IN_NOTE = `(?:practi[sc]ing |devout |observant |strict )?(?:muslim|jewish|hindu|buddhist|sikh|catholic|mormon|quaker|jehovah's witness|jehovah witness|rastafarian|seventh-day adventist|coptic christian|orthodox jew|born-again christian)`;
/** The meals of airlines and caterers, and their codes (IATA). */
const MEAL = `(?:hindu|kosher|muslim|moslem|jain|halal) (?:(?:non-?)?(?:vegetarian|veg) )?meals?`;
const MEAL_CODE = `\\((?:hnml|ksml|moml|vjml)\\)`;

/** A report on somebody whom it does not name. */
const REPORT =
  /(?<!\p{L})(?:ordered to pay|the (?:court|tribunal|jury) (?:heard|found|ruled|held)|compensation to an?|awarded (?:an?|the) (?:man|woman|nurse|teacher|worker)|police (?:said|are looking)|according to the (?:report|ruling))(?!\p{L})/iu;
/** A name, a title or a first person. */
const SOMEBODY_NAMED =
  /(?<!\p{L})(?:Mr|Mrs|Ms|Miss|Dr|I|my)(?!\p{L})|(?<=[\p{Ll},] )\p{Lu}\p{Ll}{1,20} \p{Lu}\p{Ll}{2,20}/u;

const statement = personalStatement({
  id: 'religious-belief',
  typeName: 'Religious belief',
  description: "A statement of a person's religion or belief.",
  article: 'Art. 9(1)',
  recommendation: 'Remove the statement, or keep it only with an explicit legal basis.',
  triggers: (
    'prayer gathering|prayer gatherings|prayer meeting|prayer meetings|prayer group|prayer groups|drink (religi*|by tribe*|by caste*|by birth*|(religion*|(religious*|(faith*|belongs to a*|belongs to the*|mass every*|mass each*|mass daily|mass on*|' +
    'church every*|church on*|church regularly|church weekly|church twice|church each*|chapel every*|' +
    'chapel each*|chapel on*|chapel regularly|chapel weekly|chapel twice|temple every*|temple on*|temple each*|temple regularly|' +
    'temple weekly|temple twice|kingdom hall|meeting hall*|friday prayers|muslim|christian|jew|jewish|catholic|protestant|hindu|buddhist|sikh|' +
    "atheist|agnostic|mormon|quaker|jehovah's witness|baptist|methodist|anglican|lutheran|shia|" +
    'zoroastrian|yazidi|druze|rastafarian|ismaili|ahmadi|muslims|christians|catholics|jews|hindus|' +
    "sikhs|buddhists|quakers|mormons|baptists|methodists|adventists|pentecostals|jehovah's witnesses|" +
    'sunni|evangelical|pentecostal|ramadan|yom kippur|sabbath|shabbat|passover|diwali|hajj|' +
    'alevi|alawite|maronite|mandaean|coptic|salafi|taoist|shinto|wiccan|prays 5x|prays five*|prays 5 times|praying five*|pray five*|pray 5x|' +
    'religion:|adventist|presbyterian|hasidic|bahai|scientologist|church of*|church member*|' +
    'bar mitzvah|bat mitzvah|the priest in|the imam in|the rabbi in|the vicar in|praying on|' +
    'last rites|synagogue|parish|elder of*|elder at*|elder in*|deacon|parishioner|congregant|' +
    'congregation|a church|his church|her church|my church|our church|of the church|' +
    'at the church|in the church|of church|at church|in church|mosque|to islam|to christianity|' +
    'to judaism|to buddhism|to hinduism|to catholicism|eid|vaisakhi|for temple|gurdwara|' +
    'jain|parsi|holy communion|communion every*|communion weekly|communion on*|blood products|blood transfusion*|prayer mat|halal meal*|' +
    'attends mass|attend mass|attended mass|goes to mass|went to mass|is rc|was rc|are rc|is an rc|is r.c|c of e|is cofe|church of england|orthodox|' +
    'attends holy mass|attends daily mass|goes to daily mass|goes to sunday mass|attends sunday mass|attends morning mass|attends weekly mass|goes to holy mass|' +
    'attends the*|*hnml|*ksml|*moml|*vjml|they are jewish|they are muslim|they are muslims|they are hindu|they are hindus|they are sikh|they are sikhs|to pray|prays|prayed|he pray|she pray|i pray|turban|hijab|niqab|kippah|kippa|yarmulke|kirpan|burqa|burka|baptised|baptized|hindu vegetarian*|hindu meal*|kosher meal*|muslim meal*|moslem meal*|halal meal*|jehovah witness|buddhists|rastafarians|parsis|jains|roman catholics|for mass|for prayers|prays|for lent|during lent|in lent|kosher|halal'
  ).split('|'),
  forms: [
    `(?:they|he|she|family|neighbou?rs|tenants|couple)(?:'ve| have| has|'s)? (?:also |often |always )?(?:got|have|has|hold|holds|held|host|hosts|hosted|having) (?:\\w{2,9} )?prayer (?:gatherings?|meetings?|groups?)(?: (?:on|every|each) (?:(?:fri|satur|sun|mon|tues|wednes|thurs)days?|week|night)s?)?`,
    `(?:he|she|i|patient|employee|applicant|claimant|candidate|wife|husband|mother|father|who
      |(?<=\\w{2,20} )) ?(?:is|was|am|became|remained) (?:an? )?(?:practi[sc]ing |devout |observant |strict |lapsed |converted |orthodox |roman |born-again )?${FAITH}(?!
      (?:church|school|holiday|area|country|population|theology|art|calendar))`,
    `(?<=(?:because|as|since) )they(?: are|'re| were) (?:all |both |strict |devout |practi[sc]ing )?(?:jewish|muslims?|hindus?|sikhs?|jehovah's witnesses|catholics?|quakers?|mormons?)(?= ?(?:[.,;)]|$))`,
    `(?:i am|i'm|he is|she is|he's|she's) (?:the only|one of the (?:few|two)) (?:practi[sc]ing )?(?:muslim|jew|jewish|hindu|sikh|catholic|christian|buddhist)(?: (?:person|man|woman|employee|guy|girl|one|family|pupil))?`,
    `(?:(?:had|have|has) to |(?:he|she|i) )pray(?:s|ed)? (?:in|at|behind) (?:the |an? |my |his |her )?(?:\\w{3,12} ){0,2}(?:cupboard|store ?room|stairwell|stairs|car park|corridor|office|car|van|toilets?|kitchen|warehouse|basement|lift|canteen)(?: (?:all|during|through|every|each|for) (?:ramadan|day|week|friday|lent))?`,
    `(?:his|her|my|their) (?:turban|hijab|niqab|kippah?|yarmulke|kirpan|burqa|burka)|(?:wears?|wearing) (?:an? |the )(?:turban|hijab|niqab|kippah?|yarmulke|burqa|burka)(?= ?(?:[.,;)]|$|and|at|to|for|because|as|in))`,
    `(?<!(?:ship|boat|yacht|it|train|hall|bell) )(?:was|were|been|he|she|and \\w{3,15},?|convert,?) (?:recently )?bapti[sz]ed (?:at easter|at christmas|last (?:easter|month|week|year|sunday|summer)|in (?:our|this|the) (?:church|parish|congregation)|into (?:our|the) \\w{3,10}|as an adult)`,
    `(?<=(?:pax|passenger|guest|ssr|meal|meals|seat|request|requests)[^.;\\n]{0,24})(?:moml|ksml|hnml|vjml)(?= ?(?:[,.;)/]|$))(?:, prayer mat in (?:the )?room)?`,
    `(?<!(?:if|whether|that|say|said|says|think|hope|all|what) )we(?: are|'re| were) (?:both |all )?(?:practi[sc]ing |devout |observant |strict )?${OF_PEOPLE}(?= ?(?:[.,;)]|$|and (?:she|he|i|we|do|don't|cannot|can't|need|eat|keep)|but|so))`,
    `(?<=(?:mr|mrs|ms|miss|dr) (?:\\w{1,12} )?\\w{2,20} |(?:he|she|resident|patient|family|mother|father|husband|wife) )(?:is|was|are|were) (?:an? )?(?:practi[sc]ing |lapsed )?(?:rc|r\\.c\\.|c of e|cofe|church of england|(?:greek|russian|coptic|serbian|ethiopian|eastern) orthodox)(?= ?(?:[.,;)]|$|and|but|so))`,
    `(?<!(?:who|to|may|should|can|must) )(?:attends?|goes to|went to|attended) (?:the )?(?:(?:holy|daily|sunday|weekly|latin|morning) )?mass(?: (?:every|each|on|on a|daily|regularly|weekly|twice|most))?(?: (?:mornings?|evenings?|weekly|(?:sun|mon|tues|wednes|thurs|fri|satur)days?|day|week|morning))?(?= ?(?:[.,;)]|$|and|but|at|with|in))`,
    `(?:family|parents|grandparents|couple) (?:are|is|were) (?:all |both |strict |devout |practi[sc]ing )?${FAITH}(?= ?(?:[.,;)]|$|and|but|so))`,
    `belongs to (?:the |an? )(?:\\w{2,15} ){0,4}(?:church|congregation|mosque|synagogue|gurdwara)(?= ?(?:[.,;)]|$|and|but|in|of|on))`,
    'goes to mass (?:every|each|on|daily)(?: \\w{3,12})?',
    `(?:raised|brought up) ${FAITH}`,
    `(?:they're|we're|he's|she's|i'm) (?:all |both )?(?:an? )?(?:practi[sc]ing |devout |observant |strict |lapsed )?(?:${FAITH}s?|jehovah's witnesses)(?!
      (?:church|school|holiday|area|country|population|theology|art))`,
    `(?:member|elder|deacon|parishioner|congregant) (?:of|at|in) (?:the |our |my |a |his |her )?(?:\\w{2,15} ){0,3}(?:church|mosque|synagogue|parish|congregation)(?: of
      \\w{2,15}(?: \\w{2,15})?)?`,
    `(?:raised|brought up|identif(?:y|ies|ied)|bapti[sz]ed|married) as (?:an? )?${FAITH}`,
    `as an? (?:practi[sc]ing|devout|observant|strict|lapsed|born-again|committed) ${FAITH}`,
    `(?:converted|converting|conversion) (?:from \\w{3,15} )?to
      (?:islam|christianity|judaism|buddhism|hinduism|catholicism)`,
    `(?:time off|leave|days? off|breaks?) (?:for|during|on)
      (?:ramadan|eid|yom kippur|passover|diwali|the sabbath|friday prayers|vaisakhi|hajj)(?: prayers)?`,
    '(?<!(?:the|hold|holds|during|of|after|before|for|on) )friday prayers',
    `(?:off|leave|breaks?|time|early|free)(?: \\w{1,9}){0,2} for
      (?:mosque|synagogue|temple|gurdwara|mass|prayers)(?! times)`,
    `(?:(?:his|her|their|my|\\w{3,12}'s) )(?:bar|bat) mitzvah|(?:had|has|asked for)
      (?:the (?:priest|imam|rabbi|vicar) in|(?:the )?last rites)(?: for \\w{3,15}(?: \\w{3,15})?)?`,
    `(?:attends|goes to|worships at) (?:the |a |his |her )?(?:\\w{2,15} ){0,3}(?:church|mosque|synagogue|gurdwara|temple|chapel|kingdom
      hall|meeting hall) (?:every|each|on|regularly|weekly|twice)(?: \\w{3,12})?`,
    'prays (?:on|before|after|five times)(?: \\w{2,10}){1,3}',
    'pray(?:s|ing)? (?:(?:five|5) (?:times|x)|5x)(?: (?:a|per|every|each) day| daily)?(?= ?(?:[.,;)"]|$|and|so))',
    `(?:fasts|fasting|fasted) (?:for|during|in) (?:ramadan|lent)|(?:observes|keeps)
      (?:the sabbath|kosher|halal|shabbat)`,
    `(?:receives?|takes?|taking|receiving|brought|given) (?:holy )?communion(?=
      (?:every|each|weekly|daily|on|at|in (?:her|his)|from)| ?[.,;)]|$)(?: (?:every|each|on) \\w{3,9})?`,
    `(?:refus(?:es|ed|ing)|declin(?:es|ed|ing)|(?:will|would|does|did|must) not (?:accept|have|be given)|won't (?:accept|have)|not (?:to )?be given|no)
      (?:any )?blood (?:products?|transfusions?) (?:on|for|because of|due to|as an?) (?:\\w{1,10} ){0,2}(?:religious|faith|beliefs?|religion|witness|jehovah's)(?: \\w{4,8})?`,
    '(?:eats?|eating|wants?|needs?|requires?|requested|only) (?:only )?(?:halal|kosher) (?:meals?|food|meat|diet)(?: only)?',
    '(?<!(?:serves?|offers?|sells?|provides?|all|our|certified) (?:\\w{2,9} )?)(?:halal|kosher) (?:meals?|food|meat|diet) only',
    '(?:needs?|wants?|asked for|requested|brings?) (?:an? |his |her )?prayer mat|prayer mat (?:please|requested|needed)',
    `(?<=(?:[,;|\\t](?! )|(?:notes?|remarks?|comments?|info): ?)"?)${IN_NOTE}(?=,? ?(?:-|;|\\.|"|:|$) ?|, (?:so|no|do|don't|does|doesn't|never|only|keeps|fasts|fasting|please|will|would|won't|refuses|declines))`,
    `(?<=(?:^|[.|–-] ?))jehovah's witness(?=,? (?:would|will|won't|refuses|declines|so|no) )`,
    `(?<=by (?:tribe|caste|birth),? (?:and )?)${FAITH}`,
    `(?:doesn't|does not|won't|will not|don't) (?:drink|eat \\w{3,9}|shake hands|work (?:on )?\\w{3,10})(?: alcohol)? \\((?:religion|religious|faith|muslim|jewish)`,
    `(?<=(?:^|[,;|\\n])\\s{0,12})(?:halal|kosher|hindu|jain) meal(?=,)`,
    `${MEAL} ${MEAL_CODE}(?: ?x ?\\d{1,2})?|(?<=(?:special service|special meals?|meal request|dietary|ssr|catering)s?: ?)${MEAL}(?: ?x ?\\d{1,2})?`,
    `(?<=(?:^|[.:|–]|\\*\\*) ?)(?:practi[sc]ing |devout |observant |lapsed )?(?:muslim|jewish|hindu|buddhist|sikh|catholic|mormon|quaker|jain|christian|atheist|agnostic|protestant),? (?:and )?(?:teetotal(?:ler)?|vegetarian|vegan|non-practi[sc]ing|divorced|widow(?:ed|er)?|single|married|never married)(?= ?(?:[.,;)]|$|with))`,
    `(?<!the )(?:religion|religious affiliation|faith|denomination)(?::| -) (?:roman )?${FAITH}`,
  ],
  why: 'The text says that a person holds a religion or belief.',
  examples: [
    'The Roes at number 9 park badly; [[they hold prayer meetings every Sunday]]. We hold prayer meetings on Sundays, all welcome.',
    'The applicant, [[who is a devout Muslim]], asked for a room.',
    '[[She was Jewish]] and [[converted to Islam]] in 2001.',
    'I was [[raised Catholic]]; he is a [[member of the Redeemed Christian Church of God]].',
    'She asked for [[time off for Ramadan]], and he [[observes the Sabbath]].',
    'Grace Roe has asked for Fridays [[off for mosque]]; [[her bar mitzvah]] gifts; he [[had the priest in]].',
    'Jane Roe, [[Religion: Catholic]], born 3 April 1979',
    'Name: Jane Roe. [[Religion: Alawite]]. Left in 2015. [[He was Maronite]]; notes: [[prays 5x daily]], and she [[prays five times a day]].',
    'The Coptic museum is where she works; the Shinto gate of his garden; Alevi music is on her list. The bell rings five times a day for him.',
    'He [[goes to chapel on Sundays]].',
    'She has fasted every year [[as a practising Muslim]].',
    'Her shift: [[Friday prayers]] until the end of August.',
    'Tom Roe [[attends the Elim chapel every Sunday]]; she [[attends mosque on Fridays]].',
    'He [[keeps kosher]], and she is a [[deacon at the Elim church]].',
    'Mrs Roe [[takes Communion on Fridays]]; Room 4: Amina Roe [[eats only halal food]].',
    'Mr Roe [[refuses blood products on religious grounds]].',
    'We serve halal food only, he said, and her bakery offers kosher food; the blood products of the lab are cold.',
    "No Saturdays for the Roes: [[they're Seventh-day Adventists]]; she was [[raised Zoroastrian]].",
    'Two thirds of them were Muslims, he wrote, and Adventists built the school.',
    'Employees may take leave for Ramadan.',
    'Mrs Roe [[is RC]], [[attends Mass Sundays]] and likes bingo. She cannot eat pork because [[we are Muslim]], and my son helps.',
    'Mr Roe [[was C of E]], he told us; her mother [[is Greek Orthodox]].',
    'Good morning! [[We are Muslim]], so no bacon please.',
    'She asks if we are Muslim; we are Catholic schools for her; Mr Roe is an orthodox economist; her RC car is fast.',
    'He attends the mass meeting of miners; the mass of her bag is 3 kg.',
    "Name: Chantal Wouters\n40020,Wouters,[[Jehovah's Witness]] - never send the Christmas card\nNotes: [[Muslim]] - no pork at the reception",
    'Mr Deshmukh: [[Hindu vegetarian meal (HNML)]], Mrs Cohen: [[kosher meal (KSML)]]. Special service: [[Hindu vegetarian meal x3]]',
    'Name: Tom Roe\n40021,Roe,"[[Muslim]], so no calls on Fridays"\nSikh by birth, [[Christian]]; He [[does not drink (religion]]).\n   [[kosher meal]], aisle seat',
    'KSML is the code of a kosher meal, HNML a Hindu meal; we serve halal meals, Muslim meals and more. Notes: Catholic schools are closed.',
    'Name: Ravi Roe, 39. [[Hindu, vegetarian]], two sisters. Name: Jo Roe: [[Catholic, divorced]].',
    'Hindu, vegetarian and vegan menus. Name: Jo Roe. Catholic, Protestant and Jewish schools closed, says Jo Roe.',
    'Name: Zara Roe. He will not sing because [[they are Hindu]], says his mum.',
    '[[I am the only Sikh]] in the yard. "[[Had to pray in the store room all Ramadan]]". [[His turban]] does not fit under the hat; she [[wears a hijab]] at work.',
    'Name: Omid Roe. Our friends Omid [[and Leila, baptised last Easter]], came. ssr pax 4  [[MOML]], aisle',
    'They had to pray for rain, he said; his costume has a turban shell; a ship was baptised at Easter; the MOML code is an airline code.',
    'The church of the parish was built by his firm.',
    'She [[belongs to the Zion Christian Church]]; he [[goes to mass every Sunday]]; her [[family are Muslim]].',
    'The hall belongs to the parish church of the town, it says.',
    'The school is Catholic, and a Christian holiday follows.',
    'In April a firm was ordered to pay a caretaker who was dismissed when he became a Christian.',
    'The court heard that a nurse was dismissed because she was Jewish.',
    'Nobody shall be treated worse because she is Muslim.',
  ],
});

/** Whoever says this speaks of people, without a name, and a form asks somebody. */
const OF_US =
  /^(?:religion|religious affiliation|denomination)(?::| -)|^we(?: are|['’]re| were)\s|\bmeals?\b|^ha(?:d|ve) to pray|^(?:mo|ks|hn|vj)ml/i;
/** What a note begins with is about the one in whose file it stands. */
const NOTE_BEFORE = /(?:notes?|remarks?|comments?): ?"?$/i;

export const religiousBelief: SentenceDetector = {
  ...statement,
  read(sentence) {
    if (REPORT.test(sentence) && !SOMEBODY_NAMED.test(sentence)) return [];
    return statement.read(sentence).map((match) => weighed(sentence, match));
  },
};

function weighed(sentence: string, match: Match): Match {
  const isOfUs =
    OF_US.test(sentence.slice(match.start, match.end)) ||
    NOTE_BEFORE.test(sentence.slice(0, match.start));
  return isOfUs ? needingNobody(match) : match;
}
