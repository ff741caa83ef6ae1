import type { WordingPart } from '#engine/detectors/wording-part.ts';
import { phrase } from '#engine/phrases/phrase.ts';

const SAYER = `(?:he|she|they|(?:my|our|the|his|her) (?:\\w{3,12} )?(?:manager|boss|supervisor|foreman|team leader|colleague|co-?worker|neighbou?r|landlord|landlady|chef|driver|director|teacher|partner|ex|husband|wife|client|customer|guest)|(?:mr|mrs|ms|miss|dr) \\w{2,14})`;
const VICTIM = `(?:me|us|him|her|them|my (?:family|children|kids|wife|husband|son|daughter)|(?:mr|mrs|ms|miss) \\w{2,14}|(?:the |a |our )?(?:\\w{3,12} )?(?:trainee|apprentice|colleague|temp|nurse|cleaner|receptionist|driver|tenant|worker|waitress|waiter))`;
const HARM =
  '(?:kill|murder|stab|shoot|strangle|beat up|beat the (?:shit|hell|life) out of|cripple|break (?:the )?(?:legs|neck|arms|jaw) of|burn down the (?:house|flat|shop) of)';
const WILL = `(?:i|we)(?:'ll|'m going to|'m gonna| will| am going to| are going to)`;
const INSULT = `(?:idiot|moron|imbecile|bitch|bastard|asshole|arsehole|cunt|whore|slut|slag|cow|pig|scum|dickhead|retard|freak|loser|piece of (?:shit|trash|garbage)|waste of (?:space|air|oxygen))`;
const SCORN = `(?:stupid|fucking|bloody|dumb|pathetic|worthless|filthy|ugly|disgusting|useless|lazy|miserable|fat|old|dirty|complete|total|absolute|utter)`;
/** Fights that are staged, and what is told to the public. */
const NO_REPORT = phrase(
  `court|judge|jury|sentenced|charged|convicted|films?|movie|books?|stor(?:y|ies)|lyrics|chess|tennis|video games?|match|wrestl\\w{2,5}|king|queen|prince|knights?|wizard|vampire|president|minister|senator|celebrity|actor|actress|singer|rapper|tweet(?:ed)?|joke[ds]?|joking|laugh(?:ed|ing)|dogs?|mosquito\\w{0,2}|himself|herself|themselves|when (?:we|i) (?:were|was) (?:kids|children|little|young|small|a (?:kid|child))|referees?|(?:my|our|his|her) (?:little |big |older |younger )?(?:sisters?|brothers?|mum|mom|dad|mother|father|son|daughter) (?:once )?call\\w{0,3}`,
);
/** Who was meant, or where it was said. */
const AT_WORK = phrase(
  `me|us|my|our|at work|shifts?|warehouse|office|kitchen|staff ?room|meeting|manager|supervisor|boss|foreman|chef|colleagues?|team|in front of (?:the|everyone|everybody|all|others|customers|guests)|grievance|complaint`,
);

/** Threats that somebody reports to have been made. */
export const reportedThreat: WordingPart = {
  triggers: (
    'threatened to*|threatens to*|he would kill*|she would kill*|they would kill*|would stab|would shoot|would strangle|would murder|would cripple|would beat*|would break*|would burn*|' +
    "he'd kill*|she'd kill*|they'd kill*|i will kill|i'll kill|going to kill|gonna kill|will stab|i'll stab|will murder|i'll murder|will strangle|i'll strangle|will shoot|i'll shoot"
  ).split('|'),
  rules: [
    {
      form: phrase(
        `${SAYER}(?: has| have| had)?(?: \\w{3,12}ly| once| twice| even)? (?:threaten(?:ed|s)? to|(?:said|says|wrote|shouted|told (?:me|us|him|her|them))(?: to (?:me|us|him|her))? (?:that )?(?:he|she|they)(?: would|'d| will| was going to| were going to)) ${HARM} ${VICTIM}`,
        `${SAYER}(?: has| have| had| then)? (?:wrote|texted|messaged|e-?mailed|posted|sent)(?: (?:to )?(?:me|us|him|her|them))?(?: (?:saying|a (?:message|text)))?[:,]? ?["“'‘]?${WILL} ${HARM} you`,
        `${SAYER}(?: has| have| had| then)? (?:said|shouted|yelled|screamed|whispered|told)(?: (?:to |at )?(?:me|us)| in front of \\w{3,12})[:,]? ?["“'‘]?${WILL} ${HARM} you`,
      ),
      requires: AT_WORK,
      unless: NO_REPORT,
      confidence: 0.75,
      why: 'The text reports a threat of violence.',
    },
    {
      form: phrase(
        `${SAYER}(?: has| have| had| then)? (?:wrote|texted|messaged|e-?mailed)[:,] ?["“'‘]?${WILL} ${HARM} you`,
      ),
      unless: NO_REPORT,
      confidence: 0.7,
      why: 'The text reports a threat of violence.',
    },
  ],
  examples: [
    'On Friday [[the foreman threatened to strangle me]] in the warehouse. [[She said that she would stab Ms Lund]] if our team talked.',
    'He texted: [[I’ll kill you]]. [[My landlord shouted at me: “I will murder you]]!”',
    'The king threatened to kill me in the story. He said he would kill us with his jokes, we laughed.',
    'She said she would kill for a coffee at work. The cold threatened to kill our plants.',
    'The court heard that he threatened to kill me.',
  ],
};

/** Insults that somebody reports to have been said. */
export const reportedInsult: WordingPart = {
  triggers:
    'called me*|called us*|called him*|called her*|called them*|called the*|called ms*|called mrs*|called mr*|calls me*|calls us*|calls him*|calls her*|calls the*|calling me*|calling us*|calling her*|calling him*|calling the*'.split(
      '|',
    ),
  rules: [
    {
      form: phrase(
        `call(?:ed|s|ing) ${VICTIM} (?:an? |such an? )?["“'‘]?(?:${SCORN},? ){0,3}${INSULT}s?(?: and (?:an? )?(?:${SCORN},? ){0,2}${INSULT}s?)?(?= ?(?:[.,;:!?)"”’']|$|and|in|at|on|before|behind|to|when|because|for|again|twice|who))`,
      ),
      requires: AT_WORK,
      unless: NO_REPORT,
      severity: 'medium',
      confidence: 0.75,
      recommendation:
        'Keep the words as they are reported, and have them looked into by the complaints procedure.',
      why: 'The text reports that somebody was insulted.',
    },
  ],
  examples: [
    'Twice he [[called me a lazy pig and an idiot]]. She keeps [[calling the trainee a “useless moron]]” in front of the guests.',
    'In the kitchen the chef [[calls us worthless scum]].',
    'She called me a taxi at work. He called us a loss leader, and the farmer called her cow Daisy.',
    'The senator called him a liar and an idiot at the meeting. He called me a freak of nature as a joke.',
  ],
};
