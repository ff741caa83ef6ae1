import { SAFETY_AT_WORK_DIRECTIVE } from '#engine/laws.ts';
import { phrase } from '#engine/phrases/phrase.ts';

import { plainWords } from './plain-words.ts';
import { removedSafeguard } from './removed-safeguard.ts';

/** Safety devices and measures. */
const SAFEGUARD = `(?:circuit )?(?:breakers?|fuses?|interlocks?|sensors?|guards?|limit switch(?:es)?|e-?stops?|emergency stops?|(?:smoke |gas |fire |co |carbon monoxide |heat )?(?:alarms?|detectors?|heads?)|relief valves?|safety valves?|dead-?man(?:'s)?(?: switch| handle)?|cut-?outs?|thermostats?|sprinklers?|light curtains?|fire doors?|governors?|limiters?|tachographs?|seat ?belts?|safety catch(?:es)?|two-hand control|overload)`;
const DEFEATED = `(?:jump(?:ed|ered)|bridged|bypassed|shorted(?: out)?|wedged(?: open)?|taped(?: over| down| up| open)?|blocked(?: up| off)?|jammed|tied (?:down|back|open|up)|cable-?tied|zip-?tied|unplugged|disconnected|removed|pulled(?: out| off)?|took(?: off| out)?|taken off|cut(?: off| out)?|disabled|defeated|overrode|overridden|silenced|muted|propped(?: open)?|stuffed|covered(?: up| over)?|put (?:foil|tape|a bag|a sock|a glove) over)`;
const SOMEBODY =
  "(?:i|we|he|she|they|somebody|someone|the lads|the crew|the fitter|the foreman|the boys|\\w{3,12})(?:'ve|'d| have| had| also| just| all| already){0,2}";
/** How or why it was done, or that work continued. */
const RECKLESS = phrase(
  `getting on (?:everyone's|everybody's|our|my|people's) nerves|driv(?:ing|es|en) (?:us|me|everyone|everybody) (?:mad|crazy|nuts|up the wall)|drove (?:us|me|everyone) (?:mad|crazy|nuts)|(?:and|so|then) (?:we |i |he |she |they )?(?:just |simply )?(?:carried|went|kept|keep|carry|ran|run) (?:on|going|it|running|working)|kept? (?:going off|tripping|beeping|cutting|stopping|sounding|blowing)|(?:been|keeps|was|kept) (?:tripping|beeping|going off|cutting out|stopping)|(?:with|using) (?:an? )?(?:bit|piece|strip|length|lump|nail|coin|screwdriver|wire|copper|tape|foil|cable tie|matchstick|broom|magnet|zip tie|rag|sock|glove)|to keep (?:up|it|the)|(?:did|do)(?:n't| not) want to pay|faster|quicker|slow(?:s|ed|ing)? (?:us|it|the)|hit the (?:target|numbers)|save(?:s|d)? (?:time|money)|trips?|all the time|ticked the box|inspector|don't tell|nobody|no time|wasn't time|before the audit|and it (?:still )?(?:works|runs)|runs fine|since (?:monday|march|june|christmas|last|the)`,
);
/** Proper working practice, and advice. */
const PROPER_WORDS = `replac(?:e|ed|ing|ement)|isolated and|locked out and|permit (?:to work|issued)|certified|by (?:a |the )?(?:qualified|licen[sc]ed|competent)|refit(?:ted)?|new (?:one|breaker|fuse|sensor) (?:was |is )?fitted|maintenance window|must|never|do not|don't (?:remove|bypass|bridge|tape|cover)|should|test rig|bench test|simulat\\w{1,5}|unit test|mock|github|pull request|api|circuit-breaker pattern|safely`;
const PROPER = phrase(PROPER_WORDS);

