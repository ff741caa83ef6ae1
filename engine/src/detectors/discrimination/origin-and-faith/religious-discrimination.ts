import { biasedWording } from '#engine/detectors/discrimination/biased-wording.ts';
import { SELECTION } from '#engine/detectors/discrimination/selection-words.ts';
import { IN_HOUSING_AND_CREDIT } from '#engine/detectors/discrimination/setting.ts';
import { CIVIL_RIGHTS_ACT } from '#engine/laws.ts';
import { phrase } from '#engine/phrases/phrase.ts';

import { faithExclusion } from './faith-exclusion.ts';

const FAITH = `(?:christians?|catholics?|protestants?|muslims?|jews?|jewish|hindus?|sikhs?
  |buddhists?|mormons?|atheists?|evangelicals?|lutherans?|methodists?|baptists?|quakers?|gentiles?
  |orthodox)`;

const WORN = `(?:headscar(?:f|ves)|hijabs?|turbans?|veils|burkas?|burqas?|niqabs?|kippahs?|skullcaps?
  |religious (?:dress|clothing|symbols?|garments?|headwear|head coverings?))`;

export const religiousDiscrimination = biasedWording({
  id: 'religious-discrimination',
  typeName: 'Religious discrimination',
  description: 'Requirements or preferences for people of a certain religion, or of none.',
  severity: 'high',
  recommendation: 'Remove the requirement; religion must not count in work or housing.',
  legalReference: { law: CIVIL_RIGHTS_ACT, article: '42 U.S.C. § 2000e-2(a)' },
  bySetting: IN_HOUSING_AND_CREDIT,
  parts: [faithExclusion],
  triggers: (
    'exception for*|exceptions for*|exception will*|exceptions will*|exception on*|exceptions on*|exception because*|exceptions because*|exceptions are*|exception is*|exceptions can*|exception can*|exception made*|exceptions made*|exception granted*|exceptions granted*|exception allowed*|exceptions allowed*|exception shall*|exceptions shall*|exception may*|exceptions may*|exception given*|exceptions given*|' +
    'christian|christians|catholic|catholics|protestant|protestants|muslim|muslims|jew|jews|' +
    'jewish|hindu|hindus|sikh|sikhs|buddhist|buddhists|mormon|mormons|atheist|atheists|' +
    'evangelical|evangelicals|veils|headscarf|headscarves|hijab|hijabs|turban|turbans|burka|burkas|' +
    'burqa|burqas|niqab|niqabs|kippah|kippahs|yarmulke|yarmulkes|heads must be bare|nothing on the head|skullcap|skullcaps|church-going|churchgoing|' +
    'religious|kosher|islamic|lutheran|lutherans|methodist|baptist|quaker|gentile|gentiles|' +
    'pagan|secular|near church*|close to church*|god-fearing|attend church|attend mass|' +
    'attend sunday*|attend services|attend prayers|churchgoer*|church goer*|church-goer*|' +
    'church going|attend weekly*|attend daily*|go to church|go to mass|go to services|sabbath'
  ).split('|'),
  rules: [
    {
      form: phrase(
        `(?:must be|should be|only|prefer(?:ably)?|ideally|looking for|seeking|no|want|requires?|needs?|share(?:s)?
          (?:our|the)|of) (?:an? )?(?:practi[sc]ing |devout |committed |good |born[- ]again |spirit-filled |bible-believing |staunch |true |strict )?${FAITH}(?:
          (?:candidates?|applicants?|tenants?|values|faith|home|family|background|believers?))?`,
        `${FAITH} (?:candidates? |applicants? |tenants? |roommates? |households? |family |families |home |couple )?(?:only|preferred|wanted|need not apply|need apply)`,
        `(?:sabbath observers?|(?:observers|keepers) of the sabbath|churchgoers|non-believers) (?:only|preferred|(?:need|should|do) not apply)`,
        `church(?:-| )?goers?|church-?going|${FAITH}
          (?:home|famil(?:y|ies)|households?)(?: wanted| preferred| only)?
          |(?:church-?going|god-fearing)(?: (?:family|candidates?|applicants?|person|people))?`,
        'must be (?:willing|able|happy|prepared) to attend (?:sunday |weekly |daily )?(?:church|mass|services|prayers)',
        `must (?:attend|go to) (?:church|mass|services)|must not (?:wear|observe)
          (?:a |any )?(?:headscarf|hijab|turban|religious \\w{1,10}|sabbath)`,
      ),
      requires: SELECTION,
      unless: phrase(
        'leads? (?:the )?(?:\\w{4,8} )?(?:prayers?|worship|services)|imams?|rabbis?|chaplains?|priests?|cantors?|muezzins?|minister of religion|religious education teacher',
      ),
      why: 'The wording makes religion a requirement, or holds it against people, which equality law often forbids.',
      confidence: 0.85,
    },
    {
      form: phrase(
        `${FAITH} (?:values|principles|faith|ethos) (?:(?:are |is )?(?:an? )?(?:must|essential|required))`,
        `(?:must|should|needs? to|happy to|have to) share (?:our|the) ${FAITH} (?:values|faith|beliefs|ethos|outlook)`,
        `(?:perfect|ideal|suitable) for (?:an? )?(?:practi[sc]ing )?${FAITH}`,
        `(?:rooms?|flats?|studio|lodgings?|bed ?sits?)(?: in (?:an? |the |our |my )?(?:\\w{3,12} ){0,3}(?:house|flat|home|apartment))?
          (?:(?:is|are|available|to (?:let|rent)|for rent|offered) ){0,2}(?:for|to) (?:an? )?(?:(?:single|working|quiet|professional|young|mature|retired|respectable|decent|good|nice),? ){0,2}${FAITH}
          (?:couples?|famil(?:y|ies)|students?|persons?|people|tenants?|lodgers?|professionals?|singles?)`,
      ),
      unless: phrase('chaplain|priest|minister|wedding|holidays?|gift|readers?'),
      why: 'The wording makes religion a requirement, or holds it against people, which equality law often forbids.',
      confidence: 0.85,
    },
    {
      form: phrase(`${FAITH} (?:home|household)(?= ?[.!,;])`),
      unless: phrase('care|nursing|children|school|funeral|help|he|she|was|grew up'),
      severity: 'medium',
      why: 'The text names a religion in a housing offer, which can deter people of other faiths or none.',
    },
    {
      form: phrase(
        `no (?:headscar(?:f|ves)|hijabs?|turbans?|yarmulkes?|kippahs?|skullcaps?|religious
          (?:dress|clothing|symbols?|garments?|people|excuses?|holidays?|exceptions|nonsense))(?: or (?:hijabs?|turbans?|headscarves))?`,
        `no (?:(?:hats|caps|hoods|beanies|scarves),? (?:or )?){1,2}(?:turbans|hijabs|headscarves|skullcaps|kippahs|yarmulkes|veils)(?: or (?:scarves|veils|hats|caps))?(?= (?:in|at|on|inside|during) )`,
        `(?:heads must be bare|nothing on the head)(?: (?:in|at) (?:the )?\\w{3,12})?,? (?:and )?(?:that goes for )?(?:skullcaps|sikhs|turbans|headscarves|hijabs|muslims|kippahs)(?: too| included)?`,
      ),
      unless: phrase('there (?:is|are|was|were)|she|he|wore|had|have|has|study|museum'),
      why: 'The wording excludes religious dress or observance, which shuts out people who practice their faith.',
      confidence: 0.85,
    },
    {
      form: phrase(
        `${WORN}(?:(?:,| or| and|,? and|,? or) (?:other )?(?:head )?\\w{3,12}){0,2} (?:(?:is|are|will|may|must|shall) )?not
          (?:be )?(?:worn|welcome|allowed|permitted|accepted|tolerated|wanted)`,
        `${WORN}(?:(?:,| or| and|,? and|,? or) (?:other )?\\w{3,12}){0,2} (?:is|are|will be) (?:strictly )?(?:forbidden|prohibited|banned)`,
        `${WORN} (?:is|are) not to be worn`,
        `(?:no|without|not any) exceptions? (?:(?:will|can|shall|may) be |(?:is|are) )?(?:made |granted |allowed |given )?(?:for|on|because of) (?:(?:the )?(?:grounds|reasons?) of )?(?:religio(?:n|us)(?: (?:grounds|reasons|beliefs|dress|duties|holidays))?|faith)`,
        `(?:do|does|will|can) not (?:allow|accept|permit|tolerate|want) (?:\\w{3,12},? (?:and|or) )?${WORN}`,
        `(?:(?:must|may|shall|can|should|do) not|cannot|(?:are|is) not (?:allowed|permitted) to|(?:are|is) (?:forbidden|prohibited) (?:to|from)
          |never) (?:wear|wearing|come (?:to work )?(?:in|wearing)) (?:an? |any |the |visible |conspicuous ){0,2}(?:\\w{3,12}(?:,|,? (?:and|or)) ){0,2}(?:other )?${WORN}`,
        `(?:take off|remove) (?:your|her|his|their|the) (?:headscar(?:f|ves)|hijabs?|turbans?|niqabs?|kippahs?|skullcaps?)
          (?:at work|on (?:duty|site)|in (?:the )?(?:office|class|shop|building)|during (?:work|working hours|shifts?))`,
        `wearing (?:of )?(?:an? |the |any )?${WORN} (?:is|at work is|on site is) (?:strictly )?(?:forbidden|prohibited|banned|not (?:allowed|permitted))`,
      ),
      unless: phrase(
        `in (?:\\w{4,12} )?schools|universit(?:y|ies)|courts?|government|parliament|countr(?:y|ies)|article
          |laws?|state|france|french|turkey|quebec|iran|swimming|mri|scan|she|he|they|said|was|were
          |ruled|judges?|bans?|banned`,
      ),
      why: 'The wording excludes religious dress or observance, which shuts out people who practice their faith.',
      confidence: 0.85,
    },
    {
      form: phrase(
        `no ${FAITH}(?:(?:,|,? or|,? and|,? nor) (?:no )?${FAITH}){0,3}(?= ?(?:[.,;!]|$|need|please|pls|plz|allowed|wanted|sorry|thanks|thx|(?:as|because|since|cos) (?:we|i|the|they|our|there)|in (?:this|the|my|our) (?:house|flat|home)))`,
      ),
      unless: phrase('there (?:is|are|was|were)'),
      why: 'The wording excludes people of a certain religion, which equality law generally forbids.',
      confidence: 0.9,
    },
  ],
  examples: [
    'Caps are taken off indoors, and [[no exceptions are made for religious dress]].',
    'No exception is made for reasons of cost.',
    '[[No hats, turbans or scarves]] in the dining room. [[No yarmulkes or hijabs]] at the counters. [[Heads must be bare in class, and that goes for skullcaps too]].',
    'Hats, turbans and scarves can be bought in the shop; no hats or scarves in the box.',
    'Cosy room near the park, [[no Hindus]] because we cook beef, [[no Catholics]] pls.',
    'Flatmate wanted: [[no Hindus or Sikhs]]; [[no Catholics, Mormons or Jews]] please.',
    'No Christians as such were harmed; there are no Muslims since the war in this valley.',
    '[[Room in our house for a quiet Catholic student]]; [[flat to let to Hindu families]].',
    'A room in the house for Catholic worship; rooms for the Jewish Museum.',
    '2.3 [[Headscarves and turbans are not permitted]] on the school site.',
    'Pupils [[may not wear crosses, hijabs]] or badges. Employees [[must not wear religious symbols]]. Staff [[may not wear a headscarf]]. [[Wearing a turban is forbidden]].',
    'You must not wear a hat; nurses must not wear a scarf near machines, and she may wear a headscarf.',
    'In France pupils must not wear religious symbols, and the state banned the wearing of veils.',
    '[[Religious head coverings are not worn]] in guest areas.',
    '[[Ideally Catholic]] – we go to mass.',
    'Ideally the Christian era begins with a fixed year.',
    'The holder of the post leads the daily prayers, so applicants must be Muslim; the imam we are looking for must be a Muslim.',
    '• must be willing to work Sundays, [[no religious excuses]]',
    '[[Christian applicants preferred]].',
    'Rooms to let. [[No Jews]].',
    'Cashier, 22 and above, [[must be a spirit-filled Christian]].',
    'You are a fit for a team [[of Christian values]].',
    'We are [[looking for a practising Catholic]] to join us.',
    '[[No headscarves]] at the counter, please; applicants should know.',
    '[[Christian values a must]]; studio, [[perfect for Christian]] single.',
    '[[Headscarves are not welcome]] at the desk. [[Turbans and caps are not allowed]] here.',
    'Headscarves are not allowed in French schools, the article says; hijabs were not accepted.',
    '[[Must share our Christian values]].',
    'Two rooms to let, [[Catholic home]].',
    'You [[must be willing to attend Sunday mass]].',
    'Applicants [[must go to church]].',
    '[[Sabbath observers need not apply]]; the position [[requires a Christian]] of good standing.',
    'The Jewish Museum seeks a curator; Christian Dior is hiring.',
    'We welcome applicants regardless of religion, Muslim or not.',
    'The history of Christian art is the topic of the course.',
  ],
});
