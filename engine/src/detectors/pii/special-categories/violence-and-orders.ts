const OFFENDER =
  '(?:he|she|poi|husband|wife|partner|boyfriend|girlfriend|ex|father|mother|dad|stepdad|stepfather|uncle|brother|accused|defendant|offender|suspect)';
const BLOW =
  '(?:struck|hit|slapped|punched|kicked|choked|strangled|headbutted|bit|shoved|pushed|dragged|beat|burnt|burned)';
const WHERE =
  '(?:face|cheeks?|head|neck|throat|stomach|ribs|arms?|legs?|eyes?|jaw|mouth|nose|back|chest|hair|wall|floor|stairs|fists?|open hand|belt|bottle|knife|stick)';
const ORDER =
  '(?:barring|safety|protection|protective|restraining|no-contact|exclusion|interim barring|non-molestation|intervention)';
const AUTHORITY =
  "(?:tusla|social services|children's services|child protective services|cps|the social worker)";

/**
 * Blows between adults who know each other, orders against one of them, and the authorities that ask; in the notation
 * of `phrase`.
 */
export const VIOLENCE_AND_ORDERS_FORMS: readonly string[] = [
  `${OFFENDER} (?:then |had |has |once |again )?${BLOW} (?:her|him|me|his wife|the vic(?:tim)?) (?:\\w{2,9} ){0,4}(?:to|in|on|with|across|around|by|against|down) (?:(?:the|her|his|an?|my) )?(?:\\w{3,9} ){0,2}${WHERE}`,
  `(?<=(?:dad|mam|mum|mom|father|mother|husband|wife|partner|ex|stepdad|stepfather|uncle) ?(?:–|-|:|\\() ?)${ORDER} order(?:,? (?:not to collect|no contact|in place))?`,
  `${ORDER} order (?:is |was |has been )?(?:in place|in force|granted|made|taken out) against (?:the )?(?:him|her|father|mother|dad|mum|mam|husband|partner|\\w{2,15})`,
  `(?:no contact,? ?(?:-|–|:|\\()? ?)?${ORDER} order(?: is| was)? (?:on file|on record|in place|in force|with the office)(?!\\?| \\?| (?:if|for any))`,
  `${AUTHORITY} (?:have|has|had|were|was|are) (?:already |also |now )?(?:been )?(?:in touch|in contact|contacted|visited|notified|informed|called|out to)(?: with)?(?: (?:the|her|his|us|me|their) ?(?:school|family|house|home|mother|parents)?)?(?: about \\w{2,9} \\w{2,9})?`,
  '(?:reports?|reported|reporting|disclos(?:ed|es|ing)|alleg(?:ed|es|ing)|complain(?:ed|s) of|describ(?:ed|es)) (?:\\w{3,10} )?(?:unwanted|unwelcome|non-consensual|inappropriate) (?:touching|sexual \\w{4,10}|physical contact|advances)(?: by (?:(?:an?|the|his|her) )?(?!on |in )\\w{2,12})?',
  "(?:i|he|she) (?:was|had been|have been|'ve been|went|grew up) (?:in|through) (?:\\w{3,9} )?(?:placements|children's homes|foster homes|residential care|care homes)(?= (?:all over|as an?|until|till|from|since|for|in))",
];

export const VIOLENCE_AND_ORDERS_TRIGGERS: readonly string[] = [
  ...[
    'struck',
    'hit',
    'slapped',
    'punched',
    'kicked',
    'choked',
    'strangled',
    'headbutted',
    'bit',
    'shoved',
    'pushed',
    'dragged',
    'beat',
    'burnt',
    'burned',
  ].flatMap((blow) =>
    ['her', 'him', 'me', 'his wife', 'the vic', 'the victim'].map((whom) => `${blow} ${whom}`),
  ),
  ...(
    'protective order|non-molestation order|intervention order|barring order|safety order|protection order|restraining order|no-contact order|exclusion order|tusla|been in touch|in contact with|' +
    'services have*|services has*|services were*|services had*|social worker has*|social worker had*|social worker was*|cps has*|cps have*|cps were*|' +
    'unwanted touching|unwelcome touching|inappropriate touching|unwanted sexual*|unwelcome sexual*|non-consensual*|unwanted physical*|unwanted advances|unwelcome advances|' +
    "in placements|in foster homes|children's homes|residential care|care homes"
  ).split('|'),
];

export const VIOLENCE_AND_ORDERS_EXAMPLES: readonly string[] = [
  'Jane Roe said that [[he punched her twice in the face]] on Sunday; the [[partner kicked her in the ribs]].',
  'Contact: Mum – Ann Roe. Dad – [[safety order, no contact]]',
  'As you know, [[Tusla have been in touch with the school about the weekend]]; Jane Roe is well. Jane [[reports unwelcome touching by a colleague]].',
  'Jane Roe told us that [[she was in children’s homes]] until she was twelve.',
  'Child: Ann Roe, DOB 3 May 2019\nStepfather: ([[no contact - restraining order on record]], county court)',
  'The ball hit him in the face, and the joke hit her; the bill was hit by him with a stick. A protection order for whales was made, and social services have an office.',
];
