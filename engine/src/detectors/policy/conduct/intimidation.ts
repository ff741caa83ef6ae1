import type { Match, PlaceDetector } from '#engine/detector.ts';
import { HARASSMENT_CONVENTION } from '#engine/laws.ts';
import { phraseAround } from '#engine/phrases/phrase-around.ts';
import { phrase } from '#engine/phrases/phrase.ts';

import { COERCION_EXAMPLES, COERCION_TRIGGERS, COERCION_WORDINGS } from './coercion-wordings.ts';

const WILL = `(?:i'll|i will|ill|we'll|we will|i'm going to|i am going to|we're going to|i'm gonna
  |im gonna|gonna|he'd|she'd|they'd|i'd|he would|she would|they would|he'll|she'll|they'll|he will
  |she will)`;
const KIN =
  '(?:kids?|children|family|wife|husband|mum|mother|missus|girlfriend|boyfriend|daughter|son|dog|car|house|windows?)';
const FORM = phrase(
  ...COERCION_WORDINGS,
  `(?:i|we|he|she|they)(?: (?:all|also))? (?:know|knows|knew)(?: exactly)? (?:where
    (?:you|he|she|they)(?: all| both)? (?:lives?|parks?|works?|drinks?|sleeps?)|where
    (?:your|his|her|their) (?:${KIN}|mum|nan) (?:lives?|goes?|go|works?|plays?|parks?|are|is)|which
    (?:car|house|door|flat)(?:'s| is) (?:yours|his|hers|theirs)|what (?:car|bus|route|train)
    (?:you|he|she) (?:drives?|gets?|takes?))`,
  `${WILL} (?:burn you out|burn your (?:house|place|car|home|shop)(?: down)?|burn
    (?:it|this place|the place) down with|smash (?:your|his|her)|do you in|finish
    you(?: off)?(?=\\s{0,3}[.,!;"'\u2019\u201d]|$)|ruin you|destroy you|get you
    (?:for (?:this|that)|back for)|come for (?:you|your)|be waiting
    (?:for you )?outside(?! (?:the|your hotel|with|at)\\b)|put (?:your|his|her) windows
    (?:in|through)|put (?:you|him|her)
    (?:in (?:hospital|a wheelchair|the ground)|through (?:a|the) (?:wall|window))|knock
    (?:you|him|her) out|knock your (?:head|teeth|block) (?:in|off|out)|batter you|kick your
    (?:head|teeth|face|door) in|make (?:you|him|her) (?:pay|suffer|regret|wish|sorry)|make
    (?:your|his|her) life (?:hell|a misery|a living hell|a nightmare|not worth living)|teach
    (?:you|him|her) a lesson|see you (?:regret|suffer|pay)|slash your|rip your|break your
    (?:legs?|arms?|jaw|fingers|face)|have
    you(?=,? you \\w|\\s{0,3}[!"\u201d'\u2019.]| for (?:this|that)))`,
  `(?:come|coming|be|came) (?:down|round|over|up|back)(?: there| here| to yours)? (?:and|to)
    (?:sort (?:you|him|her|them|it) out|have it out with|do you|kick off with you|smash|burn)`,
  `${WILL} sort (?:you|him|her) out(?: personally| properly| good and proper| myself| outside| after work)(?! with)`,
  `(?:you'll|you will|you're going to|you are going to|you're gonna|he'll|she'll|they'll|youll)
    (?:be sorry(?: (?:you|for)|\\s{0,3}[.!]|$)|pay for (?:this|that|what)|wish you(?:'d| had) never
    |regret (?:it|this|that)(?=,? (?:i|we) |,? mark my)|regret (?:this|that)(?=\\s{0,3}[.!]|$)
    |regret (?:the day|ever) (?:you|crossing|messing|speaking|reporting)|get what(?:'s| is) coming)`,
  `(?:i'll|we'll|ill|i will|we will) be (?:round|over|at|paying) (?:your (?:house|place)|yours)
    (?:tonight|later|tomorrow|soon|and)`,
  `(?:when|if|once|wait (?:un)?til{1,2}) (?:i|we) (?:find out who
    (?:grassed|told|reported|said|complained|snitched|it was)(?: \\w{2,9}){0,3},?
    (?:they|he|she|you|i|we|someone)|see you (?:outside|after work|on your own|alone))`,
  `(?:i'd|i would|we'd|we would) hate (?:for|to see|it if)
    (?:you|your|his|her|something|anything)(?: \\w{2,10}){0,4}
    (?:hurt|harmed|happened? to|have an accident|had an accident|get hurt)`,
  `you breathe a word(?: of| about) (?:this|it|that) … (?:you're|you'll|you are|i'll)|people
    (?:like (?:you|him|her)|who (?:complain|talk|report|grass|speak up))
    (?:don't|do not|never|tend not to) last`,
  `${WILL}(?: also| just| simply| have to)? (?:(?:report|denounce|hand|turn|give|shop) (?:you|him|her|them|your \\w{3,9})(?: in| over)? to|(?:call|ring|phone|contact|tell|inform|notify))(?: the)?(?: us)? (?:immigration|ice|uscis|home office|border (?:force|police|patrol))(?: (?:authorities|office|department|police|officials|on \\w{3,4})){0,2} (?:if|unless|should) you (?:(?:do not|don't|ever|fail to|refuse to|still|dare(?: to)?|try to|keep) )?(?:pay|cooperate|co-operate|settle|sign|complain\\w{0,3}|report|talk|tell|go to|speak|claim|sue|file|call|join|drop|shut|argue)`,
  `if you (?:carry on|go ahead|press on|persist) with (?:this|that|your|the)
    (?:grievance|complaint|claim|case|tribunal|report|appeal)
    (?:i'll|i will|you'll|you will|don't expect|expect|think about|forget)`,
  `if you (?:tell|report|say|talk|grass|go to|complain|speak|leave|open your mouth|ring|call|breathe
    |don't (?:drop|withdraw|shut|back)) … (?:you'll|you will|youll|i'll make sure you)
    (?:regret|be sorry|pay|find out|wish|lose|never (?:work|see))`,
  `(?:you'd better|you had better|you better|you best|i'd|i would|better|he'd better|she'd better
    |they'd better) (?:\\w{3,6} )?(?:watch (?:your|his|her|their) backs?|watch your step|look over
    your shoulder|sleep with one eye open)`,
  `(?:whoever (?:it (?:was|is)|did (?:it|this|that)|(?:told|complained|talked|reported|said|grassed|wrote|squealed|snitched)(?: \\w{2,10}){0,4})|the (?:one|person|rat|grass|snitch) who (?:\\w{2,10} ?){1,5}),? (?:had |should |ought to |'d )?(?:better )?(?:watch out|look out|watch it|watch (?:their|his|her) (?:step|mouth|tongue|back))`,
  `watch your back,? (?:mate|pal|love|because|cos|i|we|when you leave|on the way)|look over your
    shoulder,? (?:mate|pal|because|cos|when you leave|from now)`,
  `(?:nice|lovely|beautiful) (?:house|family|kids|car|place|shop|little \\w{3,10})
    you(?:'ve| have)?(?: got)?(?: there)?[,.]? … shame if|(?:would be|it'd be|be) a
    (?:real |terrible |great )?shame if (?:anything|something)
    (?:was to |were to |should )?happen(?:ed)? to (?:you|your|him|her|them|that|it)`,
  'snitches (?:get|end up)|grass(?:es)? (?:get|end up in) (?:stitches|ditches)',
  `(?:you've|you have|you) (?:seen|saw|heard|know)
    nothing(?=[,.!"\u201d'\u2019]| \\w{3,10}[.!"\u201d])|you didn't see (?:anything|nothing|me),?
    (?:right|ok|understand|got it|beth|or)`,
  `keep your (?:mouth|trap|gob) shut (?:or|if|about|unless)|(?:you're|you are|youre) (?:a )?dead
    (?:man|woman|meat)?(?=\\s{0,3}[.!"\u201d]|$| if you)`,
);
/** Stories, songs and games contain threats too, and rules and news report them. */
const ELSEWHERE = phrase(
  'novel|fiction|film|movie|episode|chapter|song|lyrics?|album|band|character|game|players?|' +
    'level|villain|hero|plot|series|tv|comic',
  `polic(?:y|ies)|prohibited|forbidden|zero tolerance|code of conduct|examples?|such as|for instance
    |e\\.g\\.|training|scenarios?`,
  'court heard|jury|prosecutors?|sentenced|convicted|jailed|newspaper|reporters?|according to police|wikipedia',
);
/** Appears only in an incident record that quotes somebody. */
const RECORD =
  /\b(?:statement|complain(?:t|ed|ant)|grievance|incident|recorded|logged|log\b|warning letter|escalated|safeguarding|dsl|case (?:ref|no)|ref\b|crime|reported to|witness|interview(?:ed)?|investigat\w{2,6}|hr\b|called agent|staff|cust(?:omer)?|abusive|ticket|\d{1,2}[:.]\d\d ?(?:hours|hrs|am|pm)?\b|\d{1,2}\/\d{1,2})/i;
