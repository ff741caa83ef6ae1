import {
  isFirstName,
  isListedName,
  isUnambiguousFirstName,
} from '#engine/models/names/lexicon/name-lookup.ts';
import { oneLine } from '#engine/text/one-line.ts';
import type { Span } from '#engine/vocabulary.ts';

const REACH = 48;

/** The label of an occupation, before the answer. */
const OCCUPATION_BEFORE =
  /(?<!\p{L})(?:occupation|profession|job title|trade|beruf|métier|profesión|professione|beroep|zawód)[ \t]{0,12}:[ \t]{0,12}$/iu;
/** Words before the name of somebody portrayed, who is no private person: `bust of`. */
const SHOWN_BEFORE = /(?<!\p{L})(?:busts?|statues?|waxworks?) of (?:an? |the )?$/iu;
/** An actor's part in an advertisement. */
const PLAYED_BEFORE = /(?<!\p{L})to play (?:an? |the )?(?:young |old |late )?$/iu;
/** Whom sacred writings are about, by a title rather than a name. */
const FAITH = /^Christ$/;
/** Whoever calls on God names nobody. */
const CALLED_ON = /(?<!\p{L})(?:oh|my|thank|for|swear to|honest to|please) $/iu;
const EPISTLE = /^['’]s (?:letters?|epistles?|gospel|psalms?)(?!\p{L})/iu;

/** A book of the Bible, before its chapter and verse. */
const BOOK =
  /^(?:Phil|Philem|Matt|Mark|Luke|John|Acts|Rom|Cor|Gal|Eph|Col|Thess|Tim|Titus|Heb|Jas|James|Pet|Peter|Jude|Rev|Gen|Exod|Lev|Num|Deut|Josh|Judg|Ruth|Sam|Samuel|Neh|Esth|Esther|Job|Prov|Eccl|Isa|Jer|Lam|Ezek|Dan|Daniel|Hos|Joel|Amos|Jon|Jonah|Mic|Micah|Nah|Hab|Zeph|Hag|Zech|Mal)$/;
const VERSE = /^\.? \d{1,3}:\d{1,3}(?![\d:]| ?[ap]m)/u;
/** The prayer that ends a meeting or begins a meal. */
const PRAYER_BEFORE =
  /(?<!\p{L})(?:closed|ended|concluded|opened|finished|said|say|saying|shared|sharing|recited)(?: (?:with|by saying))? the $/iu;
/** A parent in a group of parents, by the child's initial: `Gran of L`. */
const OF_INITIAL =
  /^(?:mum|mom|mam|dad|gran|granny|nan|grandma|grandpa|aunt|uncle|parent) of \p{Lu}\.?$/iu;
/** A pet before its name. */
const PET_BEFORE =
  /(?<!\p{L})(?:dogs?|cats?|pupp(?:y|ies)|kittens?|hamsters?|rabbits?|parrots?|ponies|pony|horses?|tortoises?|goldfish|hens?|goats?)(?:,| is| was| are)? (?:called|named|christened) $/iu;
/** The word `bot` before a name in brackets, which is that of a program. */
const BOT_BEFORE = /(?<!\p{L})(?:chat ?)?bot \($/iu;
const BOT_AFTER =
  /^(?:,| \(?)? ?(?:your|our|the|an?) (?:\p{L}{2,12} )?(?:virtual|digital|ai|automated) (?:assistant|agent|helper|companion)/iu;
/** A machine or a vessel by its size: `Pump 15kW`, `1.5L Percolator`. */
const SIZED =
  /(?:^|[ ])(?:\d{1,2}\.)?\d{1,4} ?(?:kVA|kW|kWh|hp|cc|mm|cm|ml|kg|GB|MB|TB|Ah|VA|L)(?:$|[ ])/u;
/** An article of a catalogue, in whose name digits and capitals are mixed: `Toner 410X black`. */
const ARTICLE = /(?:^|[ ])(?:\d{2,5}[A-Z]{1,3}|[A-Z]{1,3}\d{2,5}[A-Z]?)(?![\p{L}\d])/u;
/** Hospitals that are called after people, where somebody is sent: `the clinic at Steve Biko`. */
const SENT_TO =
  /(?<!\p{L})(?:clinic|ward|unit|theatre|admitted|outpatients|casualty|icu|scan|surgery|bed|delivered|born|appointment)(?: (?:him|her|them|on|for|\p{L}{3,10}))?(?: in| to| at) $/u;
const ENDS_THERE =
  /^(?: (?:on|in|for|from|until|next|last|this|today|tomorrow|and|where|ward|hospital)(?!\p{L})|[.,;)]|$)/u;
/** Banks run the words of their names together. */
const BANK = /\p{Ll}Bank$/u;

/** Things that bear a name, by the words behind it. */
const THINGS_AFTER: readonly (readonly [name: RegExp, after: RegExp])[] = [
  [/^Jerry$/, /^[ -]?cans?(?= ?(?:[,;.:|)/]|\d|\r?\n|[ ]{2}|\t|$|of|with|and|for|filled))/],
  [/^(?:Skip|Crane|Digger|Dumper|Genny|Chuck|Buck)$/, /^ (?:no\.? ?)?\d/iu],
  [/^Skip$/, /^ (?:exchange|hire|collection|delivery|permit|lorry|full|emptied)(?!\p{L})/iu],
  [/^\p{Lu}\p{Ll}{2,15}$/u, /^ accents?(?!\p{L})/u],
  [/^(?:Buddy|Mentor|Host|Chair)$/, /^ ?:/],
  [/^Morris$/, /^ (?:men|dancers?|dancing|sides?|minor|chairs?)(?!\p{L})/iu],
  [/^Punch$/, /^ and Judy/],
  [/^Stanley$/, /^ (?:knife|knives|blades?|cup)(?!\p{L})/iu],
  [/^Allen$/, /^ (?:keys?|bolts?|screws?|wrench(?:es)?)(?!\p{L})/iu],
  [/^Phillips$/, /^ (?:screws?|screwdrivers?|head)(?!\p{L})/iu],
  [
    /^\p{Lu}/u,
    /^(?: (?:regression|proportional hazards?|comorbidity (?:index|score))|(?:['’]s)? (?:exact test|rank[ -]sum|correlation coefficient))(?!\p{L})/iu,
  ],
  [
    /^(?:Cox|Charlson|Barthel|Apgar|Braden|Waterlow|Likert|Kaplan|Kruskal|Wilcoxon|Fisher|Pearson|Spearman|Cronbach|Cohen|Elixhauser)$/,
    /^(?:['’]s)?[ -](?:regression|models?|index|score|scale|test|correction|alpha|kappa|hazards?|analys[ei]s|curves?|Meier|Wallis)(?!\p{L})/iu,
  ],
  [/^(?:Davy|Tilley|Aldis|Anglepoise)$/, /^ lamps?(?!\p{L})/iu],
  [/^(?:Victoria|Madeira|Dundee)$/, /^ (?:sponges?|cakes?|plums?)(?!\p{L})/iu],
  [/^(?:Bunsen)$/, /^ burners?(?!\p{L})/iu],
  [/^(?:Henry)$/, /^ (?:hoovers?|vacuums?)(?!\p{L})/iu],
  [/^(?:Bath|Chelsea)$/, /^ (?:buns?|boots?)(?!\p{L})/iu],
];
const JUDY_BEFORE = /(?<!\p{L})Punch (?:and|&) $/u;
/** Public houses, ships and theaters are called after princes and admirals: only they have an article. */
const TITLED = new RegExp(
  oneLine`^(?:Prince|Princess|King|Queen|Duke|Earl|Marquis|Admiral|General|Lord|Lady|Sir)[ ](?:of[ ])?\p{Lu}\p{Ll}{2,14}$`,
  'u',
);
const AT_HOUSE =
  /(?<!\p{L})(?:outside|inside|in|at|behind|near|opposite|to|past|from|by|left|leaving|into) the $/iu;

/** One of those whom a form letters, because nobody should be named. */
const BY_LETTER =
  /^(?:(?:reviewee|candidate|participant|respondent|interviewee|applicant|employee|person|witness|patient|student|pupil|child|tenant|customer|client|speaker|staff member) \p{Lu}\d?)$/iu;
/** Clauses and rules have such numbers. */
const CLAUSE = /^\p{Lu}{1,2}\d{1,3}[a-z]?$/u;

/** The French pronoun, before a verb; a woman may be called so. */
const SHE =
  /^ (?:(?:ne|se|lui|leur|y|en|me|te|nous|vous|est|a|avait|aura|était|sera|porte|peut|veut|doit|va|vit|fait|dit|vient|travaille|habite|demande|souhaite|déclare) |[nmstlj]['’]|\p{Ll}{0,10}[àâçéèêëîïôûù]\p{Ll}{0,10}[ .,])/u;

/** Two surnames joined as in the name of a firm that signs: `For Quarrier & Holt`. */
const FIRM_BEFORE =
  /(?<=(?:For|for|of|by|at|To|to|from|with|join|joining) )(\p{Lu}[\p{L}’'-]{2,20}) & $/u;

/** The words of a place to eat, in front of its name. */
const HOUSE =
  /^(?:Trattoria|Ristorante|Osteria|Pizzeria|Gasthaus|Gasthof|Pension|Brasserie|Taverna|Bodega|Café|Hotel|Hôtel|Restaurant) /u;
/** The name of a software product behind a word of its own: `Acme Cloud`. */
const SERVICE = /^(\p{Lu}\p{Ll}{2,20}) (?:Cloud|Suite|Studio|Desktop|API|Hub|Connect|CRM|ERP)$/u;

/** A clause with a letter for its number: `D. Lockers must be emptied`. */
const LETTERED = /^\p{Lu}\. (\p{Lu}\p{Ll}{2,15})(?: \p{Lu})?$/u;
const LINE_BEFORE = /(?:^|\n)[ \t]{0,12}$/;
const GOES_ON =
  /^ (?:must|shall|should|may|can|cannot|will|are|is|have|has|need|needs|do|does|to|of|in|for|and|with|on|from)(?!\p{L})/u;

function isClause(words: string, before: string, after: string): boolean {
  const word = LETTERED.exec(words)?.[1];
  return (
    word !== undefined && !isListedName(word) && LINE_BEFORE.test(before) && GOES_ON.test(after)
  );
}

const NO_NAMES: readonly RegExp[] = [BY_LETTER, CLAUSE, FAITH, OF_INITIAL, ARTICLE, SIZED];
const BY_WHAT_FOLLOWS: readonly (readonly [name: RegExp, behind: RegExp])[] = [
  ...THINGS_AFTER,
  [BOOK, VERSE],
  [/^Elle$/, SHE],
];
const LABELS_BEFORE: readonly RegExp[] = [
  OCCUPATION_BEFORE,
  SHOWN_BEFORE,
  PLAYED_BEFORE,
  PET_BEFORE,
  BOT_BEFORE,
];
const BY_WHAT_PRECEDES: readonly (readonly [name: RegExp, ahead: RegExp])[] = [
  [/^Grace$/, PRAYER_BEFORE],
  [/^Judy$/, JUDY_BEFORE],
  [/^God$/, CALLED_ON],
];

/** The characters of a password before a word in it. */
const IN_PASSWORD = /\d[\p{L}\d]{0,20}[!@#$%^&*_+=~]{1,2}$/u;

/** Whether a name that may be a person's is a word for a job, a thing or somebody whom nobody need protect. */
export function isNoName(text: string, words: string, { start, end }: Span): boolean {
  if (NO_NAMES.some((form) => form.test(words))) return true;
  const after = text.slice(end, end + REACH);
  if (EPISTLE.test(after) || BOT_AFTER.test(after)) return true;
  if (BY_WHAT_FOLLOWS.some(([name, behind]) => name.test(words) && behind.test(after))) return true;
  const before = text.slice(Math.max(0, start - REACH), start);
  if (isClause(words, before, after) || IN_PASSWORD.test(before)) return true;
  return (
    LABELS_BEFORE.some((label) => label.test(before)) ||
    BY_WHAT_PRECEDES.some(([name, ahead]) => name.test(words) && ahead.test(before))
  );
}

/** Whether a name that may be a person's is that of a house, a firm or a service. */
export function isHouse(text: string, words: string, { start, end }: Span): boolean {
  if (HOUSE.test(words) || BANK.test(words)) return true;
  const service = SERVICE.exec(words)?.[1];
  if (service !== undefined) return !isUnambiguousFirstName(service);
  const before = text.slice(Math.max(0, start - REACH), start);
  if (TITLED.test(words)) return AT_HOUSE.test(before);
  if (words.includes(' ') && SENT_TO.test(before)) {
    return ENDS_THERE.test(text.slice(end, end + REACH));
  }
  const partner = words.includes(' ') ? undefined : FIRM_BEFORE.exec(before)?.[1];
  return partner !== undefined && !isFirstName(partner);
}
