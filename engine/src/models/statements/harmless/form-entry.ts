const STATUS =
  '(?:single|married|divorced|widow(?:ed|er)?|separated|unmarried|cohabiting|in a (?:registered |civil )?partnership|(?:registered|civil) partner(?:ship)?|engaged|remarried)';
/** An entry of a form: a label, and a state of the person without a word of judgment. */
const CIVIL_STATUS = new RegExp(
  `^[\\s•*-]{0,6}(?:marital|civil|family) status(?:[ \\t]{0,4}[:–-][ \\t]{0,8}|[ \\t]{2,40})${STATUS}(?:,? (?:and |with )?(?:no|one|two|three|four|five|six|\\d{1,2}) (?:(?:small|young|adult|grown-up|minor|dependent) )?(?:child(?:ren)?|kids|sons?|daughters?|dependants?|dependents?))?[\\s.]{0,4}$`,
  'i',
);
/** The name that a record is filed under. */
const NAME_FIELD =
  /^[\s•*-]{0,6}(?:(?:[Ff]ull|[Ll]egal|[Ll]ast|[Ff]irst|[Ff]amily|[Gg]iven|[Bb]irth) name|[Ss]urname|[Ff]orenames?|[Nn]ame)(?: ?[/,&] ?(?:first name|given name|forenames?|surname|last name|initials?))?(?:[ \t]{0,4}[:–-][ \t]{0,8}|[ \t]{2,40})[\p{Lu}][\p{L}'’-]{1,30}(?:[ ,]{1,2}[\p{Lu}][\p{L}'’-]{0,30}){0,4}[\s.]{0,4}$/u;
const FAITH =
  '(?:muslim|jewish|jew|hindu|sikh|buddhist|catholic|christian|orthodox|mormon|jain|seventh-day adventist|adventist|rastafarian)';
/** Notes on what a guest of some faith eats or observes, as a host or a caterer makes them. */
const OBSERVANCE = new RegExp(
  `^[\\s•*-]{0,6}(?:(?:notes?|remarks?|comments?|diet(?:ary)?(?: \\w{4,12})?|special (?:requests?|requirements?|needs|diet)|catering|meals?|guests?|allergies)[ ]{0,3}[:–-][ ]{0,3})?(?:(?:he|she|they|guest|both) (?:is|are) )?${FAITH}(?: (?:family|guest|couple))?[ ]?[,;:(–-][ ]?(?:so )?(?:(?:please |strictly )?(?:no (?:pork|alcohol|meat|beef|shellfish|wine|gelatine|eggs|onions?)|halal|kosher|vegetarian|vegan)(?: (?:only|meals?|food|meat|menu|please))?(?:(?:,| or| and)? )?){1,4}(?:(?:at|for|during|on|in) [\\w' -]{2,40})?[).\\s]{0,4}$`,
  'i',
);

/** Whether a line is an entry of a form or a note for the kitchen, which judges nobody. */
export function isFormEntry(written: string): boolean {
  return CIVIL_STATUS.test(written) || NAME_FIELD.test(written) || OBSERVANCE.test(written);
}
