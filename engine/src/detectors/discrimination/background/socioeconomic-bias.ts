import { biasedWording } from '#engine/detectors/discrimination/biased-wording.ts';
import { FOR_EVERY_TRAIT } from '#engine/detectors/discrimination/equal-treatment.ts';
import { HIRING } from '#engine/detectors/discrimination/selection-words.ts';
import { phrase } from '#engine/phrases/phrase.ts';

export const socioeconomicBias = biasedWording({
  id: 'socioeconomic-bias',
  typeName: 'Socioeconomic bias',
  description:
    'Demands for a background that money buys, such as a degree from a famous university, or contempt for poverty.',
  severity: 'low',
  recommendation: 'Ask for the knowledge or means the work requires, however acquired.',
  legalReference: FOR_EVERY_TRAIT,
  triggers: (
    'people on universal*|tenants on universal*|people on benefits|tenants on benefits|anyone on benefits|on universal credit|on housing benefit|claiming benefits|claiming universal*|claiming housing*|people on welfare|tenants on welfare|people on hap|people on the dole|tenants on the dole|the dole|no claimants|benefit claimants|whose rent*|council house|working class|working-class|trailer park|too common|bit common|rather common|very common|little common|housing estate|her parents*|his parents*|their parents*|her father*|his father*|their father*|her mother*|his mother*|her dad*|his dad*|her mum*|his mum*|professional person*|professional people*|professional individual*|professional tenant*|professional lodger*|professional applicant*|professionals preferred|no welfare*|on benefits|claiming benefits|no dole*|fresh off the boat|ivy league|' +
    'top universit*|elite universit*|elite school*|russell group|must have car|must have a car|' +
    'own a car|own car|unpaid internship|prestigious*|reliable vehicle|reliable car|' +
    'own vehicle|own transportation|own laptop|good background|good schools|well-bred|' +
    'well bred|polished|country club|public school boy|oxbridge|well-connected|well connected|' +
    'upper class|upper-class|middle class|middle-class|elite educat*|elite colleg*|top-tier*|' +
    'top tier*|top school*|leading universit*|blue-blooded|no dss|welfare recipients|' +
    'target school*|good family|good families|good neighbourhood|good neighborhood|' +
    'private school*|no section #|section # not*|section # is*|section # tenants*|section # voucher*|accept section*|take section*|accept dss|accept hap|take dss|dss not*|hap not*|dss is*|hap is*|vouchers not*|vouchers are*|no hap|no rent allowance|no rent supplement|no voucher*|' +
    'no housing voucher*|professionals only|section # tenants|benefits types|benefit types|' +
    'dss types|council types|benefits people|council house people|chav|chavs|chavvy|' +
    'trailer trash|white trash|council scum|dole scum|class of person|class of people|' +
    'class of tenant|class of buyer|class of customer|sort of people|our sort|no benefit*|' +
    'no council*|no social*|housing benefit|universal credit|state benefits|receiving benefits|' +
    'receives benefits|receive benefits|claims benefits|claim benefits|red brick*|' +
    'top background|top degree|top college*|top institution*|top education|elite institution*|' +
    'elite background|elite degree|target universit*|target college*|target institution*|' +
    'target background|leading school*|leading college*|leading institution*|leading education|' +
    'leading background|must own*|must have your*|must have own*|must have an own*|' +
    'must have a vehicle|must have vehicle|must have transportation|must have a laptop|' +
    'must have laptop|must have reliable*|must have a reliable*|reliable transportation|' +
    'reliable laptop|privately educated|dss people|dss lot|benefits lot|benefit lot|' +
    'benefit people|council people|council lot|welfare types|welfare people|welfare lot|' +
    'social housing types|social housing people|social housing lot|class of clientele|' +
    'class of tenants|class of buyers|class of customers|scrounger*|benefit scum|povvo*|' +
    'public school*|boarding school*|prep school*|fee-paying school*|independent school*|' +
    'decent postcode|good postcode|nice postcode|right postcode|rough comp*|sink comp*|rough school|' +
    'rough estate|sink estate|council estate|bog standard*|bog-standard*|' +
    'right connections|right family|right sort*|right kind of*'
  ).split('|'),
  rules: [
    {
      form: phrase(
        `(?:sound(?:s|ed)?|look(?:s|ed)?|seem(?:s|ed)?|comes? across(?: as)?|came across(?: as)?|is|was|were) (?:(?:a bit|a little|rather|very|too|quite|so|slightly|all) ){1,2}(?:council estate|council house|working[- ]class|trailer park|chavvy|chav|common|sink estate|housing estate)(?! (?:in|for|to|that|among|now|these|across|knowledge|name|problem|mistake|sense))`,
        `(?:ask|find out|check)(?: (?:him|her|them|the candidate|candidates))? (?:what|where) (?:her|his|their) (?:parents|father|mother|dad|mum)(?:'s)? (?:does?|works?|worked|job is|earns?)`,
      ),
      unless: phrase(
        'novel|film|accents? of|pupils?|school form|census|survey|study|disease|species|words?',
      ),
      severity: 'medium',
      why: 'The wording judges a person by social origin.',
    },
    {
      form: phrase(
        `(?:went to|came from|comes from|from|product of|grew up on) (?:an? |the )?(?:rough|sink|bog[- ]standard|council)
          (?:comprehensive|comp|school|estate)`,
      ),
      requires: phrase(
        `it shows|you can tell|(?:not|n't) (?:really )?(?:fit|right|suit|what we|our)|what do you expect|surprising(?:ly)?`,
      ),
      why: 'The wording judges a person by their school or home.',
      severity: 'medium',
    },
    {
      form: phrase(
        `(?:good |top |leading |decent )?(?:public|private|boarding|prep|independent|fee-paying)
          school (?:background|education|boys?|girls?|types?|manners|accent|product)`,
        `(?:have|has|having|with|and|brings?) the right (?:family )?connections|from the right
          (?:family|schools?|sort of (?:famil(?:y|ies)|background|home))|the right (?:sort|kind) of
          (?:background|family|school|breeding|accent|address)|(?:decent|good|nice|right|respectable) postcode`,
      ),
      requires: phrase(
        `candidates?|applicants?|apply|you|we (?:want|need|prefer)|looking for|prefer(?:red|ably)?|ideal(?:ly)?
          |(?:a|an) (?:plus|advantage|asset|bonus|must)|essential|desirable|helps?|expected`,
      ),
      unless: phrase(
        'plugs?|cables?|sockets?|wires?|pupils?|fees|teachers?|study|said|was|were|had',
      ),
      why: 'The wording asks for a background rather than for what a person can do.',
    },
    {
      form: phrase(
        `no (?:(?:welfare|benefits?|dole|council)
          (?:cases|people|types|claimants|tenants|scroungers|families|lot)|social
          (?:cases|tenants|families|claimants))`,
      ),
      unless: phrase('novel|study'),
      why: 'The wording turns people away because of their means rather than their conduct.',
    },
    {
      form: phrase(
        `(?:ivy league|oxbridge|russell group
          |(?:top(?:-tier)?|elite|prestigious|red brick|target|leading)
          (?:universit(?:y|ies)|schools?|colleges?|institutions?|education|background|degree))(?:
          (?:degree|graduates?|only|preferred|required))?`,
        `must (?:have|own) (?:an? |your )?(?:own |reliable )?(?:car|vehicle|transportation|laptop)
          |well-bred|polished|blue-blooded|well-connected|country club(?: membership)?
          |(?:upper|middle)-class(?: background)?|(?:from )?(?:an? )?good background|` +
          'unpaid internship|from (?:a )?good famil(?:y|ies)|privately educated',
        'no (?:section 8|dss|welfare|benefits)(?: (?:tenants|recipients))?|welfare recipients',
      ),
      requires: HIRING,
      why: 'The wording asks for a background rather than for what a person can do.',
    },
    {
      form: phrase(
        `(?:no|any) (?:person|tenant|applicant|occupier|resident|one)s?
          (?:(?:who is |who are )?(?:in receipt of|receiving|on|claiming)|who (?:receives?|claims?))
          (?:housing benefit|universal credit|benefits|state benefits)(?: or
          (?:housing benefit|universal credit))? (?:may|can|will|shall|is|are)
          (?:live|be|reside|occupy|apply|rent|not|accepted|allowed)`,
        `no (?:section 8|dss|hap|housing benefits?|rent (?:allowance|supplement)|universal credit
          |benefit claimants|(?:housing )?vouchers)(?: (?:tenants|recipients|claimants|accepted))?`,
        `no (?:persons?|tenants?|applicants?|occupiers?|one) (?:on|in receipt of|receiving|claiming) (?:housing benefit|universal credit|(?:state )?benefits)(?= (?:and|or) no)`,
        `(?:section 8|dss|hap|housing benefits?|housing vouchers|benefit claimants) (?:(?:is|are|tenants?|recipients) ){0,2}not (?:accepted|welcome|considered|taken|allowed)`,
        `(?:do not|don't|does not|doesn't|cannot|can't|will not|won't) (?:accept|take) (?:any )?(?:section 8|dss|hap|housing benefits?|housing vouchers)`,
        `(?:working )?professionals (?:only|preferred)|(?:working )?professional (?:persons?|people|individuals?|tenants?|lodgers?|applicants?) (?:only|preferred|wanted|sought)`,
      ),
      unless: phrase(
        `we (?:have|charge|see)|because|means that|there (?:is|was)|entitled|claimed?|discount|gift
          |redeem(?:ed)?|event|conference|for (?:medical|health) professionals`,
      ),
      why: 'The wording excludes people who pay with benefits, which some laws forbid.',
    },
    {
      form: phrase(
        `had (?:some |only |nothing but )?(?:bad (?:luck|experiences?)|trouble|problems|issues) with (?:people|tenants|lodgers|those|anyone) (?:on|claiming) (?:universal credit|housing benefit|benefits|the dole|welfare|hap|section 8)(?:,? so [^.!?;]{2,60})?`,
        `(?:working tenants only|(?<=^\\W{0,6}|[,;.] )sorry),? no (?:benefit )?claimants`,
        `(?:rather not|don't want to|do not want to|prefer not to) (?:have|take|let to|rent to) (?:anyone|anybody|people|tenants) (?:whose rent (?:comes from|is paid by) (?:the )?(?:council|state|social|government)|on (?:universal credit|housing benefit|benefits|the dole|welfare))`,
      ),
      unless: phrase('court|tribunal|survey|study|complaints?'),
      severity: 'high',
      why: 'The wording excludes people who pay with benefits, which some laws forbid.',
    },
    {
      form: phrase(
        'no (?:\\w{4,12} (?:or|and) )?(?:benefits?|dss|council|welfare|social housing) (?:types|people|lot)',
        `(?:nice|nicer|better|right|wrong|decent|higher|lower|superior) class of
          (?:person|people|tenants?|buyers?|customers?|clientele)|(?:not|none of) (?:quite )?our
          sort|(?:wrong|undesirable) sort of people`,
      ),
      unless: phrase('history|novel|society|study|sociolog(?:y|ist)|said to be'),
      why: 'The wording sorts people by wealth or social class.',
    },
    {
      form: phrase(
        `chavs?|chavvy|(?:trailer|white) trash|(?:council|dole|benefit) (?:scum|scroungers?)
          |(?:benefits? )?scroungers|povvos?`,
      ),
      unless: phrase('term|word|study|myth|film|series|episode|etymology'),
      severity: 'medium',
      why: 'The wording insults people for being poor.',
    },
  ],
  examples: [
    'Good grades, but he [[came across as a little trailer park]]. [[Find out what his father does]].',
    'The film was a bit working class in tone; this is a very common mistake. Ask his parents to sign.',
    'No pets, [[professional person preferred]]. 850 pcm and bills.',
    'He [[went to a rough comprehensive]] and it shows; a [[decent postcode]] is expected.',
    'She grew up on a council estate in Leeds and became a judge; type a postcode.',
    'A [[public school education]] is a plus, and so is a member of staff [[with the right connections]].',
    'You teach at a private school; check that you have a cable with the right connections and plugs.',
    'Deposit first. [[No welfare cases]].',
    '[[No person in receipt of housing benefit may live]] here; no person in receipt of a parcel may leave.',
    'The new plan has no benefits.',
    'A bunch of [[chavs]] off the estate; [[benefit scroungers]], all of them.',
    'The study asks where the word chav comes from.',
    'A quiet road, [[no renters or benefits types]], a [[better class of person]].',
    'The study found no benefits people were aware of; a class of people met.',
    'Applicants with an [[Ivy League degree]] are preferred.',
    'The role asks for a graduate of a [[top-tier university]].',
    'We’ve [[had bad luck with people on Universal Credit]]. [[Working tenants only, no claimants]]. We’d [[rather not have anyone whose rent comes from the council]].',
    'If you’re on Universal Credit, bring the award letter. We had trouble with people on the bus; there are no claimants in the hall.',
    'Apartment for rent: [[no Section 8]].',
    'Rear unit, 2BR. [[Section 8 is not accepted]]. Sorry, we [[do not accept DSS]]. [[No tenants on housing benefit]] and no pets may live here.',
    'See section 8 of the lease; section 8 is not altered, and vouchers are not accepted online.',
    'Flat in Cork. [[No HAP]], [[working professionals only]].',
    'The ideal candidate is [[privately educated]]; [[no council tenants]].',
    'There is no housing benefit for students, so he claimed none.',
    'The Ivy League was founded in 1954 as a sports conference.',
    'She studied at an elite university and the bridge has a good view.',
  ],
});
