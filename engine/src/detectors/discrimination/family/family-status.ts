import { biasedWording } from '#engine/detectors/discrimination/biased-wording.ts';
import { FAMILY_BY_SETTING } from '#engine/detectors/discrimination/setting.ts';
import { FAIR_HOUSING_ACT } from '#engine/laws.ts';
import { phrase } from '#engine/phrases/phrase.ts';

import { plainFamily } from './plain-family.ts';

/** Places that admit guests, customers or workers, as opposed to homes. */
const ROOM = `(?:bar|pub|pool|sauna|spa|gym|jacuzzi|hot tub|steam room|lounge|beer garden|cinema
  |theatre|club|casino|kitchen|restaurant|dining room|dining area|workshop|warehouse|engine room
  |lift|stage|terrace|premises|shop floor|site|lab|laboratory)`;
/** Rejects house rules on opening hours and safety, which follow immediately. */
const NO_HOUSE_RULE = `(?! (?:(?:allowed|permitted|admitted|please) )?(?:(?:in|at|near|on|beyond
  |behind|inside) (?:(?:the|this|our|any) )?(?:\\w{2,12} ){0,2}${ROOM}|(?:after|before|between|until
  |past|from) (?:\\d|noon|dark|dusk)|(?:without|unless|beyond)))`;

