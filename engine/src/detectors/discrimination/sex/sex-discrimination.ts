import { biasedWording } from '#engine/detectors/discrimination/biased-wording.ts';
import { FOR_EVERY_TRAIT } from '#engine/detectors/discrimination/equal-treatment.ts';
import { SELECTION } from '#engine/detectors/discrimination/selection-words.ts';
import { IN_HOUSING_AND_CREDIT } from '#engine/detectors/discrimination/setting.ts';
import { CIVIL_RIGHTS_ACT, EQUALITY_ACT } from '#engine/laws.ts';
import { phrase } from '#engine/phrases/phrase.ts';

import { PARTNER } from './partner-words.ts';
import { plainSex } from './plain-sex.ts';

const SEX =
  '(?:guys|lads|males?|females?|men|women|man|woman|girls?|boys?|ladies|lady|gentlemen|gents)';

/** After "only", a verb describes what people do, and requests nobody. */
const NOT_BY_THE_WAY = `(?! (?:(?!wanted|required|preferred|needed|accepted|considered|allowed
  |permitted|admitted|employed|hired)\\w{3,14}ed|compete|earn|make(?: up)?|made|get|got|have|had|has
  |do|did|go|went|come|came|play|run|ran|race|take|took|know|knew|see|saw|eat|drink|wear|wore|say
  |said|talk|think|want|need(?! apply)|use|live|work|start|begin|began|become|became|account
  |represent|receive|vote|win|won|meet|swim|train|enter|join|arrive|leave|left|speak|read|serve|tend
  |seem|appear|care|exist|survive) |
  (?:nights?|evenings?|sessions?|swims?|days?|hours?|events?|gym|class(?:es)?|races?|category|tournaments?
  |leagues?|carriages?|clinics?|retreats?|rides?|afternoons?|mornings?)(?!\\w))`;

/** What lodgers are said to be. */
const LODGER = `(?:(?:single|working|quiet|professional|young|student|mature|older|retired|respectable|decent|clean|tidy|non-smoking
  |christian|catholic|muslim|jewish|hindu|sikh|vegetarian),? (?:and )?)`;
const QUEER =
  '(?:(?:transgender|trans|gay|lesbian|homosexual|bisexual|queer|non-binary|same-sex) (?:persons?|people|members|users|women|men|couples|applicants|customers)|gays|lesbians|homosexuals)';
