import { MEDICINE } from './medicines.ts';

const DRINK =
  '(?:wine|sherry|port|whisk(?:e)?y|vodka|gin|rum|brandy|beer|lager|cider|stout|spirits|poteen|poitín)';
const MUCH = '(?:about|around|up to|over|at least|nearly|almost|some|getting through) ';
const OWN = '(?:his|her|my|their)';
const ORGAN =
  '(?:gall ?bladder|appendix|tonsils|spleen|womb|ovar(?:y|ies)|uterus|prostate|kidney|thyroid|lung|breast|wisdom teeth|bowel)';
const INSIDE =
  '(?:liver|lungs?|bones?|brain|breast|bowel|pancreas|kidneys?|spine|prostate|throat|stomach|lymph nodes?|ovar(?:y|ies)|blood|skin)';
/** What follows a statement that is complete. */
const ENDS =
  '(?= ?(?:[.,;:)!?–-]|$|and|but|so|again|since|for|because|as|at|on|in|when|with|this|last|who|now))';
const WEEKS =
  '(?:\\d{1,2}|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|eighteen|twenty|thirty)';
const NO_ROOM =
  '(?<!(?:room|rooms|house|car|van|flat|kitchen|pub|bar|hall|office|place|street|it|corridor|clothes|carpet|air|which|that|stairs|lift|bus) )';