export const familyStatus = biasedWording({
  id: 'family-status',
  typeName: 'Family status discrimination',
  description: 'Requirements or preferences about children, family or marital status.',
  severity: 'high',
  recommendation: 'Remove the requirement; state working hours or house rules instead.',
  legalReference: { law: FAIR_HOUSING_ACT, article: '42 U.S.C. § 3604(c)' },
  bySetting: FAMILY_BY_SETTING,
  parts: [plainFamily],
  triggers: (
    'parental leave*|maternity leave*|paternity leave*|family leave*|nursery run|school run|no baggage*|unexplained gaps|career gaps|employment gaps|gaps in*|' +
    'children are not*|children not*|kids are not*|kids not*|babies are not*|for children|for kids|' +
    'mums|moms|parents need*|families need*|couples need*|mothers need*|with children|' +
    'with kids|no children|no kids|without children|without kids|childless|child-free|' +
    'adults only|adult only|no families|singles only|married|unmarried|single|' +
    'family commitments|family obligations|family responsibilities|childcare|child care|' +
    'young children|small children|no family|at home|no home commitments|empty nesters|' +
    'couples only|mature couple*|mature person*|mature individual*|mature tenant*|' +
    'adult building|adult community|adult living|adult household|adult complex|bachelor*|' +
    'singles preferred|singles wanted|adults preferred|newlyweds|no teenagers|no babies|' +
    'no infants|ideal for single*|perfect for single*|retired couple|retirees|stay-at-home*|' +
    'settled|marital status|professional couple*|quiet couple*|young kids|small kids|' +
    'free of children|free from children|free of kids|free from kids|free of family|' +
    'free from family|retired couples|retired person*|retired individual*|retired tenant*|' +
    'adults wanted|' +
    'couples preferred|couples wanted|suit couples|suits couples|young couple*|suit singles|' +
    'suits singles|mothers of children|parents of children|mothers of kids|parents of kids|' +
    'not to have*|not to keep*|not to allow*|not to permit*|not have children|not keep children|not house children|not have kids|no child|no minor|no minors|gap in|career gap|career break|career breaks|employment gap|mothers please*|mothers do*|mothers should*|fathers please*|fathers do*|fathers need*|' +
    'fathers should*|dads please*|dads do*|dads need*|dads should*|parents please*|parents do*|' +
    'parents should*|families please*|families do*|families should*|couples please*|' +
    'couples do*|couples should*|no personal baggage|no emotional baggage|nursery pick*|' +
    'nursery drop*|school pick*|school drop*|cv gaps|would suit|suit a*|suits a*|' +
    "suitable for a*|husband's signature|husband's consent|husband's approval|husband's permission|" +
    "husband's guarantee|wife's signature|wife's consent|spouse's signature|spouse's consent|" +
    "spouse's guarantee|family ties|childcare responsibilities"
  ).split('|'),
  rules: [
    {
      form: phrase(
        `(?:candidates?|applicants?|anyone|people|those|women|mothers|fathers|men) who (?:took|take|have taken|were on|are on|went on|go on|plan) (?:parental|maternity|paternity|family) leave (?:(?!not)\\w{2,8} ){0,6}(?:will|are|need|should|can) not (?:be )?(?:considered|accepted|invited|shortlisted|promoted|hired|interviewed|apply|eligible for (?:promotion|a (?:rise|raise|bonus)))`,
        `(?:candidates?|applicants?|cvs?|resumes?|anyone|people|those|women|mothers|parents|returners) (?:with|returning from|who (?:have|has|took|take))
          (?:an? |any |long )?(?:(?:career|employment|parental|family|unexplained) )?(?:gaps?|breaks?)(?:
          in (?:their|the|your|his or her|an?) (?:cvs?|resumes?|employment|career|work history))?(?:
          (?:due to|because of|for|from|of|after) (?:child ?care|(?:raising |their |bringing up |having )?children|parental leave|maternity(?: leave)?|family(?: reasons)?|caring|care))?
          (?:(?:will|are|is|need|should|shall|do|may|can) (?:not|never) (?:be )?(?:considered|accepted|invited|shortlisted|hired|interviewed|apply|processed|eligible|wanted)|(?:(?:will|should) be|are|get) (?:rejected|binned|screened out|sorted out|discarded|ignored))`,
      ),
      unless: phrase('discriminat\\w{1,6}|he|she|was|were|disadvantaged|entitled|pay'),
      ...FAMILY_BY_SETTING.work,
      confidence: 0.85,
      why: 'The wording rejects people who took time off for their family, which mainly affects women.',
    },
    {
      form: phrase(
        `(?<=^\\W{0,6}(?:\\w{1,3}[.)] )?)(?:nor |that )?not to (?:have|keep|allow|permit) …(?<!with |of |for )(?:children|kids|infants|babies)(?=
          ?(?:[.,;]|$|or|nor|(?:in|at|on) the (?:premises|property|flat|house)|to (?:live|reside|stay)))`,
        `(?:tenants?|lessees?|occupiers?) (?:shall|must|may|will) not (?:have|keep|house) (?:\\w{3,10},? (?:or|and|nor) )?(?:children|kids)|no (?:child(?:ren)?|minors?) (?:may|shall|can|will) (?:live|reside|stay overnight|occupy)`,
      ),
      unless: phrase('unattended|unsupervised|alone|hazard|garden shed|weapons?|school|hostel'),
      confidence: 0.85,
      why: 'The wording shuts out people with children.',
    },
    {
      form: phrase(
        'no (?:women|mothers|parents|couples|applicants|tenants) with (?:young |small )?(?:children|kids)',
        `(?:persons|people|couples|families|tenants|applicants|parents) with
          (?:young |small )?(?:children|kids)(?: under (?:the age of )?\\d{1,2})? (?:are|will be)
          (?:not|never) (?:be )?(?:accepted|admitted|considered|let to|housed|taken)`,
        `(?<!(?:i|we|and|she|he|they|who|couple|couples|still|currently) (?:have|has|had) |having )no (?:children|kids|families|infants|single (?:parents|mothers))(?!
          (?:under|left|were|may|shall|will|charge))` + NO_HOUSE_RULE,
        '(?:without|free of|free from) (?:young |small )?(?:children|kids)',
        '(?:not (?:suitable|suited|ideal|appropriate)|unsuitable) for (?:families|couples|people|tenants|those) with (?:young |small )?(?:children|kids)',
        `(?:famil(?:y|ies)|tenants|residents|households|people|persons|parents) with (?:young |small )?(?:children
          |kids) (?:will (?:only )?be|are(?: only)?|must be|have to be|must|have to) (?:placed|housed|put|live|assigned
          |kept|restricted|accommodated) …(?:only|separate)`,
        `(?:adults?|singles|couples|mature (?:adults|couples|persons))
          only(?! (?:film|content|pool|site))${NO_HOUSE_RULE}|empty nesters
          |(?:mature|retired|married) (?:couples?|persons?|individuals?|tenants?)
          (?:only|preferred|wanted|sought)|professional couples?
          (?:only|preferred|wanted|sought)|adult (?:building|community|complex|living|household)
          |(?:adults|singles|couples|newlyweds|retirees) (?:preferred|wanted)
          |(?:ideal|perfect|suited) for (?:an? )?(?:single (?:adults?|persons?|people|professionals?|occupants?|tenants?|m[ae]n|wom[ae]n|lad(?:y|ies))|singles?|retired couples?|couples(?! (?:and
          |&|or) (?:\\w{3,8} )?famil(?:y|ies)))
          |no (?:teenagers|babies)${NO_HOUSE_RULE}`,
        `(?:must be|should be|prefer(?:ably)?|only|preferred:?) (?:un)?married(?! (?:some ?time|one day|soon|in|at|by|to|on|before|after|again|next|this|when|within|together))|(?:must be|should be)
          single|(?:single|married|unmarried|childless|child-free)(?:
          (?:candidates?|applicants?|persons?|people|men|women|tenants?))?
          (?:only|preferred|need apply)`,
        '(?:would suit|suits?|suitable for) (?:an? )?(?:\\w{1,15} ){0,2}(?:couples?|singles|single person|bachelors?)',
        `(?:(?:mothers|parents|women|people|applicants|candidates) with|(?:mothers|parents) of)
          (?:young |small )?(?:children|kids)
          (?:need not|should not|cannot|will not|should consider|may struggle|might struggle)`,
      ),
      unless: phrase(
        'school|swimming|ride|age of|film|movie|trail|hike|hotel|museum|museums|exhibition',
        'gradients?|buttons?|widgets?|nodes?|elements?|process(?:es)?|containers?|components?|subtrees?|xml',
        'eat free|unaccompanied|admission|tickets?|screenings?|performances?|licensing|licensed premises',
        `${ROOM} (?:is|are|stays?|will be) (?:for )?adults? only`,
      ),
      why: 'The wording excludes or prefers people because of their family or marital status, which equality law often forbids.',
      confidence: 0.85,
    },
    {
      form: phrase(
        `(?:children|kids|babies) (?:are )?(?:strictly )?not (?:welcome|wanted|accepted)(?= ?(?:[.,;!)]|$
          |please|here|as (?:tenants|residents)|or pets|in (?:this|the|our) (?:building|house|flat|block|complex|apartment)))`,
      ),
      unless: phrase(
        `school|ceremon(?:y|ies)|weddings?|restaurant|pub|bar|hotel|caf[eé]|spa|concert|swimming|after \\d|before \\d|if|when|where|who|because
          |feel|felt|said|some|many|unaccompanied|meetings?|court|museum|theatre|cinema|evening`,
      ),
      why: 'People with children are shut out.',
      confidence: 0.75,
    },
    {
      form: phrase(
        '(?:not (?:suitable|suited|ideal|appropriate)|unsuitable) for (?:young |small )?(?:children|kids)',
      ),
      requires: phrase(
        'flats?|apartments?|house|tenants?|tenanc(?:y|ies)|rooms?|property|bedrooms?|to let|for rent|landlord|balcony',
      ),
      unless: phrase(
        'toys?|films?|movies?|months|years|stairs?gates?|museum|hotel|trail|medicine|product|bath(?:room)?|steam room|clinic|school|game',
      ),
      why: 'People with children are put off a home.',
      confidence: 0.7,
    },
    {
      form: phrase(
        `(?:no|without|free of|free from) (?:family (?:commitments|obligations|responsibilities|ties)|childcare
          (?:obligations|responsibilities|commitments))(?! (?:under|left|were|may|shall|will|charge))`,
        '(?:no|without) (?:other )?(?:commitments|ties|responsibilities) at home|no home commitments',
        `(?<=^\\W{0,6}(?:ideally,? |preferably,? )?)you (?:don't|do not) have (?:any )?(?:small |young )?(?:children
          |kids|a family)(?= ?(?:,? (?:because|since|as|and|or)|[.;]))`,
      ),
      unless: phrase('allowance|benefits?|tax|claim|if|worry|need'),
      confidence: 0.85,
      ...FAMILY_BY_SETTING.work,
      why: 'The wording excludes or discourages people with family responsibilities, which mainly affects women.',
    },
    {
      form: phrase(
        `(?:needs?|requires?|required|without|must have|must bring|get|provide) (?:her|his|your|their|the|an?)
          (?:husband|wife|spouse)'s (?:signature|consent|approval|permission|guarantee)`,
      ),
      requires: phrase(
        'loans?|credit|mortgages?|account|leases?|tenanc(?:y|ies)|apply|application|contract|borrow(?:s|ing|er)?',
      ),
      unless: phrase('joint(?:ly)?|adoption|divorce|surgery|estate|will|he|community property'),
      confidence: 0.8,
      why: 'The wording requires a married person to involve their spouse, which denies them equal access.',
    },
    {
      form: phrase('marital status'),
      requires: phrase(
        '(?:send|submit|forward|apply|applications?|include|email|mail) …(?:cv|resume|résumé|curriculum vitae)',
      ),
      unless: phrase('do not|without|never|leave out|not (?:include|state|need)'),
      severity: 'medium',
      why: 'The text asks applicants for their marital status, which invites bias.',
    },
    {
      form: phrase(
        `(?:single |unmarried |young )?(?:mums|moms|mothers|dads|fathers|parents|families|couples)
          (?:please )?(?:do not|don't|need not|should not|shouldn't|please don't|please do not)
          (?:bother (?:to )?|even )?(?:apply|call|enquire|ring)`,
        `no single (?:mums|moms|mothers|dads|parents)(?= ?(?:[.,;!)]|$|please|need|allowed|or|and))
          |no (?:mums|moms)(?= ?(?:[.,;!]|$|please))`,
      ),
      unless: phrase('school|fee|tax|benefit|visa'),
      why: 'The wording turns people away because of their family or marital status, which equality law often forbids.',
      confidence: 0.85,
    },
    {
      form: phrase(
        'no (?:personal |family |emotional )?baggage at home|(?<=^\\W{0,6})no (?:personal |family |emotional )baggage',
        `(?:(?:won't|don't|doesn't|can't|cannot) |(?:will |do |does )?not )(?:wait|stop|fit) …(?:nursery|school)
          (?:run|pick-?up|drop-?off)`,
        `(?:no|without|(?:can't|cannot|won't|will not|do not|don't|unable to)
          (?:consider|accept|look at|take)|reject(?:s|ed)?|bin(?:ned)?)
          (?:\\w{2,12} ){0,4}(?:unexplained|career|employment|cv) gaps|no gaps in
          (?:your |the )?(?:cv|resume|employment)`,
      ),
      unless: phrase('allowance|airline|cabin|luggage|flights?|he|she|they'),
      severity: 'medium',
      confidence: 0.7,
      why: 'The wording discourages people who care for a family or took time off for it, which mainly affects women.',
    },
  ],
  examples: [
    'Loft, two rooms. [[Ideal for single professionals]], [[perfect for a single person]].',
    '[[Candidates with gaps in their CV due to childcare will not be considered]].',
    '[[Candidates who took parental leave in the last two years will not be considered]].',
    'Candidates with gaps in their CV are welcome; applicants who took a break for children will not be disadvantaged.',
    '4. [[Not to have visitors overnight, nor children]], nor to cook. [[No children may live]] here.',
    'They chose not to have children. Not to allow children to play on the stairs.',
    'No pets, professional person preferred.',
    'We were married in May and have no children; she has no children and lives in Cork.',
    'Make robust against gradients with no children, and handle the focus of radio buttons without children.',
    'Applicants must have [[no children]].',
    "- [[Single mums please don't apply]]",
    '[[Fathers should not apply]]; the flat [[would suit a quiet professional couple]].',
    'Single parents do not apply for the fee; the single sold well.',
    '[[No family commitments]] that get in the way of travel.',
    'Quiet flat, [[adults only]]; charming and perfect for couples & young families.',
    '[[You don’t have small children]], because the hours are long.',
    '[[Families with children will be placed on the ground floor of building C only]].',
    'You don’t have children? Then claim nothing. Families with children are placed first.',
    'Couples and [[persons with children under 12 are not accepted]] as tenants.',
    'Candidates [[should be single]]; [[no women with children]].',
    '[[Unmarried preferred]]. Please send your CV with [[marital status]].',
    'As a married woman she [[needs her husband’s signature]] on the loan.',
    'A joint loan needs your spouse’s signature.',
    'Marital status: married. The single sold well.',
    'Must have [[no commitments at home]].',
    'There is no place at home.',
    'They should be married some time or other, and must be married in church.',
    'He is married and has no siblings; a single room has no charge.',
    'We do not discriminate on the basis of marital status, with no children excluded.',
    'A bright flat, [[not suitable for families with children]].',
    'Lovely flat for a mature couple. [[Children are not welcome]].',
    'Second-floor flat, [[not suitable for children]], no garden.',
    'Children are not welcome in this restaurant after nine; the toy is not suitable for children under 36 months.',
    'Some parents said that their children are not welcome at the school.',
    'The trail is not suitable for families with children.',
    'There were no children left at school.',
    'Children under 5 eat free. No children in the bar after 9 pm.',
    'The hot tub is adults only. Adults only in the sauna; no kids after 8 pm.',
    'Safety: no children allowed in the workshop, and no children beyond this point.',
    'Flat above a bar, [[no children]], viewings after 5 pm.',
    'We want [[no baggage at home]]: launches [[do not wait for the nursery run]].',
    'We [[can’t consider CVs with unexplained gaps]].',
    'No baggage allowance is needed; the tenant explained gaps in the fence.',
  ],
});
