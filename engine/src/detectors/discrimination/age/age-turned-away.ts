import type { WordingPart } from '#engine/detectors/wording-part.ts';
import { phrase } from '#engine/phrases/phrase.ts';

const AGE = '(?:[2-7]\\d|thirty(?:-five)?|forty(?:-five)?|fifty(?:-five)?|sixty(?:-five)?|seventy)';
const OF_WORK = phrase(
  `tickets?|fares?|discounts?|free|competition|tournament|award|prizes?|contest|scholarships?|study|survey|participants|trial|passports?|court|tribunal|unlawful|vaccin\\w{2,6}|screening|novel|film|vehicles?|cars?`,
);

/** Upper limits of age in plain words, and people told to go, or that their time is over, for their age. */
export const ageTurnedAway: WordingPart = {
  triggers: (
    'above ##*|over ##*|older than ##*|over thirty*|over forty*|over fifty*|above thirty*|above forty*|above fifty*|crossed ##*|crossed thirty*|crossed forty*|crossed fifty*|have turned*|have crossed*|have passed*|have reached*|turned ##*|passed ##*|more than ## years|exceed ## years|## years and*|## and below|## and under|## or below|## or younger|## or under|and below only|looks over*|look over*|over sixty*|past fifty*|past thirty*|past forty*|past seventy*|past sixty*|past ##*|' +
    'at that age|at her age|at his age|at their age|at this age|to coast|coasting to*|coasting towards*|coasting till*|upper age|winding down*|sit it out|see out|the retirement*|half her age|half his age|half their age|younger manager*|younger boss|younger than her*|younger than him*|had their turn|had his turn|had her turn|had their time|had their chance|had their go|had their day|grannies|grandads|pensioners|oldies|wrinklies'
  ).split('|'),
  rules: [
    {
      form: phrase(
        `(?:candidates?|applicants?|people|persons?|those|anyone|anybody|ladies|gents|men|women) (?:above|over|older than|past) (?:the age of )?${AGE}(?: years?(?: of age| old)?)?,? (?:please |kindly |pls ){0,2}(?:do not|don't|need not|should not) (?:apply|send|bother|respond|call|contact|write|waste|come)(?: (?:your|an?|us|in) ?(?:cv|resume|application)?)?`,
        `(?:you|applicants?|candidates?) (?:should|must|shall|may) not (?:be (?:more than|over|above)|exceed) ${AGE} years(?: of age| old)?(?: (?:as at|as of|at|on|by) (?:your|the|their) [^.!?;,]{2,20})?`,
        `(?:you|applicants?|candidates?) (?:should|must|may) not (?:yet )?have (?:turned|crossed|passed|reached) ${AGE}`,
        `age(?: limit)?:? ?${AGE} years (?:and|or) (?:below|under|younger)(?: only)?`,
        `(?:won't|will not|don't|do not) (?:look at|consider|interview|see) (?:anyone|anybody|people|candidates|applicants) (?:past|over|above|older than) ${AGE}(?! (?:minutes|per|points|miles|pounds))`,
        `upper age (?:limit )?(?:is|of) ${AGE}`,
        `if you(?:'ve| have|'re| are) (?:already )?(?:crossed|passed|turned|over|past) ${AGE},? (?:then )?(?:please |kindly )?(?:this (?:\\w{3,5} )?(?:isn't|is not) (?:for you|your \\w{3,6})|(?:do not|don't) (?:apply|bother|call)|look elsewhere)`,
      ),
      unless: OF_WORK,
      confidence: 0.88,
      why: 'The wording sets an upper age limit, which excludes older people.',
    },
    {
      form: phrase(
        `(?:anybody|anyone|people|those|customers|guests|punters) (?:who |that )?(?:looks?|is|are|seems?) (?:over|past|above|older than) ${AGE} (?:should|must|is|are|is to|are to|can|gets?|will) (?:be )?(?:pointed|sent|steered|directed|turned|moved|told)(?: (?:away|to|back|out|on|that|elsewhere)(?: [^.!?;,]{2,30})?)?`,
        `no (?:grannies|grandads|pensioners|oldies|wrinklies) (?:on|in|at|past|near) (?:the|our|this) (?:dance ?floor|bar|club|door|terrace|front(?: row)?|pool|gym)`,
        `no (?:cover|loans?|credit|insurance|mortgages?|polic(?:y|ies)|finance) (?:for|to) (?:anyone|anybody|people|customers|those) (?:past|over|above|older than) ${AGE}`,
        `(?:declined?|refused?|rejected|no loan|turned down)[^.!?]{0,20}? at (?:that|this|his|her|their) age,? (?:you|we|one|nobody) (?:(?:don't|do not|can't|cannot|never) )?(?:know|tell|knows)s? how (?:long|many years|much time)(?: [^.!?;]{2,30})?`,
      ),
      unless: OF_WORK,
      recommendation: 'Withdraw the rule, and serve people alike at any age.',
      confidence: 0.86,
      why: 'People are turned away or refused for their age.',
    },
    {
      form: phrase(
        `(?:only |just |probably |really ){0,2}(?:wants?|looking|trying|hoping|happy|plans?) (?:only |just )?to (?:coast|sit it out|see it out|wind down|cruise|potter)(?: along)? (?:to|till|until|into|towards) (?:(?:his|her|their|the) )?(?:pension|retirement)`,
        `(?:coasting|winding down) (?:to|till|until|towards|for) (?:his|her|their) (?:pension|retirement)`,
        `(?:he|she)(?:'s| is) winding down, [^.!?]{2,60}? (?:gold watch|pension|retirement)`,
        `at (?:her|his|their) (?:stage|time of life) it's all about the (?:retirement|pension)(?: date)?`,
        `(?:set in (?:her|his|their) ways[^.!?]{0,15}? )?(?:might|would|will|may|could|'d) (?:\\w{4,9} )?(?:struggle|find it hard|hate|resent|have trouble)(?: to| with)? (?:tak(?:e|ing) (?:orders|direction|instructions) from|report(?:ing)? to|work(?:ing)? (?:for|under)|answer(?:ing)? to) (?:an? )?(?:boss|manager|supervisor|lead|somebody|someone)(?: who(?:'s| is))? (?:half (?:her|his|their) age|(?:so much |much )?younger(?: than (?:her|him|them))?)`,
        `(?:candidates?|ones?|people|applicants?|colleagues?|managers?|men|women|those) in (?:their|his|her) (?:forties|fifties|sixties|40s|50s|60s) (?:have |has |had |'ve )?had (?:their|his|her) (?:turn|time|chance|day|go|innings)`,
      ),
      unless: OF_WORK,
      recommendation: 'Strike the remark, and judge by what the person can do now.',
      confidence: 0.86,
      why: 'The remark assumes from somebody’s age that there is little to expect.',
    },
  ],
  examples: [
    '[[Candidates above 35 please do not apply]]. [[You should not be more than 27 years as at your last birthday]]. [[Age: 30 years and below only]]. [[Applicants must not have turned 35]] by January. [[If you have crossed 30 this isn’t for you]]. [[Upper age is 32]]. We [[won’t look at anyone past forty-five]].',
    'Candidates above 35 points need not sit the second part. The vehicle should not be more than 7 years old. Age: 12 years and under, free entry.',
    '[[Anybody who looks over fifty should be pointed to the pub opposite]]. [[No grannies on the dance floor]]. [[No cover for anyone past sixty-five]]. [[No loans to anyone over 70]].',
    'Anybody who looks under twenty-five should be asked for ID. No pensioners in the village own a car.',
    '[[Declined: at that age you don’t know how long you’ve got them for]].',
    'Declined: at that rate you don’t know how long the deposit will last. At his age you don’t know how long he sleeps.',
    'Also [[probably only wants to coast to her pension]]. [[He’s winding down, you can see it, two more years and a gold watch]]. [[At her stage it’s all about the retirement date]].',
    'She would be [[set in her ways and might struggle to take orders from a manager half her age]]. The [[candidates in their fifties had had their turn]].',
    'Also wants to check the terms of her pension. Players in their forties had their turn at the net. He might struggle to take orders for a table.',
  ],
};
