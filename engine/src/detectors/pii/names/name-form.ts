const WORD =
  "(?:\\p{Lu}(?:[\\p{L}\\p{M}]|['’](?!s(?!\\p{L}))){1,24}(?:-\\p{Lu}(?:[\\p{L}\\p{M}]|['’](?!s(?!\\p{L}))){1,24})?|\\p{Lu}\\.(?:[-\\u2010\\u2011]\\p{Lu}\\.)?|\\p{Lu}-\\p{Lu}(?=[ ]\\p{Lu}\\p{Ll}))";
/** A middle initial without a period is in the position of a particle, and so is the `Ó` of Irish names. */
const PARTICLE =
  '(?:(?:\\p{Lu}|van|von|der|den|de|del|della|da|das|dos|do|di|du|la|le|los|las|bin|ibn|bint|' +
  'ben|abu|s/o|d/o|w/o|a/l|a/p|bin|binti|binte|al|el|ter|ten|zu|zum|zur|auf|av|af|ap|ab|ní|nic|uí|e|y|v\\.d\\.|' +
  'v\\.)[ \\u00a0]){0,2}';
/** In all-capitals text, a name ends before these words. */
const NO_WORD_OF_IT =
  '(?!(?:IN|OF|AT|AND|OR|FOR|ON|BY|TO|WITH|FROM|WHO|IS|WAS|HAS|HAD|THE|AS|NOT)(?!\\p{L}))';
/** `Name: Jane Roe Title: Director` must end before the next label. */
const NEXT_LABEL = `${NO_WORD_OF_IT}(?!(?:\\p{L}{1,20}|(?:Job|Phone|Date|Home|Work|Account|Employee|Policy|Patient|File)[ ]\\p{L}{1,12})[ ]?:)`;
/** After a title, a name itself may precede a colon: `Mr. Roe: agreed`. */
const KNOWN_LABEL = `${NO_WORD_OF_IT}(?!(?:job |home |work )?(?:Title|Phone|Tel|Telephone|Mobile|Fax|E-?mail|Date|Role|Position|Address|Department|Company|DOB|Age|Sex|Gender|Signature|ID|Status|Notes?|Ref|Grade)[ ]?:)`;
/** Capitalized words that occur in no person's name. */
const NOT_A_NAME = new Set(
  (
    'agreement association authority bank board center centre city clinic college committee company corporation ' +
    'corp council court customer department division employee employer foundation fund group gmbh hospital inc ' +
    'institute insurance international limited llc llp ltd ministry office plc project proprietary provider school ' +
    'section sir madam services society solutions state systems team technologies tenant the to trust university ' +
    'dr mr mrs ms prof rev herr frau mme madame monsieur dipl pc dc all any emeritus date each none not number our page please see subject this title unknown whom your ' +
    'image photo picture logo signature seal stamp who what when where why how which name first lgtm tbd feedback ' +
    'hospice kollege kollegin kollegen kolleginnen onboarding expectations overview interview communications questionnaire'
  ).split(' '),
);

/** A sticky pattern for one to four capitalized words with particles between them. */
export const NAME_FORM = formBefore(NEXT_LABEL);
/** The same after a title. */
export const TITLED_NAME_FORM = formBefore(KNOWN_LABEL);

function formBefore(label: string): RegExp {
  return new RegExp(
    `${label}${WORD}(?:[ \\u00a0]${PARTICLE}${label}${WORD}){0,3}(?![\\p{L}\\d_])`,
    'uy',
  );
}

/** Whether capitalized words can be a person's name: none of them belongs to organizations or prose. */
export function canBeName(words: string): boolean {
  return words
    .toLowerCase()
    .replaceAll('\u00a0', ' ')
    .split(' ')
    .every((word) => !NOT_A_NAME.has(word.replace('.', '')));
}
