import { phrase } from '#engine/phrases/phrase.ts';

/** An item in a list of forbidden deeds: `Asking a candidate whether she plans a family`. */
const DEED_IN_A_LIST = phrase(
  `(?<=^\\W{0,6})(?:asking|refusing|rejecting|telling|making|treating|denying|paying|calling|mocking|excluding|ignoring|passing over|turning (?:down|away)|not (?:hiring|promoting|paying|inviting|employing|letting|serving|admitting)|assuming|offering|promoting|dismissing) (?:to (?:hire|promote|employ|serve|rent to|let to|train|pay) )?(?:somebody|someone|anyone|anybody|people|women|men|employees?|colleagues?|tenants?|customers?|candidates?|applicants?|others|an? (?:\\w{3,12} )?(?:candidate|applicant|colleague|employee|person|woman|man|tenant|customer|worker|couple|family|mother))`,
);
/** Words that tell of a deed as something that happened, so that it is no item of a rule. */
const OF_A_CASE = phrase(
  `i|me|my|we|us|our|you|your|mr|mrs|ms|yesterday|last (?:week|month|year)|is (?:a|the|no|not|pointless|useless|never)|costs?|never works`,
);
/** Advertisements that a publisher turns down. */
const NOT_PRINTED = phrase(
  `(?:do not|don't|never|will not|won't|no longer|cannot|refuse to) (?:accept|print|publish|allow|post|run|carry|take|use)(?: (?:adverts?|ads|wording|words|phrases|lines|listings?)(?: (?:with|like|such as|that say))?)? ?:? ?(?=["“])`,
);
/** A skill that is welcome and not required. */
const OPTIONAL = phrase(
  `(?:experience|knowledge|skills?|licen[cs]e|qualification|certificate|degree|training|(?:spanish|french|german|welsh|polish|excel)) (?:is|are|would be) (?:\\w{3,8} )?(?:nice|helpful|useful|desirable|welcome|good|an advantage|a plus)(?: to have)?,? but (?:is |are )?(?:not|by no means) (?:essential|required|necessary|needed|a must)`,
);
const RECOMMENDED = phrase(
  `(?:strong|excellent|good|great|very good|outstanding|solid|impressive) (?:candidate|interview|answers?|application|presentation|references)|would (?:welcome|hire|appoint|recommend) (?:her|him|them)`,
);
const SPOKEN_OF = phrase(
  `(?:i'm|i am|i was|i've been|we are|we're) (?:told|asked|supposed|expected|meant) (?:that )?(?:i|we|to)(?: (?:should|must|have to))? ?(?:say|to say) (?:something|a few words|a word) (?:about|on) (?:diversity|equality|inclusion)(?=\\W{0,3}$)`,
);
/** A subordinate clause alone is the headline of a story. */
const HEADLINE = phrase(
  `(?<=^\\W{0,6})(?:when|how|why) (?:the|an?) \\w{3,14} (?:(?:would|could|did) not|refused to|stopped) (?:take|hire|employ|admit|serve|let in|allow) (?:\\w{2,12} ){0,3}\\w{2,12}(?=\\W{0,3}$)`,
);
/** Things that clubs and houses have for each sex, as far as nobody is kept from them. */
const FOR_EACH_SEX = phrase(
  `(?:the )?(?:ladies'|gentlemen's|women's|men's) captains? (?:organi[sz]es?|runs?|arranges?|leads?|chairs?|is|are)`,
  `the (?:ladies'|women's|men's|gentlemen's|girls'|boys') (?:\\w{3,9} )?(?:tees?|toilets?|changing rooms?|showers?|lockers?|teams?|league|section|captain|competition|cup|open|championship|committee) (?:is|are|has|have|will be|was|were|meets?|opens?|plays?)`,
);
const KEPT_OUT = phrase(
  'may|must|only|not|never|cannot|no|instead|weaker|weak|slow(?:er)?|should|too|better|worse',
);
/** Traits and reservations: with one of them praise may be a judgment. */
const TRAIT = phrase(
  `but|although|though|despite|however|except|for (?:an?|her|his) |young(?:er)?|old(?:er)?|age|years?|moth(?:er|ers)|mums?|moms?|dads?|child(?:ren)?|kids?|famil(?:y|ies)|husband|wife|pregnan(?:t|cy)|bab(?:y|ies)|accent|foreign|english|british|polish|origin|religio(?:n|us)|church|muslim|jewish|christian|disab(?:led|ility)|health|ill(?:ness)?|sick
    |attractive|pretty|looks?|wom[ae]n|girls?|m[ae]n|lads?|native|born|cultur(?:e|al)|fit in|maternity|married|single|gay|black|white|asian|not`,
);
/** Documents of a time long ago, as historians quote them. */
const SOURCE = phrase(
  `signs?|notices?|posters?|placards?|pamphlets?|adverts?|advertisements?|newspapers?|gazette|museum|archives?|guild|resolved|decree[ds]?|statutes?|act of|sources?|letters?|register|census|inscriptions?|minutes|by-?laws?|ordinances?|charter|handbill`,
);
const LONG_AGO =
  /(?<!\bborn )\b(?:in|of|from|dated|since|until|around|about|by) (?:(?:early|late|January|February|March|April|May|June|July|August|September|October|November|December) )?1(?:[0-8]\d\d|9[0-5]\d)s?\b/;

