import { biasedWording } from '#engine/detectors/discrimination/biased-wording.ts';
import { AGE_BY_SETTING } from '#engine/detectors/discrimination/setting.ts';
import { restrictedAges } from '#engine/detectors/discrimination/treatment/restricted-groups.ts';
import { AGE_DISCRIMINATION_ACT } from '#engine/laws.ts';

import { ageExclusion } from './age-exclusion.ts';
import { ageLimit } from './age-limit.ts';
import { ageOfGraduation } from './age-of-graduation.ts';
import { ageRemark } from './age-remark.ts';
import { ageRequirement } from './age-requirement.ts';
import { ageTurnedAway } from './age-turned-away.ts';
import { plainAge } from './plain-age.ts';

export const ageDiscrimination = biasedWording({
  id: 'age-discrimination',
  typeName: 'Age discrimination',
  description:
    'Age requirements or preferences, whether direct (“under 35”) or implied (“recent graduates only”).',
  severity: 'high',
  recommendation: 'State the skills and experience the work requires instead of an age.',
  legalReference: { law: AGE_DISCRIMINATION_ACT, article: '29 U.S.C. § 623(e)' },
  onDecision: { law: AGE_DISCRIMINATION_ACT, article: '29 U.S.C. § 623(a)' },
  bySetting: AGE_BY_SETTING,
  parts: [
    plainAge,
    ageRemark,
    ageExclusion,
    restrictedAges,
    ageOfGraduation,
    ageRequirement,
    ageLimit,
    ageTurnedAway,
  ],
  triggers: (
    'aged between*|in their twenties*|in his twenties*|in her twenties*|nobody over*|' +
    'no one over*|nobody older*|dead wood|fax machine|past being*|pushing sixty|pushing fifty|' +
    'pushing seventy|years out of*|years after grad*|grew up with*|dinosaurs|older gentleman|' +
    'older gentlemen|older lady|older man|older woman|retired man|retired woman|' +
    'retired gentleman|retired lady|middle-aged|experience max*|fresh perspective*|' +
    '20-something*|twenty-something*|junior mindset|high potential*|overqualified|' +
    'over-qualified|tech-savvy|fast-paced|mature|boy|boys|girl|girls|lad|lads|young|youthful|' +
    'younger|fresh-faced|digital native|digital natives|college student*|recent college*|' +
    'recent university*|new grad*|fresh grad*|older than|under ##|the age of|older workers|' +
    'older people|older employees|older applicants|older candidates|old people|elderly|over ##|' +
    'below ##|maximum age|max age|age limit|between ## and ##|between the ages*|aged ##*|' +
    'age ##*|ages ##*|##-## years*|above ##|too old|retire|retired person*|retired people|' +
    'retirees|supplement your pension|state age|date of birth|early career|early-career|' +
    'new blood|fresh blood|high energy|high-energy|energetic|up-and-coming|up and coming|youth|' +
    'school leaver*|first job|first-time job*|just out of*|fresh out of*|straight out of*|' +
    'no more than # years*|maximum of # years*|# years maximum|millennial*|gen z*|generation z|' +
    'gen-z|baby boomer*|boomers|housewife|elder|seasoned|old-school|old school|old guard|' +
    'maximum of*|max of*|more than # years*|more than ## years*|at most*|' +
    'less than # years*|retirement|graduated within*|graduated in the*|' +
    'finished university|finished college|finished school|left university|left college|' +
    'early career|early-career|in their career|in your career|of their career|of his career|of her career|of your career|' +
    'set in their ways|geriatric|bright young*|digital generation|tech savvy|fast paced|' +
    'vibrant|over-the-hill|past your prime|long career|dynamic team|up to date*|stale|' +
    'lifelong learner|freshers|no over*|twenties|thirties|age between*|nobody above*|' +
    'nobody past*|no one above*|no one past*|no-one over*|no-one above*|no-one past*|' +
    'no one older*|no-one older*|none over*|none above*|none past*|not anyone over*|' +
    'not anyone above*|not anyone past*|forties|fifties|younger blood|best years|best days|coasting|teach an old dog|suit student*|' +
    'suits student*|suit a student*|suits a student*|suit graduate*|suits graduate*|' +
    'suit a graduate*|suits a graduate*|suit recent*|suits recent*|past ##|your age|age: ##-*|' +
    'age: ## to ##*|age is ##-*|age is ## to ##*|age of ##-*|age of ## to ##*|recent grad*|' +
    'generation-z|max # year*|max of # year*|maximum # year*|fresh college*|fresh university*|' +
    'new college grad*|new university grad*|ages between*|between ## to*|between ##-*|' +
    '## to ## years*|## - ## years*|must step down*|shall step down*|has to step down*|' +
    'have to step down*|##-## only|##-## preferred|##-## yrs|## to ## only|## to ## preferred|' +
    '## to ## yrs|semi-retired|older ladies|older men|older women|older person|older chap*|' +
    'older bloke|older teacher|older nurse|retired ladies|retired men|retired women|' +
    'retired gentlemen|retired chap*|retired bloke|retired teacher|retired nurse|year out of*|' +
    'after uni|after university|after college|after school|after graduati*|since uni|' +
    'since university|since college|since school|since graduati*|from uni|from university|' +
    'from college|from graduati*|age: ## - ##*|age:##-*|age:## to*|age : ##*|age is ## - ##*|' +
    'age of ## - ##*|between ## - ##*|##s|##-##.|##-##,|##-##;|##-##)|## to ##.|## to ##,|' +
    '## to ##;|## to ##)|## - ## yrs|## - ## only|## - ## preferred'
  ).split('|'),
  examples: [
    'In this case, the installed module is too old for the requested line.',
    'Users find out earlier that their version of the library is too old, and should upgrade.',
    'We keep domains with an occurrence below 50 only if they are mapped.',
    'The chair asks that [[older employees be picked first]], because they cost the most.',
    'Please [[select the older ones for redundancy]] first. [[The oldest staff go first]]. The [[redundancy list should start with the oldest employees]].',
    'Decision: the list is to be revised so that [[all over 55 leave]] by year-end.',
    '[[All employees over 55 have to leave]] by the end of the year. [[Employees aged 60 and above must leave]] by May. [[Anyone over 60 will be made redundant]].',
    'The older ones are to be replaced first, said the mechanic; old managers will be replaced, and the oldest ones go first.',
    'All employees over 55 may leave earlier on Fridays; all over 55 leave the hall by the side door.',
    'Everyone over 60 must go through the medical check, and older employees were picked up first.',
    'We [[prefer not to hire anyone over 45]]. They would [[rather not take on people above 50]].',
    'We prefer not to hire anyone over Christmas; we do not employ anyone under 18.',
    'Applicants must be [[born after 1990]]. [[Ideal candidate: 25-35]].',
    '17. The Tenant confirms that [[no person over 65]], receiving benefits, will live in the Premises.',
    'Children born after 1990 get the vaccine; the ideal candidate has 25-35 clients.',
    'A driving licence is required; drivers under 23 pay a surcharge set by the rental company.',
    'We need your licence at the desk: no rentals to drivers under 23.',
    'Host for the terrace. [[Ideally mid-twenties]]; the deputy [[should be in their late 30s]].',
    'The office [[needs some fresh blood]], he wrote.',
    'Ideally mid-20s temperatures hold; the band was in its early thirties; the lab needs fresh blood samples.',
    'Job advert: youth worker at our youth centre, 30 hours a week.',
    'Waiters wanted, [[aged 20 to 35]], well groomed.',
    "Job adverts: our policy bans wording such as 'young and dynamic' or 'mature lady'.",
    'We look for sporty [[people in their twenties only]].',
    'For the cutters [[nobody over fifty]], please.',
    'Applicants [[over the age of 35 will not be considered]].',
    'Candidates [[above 45 years of age are not eligible]].',
    'Candidates over the age of 65 are not eligible for the young persons’ grant.',
    'Marguerite (61) [[is thought too old for another term]].',
    'He [[is dead wood]], and she [[is too old to learn the scanner]].',
    'They [[have had their best years]].',
    '[[Too near retirement to train]], he wrote; the fund is near retirement age limits.',
    'We tried the tablet with him, but you [[can’t teach an old dog new tricks]].',
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
    'You have a [[maximum of ten years’ professional experience]], and [[finished university no more than three years]] ago.',
    '[[Not suitable for candidates who are close to retirement]].',
    'We would [[rather see somebody at the start of their career than]] a veteran.',
    'Loans to [[customers over 65 are declined]].',
    'The plan is not suitable for people near retirement, said the pension fund; he had at most two years of experience.',
    'Customers over 65 get a paper statement; this role is open to recent graduates and experienced people alike.',
    'She is one of those young ladies who seek to recommend themselves; the young man only wanted a job.',
    'Whether you are a recent grad or a developer, this role is for you.',
    'We are looking for an enthusiastic [[young]] manager, [[ideally early-career]].',
    'Hiring an early-career engineer asks for a mentor on the team.',
    'All employees [[must retire at the age of 65]].',
    'We are looking for a [[young and energetic]] sales assistant.',
    'Only [[recent graduates]] should apply.',
    'Candidates must be [[under 35]] and fluent in English.',
    'Applicants should [[not be older than 40]].',
    'The ideal candidate is [[aged 25-35]].',
    'Marta [[wants digital natives]] for the desk, [[people with their best years ahead of them]].',
    'The course is for teachers who want digital natives to read; the club has its best years ahead of it.',
    'We hire [[digital natives]], since [[older workers are too]] slow.',
    'Only applicants [[under the age of 30]] will be considered.',
    'The ideal candidate is a [[young]], able-bodied person; [[no over 35s]].',
    '[[Maximum age 30]]. [[We are a young team]].',
    'Widower, 70, looking for a lady aged 60–72 for companionship.',
    'INNKEEPER, playing age 45-60, warm and gruff. Screen age: 20-30.',
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
    'About you, for applicants who want to tell: under 30 / 30 to 44 / 45 and over / prefer not to say.',
    'The role needs under 35 hours a week.',
  ],
});