export const unsafePractice = plainWords({
  id: 'unsafe-practice',
  typeName: 'Unsafe practice',
  description:
    'Defeated safety devices, guards taken off, locked ways out, asbestos handled like ordinary waste, and covert discharge of waste.',
  severity: 'high',
  recommendation: 'Have the hazard made safe at once and inform the person responsible for safety.',
  legalReference: { law: SAFETY_AT_WORK_DIRECTIVE, article: 'Art. 5 and 6' },
  parts: [removedSafeguard],
  triggers: (
    'door from outside|door from the outside|door overnight|doors from outside|doors from the outside|doors overnight|in her room|in his room|in their room|in their rooms|in her bedroom|in his bedroom|in their bedroom|in their bedrooms|battery out|batteries out|breaker|breakers|fuse|interlock|interlocks|sensor|sensors|the guard|the guards|limit switch|' +
    'e-stop|emergency stop|alarm|alarms|detector|detectors|relief valve|safety valve|deadman|' +
    "dead man's*|dead man switch|cut-out|sprinkler|sprinklers|light curtain|fire door|" +
    'fire doors|governor|limiter|tachograph|seat belts|asbestos|lagging|the river|the creek|' +
    'the stream|the spruit|the drain|storm drain|stormwater|the ditch|the canal|the beck|' +
    'the lagoon|the estuary|the lake|' +
    'your arm in*|your arm into*|your arm through*|your arm between*|your arm under*|your hand in*|your hand into*|your hand through*|your hand between*|your hand under*|your hands in*|your hands into*|your fingers in*|your fingers into*|your fingers between*|your head in*|your head into*'
  ).split('|'),
  rules: [
    {
      form: phrase(
        `${SOMEBODY} ${DEFEATED} (?:over |out |down |off |up |open |shut |across )?(?:the |that |a |all the |both |every |its )?(?:\\w{2,12} ){0,2}?${SAFEGUARD}`,
        `(?:the |that |all the )?(?:\\w{2,12} )?${SAFEGUARD}(?: on \\w{2,12}(?: \\w{2,12})?| at \\w{2,12}(?: \\w{2,12}){0,2})? (?:is|are|was|were|has been|have been|had been|kept) (?:\\w{2,9} )?${DEFEATED}(?: down| up| over| out| off| open)?`,
        `took the batter(?:y|ies) out`,
        `(?:the |that |all the )(?:\\w{2,12} )?${SAFEGUARD}(?: on \\w{2,12}(?: \\w{1,12})?)? (?:(?:keeps?|kept) \\w{4,9}|trips?|tripped|beeps?|cuts out|goes off|stops us)(?: all the time| again| constantly| every (?:minute|hour|shift|five minutes))?[,;:–-]? (?:so |and )?${SOMEBODY} ${DEFEATED} (?:it|them|that)(?: (?:with|using) (?:an? )?(?:\\w{2,10} ?){1,3})?`,
      ),
      requires: RECKLESS,
      unless: PROPER,
      why: 'The text says that a safeguard was put out of use.',
    },
    {
      form: phrase(
        `(?:bypass|bridge|override|defeat|tape over|tie down|wedge|unplug|jam) (?:the |that |those |all the )(?:\\w{2,12} )?${SAFEGUARD}(?: on \\w{2,12}(?: \\w{1,12})?)? (?:until|till|so that|so|for) (?:we|the (?:order|shift|rush|inspector|line|target)|they|it|nobody|now|tonight|today)(?: \\w{2,9}){0,4}`,
      ),
      unless: phrase('motor|test|sensor data|api|alarm clock', PROPER_WORDS),
      why: 'The text suggests disabling a safeguard so that work can continue.',
    },
    {
      form: phrase(
        `(?:just |simply |quickly )(?:stick|put|reach|shove|poke|get) your (?:arm|hands?|fingers|head) (?:in(?:side)?|into|through|between|under)(?: (?:the |there)?(?:\\w{3,12})?)?(?: \\w{3,12})? ?[,:–-]? ?…(?:(?:finger|hand|thumb) off the (?:switch|button|start button|pedal|trigger|lever)|while (?:it|the \\w{3,10})(?:'s| is| are)? (?:still )?(?:running|moving|turning|spinning|on|runs|turns|live)|(?:no|without the) lock-?out|before it (?:starts|turns|moves|comes|closes)|between (?:strokes|cycles))`,
      ),
      unless: phrase('game|magic|tombola|raffle|sleeve|jacket', PROPER_WORDS),
      confidence: 0.8,
      why: 'The text suggests reaching into a machine that has not been made safe.',
    },
    {
      form: phrase(
        `asbestos …(?:dry|dumpster|skip|(?:regular|normal|general|ordinary|household) (?:waste|rubbish|trash|bin|dumpster)|wheelie bin|without (?:an? )?(?:mask|masks|permit|licen[sc]e|survey|wetting|telling)|no (?:masks?|survey|licen[sc]e|permit)|(?:swept|smashed|broke|ripped|pulled|tore|cut|drilled|sanded) (?:it|them|that|through|up|out|down|off|into)|don't tell|before (?:anyone|the inspector)|keep quiet|landfill)`,
        `(?:swept|smashed|broke|ripped|pulled|tore|cut|drilled|sanded)(?: up| out| down| off| into| through)? (?:the |all the |that )?(?:old )?asbestos …(?:dry|bare|hands?|mask|masks|skip|bin|dumpster|nobody|weekend|quick|night)`,
      ),
      unless: PROPER,
      why: 'The text suggests handling asbestos like ordinary waste.',
    },
    {
      form: phrase(
        `(?:opened|open|ran|run|emptied|empty|pumped|pump|dumped|dump|tipped|tip|poured|pour|flushed|drained|let|hosed|washed)(?: (?:the|it|them|that|all|our|both))?(?: \\w{2,12}){0,3} (?:in)?to (?:the |a )?(?:\\w{3,10} )?(?:river|spruit|creek|stream|storm ?drain|stormwater(?: drain)?|drains?|ditch|canal|beck|lagoon|estuary|lake|field|sea|harbour)`,
      ),
      requires: phrase(
        `at night|after dark|in the dark|overnight|when (?:nobody|no one)|nobody (?:could|can|will|would|saw|sees|looks)|no one (?:could|can|will|would|saw|sees)|before (?:light|the (?:inspector|council|agency))|while it(?:'s| is| was) raining|in the rain|the log|don't (?:log|tell|write)|between (?:one|two|three|four) and|not on the (?:log|sheet)|quietly|saves? (?:us )?the (?:cost|fee|trip)|solvent|oil|acid|effluent|slurry|paint|colour|sludge|diesel`,
      ),
      unless: phrase(
        'clean water|rain water|rainwater|flows?|flowed|consent to discharge|permit|storm overflow|novel|spring|must|never|treated',
        'glacier|valley|fish',
      ),
      why: 'The text describes discharging waste into water or onto land.',
    },
    {
      form: phrase(
        `locked (?:his|her|their|the resident's|(?:mr|mrs|ms|miss) \\w{2,14}'s) (?:(?:bed)?room )?doors? (?:from (?:the )?outside|overnight)(?: (?:from )?(?:\\w{1,8} ?){1,3}?(?:to|till|until) \\w{1,8})?`,
        `locked (?:him|her|them|(?:mr|mrs|ms|miss) \\w{2,14}|the residents?) in(?:to)? (?:his|her|their) (?:bed)?rooms?(?: (?:overnight|all night|for the night|until \\w{2,9}))?`,
      ),
      requires: phrase(
        `wander(?:ing|s|ed)?|because|as (?:she|he|they) (?:was|were|is|keeps?|kept)|so (?:that )?(?:she|he|they)|no staff|short of staff|overnight|all night|until morning|care plan|residents?|shift|(?:till|until|to) \\d`,
      ),
      unless: phrase(
        'herself|himself|burglars?|police|novel|film|kidnap\\w{2,4}|cell|prison|dog|cat',
      ),
      confidence: 0.8,
      recommendation: 'Stop it at once, and report it to whoever is responsible for safeguarding.',
      why: 'The text says that somebody in care was locked in.',
    },
  ],
  examples: [
    'Night: [[locked Mr Hale in his room until six]], he kept wandering off. [[Locked their bedroom doors overnight]], no staff.',
    'He locked her door from outside and went to work. She locked them in her room for the trip to the police.',
    'No time for that: [[just put your hands into the feeder before it starts]].',
    'Just put your hand in the bag before it closes: it is a raffle. Never just put your hand in while it is running.',
    'The heat detector beeped, so [[I pulled the fuse]] as it was driving everyone mad.',
    'Just [[wedge the fire door on two until the rush is over]].',
    'Bypass the alarm for now in the test rig; must not bypass the guard so that it runs.',
    '[[I also jumped the breaker]] in 5 with a piece of copper since you didn’t want to pay for a new panel.',
    'On the saw [[the interlock trips every minute, so we bridged it with a paper clip]].',
    'The breaker tripped all the time, so the electrician replaced it.',
    'The gas alarm at the tap floor kept going off, so [[we taped over the sensor]] and carried on.',
    'It is [[asbestos for sure, and I pulled it]] down dry and put it in the regular dumpster.',
    'We [[opened the valve to the spruit]] between two and three when nobody could see the colour.',
    'The breaker tripped, so we isolated the line and replaced it; the sensor was taped to the pipe.',
    'Asbestos must never be cut dry; a licensed firm removed the asbestos before the work.',
    'The river runs into the lake, and we emptied the bath into the drain.',
    'Never wedge fire doors open, and do not bypass a guard to keep up.',
  ],
});
