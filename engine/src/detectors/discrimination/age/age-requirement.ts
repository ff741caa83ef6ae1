import { HIRING, SELECTION } from '#engine/detectors/discrimination/selection-words.ts';
import type { WordingPart } from '#engine/detectors/wording-part.ts';
import { phrase } from '#engine/phrases/phrase.ts';

import { AGE, NO_MEASURE } from './age-limit.ts';

/** Asking for graduates as well as others excludes nobody. */
const OPEN_TO_OTHERS = `(?:graduates?|grads?) (?:and|as well as|or) (?:experienced|seasoned|senior
  |career changers|returners|people of)|(?:experienced|seasoned|senior) \\w{4,14} (?:and|or)
  (?:recent|fresh|new)|whether you(?:'re| are) …or`;

/** Those who are chosen for a job, rather than taught or sold to. */
const PERSONNEL = phrase(
  `hungry|hir(?:e|es|ing)|recruit\\w{0,5}|candidates?|applicants?|people who|reps|staff|vacanc(?:y|ies)
    |(?:for|on) (?:the|our|this) (?:\\w{3,10} )?(?:desk|team|role|job|floor|counter|shop|post|position|shift)`,
);

/** Wording that asks for people of a certain age, or excludes one. */
export const ageRequirement: WordingPart = {
  rules: [
    {
      form: phrase(
        `(?:(?:candidates?|applicants?|ladies|girls|lads|men|women|staff|people|persons?
        |hostess(?:es)?|waiters?|waitress(?:es)?|drivers?|couples?|tenants?|someone|somebody|must
        be|you are) )?aged? (?:between )?(?:1[89]|[2-5]\\d) ?(?:to|-|–|and) ?[2-6]\\d(?=,|\\.|;
        | only| preferred| please| wanted| ?$)`,
      ),
      requires: phrase(
        `wanted|looking|seek(?:s|ing)?|hir(?:e|ing)|candidates?|applicants?|apply|job|staff|vacancy
        |position|must|preferred|well[- ]groomed|experience|salary|shift|tenants?`,
      ),
      unless: phrase(
        `study|participants|patients|survey|respondents|insur(?:ed|ance)|population|he|she|was|were
        |children|statistics|cohort`,
      ),
      why: 'The wording makes age a requirement or preference, which excludes people for reasons other than skill.',
    },
    {
      form: phrase(
        `(?:only )?(?:people |someone |somebody |staff |candidates |applicants |girls |guys |lads |ladies )?in
        their (?:twenties|thirties|20s|30s) (?:only|please|preferred)|only
        (?:people |someone |somebody |staff )?in their (?:twenties|thirties|20s|30s)`,
        `(?:nobody|no one|no-one|none|not anyone) (?:over|above|older than|past)
        (?:\\d{2}|thirty|forty|fifty|sixty|seventy)`,
      ),
      unless: phrase('insur(?:ed|ance)|he|she|was|were|had|study|price'),
      why: 'The wording makes age a requirement or preference, which excludes people for reasons other than skill.',
    },
    {
      form: phrase(
        `(?:is|are|was|were|too|he's|she's|they're) (?:\\w{3,9} )?(?:thought |considered |felt |deemed |judged )?(?:dead wood|too old (?:to (?:learn|change|be taught|train|retrain|adapt
        |start)|for (?:this|that|it|the \\w{3,12}|another (?:term|round|contract|year))))(?:
        (?:the|a|new|it) ?\\w{0,12}){0,2}`,
        `(?:had|have had|has had|seen|past) (?:his|her|their) best (?:years|days)|best
        (?:years|days) (?:are )?behind (?:him|her|them)|past being (?:any use|useful|of use)
        |(?:can't|cannot|can not) teach an old dog(?: new tricks)?|too (?:near|close to) (?:retirement|(?:his|her|their) pension)(?: to \\w{4,9})?|coasting (?:to|towards|into) (?:his|her|their|the)
        (?:pension|retirement|finish(?: line)?)|(?:one|ones|those) who remembers? the fax machine`,
      ),
      unless: phrase(
        'car|house|band|software|modules?|versions?|kernels?|librar(?:y|ies)|tests?|packages?|building|club|album|tree|film|never too old|vet',
      ),
      why: 'The wording judges a person by their age rather than their work.',
    },
    {
      form: phrase(
        `(?<=(?:(?:ideal|perfect|right|successful) (?:candidate|person|applicant|hire|tenant)
        (?:is|will be|would be|should be)|looking for|seeking|seeks|we (?:want|need)|hiring|are
        you) (?:an? |some )?(?:(?:enthusiastic|energetic|dynamic|talented|motivated|ambitious|bright
        |creative),? (?:and )?){0,2})young(?:er)?(?! (?:children|people|persons?|learners|offenders
        |company|brand|business|famil(?:y|ies)|carers|readers|audiences?|minds|and old)| or old)`,
        `(?:would suit|suits?|ideal for|perfect for) (?:an? )?(?:recent )?(?:students?|school
        leavers?|graduates?)(?: or (?:an? )?(?:recent )?(?:students?|school leavers?|graduates?))?`,
        `no over(?:-| )?${AGE}s|over-${AGE}s need not apply`,
        `no (?:candidates?|applicants?|applications from (?:people|anyone|those)|tenants?|lodgers?
        |flatmates?|new hires) (?:aged )?(?:over|above|older than|past)
        (?:the age of )?${AGE}${NO_MEASURE}`,
        `(?:maximum|max) age(?:(?: is| of|:)? |:)${AGE}${NO_MEASURE}`,
        "(?:we're|we are) an? young(?:,? \\w{3,12})? team",
        'freshers (?:only|preferred|welcome|can apply|may apply)',
        `(?:only|ideally|preferably|prefer|you are|would suit|perfect for) (?:an? )?(?:someone )?early(?:-| in
        (?:their|your) )career`,
      ),
      unless: phrase(
        `scheme|programme|program|internship|he|she|was|property|gift|course|child(?:ren)?|vehicles?
        |cars?|insured|cover|passengers?|infants?|donors?`,
      ),
      why: 'The wording asks for young people, which excludes older ones.',
    },
    {
      form: phrase('date of birth|your age'),
      requires: phrase(
        '(?:send|submit|forward|apply|applications?|include|email|mail) …(?:cv|resume|résumé|curriculum vitae)',
      ),
      unless: phrase('do not|without|never|leave out|not (?:include|state|need)'),
      severity: 'medium',
      why: 'The text asks applicants for their age, which invites age bias.',
    },
    {
      form: phrase(
        `young(?:,| and| &) (?:energetic|dynamic|hungry|motivated|ambitious|fit|fun|lively
        |enthusiastic|fresh|attractive|vibrant|hip)`,
        '(?:energetic|dynamic|ambitious|motivated|vibrant)(?:,| and| &)? young',
        'youthful (?:energy|team|crew|vibe|crowd|attitude|appearance|enthusiasm|spirit)',
        'fresh-faced|young blood',
      ),
      unless: phrase('children|pupils|students|readers|audiences?|customers|athletes|players'),
      why: 'The wording presents youth as a qualification for the work.',
    },
    {
      form: phrase(
        'digital natives?|college students?',
        '(?:who|you|candidates|applicants) (?:are|must be|should be) young(?:er)?',
        `(?:young|younger) (?:people|person|candidates?|applicants?|professionals?|team|man|men|lady
        |ladies|gentlem[ae]n|girls?|guys?|woman|women|male|female|graduates?|talents?|volunteers?|specialists?|workers?|employees?
        |assistants?|staff|crew|colleagues?)`,
      ),
      requires: SELECTION,
      unless: phrase(
        'young (?:people|persons?) (?:with|who|in|from|aged|at risk)|(?:the|this|that|those|these|two|both|other) young (?:lad(?:y|ies)|(?:gentle|wo)?m[ae]n|girls?)',
        '(?:mentor|teach|support|work)(?:s|es|ed|ing)? (?:with )?young',
      ),
      why: 'The wording asks for young people, which excludes older ones.',
    },
    {
      form: phrase(
        `(?:wants?|wanted|prefers?|preferred|insists? on|asked for|asks for|is after|are after|were after|was after|is only after) (?:(?:only|more|real|true|young|some|proper) ){0,2}digital natives?(?! (?:to|and (?:their|digital immigrants)))`,
        `(?:(?:people|someone|somebody|candidates?|hires?|hungry|folks?|staff|those|reps)(?: who| that)?(?: are| is)? (?:\\w{2,8} ){0,2}?)?(?:with|have|has|got) (?:their|his|her) best years (?:still )?(?:ahead of|in front of) (?:them|him|her)`,
      ),
      requires: PERSONNEL,
      unless: phrase(
        'clubs?|players?|bands?|wines?|teach(?:ers|ing)?|pupils|children|vintage|squad|marriage|retire\\w{0,4}',
      ),
      why: 'The wording prefers young people, which excludes older ones.',
    },
    {
      form: phrase(
        `digital natives?|(?:recent|new|fresh) grad(?:uate)?s?|20-something(?: team)?
        |twenty-something(?: team)?|fresh perspectives?|junior mindset|high potentials?
        |over-?qualified|tech-savvy|fast-paced|mature|young at heart|young(?:-| )minded
        |young professionals?|(?:new|fresh) blood|high(?:-| )energy|energetic
        |up-and-coming|school leavers?|(?:just|fresh|straight) out of
        (?:college|school|university)|millennials?|gen(?:eration)?(?:-| )z|baby boomers?|digital
        generation|youth(?! (?:work(?:ers?)?|clubs?|cent(?:re|er)s?|services?|teams?|coach(?:es)?
        |councils?|groups?|hostels?|officers?|justice|projects?|leaders?|programmes?|programs?
        |training|sports?|football|employment|wing|section|orchestra|theatre|offending|provision))
        |bright young things?|old(?:-| )school|set in their ways|no more than \\d years(?: of)?
        experience|(?:maximum|max) (?:of )?\\d years(?: of)? experience|retired persons?|retirees
        |supplement your pension|state (?:your )?age`,
      ),
      requires: HIRING,
      unless: phrase(
        'program|programme|scheme|intern|he|she|was|who is|myself|i am|forest|market|products?|technology|environment|cheese',
        OPEN_TO_OTHERS,
      ),
      severity: 'low',
      confidence: 0.7,
      why: 'The wording hints that people of a certain age are wanted or unwanted, which can deter applicants.',
    },
    {
      form: phrase(
        `(?:looking for|(?<!(?:did not|didn't|refus(?:ed|ing) to) )hir(?:e|ing)|seek(?:s|ing)?|prefer(?:ence)? (?:will be given to|for)?|wanted:?|are you)
        (?:an? |any )?(?:boys?|girls?|lads?)`,
      ),
      why: 'The wording asks for girls or boys where adults could do the work, which signals a preferred age.',
    },
    {
      form: phrase('(?:recent|fresh|new) (?:college |university )?grad(?:uate)?s?'),
      requires: SELECTION,
      unless: phrase(
        "program|programme|scheme|internship|intern|he|she|was|who is|myself|i am|i'm",
        OPEN_TO_OTHERS,
      ),
      severity: 'medium',
      why: 'Asking for recent graduates excludes older applicants.',
    },
    {
      form: phrase(
        `(?:take on|hire|employ|want|need|looking for|seek|would suit|suits?|prefer|ideal for|perfect for)
        (?:an? |some )?(?:\\w{1,12} )?(?:older|elderly|retired|semi-retired|middle-aged|young(?:er)?)
        (?:gentlem[ae]n|lad(?:y|ies)|m[ae]n|wom[ae]n|person|chaps?|lads?|bloke|teacher|nurse)`,
      ),
      unless: phrase('he|she|was|were|had|said|mentor|visit(?:s|or)?|gift|exercise|study'),
      why: 'The wording asks for people of a certain age, which excludes everyone else.',
    },
    {
      form: phrase(
        '(?<=^\\W{0,6}(?:an? |you are an? |true )?)digital natives?(?= ?(?:[.,;!)–-]|$|with|who|and))',
        `(?:no more than|not more than|up to|max(?:imum)?(?: of)?|less than|under|within)
        (?:\\d{1,2}|one|two|three|four|five) years? (?:out of|after|since|from)
        (?:uni|university|college|school|graduation|graduating)`,
        '(?:you )?grew up with (?:this stuff|social media|smartphones|the internet|tiktok|technology|tech)',
        'no (?:corporate |old |office )?dinosaurs',
      ),
      unless: phrase(
        'he|she|they|was|were|study|generation|children|pupils|called|term|i|museum|fossils?|jurassic|film',
      ),
      severity: 'low',
      confidence: 0.7,
      why: 'The wording hints at a preferred age, which can deter qualified people.',
    },
    {
      form: phrase(
        `(?<=^\\W{0,6}(?:an? )?(?:\\w{3,12},? ){0,4})(?:girl|lady|lass|lad|nanny|au pair|gentleman)
        in (?:her|his) (?:(?:early|mid|late)[ -])?(?:twenties|thirties|20s|30s)(?=\\W{0,4}$)`,
        `(?<=(?:looking for|seeking|want|need|prefer|would suit|suits?|ideally|preferably)
        (?:(?:an?|someone|somebody) )?(?:\\w{3,12},? ){0,3})(?:girl|lady|lad|nanny|au pair|man
        |woman|couple|person|someone|somebody|candidate) in (?:her|his|their)
        (?:(?:early|mid|late)[ -])?(?:twenties|thirties|20s|30s)`,
      ),
      unless: phrase('was|were|had|police|witness(?:es)?|patient|died|novel'),
      why: 'The wording asks for people of a certain age, which excludes everyone else.',
    },
    {
      form: phrase(
        `(?:ideally|preferably|age:?|aged|must be|should be|would suit|suits?)
        (?:(?:an?|someone|somebody|people) )?(?:in (?:your|their|his|her) )?(?:early|mid|late)(?:[ -](?:to|or)[ -](?:early|mid|late))?[ -](?:twenties
        |thirties|forties|fifties|[2-5]0s)(?= ?(?:[.,;!)]|$|or|with|and|only|please))`,
      ),
      unless: phrase('he|she|was|were|had|decade|music|style|decor|temperatures?|degrees|weather'),
      why: 'The wording asks for people of a certain age, which excludes everyone else.',
    },
    {
      form: phrase(
        `(?:look(?:ing)? for|(?:want|need)s?|bring(?:ing)? in|get in|inject(?:ing)?|time for|hire)
        (?:(?:some|a bit of|more) )?(?:fresh|new|young(?:er)?) blood`,
      ),
      unless: phrase(
        'donors?|donat(?:e|ion)|transfus(?:e|ion)|hospital|samples?|study|vampires?|herd',
      ),
      severity: 'low',
      confidence: 0.7,
      why: 'The wording hints at a preferred age, which can deter qualified people.',
    },
  ],
};
