/** The grounds on which people are judged, by the words of a sentence, since the model knows only that they are. */
const GROUNDS: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:age[ds]?|years old|older|elderly|young(?:er|sters?)?|mature|pension\w{0,4}|retire\w{0,4}|twenties|thirties|forties|fifties|sixties|over[- ](?:thirty|forty|fifty|sixty|\d\d)|boomers?|millennials?|digital natives?|fresh blood|gran(?:ny|nies|dads?)|oldies)\b/i,
    'age',
  ],
  [
    /\b(?:wom[ae]n(?:'s)?|men|girls?|boys?|lad(?:y|ies)|gents?|gentlem[ae]n|females?|males?|m(?:u|o)ms?|mothers?|dads?|fathers?|housewi(?:fe|ves)|husbands?|hostess(?:es)?|emotional|hormonal|bossy|make-?up|skirts?|heels)\b/i,
    'sex',
  ],
  [
    /\b(?:pregnan\w{1,3}|expecting (?:again|a|another|in)|is expecting|maternity|paternity|bab(?:y|ies)|breast-?feed\w{0,3}|childbearing)\b/i,
    'pregnancy or parenthood',
  ],
  [
    /\b(?:child(?:ren)?|kids?|twins|unmarried|married|divorced?|single (?:m(?:u|o)ms?|mothers?|parents?)|little ones?|engaged|famil(?:y|ies) to support)\b/i,
    'family',
  ],
  [
    /\b(?:gay|lesbians?|bisexual|homosexual\w{0,3}|queer|two (?:dads|mums|moms|blokes)|same-sex|came out)\b/i,
    'sexual orientation',
  ],
  [
    /\b(?:trans(?:gender|sexual|wom[ae]n|m[ae]n)?|bakla|non-binary|pronouns?)\b/i,
    'gender identity',
  ],
  [
    /\b(?:religio\w{1,3}|faith|muslims?|islam\w{0,2}|jew(?:s|ish)?|christians?|catholics?|protestants?|hindus?|sikhs?|buddhists?|atheists?|mosque|church|synagogue|pray(?:s|ing|ers?)?|ramadan|sabbath|eid|headscar(?:f|ves)|hijabs?|turbans?|yarmulkes?|kippahs?|burkas?|halal|kosher)\b/i,
    'religion',
  ],
  [
    /\b(?:disab\w{1,8}|deaf|blind|wheelchairs?|autis\w{1,3}|adhd|epilep\w{2,3}|bipolar|depress\w{2,4}|stammers?|stutters?|hiv|diabet\w{2,3}|cripple\w{0,2}|hearing aids?|guide dogs?|nerves|anxiety|dyslexi\w{1,2}|sick(?:ness)?|illness(?:es)?|mental(?:ly)?)\b/i,
    'disability or health',
  ],
  [
    /\b(?:black|brown|asians?|africans?|arabs?|indians?|chinese|polish|poles|romanians?|somalis?|nigerians?|filipin[oa]s?|mexicans?|english famil(?:y|ies)|lebanese|syrians?|afghans?|koreans?|turks?|turkish|pakistanis?|kurds?|roma|gyps(?:y|ies)|travellers?|foreign(?:ers?)?|immigrants?|migrants?|refugees?|visas?|passports?|nationalit(?:y|ies)|citizens|caste|brahmins?|tribes?|accents?|broken english|native speakers?|surnames?|braids|afros?|dreadlocks|skin|race|racial|ethnic\w{0,5}|white (?:lads?|m[ae]n|wom[ae]n|people|kids|girls?|boys?|famil(?:y|ies)))\b/i,
    'race or origin',
  ],
  [
    /\b(?:fat|overweight|obese|weight|ugly|pretty|attractive|beautiful|slim|big girls?|good-looking|easy on the eye)\b/i,
    'looks',
  ],
  [
    /\b(?:benefits|dss|dole|welfare|claimants?|universal credit|council (?:estates?|tenants?)|townships?|slums?|working-class|posh)\b/i,
    'social background',
  ],
];

/** More would no longer be an explanation. */
const MOST_NAMED = 3;

/** What people appear to be judged for, such as `age and sex`; undefined when no word says so. */
export function groundsOfBias(sentence: string): string | undefined {
  const grounds = GROUNDS.filter(([words]) => words.test(sentence)).map(([, ground]) => ground);
  if (grounds.length === 0 || grounds.length > MOST_NAMED) return undefined;
  return grounds.join(', ').replace(/, (?=[^,]*$)/, ' and ');
}
