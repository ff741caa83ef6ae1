import { phrase } from '#engine/phrases/phrase.ts';

import { biasedWording } from './biased-wording.ts';
import { HIRING, SELECTION } from './selection-words.ts';

const AGE = String.raw`(?:1[89]|[2-6]\d)`;
/** Between two ages. */
const TO = '(?:-|–| - | – | to )';
/** What makes of a number a measure of something else than a life. */
const NO_MEASURE =
  '(?! ?%| ?(?:hours?|days?|weeks?|months?|minutes?|percent|people|employees|kg|km|miles|euros?|dollars|usd|points))';

export const ageDiscrimination = biasedWording({
  id: 'age-discrimination',
  typeName: 'Age discrimination',
  description:
    'A requirement or preference for people of an age, stated outright (“under 35”) or by way of youth (“recent graduates only”).',
  severity: 'high',
  recommendation: 'State the skills and experience that the work needs instead of an age.',
  legalReference: { law: 'ADEA', article: '29 U.S.C. § 623(e)' },
  triggers: (
    'aged between*|in their twenties*|in his twenties*|in her twenties*|nobody over*|no one over*|nobody older*|dead wood|fax machine|past being*|pushing sixty|pushing fifty|pushing seventy|' +
    'years out of*|years after grad*|grew up with*|dinosaurs|older gentleman|older gentlemen|older lady|older man|older woman|retired man|retired woman|retired gentleman|retired lady|middle-aged|experience max*|fresh perspective*|20-something*|twenty-something*|junior mindset|high potential*|overqualified|over-qualified|tech-savvy|fast-paced|mature|boy|boys|girl|girls|lad|lads|young|youthful|younger|fresh-faced|digital native|digital natives|college student*|recent college*|' +
    'recent university*|new grad*|fresh grad*|older than|under ##|the age of|older workers|older people|older employees|older applicants|older candidates|old people|elderly|over ##|below ##|maximum age|max age|' +
    'age limit|between ## and ##|between the ages*|aged ##*|age ##*|ages ##*|##-## years*|above ##|too old|retire|retired person*|retired people|retirees|supplement your pension|state age|date of birth|early career|early-career|new blood|fresh blood|high energy|high-energy|energetic|up-and-coming|up and coming|youth|school leaver*|first job|first-time job*|just out of*|fresh out of*|straight out of*|no more than # years*|maximum of # years*|# years maximum|millennial*|gen z*|generation z|gen-z|baby boomer*|boomers|housewife|elder|seasoned|old-school|old school|old guard|set in their ways|geriatric|bright young*|digital generation|tech savvy|fast paced|vibrant|over-the-hill|past your prime|long career|dynamic team|up to date*|stale|lifelong learner|freshers|no over*|twenties|thirties|' +
    'age between*|nobody above*|nobody past*|no one above*|no one past*|no-one over*|no-one above*|no-one past*|no one older*|no-one older*|none over*|none above*|none past*|not anyone over*|not anyone above*|not anyone past*|best years|best days|coasting|suit student*|suits student*|suit a student*|suits a student*|suit graduate*|suits graduate*|suit a graduate*|suits a graduate*|suit recent*|suits recent*|past ##|your age|' +
    'age: ##-*|age: ## to ##*|age is ##-*|age is ## to ##*|age of ##-*|age of ## to ##*|recent grad*|generation-z|max # year*|max of # year*|maximum # year*|fresh college*|fresh university*|new college grad*|new university grad*|ages between*|between ## to*|between ##-*|## to ## years*|## - ## years*|must step down*|shall step down*|has to step down*|have to step down*|##-## only|##-## preferred|##-## yrs|## to ## only|## to ## preferred|' +
    '## to ## yrs|semi-retired|older ladies|older men|older women|older person|older chap*|older bloke|older teacher|older nurse|retired ladies|retired men|retired women|retired gentlemen|retired chap*|retired bloke|retired teacher|' +
    'retired nurse|year out of*|after uni|after university|after college|after school|after graduati*|since uni|since university|since college|since school|since graduati*|from uni|from university|from college|from graduati*|age: ## - ##*|age:##-*|age:## to*|age : ##*|age is ## - ##*|age of ## - ##*|between ## - ##*|##s|##-##.|##-##,|##-##;|##-##)|## to ##.|## to ##,|## to ##;|## to ##)|## - ## yrs|## - ## only|## - ## preferred'
  ).split('|'),
  rules: [
    {
      form: phrase(
        `(?:(?:candidates?|applicants?|ladies|girls|lads|men|women|staff|people|persons?|hostess(?:es)?|waiters?|waitress(?:es)?|drivers?|couples?|tenants?|someone|somebody|must be|you are) )?aged? (?:between )?(?:1[89]|[2-5]\\d) ?(?:to|-|–|and) ?[2-6]\\d(?=,|\\.|;| only| preferred| please| wanted| ?$)`,
      ),
      requires: phrase(
        'wanted|looking|seek(?:s|ing)?|hir(?:e|ing)|candidates?|applicants?|apply|job|staff|vacancy|position|must|preferred|well[- ]groomed|experience|salary|shift|tenants?',
      ),
      unless: phrase(
        'study|participants|patients|survey|respondents|insur(?:ed|ance)|population|he|she|was|were|children|statistics|cohort',
      ),
      why: 'An age is asked for.',
    },
    {
      form: phrase(
        `(?:only )?(?:people |someone |somebody |staff |candidates |applicants |girls |guys |lads |ladies )?in their (?:twenties|thirties|20s|30s) (?:only|please|preferred)|only (?:people |someone |somebody |staff )?in their (?:twenties|thirties|20s|30s)`,
        `(?:nobody|no one|no-one|none|not anyone) (?:over|above|older than|past) (?:\\d{2}|thirty|forty|fifty|sixty|seventy)`,
      ),
      unless: phrase('insur(?:ed|ance)|he|she|was|were|had|study|price'),
      why: 'An age is asked for.',
    },
    {
      form: phrase(
        `(?:is|are|was|were|too|he's|she's|they're) (?:\\w{3,9} )?(?:thought |considered |felt |deemed |judged )?(?:dead wood|too old (?:to (?:learn|change|be taught|train|retrain|adapt|start)|for (?:this|that|it|the \\w{3,12}|another (?:term|round|contract|year))))(?: (?:the|a|new|it) ?\\w{0,12}){0,2}`,
        `(?:had|have had|has had|seen|past) (?:his|her|their) best (?:years|days)|best (?:years|days) (?:are )?behind (?:him|her|them)|past being (?:any use|useful|of use)|coasting (?:to|towards|into) (?:his|her|their|the) (?:pension|retirement|finish(?: line)?)|(?:one|ones|those) who remembers? the fax machine`,
      ),
      unless: phrase('car|house|band|software|building|club|album|tree|film|never too old'),
      why: 'Somebody is judged by age.',
    },
    {
      form: phrase(
        '(?<=(?:(?:ideal|perfect|right|successful) (?:candidate|person|applicant|hire|tenant) (?:is|will be|would be|should be)|looking for|seeking|seeks|we (?:want|need)|hiring|are you) (?:an? |some )?)young(?:er)?(?! (?:children|people|persons?|learners|offenders|company|brand|business|famil(?:y|ies)|carers|readers|audiences?|minds|and old)| or old)',
        '(?:would suit|suits?|ideal for|perfect for) (?:an? )?(?:recent )?(?:students?|school leavers?|graduates?)(?: or (?:an? )?(?:recent )?(?:students?|school leavers?|graduates?))?',
        `no over(?:-| )?${AGE}s|over-${AGE}s need not apply`,
        `no (?:candidates?|applicants?|applications from (?:people|anyone|those)|tenants?|lodgers?|flatmates?|new hires) (?:aged )?(?:over|above|older than|past) (?:the age of )?${AGE}${NO_MEASURE}`,
        `(?:maximum|max) age(?:(?: is| of|:)? |:)${AGE}${NO_MEASURE}`,
        "(?:we're|we are) an? young(?:,? \\w{3,12})? team",
        'freshers (?:only|preferred|welcome|can apply|may apply)',
      ),
      unless: phrase(
        'scheme|programme|program|internship|he|she|was|property|gift|course|child(?:ren)?|vehicles?|cars?|insured|cover|passengers?|infants?|donors?',
      ),
      why: 'People of a young age are asked for.',
    },
    {
      form: phrase(
        `age(?: limit)?(?:(?: is| of| ?:)? |:)${AGE}${TO}${AGE}(?: years| yrs)?${NO_MEASURE}`,
      ),
      unless: phrase(
        'study|survey|participants|children|cohort|mean|median|range of ages|patients|insured|cover',
      ),
      why: 'An age bracket is set.',
    },
    {
      form: phrase('date of birth|your age'),
      requires: phrase(
        '(?:send|submit|forward|apply|applications?|include|email|mail) …(?:cv|resume|résumé|curriculum vitae)',
      ),
      unless: phrase('do not|without|never|leave out|not (?:include|state|need)'),
      severity: 'medium',
      why: 'Applicants are asked for their age, which invites judging by it.',
    },
    {
      form: phrase(
        'young(?:,| and| &) (?:energetic|dynamic|hungry|motivated|ambitious|fit|fun|lively|enthusiastic|fresh|attractive|vibrant|hip)',
        '(?:energetic|dynamic|ambitious|motivated|vibrant)(?:,| and| &)? young',
        'youthful (?:energy|team|crew|vibe|crowd|attitude|appearance|enthusiasm|spirit)',
        'fresh-faced|young blood',
      ),
      unless: phrase('children|pupils|students|readers|audiences?|customers|athletes|players'),
      why: 'Youth is presented as a quality that the work needs.',
    },
    {
      form: phrase(
        'digital natives?|college students?',
        '(?:who|you|candidates|applicants) (?:are|must be|should be) young(?:er)?',
        '(?:young|younger) (?:people|person|candidates?|applicants?|professionals?|team|man|men|lady|ladies|gentlem[ae]n|girls?|guys?|woman|women|male|female|graduates?|talent)',
      ),
      requires: SELECTION,
      unless: phrase(
        'young (?:people|persons?) (?:with|who|in|from|aged|at risk)',
        '(?:mentor|teach|support|work)(?:s|es|ed|ing)? (?:with )?young',
      ),
      why: 'People of a young age are asked for.',
    },
    {
      form: phrase(
        'digital natives?|(?:recent|new|fresh) grad(?:uate)?s?|20-something(?: team)?|twenty-something(?: team)?|fresh perspectives?|junior mindset|high potentials?|over-?qualified|tech-savvy|fast-paced|mature|young at heart|young(?:-| )minded|early-career|young professionals?|(?:new|fresh) blood|high(?:-| )energy|energetic|up-and-coming|school leavers?|(?:just|fresh|straight) out of (?:college|school|university)|millennials?|gen(?:eration)?(?:-| )z|baby boomers?|digital generation|youth(?! (?:work(?:ers?)?|clubs?|cent(?:re|er)s?|services?|teams?|coach(?:es)?|councils?|groups?|hostels?|officers?|justice|projects?|leaders?|programmes?|programs?|training|sports?|football|employment|wing|section|orchestra|theatre|offending|provision))|bright young things?|old(?:-| )school|set in their ways|no more than \\d years(?: of)? experience|(?:maximum|max) (?:of )?\\d years(?: of)? experience|retired persons?|retirees|supplement your pension|state (?:your )?age',
      ),
      requires: HIRING,
      unless: phrase(
        'program|programme|scheme|intern|he|she|was|who is|myself|i am|forest|market|products?|technology|environment|cheese',
      ),
      severity: 'low',
      confidence: 0.7,
      why: 'The wording hints at an age that is wanted or not.',
    },
    {
      form: phrase(
        '(?:looking for|hir(?:e|ing)|seek(?:s|ing)?|prefer(?:ence)? (?:will be given to|for)?|wanted:?|are you) (?:an? |any )?(?:boys?|girls?|lads?)',
      ),
      why: 'Girls and boys are asked for where grown people could do the work.',
    },
    {
      form: phrase('(?:recent|fresh|new) (?:college |university )?grad(?:uate)?s?'),
      requires: SELECTION,
      unless: phrase(
        "program|programme|scheme|internship|intern|he|she|was|who is|myself|i am|i'm",
      ),
      severity: 'medium',
      why: 'Asking for recent graduates shuts out older applicants.',
    },
    {
      form: phrase(
        `(?:under|below|younger than|(?:not|no|nobody) (?:be )?(?:older than|over|above)) (?:the age of )?${AGE}${NO_MEASURE}`,
        `(?:(?:maximum|max) age|age limit)(?: is| of|:)? ${AGE}${NO_MEASURE}`,
      ),
      requires: SELECTION,
      unless: phrase('under (?:the age of )?18|minors?|guardian|parental'),
      why: 'An upper age limit is set.',
    },
    {
      form: phrase(
        `(?:aged?|ages|between(?: the ages of)?) (?:between )?${AGE}(?:${TO}| and )${AGE}(?: years(?: old| of age)?)?${NO_MEASURE}`,
        `${AGE}${TO}${AGE} years (?:old|of age)`,
      ),
      requires: SELECTION,
      unless: phrase('years of experience|children|study|survey'),
      why: 'An age bracket is set.',
    },
    {
      form: phrase(
        "(?:old|older|elderly) (?:people|workers|employees|applicants|candidates) (?:are too|can't|cannot|can not|won't|will not|need not|should not)",
        `(?:over|above|older than) ${AGE}s? (?:need not|should not|will not|cannot) (?:apply|be considered)`,
        'too old(?: for (?:the|this) (?:job|role|position|work))?',
      ),
      requires: SELECTION,
      why: 'People above an age are turned away.',
    },
    {
      form: phrase(
        `(?:must|shall|will have to|has to|have to) (?:retire|step down) (?:at|on reaching|by|before)(?: the)?(?: age of| age)? ${AGE}`,
      ),
      why: 'Retirement is made compulsory at an age.',
    },
    {
      form: phrase(
        `(?:girls?|boys?|lads?|ladies|lady|women|men|males?|females?|guys?|people|candidates?|applicants?|staff|waitress(?:es)?|assistants?) …${AGE}${TO}${AGE}(?= ?(?:[.,;)]|$|years|yrs|preferred|only))${NO_MEASURE}`,
      ),
      requires: SELECTION,
      unless: phrase(
        'aged?|ages|between|rooms?|years of experience|children|study|survey|cohort|mean|median|hours|minutes|pages|am|pm',
      ),
      why: 'An age bracket is set.',
    },
    {
      form: phrase(
        '(?:take on|hire|employ|want|need|looking for|seek|would suit|suits?|prefer|ideal for|perfect for) (?:an? |some )?(?:\\w{1,12} )?(?:older|elderly|retired|semi-retired|middle-aged|young(?:er)?) (?:gentlem[ae]n|lad(?:y|ies)|m[ae]n|wom[ae]n|person|chaps?|lads?|bloke|teacher|nurse)',
      ),
      unless: phrase('he|she|was|were|had|said|mentor|visit(?:s|or)?|gift|exercise|study'),
      why: 'People of an age are asked for.',
    },
    {
      form: phrase(
        "recent (?:college |university )?graduates? or (?:up to|no more than|max(?:imum)?(?: of)?|less than|under) \\d{1,2} years?'?(?: of)?(?: \\w{1,12})? experience(?: max(?:imum)?)?",
        "(?:up to|no more than|not more than) \\d{1,2} years?'?(?: of)? experience max(?:imum)?",
      ),
      unless: phrase('he|she|was|were|programme|program|scheme|internship'),
      severity: 'medium',
      why: 'An upper limit of experience shuts out older applicants.',
    },
    {
      form: phrase(
        '(?<=^\\W{0,6}(?:an? |you are an? |true )?)digital natives?(?= ?(?:[.,;!)–-]|$|with|who|and))',
        '(?:no more than|not more than|up to|max(?:imum)?(?: of)?|less than|under|within) (?:\\d{1,2}|one|two|three|four|five) years? (?:out of|after|since|from) (?:uni|university|college|school|graduation|graduating)',
        '(?:you )?grew up with (?:this stuff|social media|smartphones|the internet|tiktok|technology|tech)',
        'no (?:corporate |old |office )?dinosaurs',
      ),
      unless: phrase(
        'he|she|they|was|were|study|generation|children|pupils|called|term|i|museum|fossils?|jurassic|film',
      ),
      severity: 'low',
      confidence: 0.7,
      why: 'The wording hints at an age that is wanted.',
    },
    {
      form: phrase(
        '(?<=^\\W{0,6}(?:an? )?(?:\\w{3,12},? ){0,4})(?:girl|lady|lass|lad|nanny|au pair|gentleman) in (?:her|his) (?:(?:early|mid|late)[ -])?(?:twenties|thirties|20s|30s)(?=\\W{0,4}$)',
        '(?<=(?:looking for|seeking|want|need|prefer|would suit|suits?|ideally|preferably) (?:(?:an?|someone|somebody) )?(?:\\w{3,12},? ){0,3})(?:girl|lady|lad|nanny|au pair|man|woman|couple|person|someone|somebody|candidate) in (?:her|his|their) (?:(?:early|mid|late)[ -])?(?:twenties|thirties|20s|30s)',
      ),
      unless: phrase('was|were|had|police|witness(?:es)?|patient|died|novel'),
      why: 'People of an age are asked for.',
    },
  ],
  examples: [
    'Job advert: youth worker at our youth centre, 30 hours a week.',
    'Waiters wanted, [[aged 20 to 35]], well groomed.',
    "Job adverts: our policy bans wording such as 'young and dynamic' or 'mature lady'.",
    'We look for sporty [[people in their twenties only]].',
    'For the cutters [[nobody over fifty]], please.',
    'Marguerite (61) [[is thought too old for another term]].',
    'He [[is dead wood]], and she [[is too old to learn the scanner]].',
    'They [[have had their best years]].',
    '[[Staff for the bar, 18 to 28]], wanted. [[None above fifty]], please.',
    'The survey covers people aged 20 to 35, and the band has had its best years.',
    'She was in her twenties when the car was too old to start.',
    '• A friendly, kind [[girl in her twenties]]',
    'We are looking for a [[nanny in her early twenties]] to live in.',
    'A girl in her twenties was seen; the police are looking for a man in his thirties.',
    'We need attractive young [[girls for front of house, 18-25]], slim build.',
    'We will also [[take on an older gentleman]] as porter ([[would suit a retired man]]).',
    "* a [[recent graduate or up to 5 years' experience max]]",
    '* [[digital native]], SQL',
    '* [[Digital native]] - [[you grew up with this stuff]]',
    '* A recent graduate, or [[no more than 3 years out of uni]]',
    'We are a lean team: no nonsense, [[no dinosaurs]].',
    'The museum has no dinosaurs; I grew up with the internet.',
    '[[No candidates over 45]]. [[No tenants above 60]], please.',
    'No candidates over 45 minutes late are let in; he saw no applicants over 45.',
    'I am a young and energetic graduate of marketing. Energetic, young-minded, based in Leeds.',
    'A [[young-minded]] candidate wanted.',
    'We welcome applications from [[young people]] only.',
    'We welcome applications from young people, who are under-represented on our board.',
    'We want people to see rooms 18-25, and the gift would suit a retired man.',
    'Digital natives, they say, grew up with screens; an older man came in.',
    'All employees [[must retire at the age of 65]].',
    'We are looking for a [[young and energetic]] sales assistant.',
    'Only [[recent graduates]] should apply.',
    'Candidates must be [[under 35]] and fluent in English.',
    'Applicants should [[not be older than 40]].',
    'The ideal candidate is [[aged 25-35]].',
    'We hire [[digital natives]], since [[older workers are too]] slow.',
    'Only applicants [[under the age of 30]] will be considered.',
    'The ideal candidate is a [[young]], able-bodied person; [[no over 35s]].',
    '[[Maximum age 30]]. [[We are a young team]].',
    'Maximum age 30 for vehicles.',
    '[[Age limit: 22-28 years]]. Send us your CV with [[date of birth]].',
    'We are looking for a young company to invest in; a suit for a student.',
    'The study had an age range of 22-28 years; enter your date of birth below.',
    'We do not discriminate on the basis of age, and young and energetic people have no advantage.',
    'Applicants must be over 18 to serve alcohol.',
    'The “core team” wants [[young and energetic]] people to avoid the “old way”.',
    'We are not looking for young and energetic people alone.',
    'Never write “young and energetic” in an advertisement.',
    'The fee is between 25 and 35 dollars for candidates.',
    'She is a recent graduate of Leeds who joined our team.',
    'You will work with young people who have left care.',
    'Tenants under 18 need a guardian.',
    'The role needs under 35 hours a week.',
  ],
});
