import { GROUP } from '#engine/detectors/discrimination/judgments/group-words.ts';
import { NATIONALITY } from '#engine/detectors/discrimination/origin-and-faith/nationality-words.ts';
import type { WordingPart } from '#engine/detectors/wording-part.ts';
import { phrase } from '#engine/phrases/phrase.ts';

const THING = `(?:job|post|role|position|promotion|place|placement|interview|flat|house|room|apartment|lease|tenancy|loan|mortgage|contract|shift|course|scholarship|bonus|raise|membership)`;
const DENIED = `(?:(?:was|were|been|being|is|are|got|get) (?:simply |then |just )?not (?:hired|taken(?: on)?|employed|appointed|promoted|invited|shortlisted|interviewed|considered|accepted|admitted|served|selected|chosen|let in|given (?:the|an?|that) ${THING}|offered (?:the|an?|that) ${THING})
  |(?:wasn't|weren't|isn't|aren't) (?:hired|taken(?: on)?|employed|appointed|promoted|invited|shortlisted|interviewed|considered|accepted|admitted|served|selected|let in|given (?:the|an?|that) ${THING}|offered (?:the|an?|that) ${THING})
  |(?<!not |never |n't )(?:was|were|been|being|got|get|gets) (?:turned (?:down|away)|rejected|refused(?: service| entry| a \\w{3,9})?|passed over|let go|dismissed|fired|sacked|laid off|made redundant|demoted|evicted|overlooked|denied (?:the|an?|entry|service|access)(?: ${THING})?|paid less|thrown out|moved off the \\w{3,9})
  |(?:did not|didn't|never) get (?:the|that|this|a|an|my) (?:\\w{3,12} )?${THING}|let go|(?:lost|loses|lose) (?:my|his|her|their|our|the) (?:\\w{3,9} )?${THING})`;
const SOMEBODY = `(?:him|her|them|me|us|it|this one|that one|(?:mr|mrs|ms|miss|dr) \\w{2,14}(?: \\w{2,14})?|(?:the|this|that|a|an) (?:\\w{3,12} )?(?:applicant|candidate|man|woman|girl|couple|family|tenant|lady|guy|boy|lad|nurse|driver|student|one|lodger|worker|cleaner|waiter|waitress|patient|customer|guest|colleague)|(?!(?:part|place|care|time|action|steps|note|notice|up|it) )\\w{3,14}(?: \\w{3,14})?)`;
const REFUSED = `(?:(?:did not|didn't|do not|don't|won't|will not|would not|wouldn't|refused to|decided not to|can't|cannot) (?:want to )?(?:give|hire|take(?: on)?|employ|let to|rent to|sell to|promote|invite|appoint|offer|serve|admit|accept|shortlist|interview|recruit|lend to) ${SOMEBODY}(?: (?:on|in|(?:for )?(?:the|an?|that) (?:\\w{3,12} )?${THING}))?
  |(?<!not |n't |never )(?:turned|turn|knocked|sent) ${SOMEBODY} (?:down|away|back)|(?<!not |n't |never )(?:rejected|refused|dismissed|fired|sacked|evicted|demoted|binned|passed over|got rid of) ${SOMEBODY}(?:'s (?:application|cv))?|let ${SOMEBODY} go)`;
