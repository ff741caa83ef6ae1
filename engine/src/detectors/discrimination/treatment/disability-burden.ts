import { FOR_AGE_HEALTH_OR_FAITH } from '#engine/detectors/discrimination/equal-treatment.ts';
import type { WordingPart } from '#engine/detectors/wording-part.ts';
import { EQUALITY_ACT } from '#engine/laws.ts';
import { phrase } from '#engine/phrases/phrase.ts';

const DOGS = '(?:guide|assistance|service|hearing) dogs?';
const ILLNESS =
  "(?:epilepsy|diabetes|asthma|dyslexia|autism|adhd|arthritis|depression|anxiety|migraines?|lupus|sickle cell|ms|cancer|dialysis|chemo(?:therapy)?|crohn's|endometriosis|bad back|back|condition|illness|disability|limitations?|health|treatment|nerves|bipolar)";
const MONEY =
  '(?:(?:an? )?(?:tenner|fiver|few quid|bit extra|bit more|surcharge|supplement)|[£$€] ?\\d{1,3}|(?:\\d{1,3}|five|ten|fifteen|twenty) (?:per cent|percent|pounds|euros|dollars|quid|rand|pesos|more|extra)|double|extra)';
const AWAY =
  "(?:drive (?:on|off|past|away)|keep driving|don't stop|do not stop|turn (?:them|him|her|it) away|say (?:that )?(?:you're|you are|we're|we are|the|it's) [^.,;!?]{2,25}|tell (?:them|him|her) (?:that )?(?:you're|you are|we're|we are|the|it's) [^.,;!?]{2,25})";
const NO_BURDEN = phrase(
  `must not|may not|never (?:refuse|charge|ask|turn)|not (?:refuse|charge)|do not (?:refuse|charge|add)|unlawful|illegal|offence|court|tribunal|fined|training|trained|puppy|free|no extra|same (?:price|fare)|discounts?|novel|film|study|survey|welcome`,
);