/** Words of museums and histories about such documents. */
const SUCH_SOURCES = phrase(
  `(?:signs?|notices?|posters?|placards?|adverts?|advertisements?|cartoons?|caricatures?|laws|rules|songs|leaflets|slogans|postcards) (?:like|such as|of) (?:this|these|that|those|this (?:kind|sort))(?: (?:one|ones|kind))? (?:were|was|had been) (?:\\w{3,9} )?(?:common|commonplace|usual|widespread|everywhere|aimed|directed|posted|printed|hung|displayed|normal)`,
);
/** How somebody was turned away, in their own words. */
const AS_SHE_PUT_IT = phrase(
  `she (?:was|had been),? as she (?:later )?(?:put it|said|wrote|recalled|called it)|he (?:was|had been),? as he (?:later )?(?:put it|said|wrote|recalled|called it)|i was,? as i (?:put it|said|wrote)`,
);
/** Accounts of what travelers of some group meet with at a place. */
const FOR_TRAVELERS = phrase(
  `(?:couples|travell?ers|visitors|tourists|backpackers|holidaymakers) (?:will|may|can|might|should) (?:\\w{4,10} )?(?:find|meet|encounter|expect|feel|attract|notice)`,
);
const TURNED_AWAY = phrase(
  `not|never|no|none|elsewhere|unwelcome|unwanted|refus\\w{1,3}|away|banned|better off|disgust\\w{0,3}|dirty|filthy|deserve|rightly|our (?:hotel|house|flat|rooms?|staff)`,
);
/** Whose color a dress code keeps free. */
const COLOR_OF_A_DRESS = phrase(
  `(?:white|black|ivory|red|cream) is (?:only |strictly )?(?:for|reserved for|kept for|left to) the (?:brides?|groom|bridal party|bridesmaids|widow|teams?|home side|captain|referees?|judges?)`,
);
/** An hour of a pool or a class for women, as the law allows. */
const HOUR_FOR_WOMEN = phrase(
  `(?:wom[ea]n|ladies|girls|female)(?:'s)?-only (?:hours?|swims?|swimming|sessions?|mornings?|evenings?|lanes?|classes|changing rooms?|carriages?|wards?)`,
);
const COMPLAINT = phrase(
  `not|never|weak(?:er)?|slow(?:er)?|should|better|worse|too|because|complain\\w{0,3}|stupid|nonsense|jobs?|shifts?|hire|hiring|staff|men`,
);

const LONGEST_PRAISE = 140;

/** Other work for somebody may be a reprisal, and wages off the books are wrong, but neither judges anybody. */
const WORK_OR_WAGES = phrase(
  `(?:take|pull|get|move) (?:him|her|them) off (?:the |that |all |his |her |their )(?:\\w{2,14} ){0,2}?(?:accounts?|projects?|team|cases?|clients?|deals?|rota|desk) (?:and |then )?(?:give|put|move|send|let) (?:him|her|them)`,
  `(?:don't|do not|not to|never) (?:run|put) (?:it|them|this|that|these|(?:his|her|their) \\w{3,9}) (?:through|on|onto) (?:the |our )?(?:payroll|books|payslips?)`,
);

