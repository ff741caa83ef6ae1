import { NATIONALITY } from '#engine/detectors/discrimination/origin-and-faith/nationality-words.ts';
import type { WordingPart } from '#engine/detectors/wording-part.ts';
import { phrase } from '#engine/phrases/phrase.ts';

import { blamedNewcomers } from './blamed-newcomers.ts';
import { GROUP } from './group-words.ts';

/** Rejects a restriction to some of the group, and the group as the object of others' actions. */
const NOT_ALL = `(?<!(?:some|few|many|two|three|four|five|several|our|his|her|their|my|your|whose|no|other|of|for|to|by|from|between|against|among|about|than|as|us|we|if|where|when|how|why) )`;
const WHICH =
  '(?:the |these |those |them |all |most |all the |most of the |your |you |sure |sure the )?';
const WHERE =
  '(?: (?:on|in|from|at|around|over) (?:the |this |our |that |my |these )?(?:\\w{2,14} )?\\w{2,14}| like (?:that|them|him|her)| here| there| these days)?';
/** Whole groups, with what may come between them and the verb. */
const SUBJECT = `${NOT_ALL}${WHICH}${GROUP}${WHERE}`;
const ADVERB =
  '(?:(?:all|always|just|only|simply|usually|mostly|generally|naturally|so|too|very|far too|such|a bit|really|basically|by nature|forever|nothing but|inherently|known to be) ){0,3}';
const TOO = '(?:(?:far |just |a bit |much |way )?too )';

/** Predicates that apply only to people, none of them to their credit. */
const VERDICT = `(?:sly|sneaky|crafty|shifty|devious|lazy|work-?shy|idle|feckless|bone idle|dirty|filthy
  |smelly|unclean|noisy|quarrelsome|hot-headed|hot-tempered|thieving|thieves|light-fingered|liars
  |cheats|crooks|dishonest|untrustworthy|unreliable|dim|thick|stupid|backward|primitive|uncivili[sz]ed
  |savages|drunks|drunkards|greedy|grasping|tight-fisted|stingy|gaga|senile|doddery|past it
  |dead (?:wood|weight)|ballast|passengers|scroungers|spongers|bludgers|leeches|parasites|holy|fanatics
  |brainwashed|hysterical|moody|bitchy|catty|flighty|gossips|over-?emotional|too emotional|dramatic
  |${TOO}(?:soft|weak|slow|emotional|sensitive|delicate|old)|troublemakers|a liability|a nuisance|a burden
  |bad for business|good for nothing|not to be trusted|hopeless(?: (?:at|with))?|useless(?: (?:at|with|on))?
  |no (?:good|use) (?:at|with|on)|rude|arrogant|slow learners|slackers|clock-?watchers|layabouts|peasants
  |fakers|ungrateful|whiners|moaners|trouble(?= ?(?:[.,;!]|$)))`;

const PLACES = '(?:room|flat|house|bed|car|van|apartment|mattress|kitchen)';
const OFTEN =
  "(?:(?:always|never|only|just|all|tend to|will|would|'ll|'d|can|do|sure|usually|mostly) ){0,2}";
/** Habits attributed to a whole group, none of them flattering. */
const HABIT = `(?:(?:pack|sleep|live|cram|squeeze|stuff)(?: in)? (?:two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|\\d{1,2}) (?:to|in) (?:a|one) ${PLACES}
  |(?:steal|nick|rob|pinch|thieve|swipe|pilfer|flog)(?! (?:the (?:show|win|match|game|points?|lead|spotlight|limelight|scene|headlines?|victory|ball|title|cup|derby|series|hearts?|thunder|day)|it(?: (?:at|late|in|from|with))|an? (?:march|win|late|point|goal|look|glance|kiss|base|draw|victory)|hearts|glances|victory|points?|second|third|home)(?!\\w))(?: \\w{2,12}){1,2}|sell (?:the (?:copper|lead|stock|tools|diesel|spoons)|(?:their|his|her|your) (?:own )?(?:mothers?|grann\\w{1,3}|grandmothers?|sisters?|children))
  |lie (?:in bed|around|about)|(?:come|move) (?:in|here|over)(?: only| just)? to (?:rob|steal|claim|sponge)|(?:wreck|trash|ruin|destroy) (?:the|every|a|any) (?:place|house|flat|room|property|unit)s?
  |breed(?: like)?(?! \\w{3,9}(?:s|es))|stick to their own|look after their own|lose interest(?! (?:rates?|on|payments?))|go off (?:sick|to have|and have|having)
  |get pregnant|fry everything|stink|smell(?= ?(?:[.,;!]|$|and|of|like))|have a chip on|play the \\w{3,8} card
  |want (?:everything|something|it all) for (?:nothing|free)|drink (?:like|the wages|all)|moan|whinge)`;