/** People with a disability who are refused what they need, or pay for it. */
export const disabilityBurden: WordingPart = {
  triggers: (
    'guide dog|guide dogs|assistance dog|assistance dogs|service dog|service dogs|hearing dog|hearing dogs|for blind people|for the blind|white stick|white cane|wheelchair|wheelchairs|mobility scooter*|' +
    'for you then everyone*|for you, then everyone*|for you everyone*|for you, everyone*|for you then everybody*|for you then they*|for you, they*|for you the others*|for you, the rest*|will want one|will all want*|will want the same|be fair on the rest|be fair on the others|be fair on everyone|special chair|special chairs|special desk*|special equipment|ergonomic chair*|ergonomic desk*|ergonomic keyboard*|adapted chair*|adapted desk*|adapted equipment|special keyboard*|special hours|special arrangements|hospital appointments|clinic visits|clinic appointments|screen reader|standing desk|' +
    "one person's*|around your*|round your*|to suit your*|around one*|around somebody*|around someone*|around his*|around her*|with your*|with his limitations|with such a condition|with her limitations|on two feet|climb the stairs|manage the stairs|can walk properly|cannot walk|can't walk|can't climb|can't get round|can't get around|" +
    'with his nerves|with her nerves|with nerves|with depression|with anxiety|with stress|signed off|off sick|health stuff|health problem*|health issue*|any illness*|medical history|' +
    'sickle cell|dialysis|chemo|chemotherapy|ms days|migraines|migraine|hospital visits|hospital appointments|epilepsy|lupus|her cancer|his cancer'
  ).split('|'),
  rules: [
    {
      form: phrase(
        `${DOGS} (?:make a mess|leave hairs?|smell|stink|shed)[^.!?]{0,30}?,? so (?:please |just )?${AWAY}`,
        `(?:${DOGS}|white (?:sticks?|canes?)|wheelchairs?)[^.!?]{0,30}?,? (?:just |then |please )?${AWAY}`,
        `no (?:dogs|animals|pets)(?: at all)?,? (?:and )?(?:that includes|including|not even) (?:the )?(?:ones for (?:the )?blind(?: people)?|dogs (?:of|for) (?:the )?blind(?: people)?)`,
        `(?:wheelchair|disabled|mobility scooter) (?:jobs?|passengers?|users?|fares?|customers?|guests?|trips?|rides?|bookings?|pick-?ups?)[^.!?]{0,30}?[,;:]? (?:so )?(?:add|charge(?: them)?|pay|cost|put on)s? (?:on )?${MONEY}(?: [^.!?;]{2,40})?`,
      ),
      unless: NO_BURDEN,
      recommendation:
        'Withdraw the instruction; carry and serve disabled people at the same price.',
      legalReference: { law: EQUALITY_ACT, article: 's. 29' },
      confidence: 0.86,
      why: 'People with a disability are refused a service, or pay more for it.',
    },
    {
      form: phrase(
        `if (?:i|we) (?:get|give|buy|do|make|allow|order) [^.!?]{0,20}?for you,? (?:then )?(?:everyone|everybody|they|the others|the rest)(?:'ll| will|'d| would)(?: all)? (?:want|expect|ask for|demand) (?:one|it|the same|that)[^.!?]{0,20}? (?:bad backs?|sore backs?|aches|pain|condition|disability|stiff \\w{4,9})(?: [^.!?]{2,30})?`,
        `(?:you can't|you cannot|we can't let you|you won't) (?:have|get) (?:the|an?|your) (?:\\w{3,12} )?(?:screen reader|special chair|standing desk|ergonomic \\w{4,9}|hearing loop|interpreter|quiet room),? (?:it |that )(?:wouldn't|would not|isn't|is not) (?:be )?fair(?: (?:on|to) [^.!?;,]{2,20})?`,
        `we (?:don't|do not) (?:do|buy|provide|supply) (?:special|ergonomic|adapted) (?:chairs?|desks?|equipment|keyboards?|hours|arrangements),? (?:you(?:'ll| will)|so) [^.!?;]{2,30}`,
        `(?:can't|cannot|won't|will not|not going to|not about to) (?:\\w{3,9} )?(?:run|bend|change|plan|arrange|organi[sz]e|rearrange|shape|juggle) (?:an? |the |our |this )?(?:whole )?(?:business|company|shop|team|rotas?|roster|shifts?|timetable|office|school|department|schedule|everything) (?:around|round|to suit|to fit) (?:one (?:person|man|woman|employee|child)'s|a single person's|your|his|her|somebody's|someone's) (?:\\w{3,12} )?${ILLNESS}`,
      ),
      unless: NO_BURDEN,
      recommendation: 'Talk with the person about what helps, and decide with the evidence.',
      legalReference: FOR_AGE_HEALTH_OR_FAITH,
      confidence: 0.86,
      why: 'An adjustment for a disability or an illness is refused without looking at it.',
    },
    {
      form: phrase(
        `(?:ask yourself|consider|think about|wonder|question|doubt) (?:\\w{2,9} )?(?:whether|if) [^.!?]{2,40}? (?:is|'s|would be|suits) (?:\\w{4,9} )?(?:right |suitable |the right \\w{2,9} )?(?:for )?(?:somebody|someone|a person|you|people) with (?:your|such|these|those|an?|his|her) (?:\\w{3,12} )?${ILLNESS}`,
        `with (?:your|his|her) ${ILLNESS},? (?:you|he|she) (?:may|might|would|could|'d) (?:well )?be (?:happier|better off) (?:doing (?:something|a) |in (?:a|an)other |somewhere |elsewhere)(?:\\w{3,12})?`,
        `(?:anyone|anybody|those|if you|players|members)(?: who)? (?:can't|cannot|can not|isn't able to) (?:get (?:round|around|about)|walk|climb the (?:stairs|steps)|climb|manage the (?:stairs|steps))[^.!?]{0,30}? (?:should (?:think|consider|ask)|maybe|perhaps|might want) [^.!?]{2,40}? (?:for (?:them|you|him|her)|suit (?:you|them)(?: better)?)`,
        `(?:the )?(?:tours?|game|club|course|gym|job|team)(?:'s| is| are) (?:only )?for (?:people|members|players|those) who can walk (?:properly|unaided|normally)`,
      ),
      unless: NO_BURDEN,
      recommendation: 'Remove the remark, and offer what the person needs to take part.',
      legalReference: FOR_AGE_HEALTH_OR_FAITH,
      confidence: 0.86,
      why: 'Somebody is told to go elsewhere because of a disability or an illness.',
    },
    {
      form: phrase(
        `(?:(?:quietly|discreetly|casually|on the quiet|without asking)[^.!?]{0,15}? (?:find out|ask around|check|dig|see)|(?:find out|ask around|check) (?:quietly|discreetly|on the quiet)) (?:whether|if|about) (?:he|she|they|his|her|their)(?:'s| has|'ve| have)?(?: got)?[^.!?]{0,15}? (?:health|illness(?:es)?|medical|disabilit(?:y|ies)|mental)(?: (?:stuff|problems?|issues?|conditions?|history))?(?: going on)?`,
        `(?:don't|do not|can't|cannot) (?:want|need|afford)(?: to (?:take on|hire|employ|have|get))? (?:somebody|someone|another one|another|anyone)(?: (?:who(?:'s|'ll| is| will)(?: going to)? (?:be )?off (?:sick )?(?:with (?:his|her|their|the) nerves|with (?:stress|depression|anxiety)|sick)|with (?:depression|anxiety|bad nerves|epilepsy|bipolar) (?:on the books|in the team)))(?: [^.!?;,]{2,30})?`,
        `(?:i bet|i'd bet|no doubt|you watch,?) (?:she|he)(?:'d|'ll| would| will) be (?:signed off|off sick|off with stress)(?: [^.!?;,]{2,30})?`,
      ),
      unless: NO_BURDEN,
      recommendation: 'Do not ask for or guess at health before an offer; judge by the work alone.',
      legalReference: FOR_AGE_HEALTH_OR_FAITH,
      confidence: 0.86,
      why: 'A candidate’s health is asked for in secret or guessed, and held against the person.',
    },
    {
      form: phrase(
        `${ILLNESS}[^.!?]{0,40}? (?:come|bring|get|go|be) (?:that |it |this )?(?:down|less|cut)[^.!?]{0,25}? if (?:she|he|you|they) (?:wants?|expects?|hopes? for) (?:an? |the |any )?(?:\\w{3,9} )?(?:bonus|rise|raise|promotion|increase)`,
        `(?:your|her|his) (?:${ILLNESS}) (?:days|absences?|leave|appointments|visits) (?:cost|costs|lost|have cost|will cost) (?:you|her|him) (?:the|an?|your|her|his) (?:\\w{3,9} ){0,2}(?:mark|rating|grade|bonus|rise|raise|promotion)`,
        `fewer (?:hospital|clinic|doctor's) (?:visits|appointments)[^.!?]{0,40}? or the (?:rise|raise|bonus|promotion) is off`,
      ),
      unless: NO_BURDEN,
      recommendation: 'Leave absence for an illness out of pay and ratings.',
      legalReference: FOR_AGE_HEALTH_OR_FAITH,
      confidence: 0.86,
      why: 'Pay or a rating depends on absence for an illness or a disability.',
    },
  ],
  examples: [
    '[[Guide dogs leave hairs on the seats, so drive on]] and call it a no-show. [[No dogs at all, and that includes the ones for blind people]].',
    'If you see a [[white stick, say you’re off duty]]. [[Wheelchair passengers take too long; add a tenner]].',
    'Guide dogs are welcome. Drive on slowly if you see a guide dog by the kerb. Wheelchair repairs take long; add a day. Wheelchair users pay the same fare and no extra.',
    '[[If I get one for you then everyone will want one, and bad backs are part of life]]. [[You can’t have the screen reader, it wouldn’t be fair on the rest]].',
    '[[We don’t do special chairs, you will have to make do]]. We [[can’t bend the rota to suit your diabetes]].',
    'If I bake one for you then everyone will want one. You can’t have the standing desk until June. We cannot plan the rota around your birthday.',
    'You should [[ask yourself whether this trade is right for somebody with your limitations]]. [[With your epilepsy you may be happier doing something else]].',
    '[[Anyone who can’t get around on two feet should think about whether this is the game for them]]. [[If you can’t climb the stairs then maybe another gym would suit you]]. [[The tour’s for people who can walk properly]].',
    'Anyone who can’t get round by two o’clock should think about starting earlier. Think about whether the shoe is right for you. With your back, rest helps.',
    'Can you [[quietly find out whether he’s got any health problems]]? We [[don’t need another one with depression on the books]]. I [[don’t want to take on somebody who’s going to be off with her nerves]].',
    'She looked tired, [[I bet she’d be signed off by March]].',
    'Quietly check whether the door is open. We do not want anyone with depression to be left alone. I bet he will be off to the pub.',
    'Four days for her [[sickle cell; I would like to see that come down to nothing if she wants a bonus]]. [[Your MS days cost you the top mark]]. [[Fewer hospital visits for the dialysis, please, or the rise is off]].',
    'Her cancer treatment means fewer hospital visits. The back of the queue should come down if he wants a bonus level.',
  ],
};
