import type { WordingPart } from '#engine/detectors/wording-part.ts';
import { phrase } from '#engine/phrases/phrase.ts';

const CHILD =
  '(?:son|daughter|nephew|niece|wife|husband|brother|sister|cousin|boy|girl|kids?|children|brother-in-law|sister-in-law|son-in-law)';
const POST =
  '(?:(?:an? |some )?(?:\\w{3,10} )?(?:jobs?|internships?|placements?|posts?|apprenticeships?|traineeships?|positions?|scholarships?|work|school place))';
const OFFICIAL =
  '(?:inspectors?|officers?|officials?|planners?|ministers?|councillors?|mayors?|clerks?|auditors?|examiners?|assessors?|surveyors?|commissioners?|directors?)';
const APPROVAL =
  '(?:stamps?|licen[cs]es?|permits?|approvals?|signatures?|certificates?|clearances?|visas?|planning permission|contract|go-ahead)';
const OFFICE =
  "(?:ministry|council|customs|town hall|city hall|port|embassy|procurement office|tender board|planning office|tax office|governor's office|mayor's office|police|licensing office|health authority|regulator)";
const IN_ORDER = phrase(
  `must|may not|never|declared|open scheme|applied like|refus(?:ed|es|al)|declin(?:ed|es)|returned|sent back|charity|salary|tax(?:es)?|import duty|unrelated`,
);

/** Advantages for the family of whoever decides, money passed on to an office, and gifts due at a signature. */
export const favoredFamily: WordingPart = {
  triggers: (
    'his son*|her son*|his daughter*|her daughter*|his nephew*|her nephew*|his niece*|her niece*|his wife|her husband|his brother*|her brother*|his sister*|her sister*|his cousin*|her cousin*|his boy|her boy|his girl|her girl|his kid*|her kid*|his children|her children|' +
    "inspector's*|officer's*|official's*|planner's*|minister's*|councillor's*|mayor's*|clerk's*|auditor's*|examiner's*|assessor's*|surveyor's*|commissioner's*|director's*|" +
    'passes the rest*|passes some*|passes a*|passes half*|passes part*|passes the other*|gives the rest*|hands the rest*|sends the rest*|forwards the rest*|pays the rest*|gives half*|gives a share*|gives a cut*|hands a share*|hands half*|hands a cut*|sends a share*|sends half*|sends a cut*|pays a share*|pays half*|forwards a share*|forwards half*|gives part*|hands part*|sends part*|pays part*|forwards part*|' +
    'little something|a little extra|something for*|something nice|something in it*'
  ).split('|'),
  rules: [
    {
      form: phrase(
        `(?:until|till|once|after|when|as soon as) (?:we|i|they|he|she)(?:'d|'ve| had| have)? (?:found|got|sorted(?: out)?|arranged|given|gave|fixed|organi[sz]ed|promised|offered) ${POST} for (?:his|her|the ${OFFICIAL}'s) ${CHILD}`,
        `(?:until|till|once|after|when|as soon as) (?:we|i|they|he|she)(?:'d|'ve| had| have)? (?:found|got|sorted|given|gave|fixed|promised|offered) (?:his|her|the ${OFFICIAL}'s) ${CHILD} ${POST}`,
        `(?:until|till|once|after|when|as soon as) (?:we|i|they)(?:'d|'ve| had| have)? (?:took|taken|hired|employed) (?:on )?(?:his|her|the ${OFFICIAL}'s) ${CHILD}(?: on)?`,
      ),
      requires: phrase(
        APPROVAL,
        `came round|signed(?: off)?|waved (?:us|it|them) through|passed (?:us|it)|stopped asking|no more (?:questions|trouble|fuss)|was difficult|made (?:trouble|difficulties|a fuss)`,
      ),
      unless: IN_ORDER,
      confidence: 0.85,
      why: 'The text says that somebody who decides was won over by a favor for the family.',
    },
    {
      form: phrase(
        `(?:we|i|they)(?:'ve| have)? (?:took|hired|employed) (?:on )?(?:the |that )?${OFFICIAL}'s ${CHILD}(?: on)?,? (?:and|so) (?:then )?(?:the |our |that )?${APPROVAL} (?:was|came|is|arrived|appeared|turned up|went through)`,
      ),
      unless: IN_ORDER,
      confidence: 0.84,
      why: 'The text says that an official was won over by a favor for the family.',
    },
    {
      form: phrase(
        `(?:passes|gives|hands|sends|pays|forwards) (?:on )?(?:the rest|the remainder|the other half|half|some|a share|a cut|part)(?: of (?:it|that|this|the money))?(?: on)? to (?:the |a |our |his |her )?(?:\\w{3,10} )?(?:gentleman|man|friend|people|person|lady|official|contact|guy|someone|somebody|cousin|boss|chief) (?:at|in|from) (?:the )?(?:\\w{3,10} )?${OFFICE}`,
      ),
      unless: IN_ORDER,
      confidence: 0.85,
      why: 'The text says that part of a payment ends with somebody in office.',
    },
    {
      form: phrase(
        `(?:a little something|a little extra|something nice|something in it) for (?:us|me|you|him|her|them|the \\w{3,12}(?: \\w{3,12})?|my \\w{3,12}(?: \\w{3,12})?|your \\w{3,12}(?: \\w{3,12})?) (?:once|when|after|as soon as) (?:the (?:signature|contract|deal|order|award|ink|paper|tender)|it's signed|it is signed|we(?:'ve| have)? sign|you(?:'ve| have)? signed?|we win|they win|he wins)(?: (?:is|are|has been)(?: \\w{1,8}){1,4})?`,
      ),
      unless: phrase(
        'birthday|christmas|raffle|goodie bag|staff|team|children',
        'must|may not|never',
      ),
      confidence: 0.85,
      why: 'The text speaks of a benefit that somebody gets when a contract is signed.',
    },
  ],
  examples: [
    'The planner was difficult [[until we had found a placement for his niece]], and now we have the permit.',
    '[[Once I had sorted her son an internship]], the officer stopped asking. He signed [[after we took on the mayor’s cousin]].',
    'He was doubtful until the second test, and now we have the permit; his daughter works here through the open scheme.',
    'Until we found a school place for his son, we lived in town. After they hired her brother, the roof was mended.',
    '[[We took the inspector’s nephew on and the licence was]] there on Monday.',
    'We hired the director’s daughter and the garden was tidy again.',
    'The agent keeps a fifth and [[hands a share to our friend at the ministry]].',
    'The shop gives part to the children in the council estate; she passes the rest to the man from Leeds. He sends half to a friend in the police choir as his tax must be paid by her.',
    'He hinted at [[a little something for the new patio once the contract is ours]].',
    'There is a little something for the children once the raffle is drawn; something nice for you when the train arrives.',
  ],
};
