import { biasedWording } from '#engine/detectors/discrimination/biased-wording.ts';
import { HIRING } from '#engine/detectors/discrimination/selection-words.ts';
import { IN_HOUSING } from '#engine/detectors/discrimination/setting.ts';
import { restrictedGroups } from '#engine/detectors/discrimination/treatment/restricted-groups.ts';
import { AMERICANS_WITH_DISABILITIES_ACT } from '#engine/laws.ts';
import { phrase } from '#engine/phrases/phrase.ts';

import { BAN_ON_DISABLED, costlierForDisability } from './costlier-for-disability.ts';
import { illnessExclusion } from './illness-exclusion.ts';
import { plainDisability } from './plain-disability.ts';

export const disabilityDiscrimination = biasedWording({
  id: 'disability-discrimination',
  typeName: 'Disability discrimination',
  description: 'Requirements or remarks that exclude people with a disability or illness.',
  severity: 'high',
  recommendation: 'Describe the tasks, and offer reasonable accommodation.',
  legalReference: { law: AMERICANS_WITH_DISABILITIES_ACT, article: '42 U.S.C. § 12112(a)' },
  bySetting: IN_HOUSING,
  withoutOwnBan: (sentence) => sentence.replaceAll(BAN_ON_DISABLED, ''),
  parts: [plainDisability, illnessExclusion, costlierForDisability, restrictedGroups],
  triggers: (
    'dodgy knee*|dodgy back*|bad back|bad knee*|weak heart*|mobility problems|mobility issues|' +
    'clean bill of health|history of long*|history of absence*|history of sick*|no wheezers|' +
    'able-bodied|able bodied|without any disabilit*|disabled|handicapped|handicap|handicaps|' +
    'physically fit|mentally fit|mental illness|health problems|health issues|perfect health|' +
    'good health|perfect vision|perfect eyesight|perfect hearing|perfect physical*|' +
    'good eyesight|good vision|20/20 vision|stand for long*|standing for long*|on your feet|' +
    'sit for long*|able to lift*|lift ## pounds|lift ## lbs|able to walk|ability to walk|' +
    'ability to stand|ability to climb*|attention to detail|full use of*|physically able|' +
    'physically strong|physical strength|healthy|normal people|impaired|crippled|mentally ill|' +
    'excellent health|wheelchair|wheelchairs|mentally stable|sick leave|sick record|' +
    'emotional support*|with a disabilit*|with disabilit*|service animal*|service dog*|' +
    'assistance dog*|guide dog*|sick days|medical conditions|medically fit|sanatorium|' +
    'rest home|for the sick|without disabilit*|without physical*|without mental*|' +
    'without any physical*|without any mental*|good physical health|good mental health|' +
    'excellent physical health|excellent mental health|perfect mental health|fit and well|' +
    'no sickness*|with a medical*|with medical*|with health*|with mental*|assistance animal*|' +
    'bad backs|dodgy heart*|dodgy hip*|bad heart*|bad hip*|weak back*|weak knee*|weak hip*|' +
    'job for anyone|job for anybody|job for someone|job for somebody|role for anyone|' +
    'role for anybody|role for someone|role for somebody|place for anyone|place for anybody|' +
    'place for someone|place for somebody|position for anyone|position for anybody|' +
    'position for someone|position for somebody|post for anyone|post for anybody|' +
    'post for someone|post for somebody|work for anyone|work for anybody|work for someone|' +
    'work for somebody|flat for anyone|flat for anybody|flat for someone|flat for somebody|' +
    'house for anyone|house for anybody|house for someone|house for somebody|' +
    'job for people with*|job for people who*|job for people in*|job for those with*|' +
    'job for those who*|job for those in*|job for candidates with*|job for candidates who*|' +
    'job for candidates in*|role for people with*|role for people who*|role for people in*|' +
    'role for those with*|role for those who*|role for those in*|role for candidates with*|' +
    'role for candidates who*|role for candidates in*|place for people with*|' +
    'place for people who*|place for people in*|place for those with*|place for those who*|' +
    'place for those in*|place for candidates with*|place for candidates who*|' +
    'place for candidates in*|position for people with*|position for people who*|' +
    'position for people in*|position for those with*|position for those who*|' +
    'position for those in*|position for candidates with*|position for candidates who*|' +
    'position for candidates in*|post for people with*|post for people who*|' +
    'post for people in*|post for those with*|post for those who*|post for those in*|' +
    'post for candidates with*|post for candidates who*|post for candidates in*|' +
    'work for people with*|work for people who*|work for people in*|work for those with*|' +
    'work for those who*|work for those in*|work for candidates with*|work for candidates who*|' +
    'work for candidates in*|flat for people with*|flat for people who*|flat for people in*|' +
    'flat for those with*|flat for those who*|flat for those in*|flat for candidates with*|' +
    'flat for candidates who*|flat for candidates in*|house for people with*|' +
    'house for people who*|house for people in*|house for those with*|house for those who*|' +
    'house for those in*|house for candidates with*|house for candidates who*|' +
    'house for candidates in*|well enough|never ill|never sick|never off sick|excellent vision|' +
    'excellent eyesight|excellent hearing|excellent speech|excellent physical condition|' +
    'excellent physical shape|unimpaired|flawless vision|flawless eyesight|flawless hearing|' +
    'flawless speech|flawless physical*|perfect speech|20/20 eyesight|stand for extended*|' +
    'stand for prolonged*|standing for extended*|standing for prolonged*|sit for extended*|' +
    'sit for prolonged*|sitting for long*|sitting for extended*|sitting for prolonged*|' +
    'walk for long*|walk for extended*|walk for prolonged*|walking for long*|' +
    'walking for extended*|walking for prolonged*|insane work ethic|insane hours|insane pace|' +
    'insane drive|insane energy|crazy work ethic|crazy hours|crazy pace|crazy drive|' +
    'crazy energy|obsessive|manic|ocd|ability to lift*|must lift*|able to carry #*|' +
    'able to carry up*|ability to carry*|must carry #*|must carry up*|able to climb*|' +
    'must climb*|able to stand|speak clearly|ability to see|ability to hear|no blind*|no deaf*|' +
    'must not have*|must not suffer*|with epilepsy|with diabetes|with hiv|with any*|with a mental*|' +
    'no retarded*|no disabilit*|' +
    'nobody with*|no one with*|no-one with*|nobody in a*|no one in a*|nobody who uses*|' +
    'no sicknote*|no sick note*|no invalids|no malingerer*|off sick all*|off sick every*|' +
    'off sick half*|off sick more*'
  ).split('|'),
  rules: [
    {
      form: phrase(
        `(?:a |with a )?clean bill of health(?=,| and| is| required| needed| expected|\\.| ?$)`,
        `no (?:bad backs|dodgy knees|wheezers|history of
          (?:long |frequent |sickness |sick )?(?:absences?|sickness|sick leave|illness))`,
        `(?:we're|we are|this is) (?:not|no) (?:an? )?(?:sanatorium|rest home|charity for the sick)
          |sick days count (?:double|twice|against)`,
      ),
      requires: phrase(
        `must|need|needed|require[ds]?|candidates?|applicants?|you|we|wanted|looking|expect(?:ed)?
          |and no|no history|ranking|perfect health|only`,
      ),
      unless: phrase('he was|she was|given|gave|got|received|vet|dog|horse|boat|audit'),
      why: 'The wording makes good health a requirement instead of describing what the work needs.',
    },
    {
      form: phrase(
        `(?:nobody|no one|no-one|not anyone) (?:with|in|on|who uses) (?:an? |any )?(?:wheelchairs?|walkers?|walking
          (?:sticks?|frames?)|zimmer frames?|crutches|mobility (?:scooters?|problems|issues)|disabilit(?:y|ies)
          |bad backs?|mental health (?:issues|problems))`,
        `(?<=^\\W{0,6})no (?:bad backs?|dodgy (?:knees|backs)|sick ?notes?|malingerers|invalids)(?: (?:or|and) \\w{4,12})?`,
        `(?:(?:she|he|they)(?:'ll| will| would)|(?:is|are) (?:bound|going) to) (?:only |just |probably |always )?be off
          (?:sick|ill) (?:all the time|every (?:week|other week|month|five minutes)|half the (?:time|year)|more than)`,
        `must not (?:have|suffer from) (?:an? |any )?(?:disabilit(?:y|ies)|mental illness|medical conditions?|health (?:conditions?|problems?))`,
        `(?:applicants|candidates|people|persons|those|anyone|anybody) with (?:an? |any )?(?:disabilit(?:y|ies)|mental health (?:problems|issues|conditions?)|mental illness|epilepsy|diabetes|hiv|health (?:problems|issues)) (?:need|should|do|will) not (?:be (?:considered|accepted|hired|employed)|apply|bother)`,
        'no (?:disabled|handicapped) (?:people|persons?|candidates?|applicants?|tenants?)',
        'able-bodied(?: (?:candidates?|applicants?|persons?|people|men|women|adults?|individuals?|tenants?|only))?',
        `no (?:physical |mental |known )?(?:disabilit(?:y|ies)|handicaps?|mental illness(?:es)?
          |health (?:problems|issues)|medical conditions|wheelchairs?)`,
        `(?<!with (?:and|or) )without (?:any )?(?:physical |mental )?(?:disabilit(?:y|ies)
          |handicaps?|health (?:problems|issues)|medical conditions)`,
        `(?:disabled|handicapped) (?:people|persons?|candidates?|applicants?|tenants?)
          (?:need not|should not|cannot|can not|may not|are not|will not)`,
        `(?:must|should) (?:be|enjoy|have) (?:in )?(?:good|perfect|excellent)
          (?:physical |mental )?health|must (?:be )?(?:physically and mentally|mentally)
          (?:fit|healthy|stable)`,
        `(?:must|should) be (?:physically )?fit and (?:healthy|well)|no sick(?:ness)?
          (?:leave|days|record)(?= (?:in|over|during|within)|[.,;!]|$)`,
        `(?:can't|cannot|can not|do not|don't|won't|unable to)
          (?:accept|take|hire|employ|consider|rent to|house)
          (?:(?:applicants|candidates|people|tenants|anyone|anybody|those) )?with (?:a )?(?:mental
          health|disabilit(?:y|ies)|mental illness|health (?:issues|problems)|medical
          conditions?)(?: (?:issues|problems|conditions?))?`,
        'no (?:emotional support|service|assistance) (?:animals?|dogs?)|no guide dogs?',
        `(?:isn't|is not|not|no)
          (?:a |the |really )?(?:a )?(?:job|role|place|position|post|work|flat|house) for
          (?:anyone|anybody|people|someone|somebody|those|candidates)
          (?:with|in|who(?:'s| is| has| have| uses?| needs?)) (?:an? |any )?(?:\\w{2,12}
          (?:or |,? ?with )?){0,3}?(?:(?:dodgy|bad|weak) (?:backs?|knees?|hearts?|hips?)
          |wheelchairs?|disabilit(?:y|ies)|mobility (?:problems|issues)|mental health|chronic)`,
        `(?:needs?|wants?|only (?:takes?|hires?))
          (?:people|someone|somebody|staff|employees|workers) who (?:are|is)
          (?:(?:\\d{2,3} ?%|fully|completely|always|never anything but) )?(?:healthy|well enough
          |never (?:ill|sick|off sick))`,
        `(?:emotional support|service|assistance) (?:animals?|dogs?)
          (?:are|is|cost|costs|need|needs|require|pay)
          (?:\\w{2,10} )?(?:an? )?[$£€]\\d{1,5}(?: (?:pet )?(?:fee|deposit|rent|charge))?`,
        `(?:emotional support|service|assistance) animals? (?:is|are) (?:treated as |considered |regarded as |just )?(?:an? )?pets?(?=,|\\.| and| that| like| under| for| $)`,
        `(?:emotional support|service|assistance) animals? …(?:pay|costs?|subject to|require)(?: an?| the)? (?:\\w{3,10} )?pet (?:deposits?|fees?|rents?)`,
        `not (?:suitable|suited|appropriate) for
          (?:(?:people|persons|those) with (?:a )?disabilit(?:y|ies)|(?:the )?disabled|wheelchair users)`,
      ),
      unless: phrase('able-bodied seam[ae]n|able seam[ae]n|abilities|insured|claims?|declare'),
      why: 'The wording excludes people with a disability or illness, whether or not they could do the task.',
      confidence: 0.85,
    },
    {
      form: phrase(
        `(?:perfect|excellent|unimpaired|flawless) (?:vision|eyesight|hearing|speech|physical
          (?:condition|shape))(?: (?:is )?(?:required|needed|a must|preferred))?|20/20
          (?:vision|eyesight)`,
        `(?:stand|standing|sit|sitting|walk|walking|being on your feet) for
          (?:long|extended|prolonged) (?:periods?(?: of time)?|hours|times?)|on your feet all day`,
        '(?:insane|crazy|obsessive|manic|ocd-like|ocd) (?:attention to detail|work ethic|hours|pace|drive|energy)',
        `(?:must (?:be able to )?|able to |ability to )(?:lift|carry|climb)
          (?:up to )?\\d{1,3} ?(?:pounds|lbs|kg|kilograms|stairs)?`,
        `(?:ability|able) to (?:walk|stand|speak clearly)|ability to
          (?:see|hear)(?= ?(?:[.,;)]|$|and|clearly|well))|physically (?:fit|strong|able)|full use of
          (?:your |both )?(?:hands|limbs|arms|legs)`,
        `no (?:crippled|blind|deaf|mentally ill|retarded|impaired|wheelchair-bound)
          (?:people|persons?|tenants?|applicants?|candidates?)`,
        `(?:healthy|physically fit)
          (?:people|persons?|tenants?|applicants?|candidates?|individuals?)(?: (?:only|preferred|wanted))?`,
      ),
      requires: HIRING,
      severity: 'medium',
      confidence: 0.7,
      why: 'The wording excludes people with a disability where the task could be described instead.',
    },
  ],
  examples: [
    'We [[don’t hire drivers with bipolar disorder]], and we [[won’t take on veterans with post-traumatic stress]].',
    'The trial does not take men with schizophrenia or drugs. We never saw staff with PTSD treated badly.',
    'We [[don’t have room for another special needs child]]. We [[cannot take any more autistic pupils]].',
    'We have no room for a special needs class in June; there is no time for more autistic art. The car park has no space for disabled drivers’ vans.',
    '[[No one with a mental illness may live]] here. [[No person with a disability will be admitted]].',
    '[[Children in wheelchairs cannot be admitted]]. [[Persons with mental illness are not allowed in this]] building.',
    '[[No tenants with a criminal record or mental health problems]]. People with epilepsy are not allowed to drive.',
    'No one with a ticket may live there; no one with a mental illness will be turned away.',
    'We [[do not admit children with disabilities]]. We [[cannot enrol pupils with special needs]].',
    '4.1 [[Children with an education, health and care plan are not usually suited]] to our school.',
    'The [[job is not suitable for people with back problems]].',
    'The ride is not suitable for people with back problems; children with asthma are not admitted more often.',
    'We do not admit children with a cold, and we do not take guests with disabilities any less seriously.',
    '[[Nobody with a walker]] should be renting upstairs. [[No bad backs or sicknotes]].',
    'I fear [[she will be off sick all the time]].',
    'Nobody with a ticket waits; there were no sick notes in June, and he was off sick all week.',
    'You bring [[a clean bill of health]] and [[no history of long absences]].',
    'In perfect health, [[no bad backs]], we need you fit.',
    'You are needed, and [[we are no rest home]]: it [[is not a role for anyone with a weak heart]].',
    'We build homes for people with and without disabilities.',
    'You [[must not have any disability]]. [[Applicants with mental health problems need not apply]].',
    'Applicants with a disability should not be put off, and people with epilepsy do not drive.',
    'The vet gave the dog a clean bill of health.',
    '[[Able-bodied applicants]] only, since the job includes lifting.',
    'Candidates must have [[no disabilities]].',
    'I told her the team [[needs people who are 100% healthy]]. [[Emotional support animals are a $500 pet fee]].',
    'The gym wants people who are tired to rest; healthy food is served.',
    "There are stairs; this [[isn't a job for anyone with a dodgy knee]] or in a wheelchair.",
    'The old lift is not for people with prams, and a bad back is no excuse.',
    'You [[must be in perfect health]].',
    'The ideal candidate has [[perfect vision]] and is ready to [[stand for long periods]].',
    'The option is disabled by default, and disabled users see no advertisement.',
    'We offer reasonable accommodation to applicants with disabilities.',
    'You [[must be fit and healthy]] with [[no sick leave]] in two years.',
    "We [[can't accept applicants with mental health issues]].",
    'Flat to let, [[no emotional support animals]].',
    'Flat to let: an [[emotional support animal is a pet]]. [[Service animals are charged and pay a pet deposit]].',
    'A service animal is not a pet, and no pet fee is due.',
    'Staff who took no sick leave get a letter; the guide dog is welcome.',
    'An able-bodied seaman served on board.',
    'The law prohibits asking for people without disabilities.',
  ],
});
