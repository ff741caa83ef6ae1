import { FOR_AGE_HEALTH_OR_FAITH } from '#engine/detectors/discrimination/equal-treatment.ts';
import type { WordingPart } from '#engine/detectors/wording-part.ts';
import { phrase } from '#engine/phrases/phrase.ts';

import { AGE } from './age-limit.ts';

const YEARS = '(?:five|ten|fifteen|twenty|thirty|\\d{1,2}) years';
const PERSON =
  '(?:professionals?|workers?|students?|someone|somebody|persons?|people|tenants?|flatmates?|housemates?|room-?mates?|lodgers?|females?|males?|girls?|guys?|lads?|lad(?:y|ies)|couples?|women|woman|men|man)';
const ELDER =
  '(?:nans?|gran(?:ny|nies|dma|dmas)?|grans|grandads?|grandpas?|grandmothers?|grandfathers?|mums?|dads?|pensioners?|oldies|old (?:folks?|dears|codgers|fogeys))';

/** Remarks that hold somebody's years against them, and ages asked of those who are to share a home. */
export const ageRemark: WordingPart = {
  triggers: (
    'in five years|in ten years|in fifteen years|in twenty years|in thirty years|in ## years|in # years|' +
    'room for*|way for*|space for*|## to ##*|##-##*|## – ##*|##–##*|' +
    "anybody's*|anyone's*|someone's*|somebody's*|want pensioners|no pensioners|want your*|want my*|want oldies|want old*|want a granny|want any*"
  ).split('|'),
  rules: [
    {
      form: phrase(
        `(?:someone|somebody|people|those|ones?|a (?:person|colleague|man|woman)) who(?:'ll|'s| will| is| are| would)? (?:still )?(?:going to |likely to )?(?:still )?be (?:here|around|with us|working(?: here)?|in the (?:job|company|team)) in ${YEARS}`,
        `(?:won't|will not|wouldn't|isn't going to|is not going to|not) (?:even )?be (?:here|around|with us|working(?: here)?) in ${YEARS}(?: anyway)?`,
      ),
      requires: phrase(
        `better|rather|prefer(?:red)?|invest\\w{0,4}|spend|spent|money|budget|train(?:ing)?|courses?|instead|wast(?:e|ed|ing)|promot\\w{1,4}|worth|point|keep`,
      ),
      unless: phrase('company|firm|business|plant|brand|shop|planet|forest|app|glaciers?|coral'),
      legalReference: FOR_AGE_HEALTH_OR_FAITH,
      confidence: 0.82,
      why: 'The remark gives training or work to people by the years that they have left.',
    },
    {
      form: phrase(
        `(?:mak(?:e|es|ing)|clear(?:s|ing)?|creat(?:e|ing)) (?:some )?(?:room|way|space) for (?:(?:the|some|our|a) )?(?:(?:younger|young) (?:ones?|people|staff|colleagues|generation|blood|talent|man|woman|men|women|folk|lot|faces?)|next generation|new generation|youngsters|youth|somebody younger|someone younger)`,
      ),
      requires: phrase('he|she|they|you|him|her|it is time|time to|should|older|mr|mrs|ms'),
      unless: phrase(
        'plants?|trees?|shoots|seedlings|birds|bus|buses|seats?|playground|club|party|politic\\w{1,4}|novel|film|i|my|myself|happy to',
      ),
      legalReference: FOR_AGE_HEALTH_OR_FAITH,
      confidence: 0.8,
      why: 'The remark asks somebody to make way because of age.',
    },
    {
      form: phrase(
        `${PERSON}(?:,| \\(|:)? ?(?:aged? |between )?${AGE} ?(?:-|–|to|and) ?${AGE}(?: (?:years|yrs)(?: old)?)? (?:max(?:imum)?|tops|only|ish|preferred|preferably|please|pls)`,
        `(?:don't|do not|not|no need to|never) want (?:any(?:body|one)'s|some(?:body|one)'s|your|my|an?|any) ${ELDER}`,
        `(?:no|not for) (?:any(?:body|one)'s|some(?:body|one)'s) ${ELDER}`,
      ),
      unless: phrase(
        'to (?:see|know|hear|worry|find|read|think|lose)|study|survey|participants|hours|minutes|visit|ticket',
      ),
      confidence: 0.82,
      why: 'The wording asks for people of a certain age, which excludes everyone else.',
    },
  ],
  examples: [
    'I would rather train [[somebody who is still going to be around in fifteen years]].',
    'No point in a promotion, she [[won’t be here in five years anyway]].',
    'Invest in a firm that will be here in ten years; the shop won’t be around in five years, so spend wisely.',
    'At his age he could [[make way for the next generation]].',
    'They cut the tree to make room for young shoots; the old hall must make way for a playground for the young people.',
    'Quiet flat, ideally a [[student, 20-26 only]], we [[don’t want someone’s grandad]].',
    'You don’t want your mum to see this. Participants, 23 to 32 only, filled in the survey.',
  ],
};
