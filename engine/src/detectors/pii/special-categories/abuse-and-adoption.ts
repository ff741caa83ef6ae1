/** Who children say did it to them. */
const OFFENDER = `(?:(?:my |her |his |their )?(?:step-?)?(?:dad|daddy|father|mum|mummy|mom|mommy|mother|uncle|grandad|grandpa|grandfather
  |brother|cousin|babysitter|foster (?:dad|father|carer))(?: \\w{2,12})?|(?:mum's|mom's|mother's|her|his) (?:boyfriend|partner)|he|they|she)`;
const CHILD = '(?:me|her|him|them|us)';
/** What follows where the pronoun is the child rather than the owner of something. */
const ENDS =
  '(?= ?(?:[.,;:)"”]|$|and|but|when|while|with (?:a|his|her|the)|if|until|every|at night|again|so|because|down|there|in (?:bed|the bath)|inappropriately|sexually))';
const PRIVATE =
  '(?:private parts?|privates|genitals|bottom|bum|breasts?|groin|vagina|penis|willy|fanny|down there)';
const WHO_IS_ADOPTED = `(?:bab(?:y|ies)|child|children|son|daughter|(?:half-?|half |step)?(?:brother|sister)|siblings?|boy|girl|twins|infant|he|she|they|him|her)`;

/** What a child, or a grown child, says was done to them; and that a child was given into another family. */
export const ABUSE_AND_ADOPTION_FORMS: readonly string[] = [
  `(?<!(?:i|we|you) )used to (?:touch|fondle|hit|beat|hurt|kick|punch|slap|belt|choke|grope) ${CHILD}${ENDS}`,
  `${OFFENDER} (?:hits|kicks|punches|slaps|smacks|belts|beats|chokes|hurts|burned|burnt|punched|kicked|slapped|smacked|choked|(?:has |had |keeps |kept )(?:hit(?:ting)?|beat(?:en|ing)|punch(?:ed|ing)|hurt(?:ing)?|kick(?:ed|ing)|slapp(?:ed|ing))) ${CHILD}(?= ?(?:[.;)"”]|$|with (?:a|his|her|the) (?:belt|stick|cane|slipper|fist|hand|cable|ruler|wooden spoon|shoe)|when (?:he|she|they|mum|dad|i)|every|at night|if (?:i|he|she)))(?: with (?:a|his|her|the) \\w{3,8})?`,
  `(?:touch(?:ed|es|ing)?|fondl(?:ed|es|ing)|grop(?:ed|es|ing)|rubb(?:ed|ing)|kiss(?:ed|es|ing)) ${CHILD} (?:inappropriately|sexually|down there|(?:in|on) (?:her|his|my|the|their) ${PRIVATE}|between (?:her|his|my|the) legs)`,
  `(?:touch(?:ed|es|ing)?|fondl(?:ed|es|ing)|grop(?:ed|es|ing)|rubb(?:ed|ing)|show(?:ed|ing) (?:me|her|him|them)) (?:her|his|my|their) ${PRIVATE}`,
  `${OFFENDER} (?:used to |would |has |had )?(?:c(?:o|a)mes?|g(?:e|o)ts?|climb(?:s|ed)?) into (?:my|her|his|their) bed(?: (?:at night|with (?:me|her|him)))?(?= ?(?:[.,;)]|$|and|when|at|with))`,
  `${OFFENDER} (?:(?:used to|would|keeps|kept) )?(?:comes?|came|coming|walks?|walked|walking|gets?|got|getting) into (?:the|my|her|his|their) (?:bathroom|bedroom|shower|bath|room|toilet) (?:when|while|at night|and (?:watch(?:es|ed)|look(?:s|ed)|touch(?:es|ed)))(?: (?:she|he|i|they)(?: is| was| are| were| am|'s|'m|'re) (?:(?:in|having|getting|taking) (?:the |a |an )?(?:bath|shower|bed|undressed|dressed|changed)|undressing|changing|naked|asleep|sleeping))?`,
  `${OFFENDER} (?:watch(?:es|ed)|film(?:s|ed)|photograph(?:s|ed)) ${CHILD} (?:in the (?:bath|shower|toilet)|undress(?:ing)?|get(?:ting)? (?:changed|undressed|dressed)|having (?:a|her|his) (?:bath|shower))`,
  `(?:was|were|been|grew up|spent (?:\\w{2,10} ){1,3}) ?in care (?:(?:herself|himself|myself|themselves)(?: \\([^()]{2,20}\\))?|as an? (?:child|boy|girl|kid|baby|teenager)|from (?:the )?age|from birth|until (?:she|he|they|i) (?:was|were|turned))`,
  `as an? (?:child|boy|girl|baby|teenager|toddler),? (?:he|she|i|they|\\w{2,12}) (?:was|were|had been|spent \\w{2,8} years) in (?:foster |local authority |residential )?care(?: in \\w{3,15})?`,
  `(?:allegations?|disclosures?|disclos(?:ed|es|ing)|told (?:me|us|staff|her teacher|his teacher)) (?:to (?:\\w{2,12} ){1,2})?that ${OFFENDER} (?:hit|touched|beat|abused|slapped|kicked|punched|burnt|burned) ${CHILD}(?= ?(?:[.,;)]|$|with|when|on|at|and|last|every))`,
  `(?:fsm|free school meals|pupil premium|ever ?6)(?: eligible| eligibility| status)? ?(?::|=|–) ?(?:yes|y|eligible|true)(?!\\w)`,
  'placed with (?!(?:the |our |its )?(?:auditors?|board|committee|council|parliament|assembly|members|registrar|secretary|clerk) )(?:\\w{2,15} ){1,4}for adoption',
  `(?<=${WHO_IS_ADOPTED} (?:is |was |were |are |has been |had been |have been |being |to be )?)(?:placed|put up|given up|freed|relinquished) for adoption`,
  `(?:gave|giving|give|given) (?:him|her|them|the baby|(?:her|my) (?:baby|son|daughter|child)) up for adoption`,
  `(?:placement|adoption) order (?:was |has been |is )?(?:made|granted)`,
  `(?:is|was|are|were) (?:matched with|placed with) (?:prospective |her |his |their )?adopters`,
  `legal status(?::| -| is)? (?:(?:s\\.? ?|section )(?:20|31|38|17)|(?:interim |full |final )?care order|ico|fco|sgo|accommodated|looked after|placement order|police protection)(?:,? (?:care |ico |final )?(?:hearing|proceedings) (?:is |was )?(?:listed|fixed|set|ongoing|issued))?`,
  'care proceedings (?:are (?:ongoing|under way|underway)|(?:were|have been|had been|was) (?:issued|started|begun|concluded)|have begun|had begun)',
];

