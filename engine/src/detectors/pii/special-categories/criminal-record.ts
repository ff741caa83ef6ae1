import type { SentenceDetector } from '#engine/detector.ts';
import { MONTH } from '#engine/text/month-words.ts';

import { personalStatement } from './personal-statement.ts';

/** Offenses, because people are also charged with tasks. */
const CRIME = `(?:assault|theft|murder|fraud|robbery|burglary|rape|homicide|manslaughter|possession
  |trafficking|offen[cs]es?|crimes?|felony|misdemeanou?r|battery|bodily harm|abuse|driving
  |damage|affray|harassment|shoplifting|disorder|conspiracy|perjury|arson|laundering|counts?|stalking|smuggling|extortion|forgery|treason
  |terrorism)`;

/** What follows the name of an offense: how it was done, further ones, and when. */
const HOW = `(?: (?:with excess alcohol|while (?:disqualified|uninsured|intoxicated|drunk|under the influence)|without (?:insurance|due care|a licence)
  |(?:under|over) the (?:influence|limit)|occasioning (?:actual|grievous) bodily harm|causing (?:\\w{4,9} ){0,2}(?:injury|death|damage|harm)|with intent(?: to \\w{4,9})?|in (?:public|possession))){0,2}`;
const WHEN = `(?: ?(?:,|in|of|from|and|&|\\()? ?\\(?(?:19|20)\\d\\d\\)?){0,3}`;
const AND_MORE = `(?:(?:,|,? and|,? or) (?:\\w{3,12} ){0,2}${CRIME}${HOW}${WHEN}){0,3}`;
const OFFENSES = `(?:\\w{1,15} ){0,3}(?:${CRIME}|assaulting|stealing|dealing|supplying)${HOW}${WHEN}${AND_MORE}`;

const ORDER_OF_COURT =
  'avo|advo|dvo|ivo|fvio|fvivo|intervention order|apprehended violence order|domestic violence order|family violence order|protection order|protective order|restraining order|non-molestation order';