const BECAUSE = `,? (?:(?:just|only|simply|purely|mainly|apparently|partly) )?(?:because|since|as|on the grounds? that)`;
const IS = `(?:(?:she|he|they|i|we|you|the (?:woman|man|couple|family|applicant|candidate)|mr \\w{2,14}|mrs \\w{2,14}|ms \\w{2,14}) (?:is|are|am|was|were)|(?:she|he)'s|they're|i'm|we're)`;
const ONE = `(?:kurd|turk|pole|serb|croat|czech|slovak|spaniard|dane|swede|finn|scot|brit|arab|jew|jewess|muslim|christian|catholic|protestant|hindu|sikh|buddhist|mormon|jehovah's witness|foreigner|immigrant|migrant|refugee|traveller|gypsy|roma|sinti|lesbian|homosexual|woman|female|girl|man|mother|mum|mom|single (?:mother|mum|mom|parent|father)|trade unionist|wheelchair user|pensioner|${NATIONALITY}(?: (?:woman|man|citizen|national|girl|guy))?|(?:black|asian|white|trans|gay|muslim|jewish|disabled|pregnant|older|old|foreign|roma|gypsy) (?:woman|man|person|girl|guy|lad|lady))`;
const TRAIT = `(?:(?:too |so |visibly |openly |obviously |also |originally |nearly |almost |over |already )?(?:${NATIONALITY}|black|white|coloured|brown|dark-skinned|gay|lesbian|bisexual|queer|homosexual|trans|transgender|muslim|jewish|hindu|sikh|catholic|protestant|christian|buddhist|romani|roma|female|male|women|men|old|young|pregnant|expecting|disabled|blind|deaf|autistic|epileptic|diabetic|hiv positive|in a wheelchair|a bit old|foreign|married|unmarried|divorced|kurdish|danish|swedish|norwegian|finnish|czech|slovak|serbian|croatian|iraqi|lebanese|algerian|tunisian|eritrean|sudanese|colombian|venezuelan|jamaican|caribbean|in (?:her|his|their) (?:fifties|sixties|50s|60s)|(?:5|6)\\d)(?! (?:of|to|at|with|in (?:the|a)|enough|about|on|and (?:white|well)))|an? ${ONE}|${GROUP})`;
/** Promises and prohibitions, reports of law and history, and reasons that are no trait. */
const NO_REFUSAL = phrase(
  `nobody|no one|no (?:employee|person|worker|applicant|candidate|tenant|student|child) (?:may|can|shall|should|will|is|was)|must not|may not|cannot be|should not|shall|if|whether|court|tribunal|judges?|ruled|held that|century|nazis?|regime|apartheid|slaver\\w{0,3}|empire|king|queen
    |film|novel|story|character|museum|historian|history|born in|war|club president|law(?:s|yers?)?|statut(?:e|ory)|study|studies|survey|myth|bible|saint|pope|parole|bail|visa|asylum|citizenship|(?:1[5-9]\\d\\d|19[0-8]\\ds?)`,
);
/** What nobody may be refused for; an illness or a pregnancy may be why somebody left early as well. */
const OWN_TRAIT = `(?:age|race|religion|faith|sex|gender|skin colou?r|colou?r|ethnicity|ethnic origin|nationality|origin|sexual orientation|sexuality|gender identity|disability|disabilities|pregnancy|headscarf|hijab|turban|accent|trade union membership|union membership)`;
const WORKER = `(?:(?:single |young |working )?(?:mothers?|mums?|moms?|parents?|wom[ae]n|girls?|lad(?:y|ies))|workers?|employees?|staff|colleagues?|ones?|drivers?|cleaners?|carers?|nurses?|secretar(?:y|ies)|receptionists?)`;
const NO_USE = `(?:(?:is|are|was|were|would be|'s|will be) (?:really |just |frankly |simply |only )?(?:of )?(?:no (?:use|good|value|help)|useless|worthless|a (?:burden|liability|dead loss|drain|nuisance|waste of (?:money|time|space))|dead (?:weight|wood)|ballast)(?: (?:to|for) (?:us|me|anyone|anybody|the (?:team|company|firm|department|business|shift|practice|shop)))?)`;

