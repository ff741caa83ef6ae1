import { FOR_EVERY_TRAIT, FOR_SEX } from '#engine/detectors/discrimination/equal-treatment.ts';
import { mannerOfWomen, SHE } from '#engine/detectors/discrimination/sex/manner-of-women.ts';
import { sexistRemark } from '#engine/detectors/discrimination/sex/sexist-remark.ts';
import { phrase } from '#engine/phrases/phrase.ts';

import { appraisalOfManner } from './appraisal-of-manner.ts';
import { remarkOnAPerson } from './remark-on-a-person.ts';
import { youngerFaces } from './younger-faces.ts';

const PERSON = phrase(
  "she|he|her|his|him|she's|he's|ms|mrs|mr|miss|candidate|applicant|employee|colleague",
);
const CHILD = `(?:an?|any|another|more|her|the|his)
  (?:(?:second|third|fourth|new|other|first) )?(?:baby|babies|child|children|kids|twins|pregnancy)`;
const TRAIT = `(?:emotional|abrasive|aggressive|ambitious|assertive|direct|opinionated|blunt|bossy
  |loud|pushy|confident|technical|capable|competent|clever|driven|tough|sharp|rational|logical
  |outspoken|forceful|strong|decisive|intelligent|funny|soft|sensitive|quiet)`;
const LESS_OF = `(?:priorities …(?:shift(?:ed)?|changed?|elsewhere|different|lie|lay)
  |(?:less|not as|no longer|not so|not fully|isn't as)
  (?:committed|focus(?:s)?ed|ambitious|reliable|flexible|available|engaged|motivated|hungry|dedicated)
  |(?:lost|lacks?|lacking|losing) (?:her |his )?(?:edge|drive|focus|ambition|commitment)
  |(?:commitment|focus|dedication|work|output|performance|heart) (?:is not|isn't|has not been|hasn't been|was not|is no longer) what (?:it|they) (?:was|were|used to be)
  |(?:commitment|focus|dedication) (?:is|has|isn't|seems|must be|in question)|(?:heart|head|mind)
  (?:is|isn't|seems) (?:elsewhere|not|in))`;