const BLOWS = (
  'hits|kicks|punches|slaps|smacks|belts|beats|chokes|hurts|burned|burnt|punched|kicked|slapped|smacked|choked|' +
  'hit|beaten|hurt|hitting|beating|punching|hurting|kicking|slapping'
).split('|');

export const ABUSE_AND_ADOPTION_TRIGGERS: readonly string[] = [
  ...BLOWS.flatMap((blow) => ['me', 'her', 'him', 'them', 'us'].map((child) => `${blow} ${child}`)),
  ...(
    'used to touch|used to fondle|used to hit|used to beat|used to hurt|used to kick|used to punch|used to slap|' +
    'used to belt|used to choke|used to grope|inappropriately|sexually|down there|between her legs|between his legs|' +
    'between my legs|between the legs|private part|private parts|privates|genitals|her bottom|his bottom|my bottom|' +
    'their bottom|the bottom|her bum|his bum|my bum|their bum|the bum|breast|breasts|groin|vagina|penis|willy|fanny|' +
    'into my bed|into her bed|into his bed|into their bed|touched me|touched her|touched him|touched them|beat me|beat her|beat him|beat them|abused her|abused him|abused me|abused them|' +
    'was in care|were in care|been in care|years in care|was in foster care|' +
    'in care herself|in care himself|in care myself|in care themselves|in care as|in care from|in care until|' +
    'into the bathroom|into my bathroom|into my bedroom|into her bedroom|into his bedroom|into the bedroom|into my room|into her room|into his room|' +
    'into the shower|into the bath|into my bath|into her bath|into the toilet|in the bath|in the shower|watches me|watches her|watches him|watched me|watched her|watched him|' +
    'filmed me|filmed her|filmed him|films me|films her|films him|watched them|watches them|undressed|undressing|' +
    'fsm|free school meals|pupil premium|ever 6|' +
    'for adoption|up for adoption|placement order|adoption order|adopters|legal status*|care proceedings'
  ).split('|'),
];
