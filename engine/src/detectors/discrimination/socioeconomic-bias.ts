import { phrase } from '#engine/phrases/phrase.ts';

import { biasedWording } from './biased-wording.ts';
import { HIRING } from './selection-words.ts';

export const socioeconomicBias = biasedWording({
  id: 'socioeconomic-bias',
  typeName: 'Socioeconomic bias',
  description:
    'A demand for a background that money buys, such as a degree of a famous university, where it stands for no skill.',
  severity: 'low',
  recommendation: 'Ask for the knowledge or the means that the work needs, however acquired.',
  legalReference: { law: 'EU Charter of Fundamental Rights', article: 'Art. 21' },
  triggers: (
    'no welfare*|welfare cases|no benefits*|on benefits|in receipt of*|receiving housing*|receiving universal*|claiming housing*|claiming universal*|claiming benefits|no dole*|fresh off the boat|' +
    'ivy league|top-tier universit*|top tier universit*|top universit*|elite universit*|elite school*|prestigious institution*|' +
    'prestigious universit*|prestigious school*|red brick universit*|russell group|must have car|must have a car|own a car|own car|' +
    'unpaid internship|prestigious*|reliable vehicle|reliable car|own vehicle|own transportation|own laptop|good background|good schools|well-bred|well bred|polished|country club|public school boy|oxbridge|well-connected|well connected|upper class|upper-class|middle class|middle-class|elite educat*|elite colleg*|top-tier*|top tier*|top school*|leading universit*|blue-blooded|no dss|no benefits|welfare recipients|no welfare|target school*|good family|good families|good neighbourhood|good neighborhood|private school*|no section #|no hap|no rent allowance|no rent supplement|no housing benefit*|no universal credit|no benefit claimant*|no voucher*|no housing voucher*|professionals only|section # tenants|benefits types|benefit types|dss types|council types|benefits people|council house people|chav|chavs|chavvy|trailer trash|white trash|council scum|scroungers|benefit scrounger*|dole scum|povvo|class of person|class of people|class of tenant|class of buyer|class of customer|sort of people|our sort'
  ).split('|'),
  rules: [
    {
      form: phrase(
        `no (?:welfare|benefits?|dole|council|social) (?:cases|people|types|claimants|tenants|scroungers|families|lot)`,
      ),
      unless: phrase('novel|study'),
      why: 'People are turned away for their means.',
    },
    {
      form: phrase(
        '(?:ivy league|oxbridge|russell group|(?:top(?:-tier)?|elite|prestigious|red brick|target|leading) (?:universit(?:y|ies)|schools?|colleges?|institutions?|education|background|degree))(?: (?:degree|graduates?|only|preferred|required))?',
        'must (?:have|own) (?:an? |your )?(?:own |reliable )?(?:car|vehicle|transportation|laptop)|well-bred|polished|blue-blooded|well-connected|country club(?: membership)?|(?:upper|middle)-class(?: background)?|(?:from )?(?:an? )?good background|' +
          'unpaid internship|from (?:a )?good famil(?:y|ies)|privately educated',
        'no (?:section 8|dss|welfare|benefits)(?: (?:tenants|recipients))?|welfare recipients',
      ),
      requires: HIRING,
      why: 'It asks for a background rather than for what somebody can do.',
    },
    {
      form: phrase(
        '(?:no|any) (?:person|tenant|applicant|occupier|resident|one)s? (?:who is |who are )?(?:in receipt of|receiving|on|claiming|who (?:receives?|claims?)) (?:housing benefit|universal credit|benefits|state benefits)(?: or (?:housing benefit|universal credit))? (?:may|can|will|shall|is|are) (?:live|be|reside|occupy|apply|rent|not|accepted|allowed)',
        'no (?:section 8|dss|hap|housing benefits?|rent (?:allowance|supplement)|universal credit|benefit claimants|(?:housing )?vouchers)(?: (?:tenants|recipients|claimants|accepted))?',
        '(?:working )?professionals only',
      ),
      unless: phrase(
        'we (?:have|charge|see)|because|means that|there (?:is|was)|entitled|claimed?|discount|gift|redeem(?:ed)?|event|conference|for (?:medical|health) professionals',
      ),
      why: 'People who pay with benefits are shut out.',
    },
    {
      form: phrase(
        'no (?:\\w{4,12} (?:or|and) )?(?:benefits?|dss|council|welfare|social housing) (?:types|people|lot)',
        '(?:nice|nicer|better|right|wrong|decent|higher|lower|superior) class of (?:person|people|tenants?|buyers?|customers?|clientele)|(?:not|none of) (?:quite )?our sort|(?:wrong|undesirable) sort of people',
      ),
      unless: phrase('history|novel|society|study|sociolog(?:y|ist)|said to be'),
      why: 'People are sorted by what they own or earn.',
    },
    {
      form: phrase(
        'chavs?|chavvy|(?:trailer|white) trash|(?:council|dole|benefit) (?:scum|scroungers?)|(?:benefits? )?scroungers|povvos?',
      ),
      unless: phrase('term|word|study|myth|film|series|episode|etymology'),
      severity: 'medium',
      why: 'People are insulted for being poor.',
    },
  ],
  examples: [
    'Deposit first. [[No welfare cases]].',
    '[[No person in receipt of housing benefit may live]] here; no person in receipt of a parcel may leave.',
    'The new plan has no benefits.',
    'A bunch of [[chavs]] off the estate; [[benefit scroungers]], all of them.',
    'The study asks where the word chav comes from.',
    'A quiet road, [[no renters or benefits types]], a [[better class of person]].',
    'The study found no benefits people were aware of; a class of people met.',
    'Applicants with an [[Ivy League degree]] are preferred.',
    'The role asks for a graduate of a [[top-tier university]].',
    'Apartment for rent: [[no Section 8]].',
    'Flat in Cork. [[No HAP]], [[working professionals only]].',
    'There is no housing benefit for students, so he claimed none.',
    'The Ivy League was founded in 1954 as a sports conference.',
    'She studied at an elite university and the bridge has a good view.',
  ],
});