export const stereotypedJudgment = remarkOnAPerson({
  id: 'stereotyped-judgement',
  typeName: 'Stereotyped judgment',
  description: 'Judgments of a person’s work or merit by sex, age, family, pregnancy or leave.',
  severity: 'high',
  recommendation: 'Assess the work with concrete examples, and leave personal traits out.',
  legalReference: FOR_EVERY_TRAIT,
  parts: [mannerOfWomen, sexistRemark, appraisalOfManner, youngerFaces],
  triggers: (
    'for a woman|for a man|for a girl|for a lady|for a mother|for her age|for his age|' +
    'smile more|smile a bit*|smile a little*|home with*|home looking*|home minding*|hysterical|' +
    'bossy|catty|bitchy|menopausal|menopause|the change|time of life|neurotic|highly strung|melodramatic|abrasive|shrill|strident|too emotional|' +
    'overly emotional|little emotional|bit emotional|hormonal|family man|breadwinner|' +
    'mouths to feed|family to feed|family to support|not worth*|not really worth*|no point*|' +
    'hardly worth*|little point*|waste of*|maternity|paternity leave|parental leave|' +
    'against her|against him|against them|younger faces|younger face|fresher faces|prettier|' +
    'older ladies|older women|older staff|older girls|old ladies|older men|older waitress*|' +
    "somebody younger|someone younger|somebody a bit*|someone a bit*|women's problems|" +
    "women's troubles|women's issues|women's things|time of the month|her hormones|" +
    'all she needs*|proper man|real man|right man|women are*|girls are*|job for a*|' +
    'place for a*|work for a*|come across as*|comes across as*|came across as*|' +
    'coming across as*|come over as*|comes over as*|came over as*|coming over as*|' +
    'over-emotional|overemotional|wife to feed|children to feed|kids to feed|mouths to support|' +
    'wife to support|children to support|kids to support|has a family|with a family|' +
    'has a mortgage|with a mortgage|husband earns|husband works|husband provides|' +
    'husband has a good*|partner earns|partner works|partner provides|partner has a good*|' +
    'since having*|after having a*|after having her*|after having his*|after having the*|' +
    'after having more*|now that having*|since she*|after she*|now that she*|the birth of*|' +
    'whether she*|if she*|if there will be*|if there is going to*|whether there will be*|' +
    'whether there is going to*|assume she*|assume that she*|assumes she*|assumes that she*|' +
    'assumed she*|assumed that she*|assuming she*|assuming that she*|presume she*|' +
    'presume that she*|presumes she*|presumes that she*|presumed she*|presumed that she*|' +
    'presuming she*|presuming that she*|expect she*|expect that she*|expects she*|' +
    'expects that she*|suspect she*|suspect that she*|doubt she*|doubt that she*|younger girls|' +
    'younger ladies|younger staff|fresher girls|fresher face|fresher ladies|fresher staff|' +
    'fresh young*|older lady|older ones|older workers|older waiter*|old women|old lady|' +
    'old staff|old girls|old men|old ones|old workers|old waiter*|old waitress*|overweight|' +
    'foreign girls|foreign ladies|foreign women|foreign ones|foreign staff|foreign lady|' +
    'elderly ladies|elderly women|elderly lady|elderly staff|elderly girls|elderly men|' +
    'elderly ones|elderly workers|elderly waiters|elderly waitresses|fat ladies|fat women|' +
    'fat lady|fat staff|fat girls|fat men|fat ones|fat workers|fat waiters|fat waitresses|' +
    'plain ladies|plain women|plain lady|plain staff|plain girls|plain men|plain ones|' +
    'plain workers|plain waiters|plain waitresses|muslim ladies|muslim women|muslim lady|' +
    'muslim staff|muslim girls|muslim men|muslim ones|muslim workers|muslim waiters|' +
    'muslim waitresses|someone a little*|somebody a little*|someone much*|somebody much*|' +
    'someone rather*|somebody rather*|someone slightly*|somebody slightly*|more youthful|' +
    'someone without*|somebody without*|someone with no*|somebody with no*|home and look*|' +
    'like a normal*|like a proper*|like a good*|like a real*|like a decent*|good man|' +
    'good husband|good bloke|decent man|decent husband|decent bloke|strong man|strong husband|' +
    'strong bloke|proper husband|proper bloke|real husband|real bloke|right husband|right bloke'
  ).split('|'),
  rules: [
    {
      form: phrase(
        `(?:(?:too|a little|a bit|rather|quite|very|surprisingly|remarkably) )?(?:and )?(?:(?:too|a
          little|a bit|rather|quite|very) )?${TRAIT} for a (?:woman|man|girl|lady|mother|woman
          manager)(?: in (?:her|his) (?:position|role|job)| (?:of|at) (?:her|his) (?:age|level))?(?!
          to|'s|-)`,
        `(?:(?:surprisingly|remarkably|quite|pretty|very|impressively) )?(?:energetic|sharp|flexible
          |adaptable|productive|quick|up to date|tech-savvy|good with (?:computers|technology|it)|on
          the ball|agile) for (?:her|his) age(?! group)`,
      ),
      requires: PERSON,
      unless: phrase(
        'shelter|clinic|sizes?|pupil|child|daughter|son|patient|toddler|baby|dogs?|cats?|match|fight|player',
      ),
      why: 'The remark measures a person against expectations of their sex or age.',
      confidence: 0.85,
    },
    {
      form: phrase(
        `(?:can |may |tends to )?(?:come|comes|came|coming) (?:across|over) as
          (?:(?:too|a bit|a little|rather|quite|overly|somewhat) )?(?:abrasive|emotional|shrill
          |bossy|hysterical|strident|hormonal|catty|bitchy|feisty)`,
        `(?:a bit|a little|bit|rather|so|very|being|all|quite|just|always|getting)
          (?:hormonal|hysterical|shrill|neurotic|highly strung|melodramatic|over-?emotional)`,
        `(?:she's|is|was|can be|gets?|seems?|becomes?) (?:far |a little |a bit )?(?:too|overly)
          (?:emotional|abrasive|shrill|strident|hormonal)(?! to)`,
        `(?:can be|could be|is (?:often|seen as|perceived as|considered|known to be|found)|tends to be|gets) (?:a bit |a little |rather |quite |very )?(?:abrasive
          |bossy|shrill|strident|catty|bitchy)`,
        `(?:it's|it is|is|was|must be|probably|just|suspect|blame|down to) (?:it is |it's )?her (?:time of life|menopause)|(?:she's|she is|must be|probably|clearly)
          (?:just |probably |going )?(?:menopausal|through the change)`,
        '(?:is|was|must be|probably|just) (?:that|her) time of the month|(?:blame|must be|probably|just) her hormones',
      ),
      requires: SHE,
      unless: phrase(
        'funeral|wept|cried|tears|grief|film|novel|song|voice|sound|symptoms?|clinic|doctor|gp|hrt|skin|soap|scrub|paste|paint|support(?:ed|s)?|policy|adjustments?',
      ),
      legalReference: FOR_SEX,
      why: 'The wording is a stereotype about women that is seldom applied to men.',
    },
    {
      form: phrase(
        `(?:family man|breadwinner|(?:family|wife|children|kids|mouths) to (?:feed|support)
          |(?:has|with) a (?:family|mortgage)) …(?:needs?|deserves?|should (?:get|have))
          (?:the|a|this|that)
          (?:\\w{1,12} ){0,2}(?:promotion|rise|raise|job|role|post|money|bonus|increase)(?: more)?`,
        `(?:husband|partner) (?:earns|has a good job|works|provides) …(?:does not|doesn't|hardly)
          need (?:the|a|this) (?:\\w{1,12} ){0,2}(?:promotion|rise|raise|job|money|bonus)`,
      ),
      unless: phrase('obituary|late|died|survived'),
      legalReference: FOR_SEX,
      why: 'The remark makes family, rather than work, decide who advances.',
      confidence: 0.85,
    },
    {
      form: phrase(
        `(?:not (?:really )?worth|hardly worth|no point(?: in)?|little point(?: in)?|waste of
          \\w{3,8}) (?:sending|training|investing|promoting|developing|putting|teaching|upskilling
          |the (?:training|investment|cost))(?: \\w{1,15}'?s?){0,6}`,
      ),
      requires: phrase(
        `(?:will be|is|are) retiring|(?:near|nearing|close to|approaching|before|until|till)
          (?:his |her )?(?:retirement|retiring)|(?:she|he) (?:soon )?retires?|at (?:his|her) age|too
          old|so old|pregnan(?:t|cy)|maternity|start(?:ing)? a family|have (?:a baby|children)`,
      ),
      why: 'The remark treats age or family plans as a reason not to invest in a person.',
      confidence: 0.85,
    },
    {
      form: phrase(
        `(?:since|after|now that|on)
          (?:(?:returning|coming back|she (?:came|got|is) back|she returned|her return|being back|getting back)
          from )?(?:her )?(?:maternity|paternity|parental) leave …${LESS_OF}`,
        `(?:since|after|now that) (?:having ${CHILD}|(?:she|he) (?:went|has gone|is|started working) part-time(?: (?:after|with|for|because of) (?:${CHILD}|maternity(?: leave)?|the birth))?|she (?:had|has had|has|became|is|is a new)
          (?:${CHILD}|a mother|a mum|a mom)|the birth of ${CHILD}) …${LESS_OF}`,
      ),
      requires: PERSON,
      legalReference: FOR_SEX,
      why: 'The remark holds parenthood against a person’s work.',
      confidence: 0.9,
    },
    {
      form: phrase(
        `(?:counts?|counted|has to count|will count|weighs?|be held|is held|was held|held) against
          (?:her|him|them)(?: on \\w{3,15}| in \\w{3,15})?`,
      ),
      requires: phrase(
        `maternity|paternity|parental leave|sick(?:ness)? (?:leave|days?|absences?|record)|days sick
          |off sick|ill(?:ness)?|absences?|part-time|pregnan(?:t|cy)|child ?care|miscarriage|cancer
          |depression|accent|prayers?|school run`,
      ),
      unless: phrase(
        "(?:not|never|cannot|nor|no|n't|none) …against|court|police|evidence|charges?|brought|convict(?:ed|ion)",
      ),
      why: 'The remark counts leave, illness or family against a person.',
      confidence: 0.85,
    },
    {
      form: phrase(
        `(?:(?:once|until|when|after|see|know|knows|clear|unclear|asked|depends on)
          (?:\\w{2,10} ){0,2})?(?:whether|if) (?:there (?:will|is going to) be
          |she(?:'s| is| will be)?
          (?:wants?|having|has|will have|have|plans?|planning|intends?|going to have|expecting)(?: to have)?)
          (?:an?|any|another|more)
          (?:(?:second|third|other|more) )?(?:baby|babies|child|children|kids)`,
      ),
      requires: phrase(
        `promot(?:e|ed|ion)|review(?:ed)?|revisit(?:ed)?|reconsider(?:ed)?|consider(?:ed)?|role
          |project|partner(?:ship)?|pay|position|career|once she|until she|bonus|contract|hire
          |salary`,
      ),
      unless: phrase('doctor|midwife|clinic|ivf|nursery|school|he'),
      legalReference: FOR_SEX,
      why: 'The remark makes a decision depend on whether a person will have a child.',
      confidence: 0.85,
    },
    {
      form: phrase(
        `(?:assum(?:e|es|ed|ing)|presum(?:e|es|ed|ing)|expect|expects|suspect|doubt) (?:that )?she
          (?:will not|won't|will|would not|wouldn't)
          (?:be )?(?:go(?:ing)?|com(?:e|ing)|return(?:ing)?)
          (?:back )?(?:full-time|part-time|at all|to work|from maternity)`,
      ),
      requires: phrase('pregnan(?:t|cy)|maternity|smp|baby|child|children|birth'),
      legalReference: FOR_SEX,
      why: 'The remark assumes what a mother will do.',
      confidence: 0.85,
    },
    {
      form: phrase(
        `(?:(?:thought|think|wish|prefer|rather|should|ought to|supposed to|better off|belongs?|meant to)
          (?:\\w{1,8}'?\\w{0,2} ){0,3})(?:be |stay(?:ing)? |sit(?:ting)? )?(?:at )?home
          (?:with|looking after|and look after|minding) (?:the|her|your|a) (?:kids?|bab(?:y|ies)
          |children|husband|little ones?)(?: like an? (?:normal|proper|good|real|decent)
          (?:mother|mum|mom|woman|wife))?`,
        'like a (?:normal|proper|good|real|decent) (?:mother|mum|mom|wife) (?:should|would|does)',
      ),
      unless: phrase('ill|sick|unwell|poorly|snow|lockdown|i|quarantine|measles|holiday'),
      legalReference: FOR_SEX,
      why: 'The remark says that a mother belongs at home.',
      confidence: 0.85,
    },
    {
      form: phrase(
        "women's (?:problems|troubles|issues|things) …(?:excuse|reason|skip|off work|day off|time off)",
        `(?:all she needs is|she (?:just |only )?needs|(?:once|until|when) she (?:meets|finds|has))
          a (?:proper|real|right|good|decent|strong) (?:man|husband|bloke)`,
        `(?:women|girls) are (?:just |simply |always |naturally )?(?:too
          (?:emotional|soft|weak|sensitive|hormonal)|bad at|no good at|not cut out|worse at)`,
        '(?:no|not a|hardly a) (?:job|place|work) for an? (?:woman|lady|girl|mother|pregnant woman)',
      ),
      unless: phrase('film|novel|song|studies|study|research|poems?|proverb'),
      why: 'The remark holds a gender stereotype against a person.',
      confidence: 0.85,
    },
  ],
  examples: [
    'She is [[too direct for a woman in her position]], and he is [[sharp for his age]].',
    'The shelter is for a woman’s safety; the coat is strong for a man, and she was tall for her age.',
    'Ms Roe [[can come across as abrasive]].',
    'She [[is seen as bossy]] by the lads, and I think it [[must be her time of life]].',
    'The GP spoke with her about the menopause; the paste can be abrasive, she wrote.',
    'She [[should try to smile a bit more]] in meetings.',
    '7. She [[should smile more and dress in a more feminine way]] when customers visit.',
    '[09:25] jb   calm down, [[don’t be such a woman about it]]. [[Stop being such a girl]].',
    'Don’t be such a stranger; she stopped being a girl of ten when the play began.',
    'She [[should wear more make-up]] and is good with clients.',
    'Patients learn to smile more often with our dentist; she hopes we could smile more.',
    'Tom is a [[breadwinner, so he should get the promotion]].',
    'He was a family man and loved his garden.',
    'She told us of her pregnancy, so there is [[little point investing in her]].',
    'It is [[no point training her on the new system]], she is near retirement.',
    'It is not worth sending the parcel, the shop retires the model.',
    '[[Since her maternity leave she is less committed]].',
    '[[Now that she has a baby she is less committed]] to the firm.',
    'Since her maternity leave she has led the team; parental leave is paid.',
    'She had 12 days of sick leave, which [[counts against her]].',
    'The sick leave will not count against her.',
    'We can revisit her promotion [[once we know whether she will have another baby]].',
    'We [[assume that she won’t come back full-time]] with the child; he moves [[like a real mother would]].',
    'The midwife asked if she wants another child.',
    'Being pregnant, we [[assume she will not come back full time]] after maternity leave.',
    'Grant said [[women’s problems are no excuse]]; [[she just needs a real man]].',
    'Never say that women are too emotional; women are good at it.',
    '[[She is a bit hormonal]]; he [[thought you’d stay home with the kid like a normal mother]].',
    'She should stay home with the baby, who is ill; a good mother she was.',
    'Remarks such as “too emotional for a woman” have no place in a review of her work.',
    '[[Since she went part-time after the baby her commitment is not what it was]].',
    'Since she went part-time the shop is not what it was.',
  ],
});
