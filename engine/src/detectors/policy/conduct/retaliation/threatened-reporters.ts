import type { WordingPart } from '#engine/detectors/wording-part.ts';
import { phrase } from '#engine/phrases/phrase.ts';

const LOSS = `(?:(?:immediate |instant |summary )?dismissal|the sack|being (?:sacked|fired|dismissed|moved|transferred|demoted)|redundancy|a (?:written |final )?warning|disciplinary (?:action|proceedings)|legal action|demotion
  |(?:a )?transfer|losing (?:their|his|her|our|my|your) (?:jobs?|bonus(?:es)?|shifts?)|(?:the )?loss of (?:their|his|her|our|my|your) (?:jobs?|bonus(?:es)?|shifts?)|consequences)`;
/** What law protects: speaking to those who look into a matter. */
const SPEAKS_UP = `(?:(?:talk|talks|talked|talking|speak|speaks|spoke|speaking|spoken|go|goes|went|going|complain|complains|complained|complaining|turn|turned) (?:\\w{2,9} )?(?:to|with)|report|reports|reported|reporting|contact|contacts|contacted|contacting
  |tell|tells|told|telling|inform|informs|informed|informing|write to|wrote to|writing to|testif(?:y|ies|ied|ying)|give evidence|gave evidence|giving evidence|raise|raises|raised|raising|join|joins|joined|joining|call|calls|called|calling)`;
const EAR = `(?:auditors?|inspectors?|inspectorate|labou?r (?:inspect\\w{2,7}|office|board)|authorit(?:y|ies)|regulators?|police|press|journalists?|unions?|works council|staff council|hr|ombudsman|compliance|hotline|tribunal
  |hse|osha|cqc|ofsted|eeoc|hmrc|safety (?:rep|officer)|board|council|concerns?|complaints?|grievances?|(?:the )?(?:matter|incident|accident|fraud|abuse|harassment|defects?|breach|it|this|leak)|wrongdoing|client|customers?)`;
const TO_EAR = `${SPEAKS_UP}(?: (?:to|with))? (?:(?:the|an?|their|his|her|any|our|about|\\w{3,12}) ){0,3}?${EAR}`;
const WHO_SPEAKS = '(?:they|he|she|we|i|you|anyone|anybody|anything|it)';
/** Rules against it, and threats for another reason. */
const FORBIDDEN = phrase(
  `may not|must not|cannot|never|nobody|no one|no (?:employee|worker|person|member)|not be|protected|protection|unlawful|illegal|prohibit\\w{1,5}|should not|false(?:ly)?|defamat\\w{3,5}
    |late|absen(?:t|ce)|drunk|court|theft|stole|customers? who`,
);

/** Wording about threats against people who may report something. */
export const threatenedReporters: WordingPart = {
  triggers: (
    'threatened with*|threaten us with*|threaten me with*|threaten them with*|threaten him with*|threaten her with*|threatened us with*|threatened me with*|threatened them with*|threatened him with*|threatened her with*|threatens*|threatening*|' +
    'threatened|threaten to*|would be sacked*|would be fired*|would be dismissed*|will be sacked*|will be fired*|will be dismissed*|would lose*|will lose*|would be demoted*|will be demoted*|would be transferred*|will be transferred*|would be moved*|will be moved*'
  ).split('|'),
  rules: [
    {
      form: phrase(
        `(?:was|were|been|being|are|is|am|got|gets?) (?:\\w{4,10} )?threatened with ${LOSS} (?:if|should|in case|when|unless|for|because|after) (?:${WHO_SPEAKS} )?(?:(?:ever|had|have|has|should|dare|dares|dared|even) (?:to )?)?${TO_EAR}`,
        `(?:threaten(?:s|ed)?|threatening) (?:\\w{2,12} ){1,4}?with ${LOSS} (?:if|should|in case|when|unless|for|because|after) (?:${WHO_SPEAKS} )?(?:(?:ever|had|have|has|should|dare|dares|dared|even) (?:to )?)?${TO_EAR}`,
        `(?:threaten(?:s|ed)?|threatening) to (?:sack|fire|dismiss|demote|transfer|move|sue|blacklist|get rid of|replace) (?:us|me|him|her|them|everyone|everybody|anyone|anybody|people|\\w{3,12})(?: who| if (?:we|i|he|she|they|anyone|it)| for| because (?:we|i|he|she|they)) (?:(?:ever|had|have|has|even) )?${TO_EAR}`,
        `(?:told|warned|informed|said|say|says|made (?:it )?clear)(?: (?:us|me|him|her|them|\\w{2,12}(?: \\w{3,12})?))? (?:that )?(?:we|i|he|she|they|you|anyone|anybody|everyone|people) (?:would|will|'d|'ll|could) (?:be (?:sacked|fired|dismissed|demoted|transferred|moved|let go|finished)|lose (?:our|my|his|her|their|your) (?:jobs?|bonus(?:es)?|shifts?)) (?:if|should|when|unless|for) (?:${WHO_SPEAKS} )?(?:(?:ever|had|have|has|should|even) )?${TO_EAR}`,
      ),
      unless: FORBIDDEN,
      confidence: 0.82,
      why: 'The text says that people are threatened with a loss if they speak up.',
    },
  ],
  examples: [
    'Three drivers [[were threatened with the sack if they went to the union]].',
    'The director [[threatened her with a written warning for contacting the labour inspectorate]].',
    'The night manager [[threatened to fire anyone who speaks to the inspectors]].',
    'We were [[told that we would lose our jobs if we reported the accident]].',
    'She [[was threatened with dismissal because she had reported the fraud]].',
    'He was threatened with dismissal if he was late again; the club is threatened with relegation.',
    'Nobody may be threatened with dismissal for speaking to the works council.',
    'The tenant was threatened with legal action if he reported late; the police threatened them with a fine.',
    'We were told that we would be moved to the new office if the council agreed.',
  ],
};