const NOT_ABLE =
  "(?:can't|cannot|can not|don't|do not|won't|will not|never|couldn't|wouldn't|haven't got(?: a| any)?|have no|haven't(?: a| any)?)";
const FAILING = `${NOT_ABLE} (?:even |just )?(?:be trusted|be relied|(?:keep|stay) (?:clean|awake)|keep (?:a job|their word|time|up)|hold (?:a job|their drink|down)
  |take (?:a joke|orders|the pace|pressure|criticism)|(?:tell|know) (?:an?|one|their) (?:\\w{2,12} ){1,3}from(?: an?| the)? \\w{2,12}|drive|add up|wash
  |want to work|like (?:hard )?work|work hard|do (?:a (?:hand's turn|day's work|stroke)|hard work)|know the (?:meaning|first thing)
  |lift a finger|turn up (?:on time|sober)|stay sober|understand (?:computers|machines|money|hygiene|technology)
  |learn (?:anything|new|the)|think (?:straight|logically|for themselves)|cope with (?:pressure|stress|change|this|the)
  |pay(?: (?:their|the))? (?:rent|bills|way|debts)|pay (?:on time|up|a penny)|work ethic|loyalty|morals|manners|shame|head for|idea of|sense of (?:time|hygiene|humour))`;

/** Reports, studies and criticism of such talk identify themselves; animals, wines and cups are not people. */
const NO_VERDICT = phrase(
  `study|studies|survey|myths?|untrue|false|wrong|belief|believed?|idea|notion|not all|racists?|racism
    |sexists?|sexism|anti-?semit(?:e|ic|ism)|homophobic|xenophobi\\w{1,2}|memes?|tropes?|sentiment|saying
    |impl(?:y|ies|ied|ying)|claim(?:ed|s|ing)? that|accus(?:e|ed|es|ing)|portray\\w{0,4}|depict\\w{0,4}
    |caricatur\\w{1,3}|propaganda|century|empire|novel|film|song|lyrics|joke that|isn't true|is not true
    |disagree|nonsense|how dare|hate it when|shouldn't|should not|why do people|don't think|do not think
    |not because|aren't|just because|per cent|percent|legend|laughed`,
  `rice|food|cuisine|wines?|dogs?|horses?|breeds|team|players?|match|squad|league|troops|army|studied
    |entitled|rates?|wheelchair access|adapted|hearing`,
);

const AGE =
  '(?:[3-9]\\d|thirty|forty|fifty|sixty|seventy|eighty)(?:-?(?:odd|ish|plus|something|one|two|three|four|five|six|seven|eight|nine))?';
const WORN = `(?:past (?:it|being|learning|teaching|training|changing|caring|working|\\w{4,10}ing)|over the hill|gaga|senile
  |doddery|dead (?:wood|weight)|ballast|finished|burnt? out|clapped out|useless|hopeless|a passenger
  |${TOO}(?:old|slow|set)(?! a)|(?:not |never )(?:going to|gonna) (?:learn|change|keep up|cope|last))`;
const WONT = `(?:can't|cannot|won't|will not|will never|could never|'ll never|isn't going to|never will|doesn't) (?:learn|cope|keep up|last|pick up|adapt|get the hang|manage|follow|understand|handle|do (?:the|this))`;
const SOMEBODY =
  '(?:a (?:man|woman|bloke|fella|worker|person|driver|cleaner|girl|lady)|anyone|anybody|someone|somebody|nobody|people|men|women|blokes|staff|workers|the ones)';

