import { personalStatement } from './personal-statement.ts';

const ORIENTATION = `(?:gay|lesbian|bisexual|homosexual|heterosexual|asexual|pansexual|queer
  |transgender|transsexual|trans|non-binary|intersex)`;

export const sexualOrientation = personalStatement({
  id: 'sexual-orientation',
  typeName: 'Sexual orientation',
  description: "A statement of a person's sexual orientation or gender identity.",
  article: 'Art. 9(1)',
  recommendation: 'Remove the statement, or keep it only with an explicit legal basis.',
  triggers: (
    'gay|lesbian|bisexual|homosexual|heterosexual|asexual|pansexual|queer|transgender|' +
    'coming out to|came out to|come out to|comes out to|transsexual|trans|non-binary|intersex|sexual orientation:|sexuality:|same-sex partner|same-sex spouse|' +
    'relationship (same*|gay male|gay man|gay woman|same-sex relationship|same-sex couple|same sex couple|male couple|female couple|gay couple|lesbian couple|his husband|her wife|his boyfriend|her girlfriend|his male partner|' +
    'her female partner'
  ).split('|'),
  forms: [
    `(?<=(?:he|she|they|him|her|son|daughter|brother|sister|boy|girl)(?: \\w{2,15})? |[,(;] )being (?:an? )?(?:openly |known |practi[sc]ing |probably |secretly )?${ORIENTATION}(?= ?(?:[.,;)]|$|and|but|so|man|woman))`,
    `(?<=(?:^|\\n|[.|•–-] ?|[ ]{2}))(?:proudly |openly )?(?:gay|lesbian|bisexual|bi|queer|pansexual|asexual|trans|transgender|non-binary|ftm|mtf)[,;] ?(?:he|she|they)/(?:him|her|hers|them|theirs)`,
    `(?<=(?:^|\\n|[.|•–] ?))(?:gay|lesbian|bisexual|pansexual|queer|trans)(?:, (?:and )?| and )(?:bear|butch|femme|twink|monogamous|poly|vegan|vegetarian|loves?|likes?|enjoys?|seeking|looking for)`,
    `(?:he|she|they|i|who|patient|employee|applicant|candidate|colleague|son|daughter|wife|husband)
      (?:is|was|are|am|identif(?:y|ies|ied) as|came out as)
      (?:an? )?(?:openly |also )?${ORIENTATION}`,
    `(?:he|she|they|him|her|you|and|is|are|was)
      (?:is |are |was )?(?:probably|definitely|obviously|clearly|secretly|openly|possibly|apparently)
      ${ORIENTATION}(?! (?:people|men|women|rights|marriage|friendly|bars?|clubs?))`,
    `(?:i am|i'm|he is|he's|she is|she's|they are|they're) (?:the|an?|one of the) (?:(?:only|first|few|two|openly) ){0,2}${ORIENTATION} (?:person|man|woman|employee|colleague|guy|girl|lad|kid|student|pupil|teacher|nurse|member|one)s?`,
    `(?<=(?:i'm|i am|he's|she's|he is|she is) (?:\\d{2}|single|male|female|married),? (?:and )?)${ORIENTATION}(?= ?(?:[.,;)]|$|and|but|with))`,
    `(?<=(?:^|[.:;|"“–-]|\\*\\*) ?)(?:openly |proudly )?${ORIENTATION}(?:,| and) (?:out|proud|single|divorced|widowed|married|partnered|closeted|not out|looking)(?: (?:for \\w{3,8}|and proud|to everyone|at work))?(?= ?(?:[.,;]|$|and|but|who|with))`,
    `(?:came|come|coming) out as (?:an? )?${ORIENTATION}`,
    '(?:coming|came|come|comes) out to (?:his|her|my|their) (?:(?:elder|older|younger|little|big|step) ?)?(?:parents|family|mother|father|mum|mom|dad|brothers?|sisters?|son|daughter|children|kids|wife|husband|grandparents|grandmother|friends|colleagues|workmates|teammates|classmates)(?= ?(?:[.,;)–-]|$|and|but|in|at|over|last|as|when|about|after|before|this|who))',
    `(?:sexual orientation|gender identity|sexuality): (?:${ORIENTATION}|bi|straight)`,
    '(?:his (?:husband|boyfriend|male partner)|her (?:wife|girlfriend|female partner))(?! (?:of|in law|s))',
    '(?:are|were) an? (?:married )?(?:same-sex|same sex|gay|lesbian) couple',
    '(?:relationship|marriage|partnership|couple) \\(same-sex\\)',
    '(?<=(?:^|[•;:|–-]|\\*) ?)(?:gay|bisexual|lesbian|trans|transgender) (?:male|female|man|woman)(?=,| \\(|;| on| =)',
    '(?:his|her|their|my) same-sex (?:partner|spouse|relationship)',
  ],
  onFile:
    /(?<!\p{L})(?:client|claimant|insured|detainee|prep|hiv)(?!\p{L})[^.]{0,80}(?:\(same-sex\)|(?:gay|lesbian|bisexual|trans)(?!\p{L}))|(?:gay|lesbian|bisexual|trans) (?:male|female|man|woman)[^.]{0,40}(?:prep|hiv|risk|premium)(?!\p{L})/iu,
  why: "The text states a person's sexual orientation or gender identity.",
  examples: [
    'Name: Jane Roe\n- she fears the hearing because of a [[relationship (same-sex)]]\n* [[Lesbian woman]], on PrEP',
    'Name: Tom Roe, he [[being gay]] and out; her nephew, [[being a homosexual]], was left out. Jo Roe, 31. [[Trans, he/him]]. Dark hair. [[Lesbian, loves]] long walks.',
    'The law, being gay friendly, helps her; he wrote of gay bars, and queer, into the night; the trans-Siberian line. Gay, into the woods he went, said she of the poem: a gay tune, and gay likes of his.',
    'Gay men, on average, read more; a relationship (close) was hers.',
    '[[I am the only gay man]] in the yard; [[she is one of the few trans nurses]] there. He is the only straight-A student; they are the first queer films.',
    'Her manager was told that [[she is lesbian]].',
    'My brother [[came out as gay]] and lives with [[his same-sex partner]].',
    'Your manager wrote that you are a drama queen [[and probably gay]], she adds.',
    'He has just [[come out as gay]] at work.',
    'He lives with [[his husband]] Liam; she left [[her wife]].',
    'Her fosterers, Ann and Jo Roe, [[are a lesbian couple]] from Hull.',
    'His wife met her husband, and the girlfriend of his brother.',
    'He talked about [[coming out to his parents]] at Christmas; she [[came out to her colleagues]] in May.',
    'The cat came out to her garden, he came out to his car, and they come out to their fans on stage.',
    'Flatmate wanted: I’m 27, [[gay]] and vegetarian.',
    'Name: Tom Roe, 51. [[Lesbian, out at work]]; loves hills. Jo Roe: [[bisexual and divorced]].',
    'Gay, lesbian and trans people. Name: Tom Roe. Gay and single people: a study by Jo Roe.',
    'The gay bar around the corner is where he works.',
    'We hire regardless of whether she is gay.',
  ],
});
