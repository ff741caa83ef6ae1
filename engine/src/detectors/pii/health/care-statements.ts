const KIND_OF_COUNSELLING = `(?:(?:school |grief |bereavement |child |educational |clinical |play |art |family |drugs? |alcohol |addiction |community |trauma )(?:and \\w{4,9} )?)?`;

/** Who treats somebody's mind or addiction, and leave for a birth or an adoption; in the notation of `phrase`. */
export const CARE_FORMS: readonly string[] = [
  `(?:sees|seeing|seen by|referred to|discharged from|in (?:weekly )?(?:sessions|therapy) with|an appointment with) (?:the |an? |his |her |my |their |our )?${KIND_OF_COUNSELLING}(?:counsell?or|psychologist|psychiatrist|psychotherapist|therapist|mental health (?:team|nurse|worker|practitioner))(?=
    ?(?:[.,;)]|$|on|every|each|once|twice|weekly|fortnightly|at|since|for|about|and|again|in|after|because|who))`,
  `(?:has|have|having|receives|receiving|gets|getting|attends|attending|started|starts|in|needs|offered) (?:weekly |regular |six sessions of |some )?(?:school |grief |bereavement |trauma |individual )?(?:counsell?ing|psychotherapy)(?= ?(?:[.,;)]|$|now|on|every|each|weekly|at|since|for (?:his|her|my|their|the (?:loss|death))|about|again|after|because))`,
  `(?:referred to|referral to|open to|known to|under|seen by|discharged from|waiting list for|waiting for|assessed by|working with) (?:the )?(?:camhs|cypmhs|cmht|community mental health team|crisis team|eating disorders? (?:team|service|clinic)|memory clinic)(?= ?(?:[.,;)]|$|on|in|since|for|and|by|but|last|again|after|because|who|at))`,
  `(?:camhs|cypmhs|cmht) (?:referral|assessment|appointment|appt|review|involvement|input|worker|nurse|letter|report|waiting list)(?= ?(?:[.,;)]|$|going in|went in|made|sent|done|submitted|accepted|declined|rejected|pending|ongoing|in place|on|this|last|next|was|has|completed|chased|refused|for (?:him|her|\\w{3,12}(?= ?[.,;]|$))))(?: (?:going in|went in|made|sent|done|submitted|accepted|declined|rejected|pending|ongoing|in place|completed|refused))?`,
  `(?:is|been|was|has been|stayed|am|he's|she's|i'm|now) (?:now |still )?(?:clean and )?(?:sober|clean and sober) (?:for )?(?:since \\w{3,9}|(?:nearly |almost |over |about )?(?:\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|twelve|\\w{4,8}teen|twenty) (?:years?|months?|weeks?|days))`,
  `(?:attends?|attending|goes to|going to|went to|back (?:at|to|in)) (?:aa|na|alcoholics anonymous|narcotics anonymous|gamblers anonymous|overeaters anonymous)(?: meetings?)?(?= ?(?:[.,;)]|$|on|every|each|twice|once|weekly|again|in|at|and|with))`,
  `(?:his|her|my) (?:ms|adhd|ptsd|ocd|asd|copd|ibs|pcos|me/cfs) (?:has|had|is|was|means|meant|makes|made|flared?|got|gets|diagnosis|medication)`,
  `(?<=(?:^|[,;:.(–|-]) ?)hiv ?(?:\\+|positive|pos)(?!\\w)(?:(?:,? and|,) undetectable)?`,
  `(?<=(?:^|[,;:(|–\\t\\d]|on|for|from) ?)(?:mat(?:ernity)? leave|adoption leave)(?= ?(?:[,;)|]|$|since|from|until|till|to|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\\w{0,6}))(?: (?:(?:since|from|until|till|to) )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\\w{0,6}(?:(?: ?[–-] ?| to )(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\\w{0,6})?)?`,
];

export const CARE_TRIGGERS: readonly string[] = (
  'counsellor|counselor|psychologist|psychiatrist|psychotherapist|therapist|counselling|counseling|psychotherapy|camhs|cypmhs|cmht|' +
  'mental health team|mental health nurse|mental health worker|crisis team|eating disorder team|eating disorders team|memory clinic|sober|' +
  'alcoholics anonymous|narcotics anonymous|gamblers anonymous|overeaters anonymous|attends aa|attend aa|attending aa|goes to aa|going to aa|' +
  'went to aa|back at aa|back to aa|back in aa|attends na|attending na|goes to na|his ms|her ms|my ms|his ptsd|her ptsd|my ptsd|his ocd|her ocd|my ocd|' +
  'his asd|her asd|his ibs|her ibs|my ibs|her pcos|my pcos|mat leave|adoption leave'
).split('|');