const QUOTED_BEFORE = /(?:["“‘«]|(?<![A-Za-z])['’])[^"“”\n]{0,120}$/;
const SAID =
  /\b(?:said|says|saying|told|shouted|shouting|yelled|threatened|wrote|texted|screamed|stating|quote|replied|asked|whispered|muttered)\b[^.!?]{0,80}$/i;
const NEGATED = /\b(?:not|never|n['’]t|nobody|without)\s{1,4}(?:\w{2,10} ){0,2}$/i;

export const intimidation: PlaceDetector = {
  scope: 'place',
  id: 'intimidation',
  typeName: 'Intimidation',
  category: 'policy',
  description:
    'Veiled threats against a person in everyday words, such as knowing where they live; quoted words count only in incident records.',
  severity: 'high',
  recommendation:
    'Make sure that the person threatened is safe, and report the threat through the complaints procedure.',
  legalReference: { law: HARASSMENT_CONVENTION, article: 'Art. 1(1)' },
  triggers: (
    'to immigration|to the immigration*|to ice|to uscis|to the home office|to border*|to the border*|call immigration|ring immigration|phone immigration|contact immigration|tell immigration|inform immigration|notify immigration|call ice|call the home office|tell the home office|inform the home office|call the border*|' +
    'better watch*|watch out*|look out*|watch it|watch their*|watch his*|watch her*|round your house|round your place|find out who*|til i see you*|till i see you*|' +
    'until i see you*|smash his|smash her|you breathe*|people who complain*|people like you*|' +
    'know where you*|knows where you*|knew where you*|know exactly where*|knows exactly where*|' +
    'know where your*|knows where your*|know where he*|know where she*|know where they*|' +
    "knows where he*|knows where she*|know where his*|know where her*|i'd hate*|would hate*|" +
    'carry on with*|go ahead with*|which car*|which house*|what car you*|burn you out|' +
    'burn your|smash your|do you in|finish you*|ruin you|destroy you|get you for*|get you back|' +
    'come for you|come for your|waiting outside|waiting for you|your windows|in hospital|' +
    'a wheelchair|knock you out|knock your|batter you|kick your|you pay|you suffer|you regret|' +
    'you sorry|life hell|a misery|living hell|you a lesson|him a lesson|her a lesson|' +
    'slash your|break your|have you|sort you out|sort him out|sort her out|have it out with|' +
    'be sorry|pay for this|pay for that|pay for what|had never|never work|regret it|' +
    "regret this|regret that|regret the day|regret ever|coming to you|what's coming|" +
    'whats coming|watch your back|watch your backs|watch his back|watch her back|' +
    'watch your step|over your shoulder|one eye open|shame if|snitches|stitches|seen nothing|' +
    "saw nothing|heard nothing|didn't see anything|mouth shut|trap shut|dead man|dead meat|" +
    "you're dead|you are dead"
  )
    .split('|')
    .concat(COERCION_TRIGGERS),
  reach: { before: 1200, after: 1200 },
  // It also begins questions.
  glance: (text, start, end) =>
    end - start !== 8 ||
    !/^have you$/i.test(text.slice(start, end)) ||
    /^(?:[,!."”'’]| for )/.test(text.slice(end, end + 5)),
  examples: [
    ...COERCION_EXAMPLES,
    '[[We’ll call immigration if you complain]] about the rent again.',
    'We will report you to the Home Office if you stop attending classes. I will call immigration about my visa.',
    'Management got a letter. [[Whoever wrote that should watch out]], I know people.',
    'Whoever it was that left the gate open, watch out for the dog tomorrow at the latest.',
    'so who grassed\nwhoever it was [[i know where you park]]',
    '15/1 15.45 Mum came, shouting in reception, "[[I\'ll have you]], you nosey cow, [[I know which car\'s yours]]" to Ms Roe.',
    "Cust abusive, said he'd '[[come down there and sort you out]] personally'. Recorded.",
    'I heard RYAN say, "[[I\'ll burn you out]], you and your kids". This statement is true.',
    'RYAN looked at me and said "[[you\'ve seen nothing]] Beth". Statement taken 22:40 hours',
    '[[If you go to HR again you will regret]] it, I promise.',
    '[[You better watch your back]] on nights.',
    'Nice to see you. [[You will pay for this]].',
    "[[If you carry on with this grievance I'll]] ring every agency in town.",
    'If you go ahead with the claim we will seek our costs; I would hate to see you miss the train.',
    "[[People who complain don't last]] here; [[you breathe a word of this and you're]] finished.",
    'I will have you know that we know where your parcel is, and I will sort you out with a desk.',
    "Buy now or you will regret it! Make it this one, you'll regret it if you don't. Watch your back when you lift boxes.",
    'In the novel he whispers: I know where you live.',
    '“I’ll burn you out,” said the old king, and she laughed.',
    'Threats such as “I know where you live” are forbidden by the policy.',
    'Tell us where you live and where you work. It would be a shame if you missed it.',
    'We will be waiting for you outside the station with a sign.',
    'He was in hospital; the show made you suffer, and I have never worked there.',
    'We do not know where you live.',
  ],
  verify(place) {
    const found = phraseAround(place, FORM, { before: 90, after: 110 });
    if (found === undefined || ELSEWHERE.test(sentenceAround(place.text, found))) return undefined;
    const before = place.text.slice(0, found.start);
    if (NEGATED.test(before.slice(-30))) return undefined;
    const isReported = QUOTED_BEFORE.test(before) || SAID.test(before.slice(-100));
    if (isReported && !RECORD.test(place.text)) return undefined;
    const why = isReported
      ? 'An incident record quotes a threat against a person.'
      : 'The text threatens a person in everyday words.';
    return { ...found, confidence: isReported ? 0.65 : 0.75, why };
  },
};

function sentenceAround(text: string, { start, end }: Pick<Match, 'start' | 'end'>): string {
  const before = text.slice(0, start);
  const from = Math.max(before.lastIndexOf('. '), before.lastIndexOf('\n\n'), 0);
  const stop = /[.!?]\s|\n\n/.exec(text.slice(end));
  return text.slice(from, stop === null ? undefined : end + stop.index);
}