const TRADE = `(?:bonnet|hood|dash|wheel|cab|forklifts?|trucks?|lorr(?:y|ies)|cranes?|tools|furnaces?|roof|ladders?|pit(?: lane)?|engine room|shop floor|gun deck|machines?|vans?|diggers?|scaffold(?:ing)?|kiln|boiler room|trading floor|boardroom|night shift|nights|grill|line|site)`;

/** Wording that generalizes about a whole group. */
export const verdict: WordingPart = {
  parts: [blamedNewcomers],
  rules: [
    {
      form: phrase(
        `${SUBJECT} (?:are|get) ${ADVERB}${VERDICT}(?! to (?:be|have|see|hear|go)| in (?:the|their|his|her))`,
        `(?:${SUBJECT}|you lot(?: from (?:the )?\\w{3,12})?) (?:are|get) (?:all )?(?:always|forever) (?:off(?= ?(?:[.,;!]|$|and))|late|praying|moaning|whining|complaining|crying|drunk|skint|off sick|at it)`,
        `you (?:igbo|yoruba|hausa|fulani|kikuyu|luo|zulu|xhosa|punjabi|bihari|gujarati|tamil|malay|indian|chinese|pakistani|polish|irish|nigerian|somali|arab|jewish|muslim|hindu|black|white|asian|african|brown|gypsy) (?:people|lot|guys|women|men|girls|boys),? (?:you|are|always|never|all|only|once you|just|can't|don't|think)`,
        `(?:girls|women|boys|men|people|lads|ladies) from (?:the )?(?:east|west|north|south|village|villages|townships?|estates?|\\w{4,12}) (?:are )?(?:only|all|just|always) (?:looking for|after|want|come for|marry for|think of) (?:an? |your |our |the )?(?:\\w{2,9} )?(?:husband|visa|papers|money|passport|benefits|man|handouts?)`,
        `with (?:the |these |those )?${GROUP},? (?:there(?:'s| is) always|you (?:never|always|just|can never)|it(?:'s| is) always|nothing is ever) (?:\\w{2,9} ){0,2}(?:dirty|trouble|know|expect|lies?|tricks?|a catch|something|get|price|cash|drama|an excuse)`,
        `you lot(?: from (?:the )?\\w{3,12}| (?:in|with|on) (?:the |your )?\\w{3,12})? (?:are|with) ${ADVERB}${VERDICT}`,
      ),
      unless: NO_VERDICT,
      why: 'The remark judges a whole group.',
    },
    {
      form: phrase(
        `(?:${NATIONALITY}|somali|afghan|kurd|pole|turk|roma|muslim|gypsy|traveller|nigerian|indian|pakistani|romanian)'s (?:never|don't|won't) (?:pay (?:on time|up|their (?:bills|rent|debts)|the (?:bills|rent)|a penny)|wash|clean up|work hard|listen|queue|tip|turn up)`,
        `${SUBJECT},? (?:and \\w{2,12} )?${OFTEN}${HABIT}`,
        `${SUBJECT},? ${FAILING}`,
        `they(?:'d|'ll| would| will) (?:sell|steal|nick|rob|flog) (?:their own|the (?:copper|lead|tools|stock|spoons)|your own|anything|the shirt)`,
      ),
      unless: NO_VERDICT,
      confidence: 0.75,
      why: 'The remark attributes a habit or failing to a whole group.',
    },
    {
      form: phrase(
        `(?:such (?:people|folks?)|(?:such|those|these) (?:folks?|types|families|women|girls|boys|sorts)) (?:never|don't|won't|can't|cannot) (?:\\w{2,8} )?(?:wash|clean|keep|pay|work|learn|listen|mix|fit|stay|turn up|bathe|behave|settle|change|look after|lift)`,
        `(?:such (?:people|folks?)|(?:such|those|these) (?:folks?|types|sorts)) (?:always|only|will) (?:\\w{2,8} )?(?:steal|rob|cheat|lie|drink|make trouble|cause|wreck|smell|breed|moan|complain|want something)`,
      ),
      unless: phrase(
        'love|proud|credit|chance|money back|study|survey|myth|novel|film|shelter|support(?:ed|ing)?|help(?:ed|ing)?',
      ),
      confidence: 0.75,
      why: 'The remark treats a person as one of “those people”.',
    },
    {
      form: phrase(
        `(?:at|being|now) ${AGE},? (?:he|she|you|they|his|her)(?:'s|'re| is| are|'ll be| will be)? ${WORN}`,
        `(?:he|she)(?:'s| is) (?:nearly |almost |already |all of |over |pushing )?${AGE},? (?:and |so )?(?:he|she)(?:'s| is) ${WORN}`,
        `(?:at|being) ${AGE},? (?:he|she|you|they) ${WONT}`,
        `${SOMEBODY} (?:over|past|above|of|nearing|older than) (?:the age of )?${AGE} (?:is|are|'s)(?: just| only| nothing but| all)? (?:${WORN}|a (?:liability|burden|risk|waste))`,
        `${SOMEBODY} (?:over|past|above|of|nearing|older than) (?:the age of )?${AGE} (?:${WONT}|can cope|can keep up|can learn|has (?:no business|any business)|is worth (?:training|the))`,
        `(?:the )?over-(?:forties|fifties|sixties|seventies|eighties|\\d0s)(?:,| are| just| all| only| can't| who| because| as| -| –) (?:they're |they are |are )?(?:all |just |only )?(?:${WORN}|a waste|waste our|slow|confused|can't|don't understand|hopeless)`,
        `(?:they're|they are|them's|these are|that lot are|he's|she's|he is|she is) (?:all |a bit |getting |well |clearly |half )?(?:gaga|senile|doddery|doolally|past it|over the hill|long in the tooth)(?! (?:of|that|now that))`,
      ),
      unless: phrase(
        'study|survey|respondents|patients?|diagnos(?:ed|is)|dementia|film|novel|song|car|engine|house|building|club|rider|record|best before|use-by|deadline|lady gaga|insur(?:ed|ance)',
      ),
      why: 'The remark judges a person’s ability by age.',
    },
    {
      form: phrase(
        `(?<=(?:^|[.;:!,–-] ?|and |so |but |please )["“]?)no (?:more )?(?:sheilas|birds|lasses|girls|women|ladies|females|lady \\w{3,9}) (?:under|on|in|behind|near|at|up|inside|around|anywhere near) (?:the |our |my |a )?${TRADE}`,
        `(?:an? )?(?:woman|women|girl|girls|lady|ladies|sheila|sheilas|female)(?: like (?:that|her))? (?:has|have|had|'s got) no (?:business|place) (?:near|in|on|at|behind|under|driving|running|doing|around|being|welding|flying|fixing|up)(?: \\w{1,12}){1,2}`,
        `(?:they|women|girls|sheilas|ladies|birds) (?:can't|cannot|don't|couldn't|wouldn't) (?:even )?(?:tell|know) (?:an?|one end of an?|forward|their) (?:\\w{2,10} )?from (?:an?|the|their|reverse|behind)(?: \\w{2,10})?`,
        `any (?:woman|girl|lady|female)(?: \\w{3,12})? (?:getting|who gets?|who becomes|becoming|who falls) (?:married|engaged|pregnant)(?: …| within \\w{1,6} \\w{4,8}| in \\w{2,6} \\w{4,8}(?: \\w{3,6})?)? (?:will|shall|must|is to) (?:be )?(?:moved|transferred|demoted|let go|dismissed|resign|leave|put|treated|taken|deemed|shifted|downgraded)`,
      ),
      requires: phrase('sheilas?|birds|lass(?:es)?|girls?|wom[ae]n|lad(?:y|ies)|females?'),
      unless: phrase(
        'there (?:is|are|was|were)|study|survey|said to be|film|novel|century|unlawful|toilets?',
      ),
      why: 'The remark excludes women from a job or belittles them for it.',
    },
    {
      form: phrase(
        `(?:an? |the |that )?(?:black|african|muslim|foreign|polish|traveller|ethnic|asian|arab|jewish|irish|spanish|mexican|indian|nigerian|russian|chinese|turkish)(?:-sounding)? (?:sur)?names?(?: …)? (?:and that |and it |which |that )?(?:means?|meant|spells?|equals?|always means|usually means) (?:\\w{2,10} ){0,2}(?:trouble|noise|loud|music|cops|police|drugs|fraud|bills|mess|curry|smells?|no (?:deposit|rent|visa|english))`,
      ),
      why: 'The remark judges a person by their name.',
    },
  ],
};