/** What people say of themselves and of others without the words of medicine; in the notation of `phrase`. */
export const PLAIN_FORMS: readonly string[] = [
  // Thoughts of death.
  `(?:thought|thinks?|thinking|thoughts|talks|talked|talking|spoke|speaks) (?:(?:a lot|often|sometimes|again) )?(?:about|of) ["“'‘]?(?:not being (?:here|around|alive)(?: any ?more| any longer)?|ending (?:it(?: all)?|${OWN} life)|killing (?:himself|herself|myself|themselves)|taking ${OWN} own life|suicide)`,
  `(?:everyone|everybody|they all|the family|the kids|you|they)(?: would|'d)(?: all)? be better off without me${ENDS}`,
  // Drink and drugs.
  `(?:drinks?|drinking|drank|gets? through|got through) (?:${MUCH})?(?:an?|half an?|one|two|three|\\d{1,2}) (?:\\w{3,8} )?(?:bottles?|cans?|pints?|litres?|glasses|cases?|tins?) (?:of ${DRINK} )?(?:an?|every|most|each|per) (?:single )?(?:nights?|days?|evenings?|mornings?|weeks?)`,
  `(?:fight(?:s|ing)?|fought|battl(?:es|ed|ing)|struggl(?:es|ed|ing) with|(?:trouble|problems?|bother) with) (?:the |${OWN} )?(?:drink|booze|bottle|drinking)${ENDS}`,
  `(?:is|was|been|be|he's|she's|i'm|went|gone|stayed|fell|fallen|came|come) (?:back )?(?:on|off) the (?:drink|booze|bottle|gear|smack|crack|wagon)${ENDS}`,
  `${NO_ROOM}(?:smelled|smelt|smells|smelling|reeked|reeks|reeking|stank|stinks) (?:strongly |heavily |again )?of (?:drink|alcohol|booze|beer|whisk(?:e)?y|vodka|cannabis|marijuana|weed)${ENDS}`,
  `(?:smelled|smelt|could smell|smell) (?:marijuana|cannabis|weed|alcohol|drink|booze) (?:on (?:you|him|her|me|them)|on (?:your|${OWN}) (?:breath|clothes))`,
  `(?:about|because of|over|for|with|stop|control|admitted|treatment for|and) (?:\\w{3,12} \\w{3,12} and )?(?:your|his|her|my) drinking(?= ?(?:[.,;)]|$|and (?:her|his|my|your)|again|since|got|has|is out|problem))`,
  // What was found, and what was taken out.
  `(?:they|doctors?|surgeons?|the hospital)(?: have|'ve| had| has)? found (?:it|cancer|a lump|a shadow|a tumour|a mass|a growth|something) (?:in|on) (?:the|${OWN}) ${INSIDE}`,
  `(?:it|cancer|the lump|melanoma)(?: has|'s| had)? (?:now |already |also )?(?:spread|gone|got) (?:in)?to (?:the|${OWN}) ${INSIDE}`,
  `(?:scans?|biopsy|bloods|test results?|x-ray)(?: results?)? (?:was|were|is|are|came back) (?:not (?:good|what (?:we|they|she|he|i) (?:had )?(?:hoped|wanted|expected))|bad)${ENDS}`,
  `(?:took|taken|taking|take|whipped|had) (?:out )?(?:my|his|her) ${ORGAN} out|(?:took|taken) out (?:my|his|her) ${ORGAN}`,
  `(?:had|have|got|get) (?:herself|himself) sterili[sz]ed|(?:she|he|i|mother|wife|sister|who) (?:was|got|has been|had been) sterili[sz]ed${ENDS}|(?:had|has|have|get|got) ${OWN} tubes tied`,
  // Pregnancy, allergies and infections.
  `(?:i'm|im|i am|she's|shes|she is|is) (?:about |only |already |now )?${WEEKS} ?(?:wks?|weeks?|months?) (?:gone|along)${ENDS}|(?:i'm|im) \\d{1,2} ?(?:wks|weeks)(?= ?(?:[.!–-]|$| but (?:don't|nobody)| so (?:don't|no)|don't|nobody))`,
  `(?:nuts?|peanuts?|cashews?|shellfish|prawns?|eggs?|dairy|milk|sesame|kiwi|bees?|wasps?|bee stings?|penicillin|gluten|latex)(?: stings?)? (?:will|would|could|can|might|nearly) (?:literally |actually |probably |honestly )?kill(?:ed)? (?:me|him|her|us|my \\w{3,9})`,
  `(?:given|gave|gives?|giving) (?:him|her|me|them|you|my \\w{3,9}) (?:the clap|chlamydia|gonorrh(?:o)?ea|syphilis|herpes|an? st[di])|(?:got|caught|has|had|have) the clap`,
  // A body that hurts, and a mind.
  `(?:an?|${OWN}|this|got|has) (?:crook|dodgy|gammy|bung|buggered) (?:back|knee|hip|ticker|heart|leg|shoulder|neck)${ENDS}`,
  `(?:takes?|taking|took|on) (?:the )?(?:tablets|pills|something|stuff) for (?:my|his|her) (?:nerves|heart|head|blood|moods?|anxiety|sleep|back)`,
  `(?<=(?:^|[.;:/] ?))on the (?:autism )?spectrum,? (?:i'd guess|i would guess|i think|i suspect|i'd say|probably|no doubt|surely|if you ask me)`,
  // Children with special educational needs.
  `(?:ehcp|ehc plan|education,? health and care plan|iep|504 plan|send support plan) (?:annual )?(?:review|assessment|application|meeting|request|(?:is |was )?(?:in place|requested|granted|refused|issued|agreed|ended))`,
];

/** Where somebody leaves out `I have`, as in answers and messages. */
export const SELF_TOLD = `(?<=(?:^|[.!?"“”,;:] ?))(?:been|back|now|still) on ${MEDICINE} (?:since|for (?:months|weeks|years|the|\\d)|because|again|after)(?: \\w{3,9})?`;

const BODY_TROUBLES = ['crook', 'dodgy', 'gammy', 'bung', 'buggered'];