/** Forms ask everybody; only a mark behind the question answers it. */
const ASKED =
  /(?<!\p{L})(?:(?:do|does|have|has|had|are|were|was|did|is|will) (?:you|he|she|they|the (?:applicant|driver|volunteer|candidate|tenant|proposer|insured|employee)|any(?:one|body)?|your? \p{L}{2,12})|you ever|ever been)(?!\p{L})[^.?!]{0,160}\?(?![ \t]{0,4}(?:\[[xX✓✔]\]|☒|☑|✓|✔|\([xX]\))? ?yes(?! ?[/[(☐]| no\b))/iu;

const statement = personalStatement({
  id: 'criminal-record',
  typeName: 'Criminal record',
  description:
    'A statement that a person was convicted, sentenced, arrested, charged or tried, or has a criminal record.',
  article: 'Art. 10',
  recommendation: 'Remove the statement, or keep it only where the law authorizes that.',
  triggers: (
    'drugs conviction|drug conviction|driving conviction|assault conviction|theft conviction|fraud conviction|drugs charge|drug charge|assault charge|drugs caution|assault record|theft charge|fraud charge|drugs offence|drug offence|driving offence|drugs arrest|' +
    'offence:|offences:|offense:|charge:|charges:|guilty plea|abh on|gbh on|assault on|battery on|abh against|gbh against|assault against|criminal damage to|harassment of|stalking of|' +
    'correction order|corrections order|community order|service order|payback order|rehabilitation order|treatment order|release order|behaviour bond|suspended sentence|a prior for|priors for|prior for|prior record for|prison|jail|gaol|inside for|inside before|sent down|guest of the|guest of her|guest of his|did time|doing time|done time|did bird|doing bird|did porridge|doing porridge|a stretch|convictions|ivo|avo|advo|dvo|fvio|intervention order|violence order|hmp|remanded|dui|dwi|duii|caution for|cautions for|convicted*|conviction*|sentenced to|found guilty|pleaded guilty|' +
    'pled guilty|criminal record|arrested*|awaiting trial|dbs check|background check|' +
    'police check|acquitted*|bailed|not guilty|on remand|on bail|penalty points|' +
    'disqualified from driving|' +
    'charged with|on parole|on probation|served time|in prison|to prison|in jail|to jail|' +
    'prison sentence|non-molestation order|restraining order|protection order|protective order|' +
    'in custody|on tag|on a tag|ankle tag|electronic tag|ankle monitor|ankle bracelet|convictions for|indicted|cautioned|criminal records|vetting|dbs disclosure|' +
    'background disclosure|police disclosure|prevention order|on licence for|on licence (|incarcerated*|imprisoned|serving a sentence'
  ).split('|'),
  forms: [
    `(?<=(?:his|her|my|your|their|\\w{2,15}'s) (?:\\w{3,9} )?)(?:old |spent |previous |recent |juvenile )?(?:drugs?|drink-driv(?:e|ing)|assault|theft|fraud|burglary|robbery|shoplifting|possession|affray|manslaughter|murder|sex(?:ual)? offen[cs]e|driving|benefit fraud|criminal damage|harassment|stalking|arson|rape|terrorism|dui|abh|gbh) (?:conviction|caution|charge|arrest|offen[cs]e|record|sentence)s?(?= ?(?:[.,;:)"?!]|$|and|but|from|in|to|at|was|is|when|for|came))(?! (?:sheet|nurse|rate|form|card))`,
    `(?:is|was|placed|given|serving|under|currently|received|got|on) (?:on )?(?:an? |the )?(?:\\w{1,2} ?-?month )?(?:community (?:corrections?|service|payback|rehabilitation|treatment|based)|intensive corrections?|conditional release|good behaviour|drug (?:rehabilitation|treatment)|home detention|suspended) (?:order|bond|sentence)(?: for ${OFFENSES}| until \\w{3,12})?`,
    `(?:has|have|had|with|and) (?:an? |two |three |several |\\d )?(?:priors?|prior record) for (?:\\w{2,12}[ -]){0,3}(?:pca|dui|dwi|${CRIME})(?!\\w)`,
    `(?:he|she|brother|sister|son|father|dad|mother|uncle|cousin|husband|partner|boyfriend|ex)(?:'s| is| was) (?:still |now |back )?in (?:(?!the )\\w{3,14} ){1,2}(?:prison|jail|gaol)(?! (?:service|officer|chaplain|staff))(?:,? (?:till|until|for) (?:next |another )?\\w{3,12})?`,
    `(?:has been|had been|was|been|is|he's been|she's been|went) (?:back )?inside (?:before|for (?:gbh|abh|\\w{0,12} ?${CRIME}|dealing|drugs|stabbing|stealing|(?:\\w{3,8} )?(?:months|years)))(?: before)?`,
    `(?:been|was|got|gets|get) sent down(?: for (?:\\w{2,12} ){0,2}(?:months?|years?|weeks?|${CRIME}|life))?(?= ?(?:[.,;)]|$|and|so|in|at|last|again|when))`,
    `(?:currently |now |was |is )?an? guest of (?:the state|(?:her|his) majesty)(?: (?:in|at) \\w{3,15}(?: prison)?)?`,
    '(?:did|doing|does|done|doin) (?:time|bird|porridge|a stretch)(?= ?(?:[.,;)]|$|for|in|at|and))',
    '(?<=previous(?: record)?[:–-] ?)\\d{1,3} convictions(?: (?:for|from) \\d{1,3} offen[cs]es|, \\d{1,3} offen[cs]es)?',
    '(?:ivo|fvivo|avo|advo|dvo|fvio|intervention order|apprehended violence order|domestic violence order|family violence order) (?:(?:is |was )?(?:in place|made|out|granted|in force|taken out|current) )?(?:against|protecting)',
    `(?:${ORDER_OF_COURT}) (?:was |is )?(?:made|granted|issued|dated|taken out) (?:(?:in|on|of|since) )?(?:\\w{1,9} ){1,3}(?:names|protects|lists|covers|against|protecting|forbids)(?: (?:the|his|her|me|him|both|all|my) \\w{3,10})?`,
    `(?<=(?:offen[cs]es?|charges?)(?:\\(s\\))?: ?)(?!\\d)(?:s\\.? ?\\d{1,3}(?:\\(\\d\\))? )?${OFFENSES}(?: by \\w{4,10})?(?:; ${OFFENSES})?`,
    `(?:(?:entered|entering|early|his|her|changed (?:his|her) plea to) (?:an? )?(?:early )?guilty plea|guilty plea(?:,? (?:entered|on|at first hearing)){0,2}(?= ?\\d{1,2}(?:[/.-]\\d| \\w{3,9} (?:19|20))))`,
    `(?:abh|gbh|assault|battery|harassment|stalking|criminal damage) (?:on|against|of|to) (?:(?:an?|his|her|the) )?(?:former |pregnant |then )?(?:ex(?:-\\w{3,10})?|partner(?:'s \\w{3,8})?|wife|husband|girlfriend|boyfriend|mother|sister|brother|father|neighbour|police officer|constable|emergency worker)(?:,? (?:in )?(?:${MONTH} )?(?:19|20)\\d\\d)?`,
    `(?:was|were|been|being|is) (?:\\w{1,12}ly )?(?:convicted|found guilty) (?:in|on|at) (?:\\w{1,10} ){1,4}(?:of|for) (?!(?:nothing|no|neither|none)\\b)${OFFENSES}`,
    '(?:went|goes|sent|is|was|been|back|moved|remanded|recalled) (?:to|in|at|from|into) hmp(?: (?!and|in|on|since|for|where)\\w{3,15})?',
    '(?<=(?:^|plea|[.,;]) ?)remanded(?: in custody)?(?= ?(?:[.;]|until|to (?:appear|hmp)|for sentence))',
    `(?:was|were|been|being|is) (?:\\w{1,12}ly )?(?:convicted|found guilty|indicted)
      (?:(?:of|for) (?!(?:nothing|no|neither|none)\\b)\\w{1,20}(?: \\w{1,20}){0,3}|on)`,
    `(?:was|were|been|being|is|and) (?:\\w{1,12}ly )?(?:arrested|cautioned)
      (?:(?:for|by)(?: (?!and |in |but |when )\\w{1,20}){1,3}|on|at (?:an? |the )?\\w{1,20})`,
    `(?:is|was|are|while)
      (?:awaiting trial(?! (?:results|data|version))|on remand|on bail)(?: for(?: \\w{1,20}){1,3})?
      |disqualified from driving`,
    '(?:was|were|been|is) (?:\\w{1,12}ly )?sentenced to',
    `(?:was|were|been|is) (?:\\w{1,12}ly )?charged with (?:\\w{1,20} ){0,4}${CRIME}`,
    '(?:pleaded|pled) guilty to(?: \\w{1,20}){1,4}',
    `(?:has|had|have|with) (?:an? )?(?:\\w{1,12} )?(?:criminal (?:record|conviction)s?
      |(?:prior|previous|earlier|spent|unspent) convictions?(?: for (?:${OFFENSES}|\\w{1,20}))?)`,
    '(?:is|was|while) on (?:parole|probation for)|on (?:probation|licence|bail) (?:\\(\\w{4,20}\\)|for \\w{4,20})',
    `(?:unspent|spent|previous|prior) convictions?(?: (?:in |from |of )?(?:19|20)\\d\\d)?
      (?:\\(\\w{4,20}\\)|for ${CRIME})`,
    `(?:was|were|been)
      (?:\\w{1,12}ly )?(?:acquitted(?: of(?: \\w{1,20}){1,2})?|bailed|released on bail|found not guilty)
      |arrested (?:for|on suspicion of) (?!an? )\\w{3,20}`,
    `(?:dbs|criminal record|background|garda vetting|police) (?:check|disclosure|vetting)
      (?:came back|showed|shows|revealed|disclosed) …(?:cautions?|convictions?|offen[cs]es?)(?: for \\w{3,20})?`,
    `(?:spent|served|serving|did) (?:\\w{1,12} ){1,4}in
      (?:prison|jail|custody)(?: \\(\\w{1,20}(?:,? \\w{1,20}){0,4}\\))?|(?:was|is|been|went|sent)
      (?:back )?(?:in|to) (?:prison|jail)(?! (?:officer|visitor|chaplain|service))`,
    `non-molestation order(?: against \\w{2,20})?
      |(?:restraining|(?:domestic violence|stalking|sexual harm) (?:protection|prevention|protective))
      order(?: was)?(?: made| granted| issued)? against
      (?:him|her|me|mr|mrs|ms|his|\\w{2,20})(?! part)|breach(?:ed|ing)?
      (?:of )?(?:an? |the |his |her )(?:restraining|non-molestation) order`,
    `(?:has|had|have|got|with) (?:an? |two )?(?:\\w{1,12} )?cautions? for (?:\\w{1,15} ){0,2}${CRIME}`,
    `(?:note|record|copy|details) of (?:your|his|her|the|their|my) (?:\\w{4,9} )?convictions? for
      (?:\\w{1,12} ){0,2}${CRIME}(?: (?:in|of) (?:19|20)\\d\\d)?`,
    `(?:dui|dwi|duii) (?:diversion|conviction|arrest|charge|plea|offen[cs]e)s?(?:,? (?:in |of )?(?:19|20)\\d\\d)?(?:, (?:completed|dismissed|expunged|pending))?`,
    `(?:has|had|have|with) (?:\\w{1,9} ){0,2}convictions? for ${OFFENSES}`,
    `charged with (?:\\w{1,20} ){0,3}${CRIME}${HOW}${AND_MORE},? (?:(?:in|on) \\w{3,12}(?: (?:19|20)\\d\\d)?,? )?(?:who )?(?:(?:has|have|had|was|were|is|are) (?:been )?)(?:released|bailed|remanded|convicted|acquitted|found (?:not )?guilty)(?: on (?:conditional |unconditional |police )?bail| in(?:to)? custody)?`,
    `(?:(?:is|was|he's|she's) (?:still |now |out )?on|(?:he|she|who) (?:is|was) on a) (?:electronic )?tag(?= ?(?:[.,;)]|$|and|until|till|for|so))`,
    `(?:wears?|wearing|fitted with|has|on) an? (?:\\w{3,10} )?(?:electronic tag|ankle (?:tag|monitor|bracelet))(?! (?:jewel|gift|set))`,
    'served time (?:for|in)(?: \\w{1,20}){1,2}',
    `(?:is|was|been|being|are|currently|father|mother|parent|brother|sister|partner|husband|wife|ex|son)(?: is| was|:)? ?(?:currently |now |still )?(?:incarcerated|imprisoned)(?: (?:in|at|since|for|until) \\w{3,20}| \\(\\w{3,20}\\))?`,
  ],
  why: 'The text says that a person was convicted, arrested, charged or tried.',
  examples: [
    'The POI, Jo Roe, [[is on a community correction order for theft (2022)]] and [[has a prior for low-range PCA]]. Name: Jo Roe. Her [[brother’s in Mountjoy Prison, till June]].',
    'We may tell the street about your daughter’s [[shoplifting caution]], he wrote; his boss knows of his [[old assault conviction]].',
    'The drug charge nurse met her; a fraud conviction rate was in his paper; the driving record of his team.',
    'The museum is in Cork Prison, she said; he has a prior for the meeting; the order for community service was hers.',
    'Name: Jane Roe. She has an [[AVO in place against]] Tom Poe; her dad [[went to HMP Wymott]] in May. [[Remanded in custody]]. Previous: [[9 convictions, 17 offences]].',
    'Ivo is in place three, he said; the HMP form was sent to her; he has previous: 9 goals. The file was remanded.',
    'Name: Kev Roe. He [[has been inside for burglary]] and [[was sent down for two years]]; and so on. Name: Jo Roe. Her son [[is a guest of the State in Limerick Prison]]. He [[did time]] in Leeds.',
    'The cat has been inside for hours, he said; the file was sent down to her; she was a guest of the mayor and did time sheets.',
    'Name: Kev ROE   D.O.B. 03/05/1990\nOffences: [[s.20 wounding and affray in 2023]]; none since. [[Guilty plea]] 3 May 2025. Last: [[GBH on his ex-wife, June 2019]].',
    'His mother [[was convicted in May 2011 of benefit fraud]]; an [[intervention order was granted in March 2023 protecting]] her, and there is an [[AVO against]] him.',
    'Name: Jo Roe. Offence: see the notice; charges: 40 euros for damage. A guilty plea is a choice; a guilty plea 10% off; the assault on the summit failed; he was convicted in 2011 of nothing.',
    'Mr Strand [[was convicted of grievous bodily harm in]] 2011.',
    'Do you have any criminal convictions? [ ] Yes [ ] No. Have you ever been convicted of an offence? [ ] yes [ ] no',
    'Has the applicant been convicted of an offence? Have you ever been arrested for it?',
    'Name: Pat Roe, [[on probation (burglary)]]; Darren Pike: [[Spent conviction 2012 (affray)]].',
    'Mr Roe, we hold a [[note of your conviction for drink driving in 2019]].',
    'She [[has a criminal record]] and [[was sentenced to]] three years of imprisonment.',
    'She [[was cautioned for shoplifting]] and he [[is awaiting trial for drink driving]].',
    'Name: Darren Fisk [[has previous convictions for assault]].',
    'His [[DBS check came back with a caution for theft]].',
    'My neighbour, the man [[charged with sexual assault has been released on bail]], lives here; he [[had two convictions for driving with excess alcohol in 2016 and 2019]]; she [[has previous convictions for battery (2015) and stalking (2021)]].',
    'He [[has previous convictions for battery and stalking (2021)]]; she [[has a conviction for theft, fraud and criminal damage in 2019]] and is well.',
    'Name: Jo Roe. He [[spent two years in prison (GBH, 1989)]].\nName: Marek Roe not to collect - [[non-molestation order]].',
    'He [[breached his restraining order]].',
    'Her brother [[has convictions for stealing]], is out of prison and [[is on tag]] until May.',
    'Mr Roe [[wears an ankle monitor]] and [[had a caution for criminal damage]].',
    'Name: Tom Roe. [[Father:  Incarcerated (Pollsmoor)]]. Not to be contacted; her [[brother is incarcerated at Leeds]].',
    'Incarcerated people and their rights: an incarcerated hernia was his topic.',
    'The price is on tag 4, he says; he has convictions for which he would die.',
    'Name: Tyler Brandt. [[DUII diversion 2014, completed]].',
    'A DUI attorney spoke of DUI laws; DUI conviction is no bar under the policy.',
    'Kev Roe, who leads the team, [[has a caution for assault]].',
    'Ms Roe [[was indicted for perjury in 2003]].',
    'Mr Roe may seek a temporary restraining order or an injunction against it.',
    'The prison service sent letters to prison staff; the court may make a restraining order.',
    'Abraham Lincoln was convicted of nothing; he was found guilty of no crime.',
    'Mr Roe was not convicted of fraud, and he was never arrested for it.',
    'His project was sentenced to a slow death.',
    'He cautioned against it; the patient was awaiting trial results.',
    'Anyone who was convicted of theft may appeal.',
    'Do you have any criminal convictions? [ ] Yes [ ] No. Have you or anyone who lives with you ever been convicted of an offence?',
    'Does the applicant have a criminal record? ☐ yes ☐ no',
    'He has strong convictions; the battery was charged with current.',
  ],
});

export const criminalRecord: SentenceDetector = {
  ...statement,
  read: (sentence) => {
    const stated = statement.read(sentence);
    const asked = stated.length === 0 ? null : ASKED.exec(sentence);
    if (asked === null) return stated;
    const until = asked.index + asked[0].length;
    return stated.filter(({ start, end }) => end < asked.index || start > until);
  },
};
