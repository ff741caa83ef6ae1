import { phrase } from '#engine/phrases/phrase.ts';

/* Words for protected characteristics, as people use them about each other, by characteristic. */

export const AGE_OF_SOMEBODY = phrase(
  `[4-6]\\d years old|at \\d{2},? (?:he|she)|\\d{2} next birthday|\\d{2} in \\w{3,9}|at (?:his|her|their|that|your)
    (?:time of life|age)(?! group)|for (?:his|her) age|(?:he's|she's|he is|she is) (?:nearly|almost
    |already|now|pushing|only|over
    |past)? ?\\d{2}(?! ?(?:%|percent|per cent|days?|hours?|minutes|weeks?|points?|th|nd|st|rd|kg|cm))
    |(?:nearly|almost|pushing|already|well over|the wrong side of|close to|approaching|nearing
    |coming up to) (?:[3-7]0|thirty|forty|fifty|sixty|seventy|retirement)|in (?:his|her)
    (?:early |mid |mid-|late )?(?:twenties|thirties|forties|fifties|sixties|[2-6]0s)
    |(?:too|bit|little) old(?! for (?:the|this) (?:car|machine|system|building))|getting on a bit
    |set in (?:his|her|their) ways|(?:a |from a |another |an older )?different generation
    |near(?:ing|ly at)? retirement|retiring soon|no spring chicken|old dog|old guard|old school`,
);

export const FAMILY_OF_SOMEBODY = phrase(
  `(?:recently|newly|just|about to get|getting|soon to be) (?:married|engaged|wed)|of child-?bearing
    age|(?:the |that |right )?age (?:where|when) (?:they|she|women|girls)
    (?:all )?(?:start|want|have)|(?:a |another |the |new |first |second |third )?bab(?:y|ies)(?:
    (?:coming|due|on the way|at home|to look after))?
    |(?:young|small|little|two|three|four|five|primary-age|school-age) (?:kids?|children)|young
    family|kids? at home|children at home|child ?care|nursery run|school run|single
    (?:mum|mom|mother|parent|dad|father)|pregnan(?:t|cy)|maternity|paternity leave|mat leave|twins
    |toddlers?|trying for|start(?:ing)? a family|husband's (?:job|work|career)|ivf|fertility
    treatment|divorce[ds]?|caring for (?:her|his) (?:mother|father|mum|dad|parents)`,
);

/** Also said of people who retire, so it counts only beside a rejection. */
export const TIME_FOR_FAMILY = phrase(
  `(?:more |so much )?time (?:with|for) (?:the|her|his|their) (?:kids?|children|baby|family|little ones?|twins)
    |puts? (?:the|her|his) (?:kids|children|family) first`,
);

export const HEALTH_OF_SOMEBODY = phrase(
  `disabilit(?:y|ies)|disabled|wheelchair|walks with a stick|limp|stammer|stutter|hearing aids?|deaf
    |blind|epilep(?:sy|tic)|dyslexi[ac]|autis(?:m|tic)|on the spectrum|adhd|bipolar
    |depress(?:ion|ed)|anxiety|mental health|breakdown|burn-?out|cancer|chemo|multiple sclerosis|ms
    |crohn's|diabet(?:es|ic)|hiv|arthritis|bad back|back (?:problem|trouble)s?|ill health|illness
    |sick (?:record|leave|notes?)|sickness(?: record)?|days sick|health
    (?:issues?|problems?|history|condition)|medical (?:issues?|problems?|history|condition)
    |(?:reasonable )?adjustments?|occupational health|rehab|drink problem|alcoholic`,
);

export const ORIGIN_OF_SOMEBODY = phrase(
  `accents?
    |(?:foreign|foreign-sounding|unpronounceable|funny|ethnic|african|asian|arabic|polish|muslim)
    (?:sounding )?names?|surname|those names|prayers?|(?:to|and|goes|gone|off) pray|praying|prayer room|ramadan|fasting|mosque
    |temple|hijab|headscarf|head scarf|niqab|burka|turban|skullcap|kippah|beard|halal|muslim|jewish
    |hindu|sikh|catholic|protestant|jehovah|polish|romanian|bulgarian|nigerian|somali|ghanaian
    |indian|pakistani|bangladeshi|chinese|filipino|african|caribbean|jamaican|asian|arab|turkish
    |irish|traveller|gypsy|roma|eastern european|black (?:guy|girl|man|woman|lad)|immigrants?
    |refugees?|visas?|english is(?:n't| not)|second language|where
    (?:he|she|they)(?:'s| is|'re| are)? (?:really )?from|not from (?:round |around )?here
    |cultural(?:ly)?|(?:his|her|their) (?:background|culture|religion|faith)`,
);

/**
 * Fasts and prayers, which are seldom mentioned beside somebody's work for another reason than to hold them against it.
 */
export const WORSHIP_OF_SOMEBODY = phrase(
  `ramadan(?: fast(?:ing)?)?|(?:she|he|they) fast(?:s|ed)?|(?:is|was|were|been) fasting|(?:her|his|their) (?:fast(?:ing)?|prayers?(?! (?:was|were|are) answered)|prayer times|religious (?:fast(?:ing)?|observance|practices?))
    |prays? (?:five|several) times|lenten fast|yom kippur|sabbath`,
);

export const SEX_OF_SOMEBODY = phrase(
  `being an? (?:woman|man|girl|bloke|mother|mum|gay man)|as an? (?:woman|man|girl|mother|mum)|for
    an? (?:woman|man|girl|bloke)|an? (?:woman|girl|lady|female|bloke|man|fella|lad)(?=
    (?:in|on|for|running|doing|leading|this time|at))|(?:a |another |any )?(?:gay|lesbian|trans
    |transgender|queer|camp|effeminate|butch)(?: (?:guy|man|woman|couple|lad))?|two
    (?:blokes|men|guys|lads|women|girls)(?: with| w)?|boys' club|hormonal|emotional`,
);