const GUEST = '(?:visitors?|guests?|friends|callers?|persons?|people|members)';
export const sexDiscrimination = biasedWording({
  id: 'sex-discrimination',
  typeName: 'Sex or orientation discrimination',
  description: 'Requirements or preferences for people of one sex or sexual orientation.',
  severity: 'high',
  recommendation: 'Remove the requirement, and describe the work instead of who should do it.',
  legalReference: { law: CIVIL_RIGHTS_ACT, article: '42 U.S.C. § 2000e-3(b)' },
  onDecision: { law: CIVIL_RIGHTS_ACT, article: '42 U.S.C. § 2000e-2(a)' },
  bySetting: IN_HOUSING_AND_CREDIT,
  parts: [plainSex],
  triggers: (
    'transgender*|trans people|trans persons|trans members|trans women|trans men|trans users|gays|gay|lesbians|homosexuals|same-sex couples|straight only|heterosexual|guys|lads|fella|' +
    'chap|lass|blokes|man|guy|lad|bloke|male|males|female|females|men|women|woman|girl|girls|' +
    'boy|boys|ladies|lady|gentlemen|gal|salesgirl|help wanted*|bachelor|bachelors|bachelorette|' +
    'opposite sex|other sex|gentleman|gents|bachelorettes|lesbian|homosexual|straight couple*|straight people|' +
    'straight candidate*|straight applicant*|straight tenant*'
  ).split('|'),
  rules: [
    {
      form: phrase(
        `(?<!(?:males?|man|men|boys|gents|gentlemen|guys|lads) (?:or|and) )${SEX} (?:candidates? |applicants? |tenants? |employees? |staff |roommates? |flatmates? |housemates? |lodgers? )?(?:only${NOT_BY_THE_WAY}|preferred|wanted(?! (?:only|nothing|more|an?|the|his|her|their|its|it|him|them|me|us|you|some|something|that) )|need apply|may apply
          |need not apply)`,
        `(?:only|preferably|prefer|preference for|no) (?:an? )?(?:\\w{1,12} )?${SEX}(?:
          (?:candidates?|applicants?|tenants?|employees?|staff|may apply|should apply|need
          apply))?(?= ?(?:[.,;!:)]|$|may|should|need|for|please|will|are|over|under|to stay|to visit
          |staying|visiting|overnight|allowed))`,
        `(?:must|should|has to|have to) be (?:an? )?(?:(?:young|youngish|good-looking|handsome|strong|fit|single|pretty|attractive|presentable|tall|slim|smart|well-spoken|local|decent|cheerful|bubbly|reliable|tidy|mature),? (?:and )?){1,3}(?:lad|bloke|chap|guy|fella|lass|gal|${SEX})`,
        `(?:must|should|has to|have to) be (?:an? )?(?:\\w{1,12} )?${SEX}`,
        `(?:looking for|seeking|seeks?|hiring|(?<!(?:did not|didn't|refusing to) )hire|wanted:|want)
          (?:an? )?(?!real |true )(?:\\w{1,12} )?(?:male|female|man|woman|girl|lady)(?: \\w{1,20})?`,
        `(?:(?:great|perfect|ideal|best|suited|suitable) for|suits?) an? (?:single |young |quiet |tidy |professional |working ){0,3}(?:gal|girl|lady|woman|female|man|guy|gentleman
          |bachelor)(?= ?(?:[.,;!)]|$|who|or couple|guest|lodger|tenant|flatmate|student|professional))`,
        '(?:candidates?|applicants?|(?:preferred|required) (?:sex|gender)): (?:an? )?(?:male|female|man|woman)(?! or| and|/)',
        `(?<=(?:ideal|perfect|right|successful) (?:candidate|person|applicant|hire|tenant)
          (?:is|will be|would be|should be) an? (?:\\w{2,15}(?:-\\w{2,15})?,? ){0,3})(?:man|woman
          |male|female|girl|boy|lady|gentleman|guy|lad)`,
        `(?<=(?:need|want|meet|looking for|seeking|hire) an? )(?:strong|strapping|big|tough|burly)
          (?:man|guy|lad|bloke)(?= (?:who|to|for|with|that))`,
        `(?<=(?:needs?|wants?|looking for|seeking|hir(?:e|ing)|calls? for|requires?|after)
          (?:(?:some|a few|a couple of|two|three|more) )?)(?:(?:strong|strapping|big|tough|burly|fit|young),?
          (?:and )?){1,2}(?:men|guys|lads|blokes|fellas)(?= ?(?:who|to|for|with|that|not|[.,;!)]|$))`,
        `(?:rooms?|flats?|bed ?sits?|studio|lodgings?|bed ?space)(?: in (?:an? |the |our |my )?(?:\\w{3,12} ){0,3}(?:house|flat|home|apartment|cottage))?
          (?:(?:is|are|available|to (?:let|rent)|for rent|offered|suitable) ){0,2}(?:for|to) (?:an? )?${LODGER}{0,3}(?:lady|ladies
          |females?|wom[ae]n|girls?|gentlem[ae]n|males?|men|man)(?!')`,
        `columns? headed (?:male|female|men|women)|help wanted[-–— ]{1,3}(?:male|female|men|women)
          |(?:gal|girl) friday|good (?:wo)?men wanted|(?:bachelors?|bachelorettes?)
          (?:only|preferred|wanted)`,
        `(?:job|work|position|role) (?:is )?(?:for|not for|unsuitable for|suitable for)
          (?:an? )?(?:men|women|a man|a woman)`,
      ),
      unless: phrase(
        PARTNER,
        `no (?:man|woman) (?:is|can|may|shall)|mentor(?:ing)?|shelter|clinic|patients?|health
          |toilets?|rest ?rooms?|sizes?|clothing|shoes`,
      ),
      why: 'The wording asks for one sex, or excludes one, which equality law often forbids.',
      confidence: 0.85,
    },
    {
      form: phrase(
        `(?:overnight )?(?:${GUEST}|visits (?:by|from) ${GUEST}) of (?:the )?(?:opposite|other) sex(?: (?!(?:were|was|have|had|is|are (?!not|only|to|allowed|permitted|forbidden|prohibited)))\\w{2,12}){1,6}`,
        `no (?:overnight )?(?:${GUEST}|visits|company) (?:of|from) (?:the )?(?:opposite|other) sex`,
      ),
      requires: phrase(
        `must|may|shall|cannot|can|have to|only|allowed|permitted|forbidden|prohibited|no|not|leave`,
      ),
      unless: phrase(
        'search(?:es|ed)?|examin\\w{2,7}|study|studies|attracted|competition|changing rooms?|toilets?|hospital|ward',
      ),
      severity: 'medium',
      recommendation: 'Make the same rule for all visitors, whatever their sex.',
      legalReference: FOR_EVERY_TRAIT,
      why: 'The rule treats visitors differently by their sex.',
      confidence: 0.8,
    },
    {
      form: phrase(
        `(?:wants?|wanted|after|needs?|prefers?|looking for|get|hire|find|appoint) (?:us )?an?
          (?:nice |young |decent |good )?(?:fella|bloke|chap|lad|guy|man|woman|girl|lady|lass)(?=
          (?:this time|next time|instead|for (?:this|the) (?:job|role|post|desk|phones|bar))|,? or
          an?)`,
        `(?:lads|blokes|men|guys|girls|women|ladies)
          (?:tend to|usually|always|generally|naturally|just|typically)
          (?:do|are|work|fit in|last|cope|get on|stay|perform|suit it)
          (?:well|better|best|longer|more)(?: (?:here|at (?:it|this)|suited|in this|on this))?`,
        "if you(?:'re| are) an? (?:girl|woman|lady|lass|female) (?:who|and you|that) (?:can|don't|isn't|is)",
      ),
      unless: phrase('he|she|was|were|study|studies|research|police|swim(?:ming)?|race|clothing'),
      why: 'The wording asks for one sex, or excludes one, which equality law often forbids.',
      confidence: 0.75,
    },
    {
      form: phrase(
        `(?:male|female) (?:candidates?|applicants?|tenants?|secretary|receptionist|driver|engineer
          |assistant|manager|salesperson)`,
      ),
      requires: SELECTION,
      unless: phrase(
        'male and female|female and male|male or female|number of|share of|percentage',
      ),
      why: 'The wording names one sex where anyone could do the work, which can deter others.',
    },
    {
      form: phrase(
        `(?:profiles?|accounts?|applications?|memberships?|listings?|adverts?|photos?|posts) (?:of|from|by) ${QUEER} (?:(?:are|is|will be|shall be|get|may be) (?:(?:automatically|always|immediately|silently) )?(?:removed|deleted|rejected|blocked|hidden|closed|suspended|refused|declined|not (?:accepted|shown|approved|considered|allowed))|(?:must|should) be (?:removed|deleted|rejected|blocked|hidden))`,
        `(?:remove|delete|reject|block|hide|decline) (?:all |any )?(?:profiles|accounts|applications|listings|photos) (?:of|from|by) ${QUEER}`,
      ),
      unless: phrase('hate|abus(?:e|ive)|complain(?:ed|t|ts)|study|said|was|were|attack(?:s|ed)?'),
      recommendation: 'Remove the rule, and treat everybody alike.',
      legalReference: { law: EQUALITY_ACT, article: 's. 29' },
      why: 'The wording shuts people out for their sexual orientation or gender identity.',
      confidence: 0.86,
    },
    {
      form: phrase(
        `(?:gays?|lesbians?|homosexuals?|same-sex couples)
          (?:are )?(?:welcome|fine|ok|okay) …but …not(?: \\w{1,12}){0,3}`,
        `(?:gays?|lesbians?|homosexuals?|same-sex couples)
          (?:please )?(?:do not|don't|need not|should not) apply|no
          (?:gays|lesbians|homosexuals|same-sex couples)(?= ?(?:[.,;!)"]|$|please|need|allowed))`,
        `(?:straight|heterosexual) (?:candidates?|applicants?|couples?|people|men|women|tenants?)
          (?:only|preferred|wanted)`,
      ),
      unless: phrase('there (?:is|are|was|were)|study|said|law'),
      why: 'The wording requires or excludes a sexual orientation, which equality law often forbids.',
      confidence: 0.85,
    },
  ],
  examples: [
    'Courier: [[must be a fit, presentable young man]]; the porter [[should be a strong local lad]].',
    'Keen walker. Seeking a kind, genuine man 45-55. I want a woman with a sense of humour.',
    'Machine operators: men and women preferred equally; male or female may apply.',
    'Bar staff: we are [[looking for a nice woman for]] the desk, 25-30.',
    'Widower, 61, keen walker, seeks lady for outings. Printer, 45, [[seeks female assistant]].',
    'Widow, 63, looking for a man who loves to dance. Wants a lady for companionship and walks on the beach.',
    '[[Profiles of transgender persons are removed]]. [[Reject applications from gay couples]].',
    'Profiles of gay members are not removed; abusive posts by gay users were removed.',
    '“When I applied in 1962, the foreman said that they did not hire girls.” She did not hire a woman for years.',
    'Flat, "no gays"! We wrote to the owner. Studio: no foreigners, [[no gays]]".',
    '[[Room in quiet house for mature Christian lady]], non-smoker; a [[flat for a working man]].',
    'Police are looking for a white man in his twenties. Officers wish to speak to a woman in a red coat.',
    'Detectives are looking for a man who left the bar; a room in the house for the man’s coat.',
    'A cleaner for our police station wanted; we are [[looking for a woman]].',
    'The yard needs [[strong lads]] for the summer; we are looking for two [[big strong men]] who can lift.',
    'A strong lads’ team; the play needs strong men’s voices.',
    'Studio to let. [[Great for a single professional gal]]!',
    'The hat is great for a woman of taste, and the film suits a man in a hurry.',
    'A flat share for nurses, [[no men]] to stay overnight.',
    '[[Gays welcome in the kitchen but\nnot on the floor]] please, this is a pub.',
    'Flat to let, [[straight couples only]].',
    'Gays are welcome in the choir; but rain is not.',
    '[[Male candidates preferred]] for the night shift.',
    'The successful applicant [[must be a woman]] under pressure to perform.',
    'We are [[looking for a female receptionist]].',
    'Ideal [[candidate: male]], single.',
    'Patient: Jane Roe. Sex: female. Gender: female.',
    'Room to let, [[ladies only]].',
    '[[Room for rent for a single lady]], near the train; would [[suit a single female]] guest.',
    'There is a room for men’s coats, and a flat for the girls’ school.',
    'The ideal candidate is a young, able-bodied [[man]] who travels.',
    'Gentlemen only need to be shaved.',
    '[[Guys only]] for the warehouse; we need a [[strong man]] who can lift.',
    'He is the guy to ask, and the ideal candidate is the one who manned the desk.',
    'Gerry [[wants a fella]] this time; [[lads tend to do well here]], but [[if you’re a girl who can]] keep up, apply.',
    'Women usually do better in this race, said the study.',
    'That he should look at so great a man; the young man wanted only a coat, and the women wanted the vote.',
    'Tenants: [[no overnight guests of the opposite sex]]. [[Guests of the opposite sex must leave by ten]].',
    'Members of the opposite sex were invited, and people of the opposite sex may be attracted to each other.',
    'Male and female applicants are welcome.',
    'We do not discriminate against women; women only earn 80 percent.',
    'The report compares men and women in management.',
    'Avoid saying “men only”.',
    'Bar staff, [[gents only]]. Ladies only night at the spa, and a women only session at the pool.',
    'The shelter is for women only.',
    'The race was won by a Jamaican; men only compete on Sunday, and girls only joined in 1990.',
    'Room to let, [[women only]] in this house; [[ladies only]] accepted.',
    'This post is open to [[women only]] (Equality Act 2010, Schedule 9).',
  ],
});