/** Kind words of doctors and friends ask others to look after somebody. */
const KINDNESS = phrase(
  `(?:would be|is|was) (?:an? )?(?:great |real )?(?:kindness|kind|good of you|lovely) (?:of you )?(?:to|if you (?:could|would)) (?:\\w{2,9} ){0,2}?(?:keep an eye on|look in on|look after|watch over|check on|see|visit|ring|call on|sit with|help|support|drop in on|speak to) (?:him|her|them|the (?:family|child|patient|baby|mother|boy|girl))`,
  `(?:please|kindly|could you|do|would you|grateful if you (?:could|would)) (?:please )?(?:keep an eye on|look in on|look after|check on) (?:him|her|them|the (?:family|child|patient|baby|mother))(?= ?(?:[.,;]|$|for|until|over|in|at|and|please|while))`,
);
/** What makes an eye kept on somebody a suspicion. */
const SUSPICION = phrase(
  `steal\\w{0,3}|stole|theft|trust|their kind|his kind|her kind|foreign\\w{0,3}|suspicio\\w{2,4}|till|stock|lazy|slack\\w{0,3}|drink\\w{0,3}`,
);
/** Indecent pictures are asked of people, which another rule names. */
const INDECENT = phrase(
  `(?:bikini|lingerie|underwear|swimsuit|topless|nude|naked) (?:photo(?:graph)?s?|pictures?|pics?|shots?|selfies?)`,
);
/** A sign that an actor puts up, or a player reads. */
const PROP = phrase(
  `(?:puts?(?: up)?|put up|holds?(?: up)?|hangs?(?: up)?|reads?|paints?|tears? down|walks? past|sees?) (?:the|an?|his|her|their) (?:\\w{3,10} )?(?:signs?|placards?|posters?|notices?|banners?|graffiti|boards?)(?=[^.!?]{0,30}["“])`,
);
const OF_A_PLAY = phrase(
  `ep(?:isode)?\\.? ?\\d{1,2}|in (?:act|scene|series|season) \\w{1,5}|scenes?|act \\w{1,4}|props?|playing age|roles?|landlady, \\d\\d|her character|his character|the script|the play|the film`,
);

/** Something that everybody may wear, and what is meant for people who need it. */
const WELCOME = phrase(
  `if you wear (?:an? |your )?(?:[\\w-]{3,14},? (?:or )?(?:an? )?){1,4}(?:please )?(?:wear it|keep it on|you are welcome)`,
  `(?<=^\\W{0,6})(?:they|it|these|this|(?:the |our |relaxed |quiet )?\\w{3,14}(?: \\w{3,14})?) (?:may |can |also )?(?:suits?|(?:is|are) (?:\\w{3,10} )?(?:suitable|meant|designed|intended|ideal|open|made|welcoming) (?:for|to)) (?:autistic|deaf|blind|disabled|elderly|older|neurodivergent|visually|hearing|people with|wheelchair|anybody with|anyone with|families|parents)`,
);
/** A list of languages or peoples, of whom nothing is said. */
const LIST_OF_NAMES =
  /^[^\p{L}]{0,6}(?:\p{Lu}[\p{L}.’'-]{2,20}(?: \p{L}[\p{L}.’'-]{1,20}){0,2},\s{1,40}){6,60}/u;
const SETTLES_MATTERS: readonly RegExp[] = [COLOR_OF_A_DRESS, WORK_OR_WAGES, INDECENT];

/**
 * Whether a sentence that seems to judge people lists languages or what is forbidden, praises work, or tells of the
 * past.
 */
export function isNoBias(written: string): boolean {
  if (
    isToldOf(written) ||
    isForGuests(written) ||
    SETTLES_MATTERS.some((form) => form.test(written))
  )
    return true;
  if (isKindOrPlayed(written) || LIST_OF_NAMES.test(written)) return true;
  if (DEED_IN_A_LIST.test(written) && !OF_A_CASE.test(written)) return true;
  if (written.length <= LONGEST_PRAISE && RECOMMENDED.test(written) && !TRAIT.test(written)) {
    return true;
  }
  return OPTIONAL.test(written) && !TRAIT.test(written.replace(/,? but .{1,40}$/iu, ''));
}

/** Whether a sentence tells of what others print, say or once wrote. */
function isToldOf(written: string): boolean {
  if (SUCH_SOURCES.test(written) || AS_SHE_PUT_IT.test(written)) return true;
  if (NOT_PRINTED.test(written) || SPOKEN_OF.test(written) || HEADLINE.test(written)) return true;
  return LONG_AGO.test(written) && SOURCE.test(written);
}

/** Whether a sentence asks to look after somebody, or welcomes somebody, or tells of a prop or of what each
 * sex has. */
function isKindOrPlayed(written: string): boolean {
  if (KINDNESS.test(written) && !SUSPICION.test(written)) return true;
  if (WELCOME.test(written) && !KEPT_OUT.test(written)) return true;
  if (PROP.test(written) && OF_A_PLAY.test(written)) return true;
  return FOR_EACH_SEX.test(written) && !KEPT_OUT.test(written);
}

/** Whether a sentence tells travelers what to expect, or of an hour for women. */
function isForGuests(written: string): boolean {
  if (FOR_TRAVELERS.test(written) && !TURNED_AWAY.test(written)) return true;
  return HOUR_FOR_WOMEN.test(written) && !COMPLAINT.test(written);
}
