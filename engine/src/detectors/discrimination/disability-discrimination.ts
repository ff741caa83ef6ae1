import { phrase } from '#engine/phrases/phrase.ts';

import { biasedWording } from './biased-wording.ts';
import { HIRING } from './selection-words.ts';

export const disabilityDiscrimination = biasedWording({
  id: 'disability-discrimination',
  typeName: 'Disability discrimination',
  description: 'A requirement that shuts out people with a disability or an illness.',
  severity: 'high',
  recommendation: 'Describe the tasks, and offer reasonable accommodation.',
  legalReference: { law: 'ADA', article: '42 U.S.C. § 12112(a)' },
  triggers: (
    'dodgy knee*|dodgy back*|bad back|bad knee*|weak heart*|mobility problems|mobility issues|clean bill of health|no bad backs|history of long*|history of absence*|history of sick*|no wheezers|not a sanatorium|sick days count*|' +
    'able-bodied|able bodied|no disabilities|no disability|without disabilities|without disability|without any disabilit*|disabled|handicapped|' +
    'handicap|handicaps|physically fit|mentally fit|mental illness|health problems|health issues|perfect health|good health|' +
    'perfect vision|perfect eyesight|perfect hearing|perfect physical*|good eyesight|good vision|20/20 vision|stand for long*|standing for long*|on your feet|' +
    'sit for long*|able to lift*|lift ## pounds|lift ## lbs|able to walk|ability to walk|ability to stand|ability to climb*|insane attention*|attention to detail|full use of*|physically able|physically strong|physical strength|healthy|normal people|impaired|crippled|mentally ill|' +
    'excellent health|wheelchair|wheelchairs|mentally stable|fit and healthy|sick leave|sick record|emotional support*|with mental health*|with a disabilit*|with disabilit*|service animal*|service dog*|assistance dog*|guide dog*|sick days|medical conditions|medically fit'
  ).split('|'),
  rules: [
    {
      form: phrase(
        `(?:a |with a )?clean bill of health(?=,| and| is| required| needed| expected|\\.| ?$)`,
        `no (?:bad backs|dodgy knees|wheezers|history of (?:long |frequent |sickness |sick )?(?:absences?|sickness|sick leave|illness))`,
        `(?:we're|we are|this is) (?:not|no) (?:an? )?(?:sanatorium|hospital|rest home|charity for the sick)|sick days count (?:double|twice|against)`,
      ),
      requires: phrase(
        'must|need|needed|require[ds]?|candidates?|applicants?|you|we|wanted|looking|expect(?:ed)?|and no|no history|ranking|perfect health|only',
      ),
      unless: phrase('he was|she was|given|gave|got|received|vet|dog|horse|boat|audit'),
      why: 'Health is asked for, not what the work needs.',
    },
    {
      form: phrase(
        'no (?:disabled|handicapped) (?:people|persons?|candidates?|applicants?|tenants?)',
        'able-bodied(?: (?:candidates?|applicants?|persons?|people|men|women|adults?|individuals?|tenants?|only))?',
        'no (?:physical |mental |known )?(?:disabilit(?:y|ies)|handicaps?|mental illness(?:es)?|health (?:problems|issues)|medical conditions|wheelchairs?)',
        'without (?:any )?(?:physical |mental )?(?:disabilit(?:y|ies)|handicaps?|health (?:problems|issues)|medical conditions)',
        '(?:disabled|handicapped) (?:people|persons?|candidates?|applicants?|tenants?) (?:need not|should not|cannot|can not|may not|are not|will not)',
        '(?:must|should) (?:be|enjoy|have) (?:in )?(?:good|perfect|excellent) (?:physical |mental )?health|must (?:be )?(?:physically and mentally|mentally) (?:fit|healthy|stable)',
        '(?:must|should) be (?:physically )?fit and (?:healthy|well)|no sick(?:ness)? (?:leave|days|record)(?= (?:in|over|during|within)|[.,;!]|$)',
        "(?:can't|cannot|can not|do not|don't|won't|unable to) (?:accept|take|hire|employ|consider|rent to|house) (?:applicants|candidates|people|tenants|anyone|anybody|those)? ?with (?:an? )?(?:mental health|disabilit(?:y|ies)|mental illness|health (?:issues|problems)|medical conditions?)(?: (?:issues|problems|conditions?))?",
        'no (?:emotional support|service|assistance) (?:animals?|dogs?)|no guide dogs?',
        "(?:isn't|is not|not|no) (?:an? |the |really )?(?:job|role|place|position|post|work|flat|house)? ?for (?:anyone|anybody|people|someone|somebody|those|candidates) (?:with|in|who(?:'s| is| has| have| uses?| needs?)) (?:an? |any )?(?:\\w{2,12} (?:or |,? ?with )?){0,3}?(?:(?:dodgy|bad|weak) (?:backs?|knees?|hearts?|hips?)|wheelchairs?|disabilit(?:y|ies)|mobility (?:problems|issues)|mental health|chronic)",
        '(?:needs?|wants?|only (?:takes?|hires?)) (?:people|someone|somebody|staff|employees|workers) who (?:are|is) (?:(?:\\d{2,3} ?%|fully|completely|always|never anything but) )?(?:healthy|well enough|never (?:ill|sick|off sick))',
        '(?:emotional support|service|assistance) (?:animals?|dogs?) (?:are|is|cost|costs|need|needs|require|pay) (?:\\w{2,10} )?(?:an? )?[$£€]\\d{1,5}(?: (?:pet )?(?:fee|deposit|rent|charge))?',
        '(?:not|cannot) (?:suitable|suited|appropriate) for (?:people with |persons with )?(?:disabilit(?:y|ies)|(?:the )?disabled|wheelchair users)',
      ),
      unless: phrase('able-bodied seam[ae]n|able seam[ae]n|abilities|insured|claims?|declare'),
      why: 'People with a disability or an illness are shut out.',
      confidence: 0.85,
    },
    {
      form: phrase(
        '(?:perfect|20/20|excellent|unimpaired|flawless) (?:vision|eyesight|hearing|speech|physical (?:condition|shape))(?: (?:is )?(?:required|needed|a must|preferred))?',
        '(?:stand|standing|sit|sitting|walk|walking|being on your feet) for (?:long|extended|prolonged) (?:periods?|hours|times?)(?: of time)?|on your feet all day',
        '(?:insane|crazy|obsessive|manic|ocd-like|ocd) (?:attention to detail|work ethic|hours|pace|drive|energy)',
        '(?:must (?:be able to )?|able to |ability to )(?:lift|carry|climb) (?:up to )?\\d{1,3} ?(?:pounds|lbs|kg|kilograms|stairs)?',
        '(?:ability|able) to (?:walk|stand|see|hear|speak clearly)|physically (?:fit|strong|able)|full use of (?:your |both )?(?:hands|limbs|arms|legs)',
        'no (?:crippled|blind|deaf|mentally ill|retarded|impaired|wheelchair-bound) (?:people|persons?|tenants?|applicants?|candidates?)',
        '(?:healthy|physically fit) (?:people|persons?|tenants?|applicants?|candidates?|individuals?)(?: (?:only|preferred|wanted))?',
      ),
      requires: HIRING,
      severity: 'medium',
      confidence: 0.7,
      why: 'The wording shuts out people with a disability where the task could be described instead.',
    },
  ],
  examples: [
    'You bring [[a clean bill of health]] and [[no history of long absences]].',
    'In perfect health, [[no bad backs]], we need you fit.',
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
    'Staff who took no sick leave get a letter; the guide dog is welcome.',
    'An able-bodied seaman served on board.',
    'The law prohibits asking for people without disabilities.',
  ],
});
