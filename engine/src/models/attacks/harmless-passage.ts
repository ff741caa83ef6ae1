import { phrase } from '#engine/phrases/phrase.ts';
import { isCode } from '#engine/text/is-code.ts';
import { oneLine } from '#engine/text/one-line.ts';

const LABEL =
  '(?:sexual orientation|sexuality|gender(?: identity)?|sex|religion(?: or belief)?|faith|ethnic(?:ity|(?: | or racial )(?:origin|group|background))|race|disabilit(?:y|ies)|nationality|marital status)';
const ANSWER =
  '(?:prefer not to say|not (?:stated|known|disclosed|given|applicable)|unknown|undisclosed|none|other|n/a|yes|no|straight|heterosexual|gay(?: man)?|gay or lesbian|gay/lesbian|lesbian|bisexual|bi|queer|asexual|(?:fe)?male|woman|man|non-?binary|trans(?:gender)?(?: (?:wo)?man)?|muslim|jewish|christian|hindu|sikh|buddhist|catholic|protestant|atheist|(?:black|white|asian|mixed|arab)(?: (?:british|irish|african|caribbean|other|american|european))?)';
/** The leader between a label and its answer: a colon, dots, underscores or the line of a table. */
const LEADER = String.raw`[ \t]{0,4}(?:[:?–=|-]|[._…]{2,40}:?)[ \t]{0,20}`;
/** The name of a person before their e-mail address, in angle brackets or not: `Christian Berg <cb@example.com>`. */
const AUTHOR =
  /^[^\p{L}]{0,6}\p{Lu}[\p{L}'’-]{1,20}(?: \p{Lu}[\p{L}'’.-]{0,20}){1,3}[^\p{L}]{1,6}[\w.+-]{2,40}@[\w.-]{2,40}[^\p{L}]{0,6}$/u;
/** An invitation to keep a headdress on. */
const WEAR_IT =
  /^[^\p{L}]{0,6}if you wear [^.!?]{3,80}, (?:please )?(?:wear it|keep it on)[^\p{L}]{0,6}$/iu;
/** What holds where something is switched off, as manuals list it. */
const IF_DISABLED = /^[^\p{L}]{0,6}(?:if|when|while|unless) disabled[^\p{L}]{0,6}$/iu;
/** A line of a form: what is asked, and what may be answered. */
const FORM_LINE = new RegExp(
  `^[\\s•*-]{0,6}${LABEL}(?:${LEADER}|[ \\t]{2,40})(?:\\[[ x]?\\] ?)?${ANSWER}(?:(?: ?[,/;|] ?| or |[ \\t]{1,4})(?:\\[[ x]?\\] ?)?${ANSWER}){0,9}(?:\\n[ \\t]{0,4}\\p{L}[\\p{L} ()!/.-]{1,40}(?::|[ \\t]{2,40})[ \\t]{0,40}(?=[^\\n]{0,40}\\d)[\\w ./:-]{1,40}){0,3}[\\s.]{0,4}$`,
  'iu',
);
/** The heading of instructions on first aid. */
const FIRST_AID =
  /^[\s\d.)•*-]{0,6}(?:what to do )?(?:if|when) (?:an? |the |any )?(?:\p{Ll}{3,12} )?(?:person|people|adult|child|baby|infant|patient|casualty|victim|someone|somebody|anybody|anyone|worker|colleague|visitor|guest|diabetic|woman) (?:has |have )?(?:collapses?d?|faints?|fainted|chokes?|is (?:choking|unconscious|bleeding|not breathing|unresponsive|burnt|burned)|stops? breathing|stopped breathing|(?:has |have )?(?:an? )?(?:seizure|fit|stroke|heart attack|asthma attack))[\s:.,–-]{0,4}$/iu;