export const PLAIN_TRIGGERS: readonly string[] = (
  'not being here|not being around|not being alive|ending it|ending it all|ending his life|ending her life|ending my life|ending their life|' +
  'killing himself|killing herself|killing myself|killing themselves|own life|about suicide|of suicide|better off without me|' +
  'bottle of|bottles of|cans of|can of|pints of|pint of|glasses of|litre of|litres of|case of|cases of|bottle a|bottles a|cans a|pints a|glasses a|a bottle most|a bottle every|' +
  'bottle every|bottles every|cans every|pints every|bottle most|cans most|pints most|bottle each|bottle per|bottles most|cans each|pints each|' +
  'the drink|his drink|her drink|my drink|the booze|the bottle|with drink|with booze|his drinking|her drinking|my drinking|your drinking|with drinking|' +
  'the gear|the smack|the crack|the wagon|of drink|of alcohol|of booze|of beer|of whiskey|of whisky|of vodka|of cannabis|of marijuana|of weed|' +
  'smelled marijuana|smelled cannabis|smelled alcohol|smelled drink|smelled weed|smelt drink|smelt alcohol|smelt cannabis|smelt weed|smelt marijuana|smell drink|smell alcohol|smell cannabis|smell weed|' +
  'smell marijuana|smell booze|smelt booze|smelled booze|' +
  'found it in|found it on|found cancer|found a lump|found a shadow|found a tumour|found a mass|found a growth|found something in|found something on|' +
  'spread to|spread into|gone to the|gone into|got into|gone to his|gone to her|gone to my|' +
  'not what we|not what they|not what she|not what he|not what i|not good|came back bad|scan was bad|biopsy was bad|bloods were bad|' +
  'appendix|tonsils|spleen|gall bladder|gallbladder|her womb|my womb|ovary|ovaries|uterus|prostate|kidney|thyroid|lung|breast|wisdom teeth|bowel|' +
  'sterilised|sterilized|tubes tied|gone|along|wks|im # weeks|im ## weeks|i am # weeks|i am ## weeks|' +
  'kill me|kill him|kill her|kill us|kill my|killed me|killed him|killed her|killed my|killed us|the clap|chlamydia|gonorrhoea|gonorrhea|syphilis|herpes|an std|an sti|' +
  'for my nerves|for his nerves|for her nerves|for my heart|for his heart|for her heart|for my head|for his head|for her head|for my blood|for his blood|for her blood|for my mood|for his mood|for her mood|' +
  'for my moods|for his moods|for her moods|for my anxiety|for his anxiety|for her anxiety|for my sleep|for his sleep|for her sleep|for my back|for his back|for her back|' +
  'on the spectrum|autism spectrum|ehcp|ehc plan|education health and care plan|education, health and care plan|iep|504 plan|send support plan|syndrome'
)
  .split('|')
  .concat(
    BODY_TROUBLES.flatMap((bad) =>
      ['back', 'knee', 'hip', 'ticker', 'heart', 'leg', 'shoulder', 'neck'].map(
        (part) => `${bad} ${part}`,
      ),
    ),
  );

export const PLAIN_EXAMPLES: readonly string[] = [
  'Name: Jane Roe. She [[talked about ending it all]], and he had [[thoughts of not being around any longer]]; “[[they’d be better off without me]].”',
  'Mr Roe [[gets through a bottle of whisky every night]]; she has been [[fighting the booze]] since May and [[is back off the drink]] now.',
  'Name: Ann Roe. Ann [[reeked of alcohol]] at nine; the foreman [[smelt cannabis on him]]. He is at the clinic [[about his drinking]].',
  'Name: Ann Roe. [[They’ve found a shadow on her lung]], and [[it has spread to the bones]]. Her [[biopsy was not what we hoped]].',
  'I am late because they [[took my appendix out]] on Monday. She [[had herself sterilised]] in 1990; my sister [[had her tubes tied]].',
  'My wife [[is fourteen weeks gone]], and [[im 7 wks]]! [[Prawns would probably kill me]]. He [[gave her chlamydia]], she said.',
  'I have [[a gammy knee]] and [[take pills for my heart]]. Name: Jane Roe. [[On the spectrum, I suspect]]. Her [[EHCP review]] is in May.',
  'His niece [[has Turner syndrome]]. "[[Still on fluoxetine since March]] because of it"',
  'He thought about ending the lease, and I am 6 weeks behind. The hall reeked of beer, she said. The kitchen smelled of whisky.',
  'She found it on the shelf in her kitchen; he bought a bottle of wine for each night; his drinking water is clean, and her drinking fountain leaks.',
  'This joke will kill me, he said; the rumour has spread to her office. He took my coat out, and she gave him crabs for dinner with the sauce.',
  'The scan was not what we ordered, he said; you would be better off without it. Her car has a dodgy clutch; he is off the record now.',
  'If peanuts could kill your child, tell the school. Pupils with an EHCP review are named by the law.',
];
