import type { SentenceDetector } from '#engine/detector.ts';
import { abusiveLanguage } from '#engine/detectors/policy/conduct/abusive-language.ts';
import { phrase } from '#engine/phrases/phrase.ts';

import { advances } from './advances.ts';
import { physicalHarassment } from './physical-harassment.ts';

const INSULT = `(?:idiots?|morons?|imbeciles?|bitch(?:es)?|bastards?|assholes?|cunts?|whores?|sluts?
  |scum|dumb ?ass|dickheads?|retards?|freaks?|losers?|pieces? of (?:shit|trash|garbage)|waste of
  (?:space|air|oxygen))`;
const SCORN = `(?:stupid|fucking|dumb|pathetic|worthless|filthy|ugly|disgusting|useless|lazy
  |miserable|little|complete|total|absolute|utter|damn)`;

const verbalHarassment = abusiveLanguage({
  id: 'harassment',
  typeName: 'Harassment',
  description:
    'Insults to the person addressed, sexual demands, urging people to harm themselves, and reports of groping or violence at work.',
  severity: 'medium',
  recommendation:
    'Do not send such words; where they were said or sent, keep them as evidence and report them through the complaints procedure.',
  parts: [advances],
  triggers: (
    'with me|at my place|at mine|in my room|two of us|you and me|look hot*|look so hot*|look really hot*|look sexy*|look so sexy*|look really sexy*|looked hot*|looked sexy*|looking hot*|looking sexy*|look fit*|looking fit*|looked fit*|smoking|fuckable|look delicious*|look tasty*|look very*|look damn*|look absolutely*|looking very*|looking so*|looking really*|looking damn*|looked so*|looked very*|looked really*|look pretty*|look super*|look bloody*|look fucking*|nice tits*|nice boobs*|nice rack*|nice arse*|nice ass*|nice bum*|great tits*|great boobs*|great rack*|great arse*|great ass*|great bum*|lovely tits*|lovely boobs*|lovely arse*|lovely ass*|lovely bum*|what a rack*|what an arse|cracking*|' +
    'idiot|idiots|moron|morons|imbecile|imbeciles|bitch|bitches|bastard|bastards|asshole|' +
    'assholes|cunt|cunts|whore|whores|slut|sluts|scum|dumbass|dumb ass|dickhead|dickheads|' +
    'retard|retards|freak|freaks|loser|losers|piece of shit|piece of trash|piece of garbage|' +
    'pieces of shit|waste of space|waste of air|waste of oxygen|kill yourself|hang yourself|' +
    'kys|sleep with me|suck my|send nudes|your nudes|show me your|go to hell|drop dead|' +
    'nobody likes you|fuck you|fuck off|shut your|fools like you|fool like you|people like you|' +
    'send me nudes|sexual comment*|sexual remark*|sexual joke*|sexual advances|sexual noises|sexual gesture*|lewd comment*|lewd remark*|lewd joke*|obscene remark*|obscene comment*|obscene gesture*|sexually explicit*|' +
    'suggestive comment*|suggestive remark*|without her consent|without his consent|without my consent|without their consent|without her permission|without his permission|without my permission|without their permission|' +
    'against her will|against his will|against my will|against their will'
  ).split('|'),
  rules: [
    {
      form: phrase(
        `you(?:'re| are)? (?:all )?(?:just )?(?:an? |such an? |nothing but an? |the )?(?:${SCORN},? ){0,2}${INSULT}`,
        `(?:fools?|people) like you`,
      ),
      requires: phrase(INSULT),
      why: 'The text insults the person addressed.',
    },
    {
      form: phrase(
        '(?:go (?:and )?)?(?:kill|hang) yourself|kys|drop dead,? you|nobody likes you',
        'fuck you|(?<!to )fuck off|shut your (?:fucking )?(?:mouth|trap)|go to hell,? you',
      ),
      why: 'The text abuses the person addressed.',
    },
    {
      form: phrase(
        `(?:have|come for|go for|join me for|get|grab|let me buy you) (?:an? |some )?(?:drinks?|dinner|supper|bite|date|weekend|night)(?: \\w{2,9}){0,2}? (?:with me|at my place|at mine|in my room|alone|just (?:you and me|the two of us))(?: \\w{2,9}){0,3}?,? (?:and|then|or) (?:then )?(?:i'll|i will|i can|i could|i'd|you'll|you can|you will|you might|we'll) (?:\\w{1,10} ){0,7}?(?:reviews?|promot(?:ion|ed)|ratings?|contracts?|rais(?:e|es)|bonus|shifts?|grades?|references?|visa|probation|appraisal|job|role|part|raise|career)(?: \\w{2,9}){0,2}`,
      ),
      severity: 'high',
      why: 'The text offers an advantage at work or threatens a loss for a private meeting.',
    },
    {
      form: phrase(
        `you (?:look|looked|are looking|'re looking) (?:(?:so|really|very|damn|bloody|fucking|pretty|absolutely|super) ){0,2}(?:hot|sexy|fit|smoking|fuckable|delicious|tasty)(?= in (?:that|those|the|your|this|her) |,? (?:babe|baby|darling|sweetie|honey|love|girl)| today,? (?:babe|baby|darling|love))(?: in (?:that|those|the|your|this) (?:\\w{3,10} )?(?:pic|picture|photo|profile pic|selfie|dress|skirt|top|blouse|jeans|leggings|heels|shorts|uniform|outfit|bikini))?`,
        `(?:nice|great|lovely|what a|cracking) (?:tits|boobs|rack|arse|ass|bum)(?= ?(?:[.,;!?)]|$|you|on you|love|darling|babe))`,
      ),
      why: 'The text makes a sexual remark to the person addressed.',
    },
    {
      form: phrase(
        '(?:sleep with me|suck my (?:dick|cock)|send (?:me )?(?:your )?nudes|show me your (?:tits|breasts|ass|boobs))',
      ),
      why: 'The text makes a sexual demand.',
    },
    {
      form: phrase(
        `(?:he|she|they|manager|supervisor|foreman|director|teacher|coach|boss|colleague|chef|driver) (?:had |has |repeatedly |often |again )?(?:made|makes|kept making) (?:\\w{3,12} )?(?:sexual|lewd
          |obscene|sexually explicit|suggestive) (?:comments?|remarks?|jokes?|advances|noises|gestures)(?: (?:about|to|towards|at) (?:her|him|them|me|my|his|their)(?: (?:body|breasts|figure|looks|legs))?)?`,
        `(?:touched|grabbed|kissed|groped|fondled|stroked) (?:her|him|them|me)(?: \\w{2,9}){0,6}? (?:without (?:her|his|their|my) (?:consent|permission)|against (?:her|his|their|my) will)`,
      ),
      why: 'The text reports sexual harassment.',
    },
  ],
  examples: [
    'Nadia, [[come for dinner with me on Friday and I can put in a word about your promotion]].',
    'Morning. [[You look so sexy in that skirt]], love.',
    'Come for lunch with me and we can go over your review. You look pretty tired; you look fit for the race.',
    '[[He made sexual comments about her body]] and [[touched her without her consent]].',
    'He made suggestions about her work and touched the screen without her consent.',
    '[[You are a pathetic loser]], and everybody knows it.',
    'Just [[go kill yourself]].',
    'Either you [[sleep with me]] or you lose the contract.',
    'Listen, [[you stupid bitch]].',
    'Employees must not harass others or call them idiots.',
    'Insults such as “you idiot” are misconduct.',
    'You lose a freak order now and then; no losers here.',
    'She was harassed at work and reported it.',
    'The witness said: you are an idiot.',
    '[[Send me nudes]], or forget the job.',
  ],
});

/** What is said to people, and what is done to them. */
export const harassment: SentenceDetector = {
  ...verbalHarassment,
  triggers: [...verbalHarassment.triggers, ...physicalHarassment.triggers],
  forms: [...(verbalHarassment.forms ?? []), ...(physicalHarassment.forms ?? [])],
  examples: [...verbalHarassment.examples, ...physicalHarassment.examples],
  read: (sentence) => [...verbalHarassment.read(sentence), ...physicalHarassment.read(sentence)],
};