/** Idioms of match reports: girls steal the show, boys a point. */
const STOLEN_SHOW = phrase(
  `steals? (?:the (?:show|win|match|game|points?|lead|spotlight|limelight|scene|headlines?|victory|title|cup|derby|day)|it (?:at|late|in|from)|an? (?:march|win|late \\w{3,9}|point|draw|victory)|hearts)`,
);
/** The tags of a story, one beside the other. */
const TAGS =
  /(?:^|[\s*•·|(])(?:tags?|genres?|key ?words|tropes?|categor(?:y|ies)|warnings?|content (?:notes?|warnings?)|pairings?|fandoms?|themes?|shelved as)[*\s]{0,3}:[*\s]{0,4}[^.!?:\n]{2,80},[^.!?:\n]{2,160}\.?\s{0,3}$/i;
const INSULT = phrase(
  `stupid|dirty|filthy|lazy|scum|vermin|filth|hate[sd]?|kill|die|thie(?:f|ves)|animals?|pigs?|rats?|should|all|always|never|disgust\\w{3,4}|burden|worthless|useless|those|these|our (?:jobs|country|women)`,
);

/** Animals and plants from elsewhere; people are likened to others than these. */
const INVADER = phrase('aliens?|invaders?|invasive|non-native|introduced');
const CREATURE = phrase(
  `ladybirds?|ladybugs?|beetles?|greenfly|aphids?|crayfish|crabs?|mussels?|snails?|slugs?|moths?|hornets?|squirrels?|mink|muntjac|parakeets?|toads?|newts?|terrapins?|carp|knotweed|balsam|hogweed|rhododendrons?|pondweed|seaweed|ferns?|shrubs?|weeds?|seedlings?|larvae|(?:alien|invasive|non-native|introduced|native) (?:species|plants?|fish|birds?|insects?|trees?|flowers?|bees)`,
);
const OF_PEOPLE = new RegExp(
  oneLine`(?<!\p{L})(?:they|them|their|these people|people|peoples|persons?|(?:im)?migrants?|refugees?|foreigners?|asylum|race
    |races|(?:wo)?m[ae]n|girls?|boys?|children|families|jobs?|borders?|country|nation|civili[sz]ation|culture|mosques?|religion
    |gays?|lesbians?|trans|blacks?|whites?|browns?|you|your)(?!\p{L})`,
  'iu',
);
const PEOPLES =
  /(?<!\p{L})(?:\p{Lu}\p{Ll}{2,12}(?:ans|ese|ims|ews|is)|Jews?|Arabs?|Turks?|Poles?|Gypsies|Roma)(?!\p{L})/u;

/** Words for clothes, whose colors are no people. */
const CLOTH = phrase(
  `(?:t-?)?shirts?|tees?|tops?|jerseys?|collars?|kits?|bibs?|hoodies?|jumpers?|shorts|socks|caps?|skirts?|dress(?:es)?|uniforms?|trousers|sashes|ribbons?|aprons?|costumes?`,
);
const OTHER_COLORS = phrase(
  'yellow|blue|green|red|orange|purple|pink|gr[ae]y|navy|maroon|turquoise|beige|lilac',
);
const OF_RACE = phrase(
  `people|persons?|peoples|skin|races?|racial|(?:wo)?m[ae]n|girls?|boys?|famil(?:y|ies)|(?:im)?migrants?|refugees?|foreigners?|blacks|whites|browns|country|jobs|them|they|these|their`,
);
/** People and stories of the Gospels. */
const GOSPEL = phrase(
  `(?:the |ten |good |a )(?:samaritans?|lepers|pharisees?|publicans?|prodigal son)|parables?`,
);

/** Lines that are harmless as a whole. */
const PLAIN_LINES: readonly RegExp[] = [FORM_LINE, FIRST_AID, WEAR_IT, IF_DISABLED, AUTHOR];

/** Whether colors are those of clothes. */
function isOfCloth(written: string): boolean {
  return CLOTH.test(written) && OTHER_COLORS.test(written) && !OF_RACE.test(written);
}

function isOfSpecies(written: string): boolean {
  if (!INVADER.test(written) || !CREATURE.test(written)) return false;
  return !OF_PEOPLE.test(written) && !PEOPLES.test(written);
}

/**
 * Whether a passage is program code, a name with an e-mail address, a line of a form or of a manual, a heading on first
 * aid, an invitation to keep a headdress on, the tags of a story, praise of those who won, or about alien species,
 * clothes or the Gospel.
 */
export function isHarmlessPassage(written: string): boolean {
  if (PLAIN_LINES.some((form) => form.test(written)) || isCode(written)) return true;
  if (isOfSpecies(written)) return true;
  if (isOfCloth(written) || GOSPEL.test(written)) return !INSULT.test(written);
  if (TAGS.test(written) && !INSULT.test(written)) return true;
  return STOLEN_SHOW.test(written) && !INSULT.test(written);
}
