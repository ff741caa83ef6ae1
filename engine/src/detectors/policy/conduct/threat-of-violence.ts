import type { SentenceDetector } from '#engine/detector.ts';
import { HARASSMENT_CONVENTION } from '#engine/laws.ts';
import { phrase } from '#engine/phrases/phrase.ts';

import { abusiveLanguage } from './abusive-language.ts';
import { plainWords } from './plain-words.ts';
import { reportedThreat } from './reported-abuse.ts';

const WHOM = `(?:you|him|her|them|(?:those|these|the|all|all the)
  (?:\\w{2,14} )?(?:people|guys?|scum|traitors|bastards?|animals|men|women))`;
const HARM =
  '(?:kill|murder|shoot|stab|hang|strangle|lynch|behead|execute|slaughter|exterminate|beat up|burn alive|gas|cripple)';

/** A threat in a game is no threat; somebody who laughs may still mean it. */
const PLAY = phrase(
  'gg|noobs?|gank|respawn|headshot|minecraft|fortnite|mario kart|fifa|counter-strike|xbox|playstation',
  `at (?:chess|checkers|draughts|poker|scrabble|monopoly|darts|pool|snooker|golf|tennis|table tennis
    |ping pong|football|basketball|squash|cards|bowling|karaoke)`,
  'in (?:the )?(?:quiz|match|tournament|board games?|video games?|paintball|laser tag|charades)',
);

/** Programs and deeds are executed in some order or by somebody. */
const NOT_AS_CODE =
  '(?! (?:before|after|once|when|by|with|in (?:order|parallel|sequence|turn)|as|first|last|on|at|if|only|twice|within))';
const RECOMMENDATION =
  'Keep the message as it is, make sure that the person threatened is safe, and report the threat, also to the police.';