/** Wording by which somebody is refused for what they are, or written off for it. */
export const refusedForATrait: WordingPart = {
  triggers: (
    "because she*|because he*|because they*|because i am*|because i was*|because i'm*|because we*|because you*|because mr*|because mrs*|because ms*|because the*|since she*|since he*|since they*|since i am*|since i was*|since we*|" +
    "as she is*|as she was*|as he is*|as he was*|as they are*|as they were*|as i am*|as i was*|as we are*|as she's*|as he's*|as they're*|as i'm*|as we're*|grounds that*|ground that*|" +
    'because of my*|because of his*|because of her*|because of their*|because of our*|due to my*|due to his*|due to her*|due to their*|on account of*|owing to my*|owing to his*|owing to her*|owing to their*|on grounds of*|on the grounds of*|' +
    'no use|no good|no value|no help|useless|worthless|a burden|a liability|a dead loss|a drain|a nuisance|a waste of*|dead weight|dead wood|ballast|' +
    "since i'm*|since we're*|since they're*|since you*|since the*|since mr*|since mrs*|since ms*|as you*|as the*|as mr*|as mrs*|as ms*|as we*|as they*|as he*|as she*"
  ).split('|'),
  rules: [
    {
      form: phrase(`(?:${DENIED}|${REFUSED})${BECAUSE} ${IS} ${TRAIT}`),
      unless: NO_REFUSAL,
      confidence: 0.86,
      recommendation:
        'Decide by the facts of the case alone; where it is decided, keep the record as it is and have the decision reviewed.',
      why: 'Somebody is refused or dismissed for what they are, which equality law mostly forbids.',
    },
    {
      form: phrase(
        `(?:${DENIED}|${REFUSED}|(?:refused|denied) (?:me|us|him|her|them) (?:the|an?|that) (?:\\w{3,12} )?${THING}),? (?:(?:just|only|simply|purely|mainly|apparently|partly) )?(?:because of|due to|on account of|owing to|on (?:the )?grounds of) (?:my|his|her|their|our) ${OWN_TRAIT}(?! (?:group|limit|category|certificate|allowance))`,
      ),
      unless: NO_REFUSAL,
      recommendation:
        'Decide by the facts of the case alone; where it is decided, keep the record as it is and have the decision reviewed.',
      confidence: 0.86,
      why: 'Somebody is refused or dismissed for what they are, which equality law mostly forbids.',
    },
    {
      form: phrase(
        `(?:an? |the |those |these )?(?:sick|ill|pregnant|disabled|depressed|epileptic|diabetic|elderly|old|older|crippled|blind|deaf|autistic) ${WORKER}(?: of (?:two|three|four|five|\\d))?,? ${NO_USE}`,
        `an? (?:sick |single |young |working )?(?:mother|mum|mom|father) (?:of|with) (?:two|three|four|five|\\d|(?:small |young |little )?(?:kids|children))(?: (?:kids|children))?,? ${NO_USE}`,
      ),
      unless: phrase(
        'discriminat\\w{2,5}|myth|nobody|not true|never|film|novel|medicine|drugs?|horses?|dogs?|treatment',
      ),
      confidence: 0.82,
      recommendation: 'Do not repeat the remark, and have whatever it influenced decided again.',
      why: 'The remark writes a person off for illness, family or another trait.',
    },
  ],
  examples: [
    'My cousin [[was turned down because he is Turkish]]. The agency [[refused the couple because they are Muslims]].',
    'She [[was not promoted because she is pregnant]], and he [[did not get the room because he is gay]].',
    'They [[let Daniel go because he’s epileptic]], and the landlord [[won’t take them because they are Roma]].',
    'I believe that I [[was passed over because I am a woman]]; the manager [[rejected her because she’s too old]].',
    'In his words, [[a depressed driver is no use to us]]; the owner asks if we can replace her, [[a sick mother of four is a liability]].',
    'The boss says that [[a mum with three kids is a dead loss]].',
    'She was not hired because she is late every day. He was turned down because he is in debt, and the offer was refused because it is too old.',
    'No applicant may be rejected because she is pregnant; nobody was turned away because they are Muslim.',
    'In 1936 he was dismissed because he was Jewish. The court held that she was dismissed because she was pregnant.',
    'He was let go because he is careless, and we did not take the train because it is old.',
    'An old drill is no use to us; the sick man was a burden to no one in the novel.',
    'It is unlawful to refuse a tenant because he is gay.',
    'The agency [[turned Mr Osei away because of his accent]]. She [[was not shortlisted due to her age]].',
    'They [[refused me the room because of my skin colour]], and he [[was sacked on account of his religion]].',
    'Nobody may be dismissed because of their religion. The film was rejected because of its age, and he was let go because of his conduct.',
    'He refused dessert because of his diet; she was refused entry because of her age limit card.',
  ],
};