const threats = abusiveLanguage({
  id: 'threat-of-violence',
  typeName: 'Threat of violence',
  description: 'Threats against a person, and calls for or praise of violence against people.',
  severity: 'high',
  recommendation: RECOMMENDATION,
  harmless: PLAY,
  triggers: (
    'poison your*|drown your*|burn your*|' +
    'kill|murder|shoot|stab|hang|strangle|lynch|behead|slaughter|exterminate|beat up|' +
    'burn alive|cripple|wiped out|your neck|your skull|your face in|body bags|body bag|' +
    'smash you|smash him|smash her|smash them|smash the place*|smash your*|the shit out|watch your back|regret this|where you live|should be executed|' +
    'must be executed|all be executed|deserve to be executed|deserves to be executed|' +
    'need to be executed|be killed|be shot|be hanged|be lynched|be exterminated|be slaughtered|' +
    'be gassed|execute you|execute him|execute her|execute them|execute all|gas you|gas him|' +
    'gas her|gas them|gas all|execute the people*|execute the scum*|execute the traitors*|' +
    'execute the bastards*|execute the animals*|execute the lot*|gas the people*|gas the scum*|' +
    'gas the traitors*|gas the bastards*|gas the animals*|gas the lot*|execute these|' +
    'execute those|gas these|gas those|throat|throats|all die|should die|must die|to die|' +
    'burn the*|burn their*|burn down the*|burn down their*|burn that*|burn down that*|torch the*|torch their*|torch that*|firebomb the*|firebomb their*|firebomb that*|set fire to the*|set fire to their*|set fire to that*'
  ).split('|'),
  rules: [
    {
      form: phrase(
        `(?:i|we)(?:'ll|ll| will|'m going to|m going to|m gonna| am going to|'re going to| are going to|'m gonna| gonna|'d
          like to| want to| would like to| should(?: just)?) ${HARM} ${WHOM}`,
        `(?:somebody|someone|you|they|people) (?:should|ought to|needs? to|must)(?: just)? ${HARM} ${WHOM}`,
        `${HARM} (?:them|these people|those people) (?:all|wherever|where you find)`,
      ),
      why: 'The text announces or calls for violence against people.',
    },
    {
      form: phrase(
        `(?:you|they|he|she|those people|these people|all of them|people like (?:you|him|her|them))
          (?:all )?(?:deserves?|needs?|ought|should|must) (?:to )?(?:all )?(?:die|be
          (?:killed|shot|hanged|lynched|executed${NOT_AS_CODE}|exterminated|slaughtered|gassed|wiped out))`,
      ),
      why: 'The text says that someone deserves to die or to be harmed.',
    },
    {
      form: phrase(
        `(?:should|ought to|must|needs? to|has to|have to|let's|let us|time to|going to|gonna|we(?:'ll| will)|i(?:'ll| will)) (?:just |finally |simply )?(?:burn(?: down)?|torch|firebomb|set fire to) (?:the|their|that|this|those|all the|all their) (?:\\w{3,12} )?(?:(?:caravans?|camps?|tents|huts?|houses?|homes|shacks|hostels?|shops?|containers|cent(?:re|er)|place)(?: down)?(?:,? and (?:\\w{2,7} )?(?:drive|chase|throw|run|kick|hunt|get) (?:them|the lot|that lot|these people|those people)(?: all)? (?:out|off|away)| with (?:them|everyone|everybody|all of them) (?:in(?:side)?(?: it| them)?|still inside))|(?:mosques?|synagogues?|gurdwara|(?:refugee|asylum|migrant) (?:hostels?|homes?|camps?|cent(?:re|er)s?|hotels?))(?= ?(?:[.,!;]|$|down|and|with|before|now|tonight)))`,
      ),
      unless: phrase('said|wrote|wanted|century|nazis|mob|arrested|accused|rats?|bed ?bugs|wasps?'),
      why: 'The text calls for arson against people.',
    },
    {
      form: phrase(
        `(?:come (?:over|round|there) (?:and|to) )?(?:cut|slit) (?:your|his|her|their) (?:(?:dog|cat|kid|child|wife|husband|son|daughter|mother|mum|horse|baby)(?:'?s|s'?)? )?throats?|(?:kill|poison|shoot|hang|drown|burn) your (?:dogs?|cats?|horses?|pets?|kids?|children|family|mother|wife)(?= ?(?:[.,!]|$|if|when|and|next|unless|tonight))|(?:break|snap|wring) your neck|smash your
          (?:skull|face in)|(?:i|we)(?:'ll|ll| will|'m going to|m going to|'m gonna|m gonna|'m coming to) smash
          (?:you|him|her|them|the place|your (?:car|house|office|windows?|shop))(?: up| in| to (?:bits|pieces))?(?= and| if| when| you| next| unless|[.,!])|beat the shit out of (?:you|him|her|them|this|that)`,
        '(?:end up|leave|come home|put you) in (?:a )?body bags?',
        '(?:i|we) (?:know|know exactly) where you live',
        "you(?:'ll| will) (?:watch your back|regret this for the rest of your life)",
      ),
      why: 'The text threatens a person with violence.',
    },
  ],
  examples: [
    'If you talk, [[I will kill you]].',
    'Somebody [[ought to torch the hostel and chase them off]]. [[We will burn down that mosque]] before long.',
    'We should burn the tents and get the mould out; the mob said that it would burn the mosque. It is time to burn the candles down.',
    '[[Somebody should just stab those people]].',
    'Traitors: [[they should be hanged]].',
    'if you tell him [[im going to kill you]]; next time [[ill smash your windows in]].',
    'We will smash the record, and he fell ill. Smash the avocado; we will smash them at tennis.',
    'lol, [[I will kill you]] if you tell her',
    'Tell anyone and we will [[poison your dog]]. i [[come round and slit your cats throat]].',
    'Lilies can kill your cat within days; burn your fat, not your muscles.',
    'Remember that [[we know where you live]].',
    '<Steve> lol i will kill you noob',
    "I'll murder you at chess tonight, and we will slaughter you in the quiz.",
    'Threats such as “I will kill you” are reported to the police.',
    'He told the officer that he would shoot them.',
    'The system will kill the process; shoot them an e-mail about it.',
    'Violence and threats of violence are prohibited.',
    'We will hang the pictures, and the court may execute the order.',
    'Plugins say whether they should be executed before others; deeds must say when they must be executed by both.',
    'Those who deserve to dine early should say so.',
    '[[They all ought to die]] for it.',
  ],
});

const reportedThreats = plainWords({
  id: 'threat-of-violence',
  typeName: 'Threat of violence',
  description: 'Threats of violence that somebody reports.',
  severity: 'high',
  recommendation: RECOMMENDATION,
  legalReference: { law: HARASSMENT_CONVENTION, article: 'Art. 1(1)' },
  parts: [reportedThreat],
  examples: [],
});

/** What is threatened, and what is reported to have been. */
export const threatOfViolence: SentenceDetector = {
  ...threats,
  triggers: [...threats.triggers, ...reportedThreats.triggers],
  forms: [...(threats.forms ?? []), ...(reportedThreats.forms ?? [])],
  examples: [...threats.examples, ...reportedThreats.examples],
  read: (sentence) => [...threats.read(sentence), ...reportedThreats.read(sentence)],
};
