import { REPORT } from '#engine/detectors/legal/contract-words.ts';
import { wordingDetector } from '#engine/detectors/wording-detector.ts';
import { UNFAIR_PRACTICES_DIRECTIVE } from '#engine/laws.ts';
import { phrase } from '#engine/phrases/phrase.ts';

const ACCOUNT = `(?:an?|your|our|my|another|several|different|other|various) (?:\\w{3,9} )?(?:second|other|fake|private|alt|alternate|burner|dummy|anonymous|different|throwaway|sock-?puppet|made-up|invented) (?:accounts?|profiles?|names?|identit(?:y|ies)|logins?)`;
const PRAISE = '(?:fake|made-up|invented|five-star|5-star|positive|glowing|good|great|nice)';
/** Rules against such reviews, and those who fight them. */
const TOLD_OF = phrase(
  `(?:not|never|n't|nobody|no one|nor|cannot) (?:\\w{2,12} ){0,4}(?:write|post|buy|reply|respond|comment|review|publish|offer|pay|say|claim|use|create|tolerate|leave|from|submit)`,
  `(?:do|does|did|may|must|shall|should|will|can) not|don't|doesn't|won't|mustn't|not allowed|forbidden|prohibited|illegal|unlawful|banned|against (?:the|our)|remov\\w{1,4}|detect\\w{0,4}|violat\\w{2,5}|fined|court|regulators?|scam\\w{0,4}|fraud\\w{0,7}|accus\\w{2,5}|alleged\\w{0,2}|researchers?|stud(?:y|ies)|novel|suspicious|reported|password|security`,
  REPORT,
);

export const fakeReview = wordingDetector(
  {
    id: 'fake-review',
    typeName: 'Fake review or endorsement',
    category: 'legal',
    description:
      'Instructions to write reviews under another name, without having used a product, or for a reward, or to recite a result.',
    severity: 'medium',
    recommendation:
      'Withdraw the instruction; publish only what customers say of their own accord.',
    legalReference: { law: UNFAIR_PRACTICES_DIRECTIVE, article: 'Annex I, point 23c' },
    triggers: (
      'second account*|other account*|fake account*|private account*|alt account*|alternate account*|burner account*|dummy account*|anonymous account*|different account*|throwaway account*|sockpuppet*|sock puppet*|' +
      'second profile*|other profile*|fake profile*|private profile*|dummy profile*|different profile*|fake name*|different name*|invented name*|made-up name*|' +
      'fake identit*|different identit*|fake review*|star review*|positive review*|glowing review*|good review*|great review*|nice review*|made-up review*|invented review*|' +
      'say that the*|say that our*|say that it*|say that they*|say that this*|say that these*|say the*|say our*|say it*|write that the*|write that our*|write that it*|write that they*|write that this*|' +
      'post that the*|post that our*|post that it*|claim that the*|claim that our*|claim that it*|delete comment*|delete all comment*|delete any comment*|delete review*|delete all review*|delete any review*|hide comment*|hide all comment*|hide any comment*|hide review*|hide all review*|hide any review*|remove comment*|remove all comment*|remove review*|remove all review*|followers that*|everyone that*|people that*'
    ).split('|'),
    rules: [
      {
        form: phrase(
          `(?:delete|hide|remove) (?:all |any |the )?(?:\\w{3,9} )?(?:comments?|reviews?|ratings?) (?:that|which) (?:mention|complain (?:about|of)|report|speak of|talk about|ask about) (?:an? |any |the )?(?:\\w{3,12} )?(?:rash(?:es)?|side[ -]effects?|allerg(?:y|ies)|allergic reactions?|burns?|injur(?:y|ies)|accidents?|pain|refunds?|defects?|faults?|recalls?|fires?)`,
        ),
        unless: phrase('false|untrue|spam|abusive|by name|duplicates?|resolved|privacy'),
        severity: 'high',
        why: 'The text has what customers report kept from others, who are misled about the risk of a product.',
        confidence: 0.85,
      },
      {
        form: phrase(
          `(?:reply|respond|answer|comment|review|post|vote|upvote|rate|write|praise|recommend)\\w{0,3}[^.;]{0,80}? (?:from|with|under|using|through|via) ${ACCOUNT}`,
        ),
        requires: phrase(
          `reviews?|comments?|ratings?|stars?|posts?|customers?|followers|product|brand|organic|us|our`,
        ),
        why: 'The text asks for opinions under another identity, which mislead those who read them.',
        confidence: 0.85,
      },
      {
        form: phrase(
          `(?:write|post|leave|publish|submit|order|give us|create|get)(?: us)? (?:\\w{2,9} ){0,4}?${PRAISE} reviews?[^.;]{0,60}? (?:as if|pretending|posing as|under (?:different|another|other|a fake|fake|invented)|in the name of|even if you (?:have never|haven't|never|did not)|without (?:having )?(?:us|try|test|buy|visit)\\w{2,3}|from different (?:accounts|devices|addresses))`,
          `(?:pay|give|refund|offer|send|get|gets|receive|receives)\\b[^.;]{1,60}? (?:vouchers?|gift cards?|discounts?|refunds?|[£$€] ?\\d{1,4}|\\d{1,4} (?:pounds|euros|dollars|points)|free \\w{3,12}) (?:for|in return for|in exchange for) (?:an? |each |every |any |your )?(?:five-star|5-star|positive|glowing|good|great) reviews?`,
        ),
        why: 'The text asks for reviews that are invented or bought, which mislead those who read them.',
        confidence: 0.85,
      },
      {
        form: phrase(
          `(?:say|write|post|claim|tell (?:them|people|everyone|your followers|your audience)) (?:that )?(?:the|our|it|they|this|these) (?:\\w{3,14} ){0,3}?(?:has |have )?(?:cured|cleared(?: up)?|healed|fixed|got rid of|got you off|stopped|reversed|ended|took away|made you (?:lose|sleep)) (?:all )?(?:of )?your (?:[\\w-]{3,14} ){0,2}?[\\w-]{3,14}(?: and (?:got you off|made you|cleared|cured|stopped)(?: \\w{2,14}){1,3})?`,
        ),
        requires: phrase(
          'gumm(?:y|ies)|creams?|serums?|drops|pills?|capsules?|supplements?|teas?|oils?|patch(?:es)?|powders?|sprays?|shampoos?|products?|diets?|juices?|shakes?|masks?|treatments?|mattress(?:es)?|lotions?|tonics?|followers',
        ),
        unless: phrase('tickets?|bugs?|support|issues?|meeting'),
        why: 'The text dictates what somebody is to have experienced with a product, which misleads those who believe it.',
        severity: 'high',
        confidence: 0.85,
      },
    ],
    examples: [
      'Please [[hide any comments which complain about burns]] until the launch is over.',
      '[[Delete all reviews that mention side effects]].',
      'Delete comments that mention a phone number. She asked to remove reviews that mention her illness by name.',
      'Please [[answer the bad ratings under a different name]], so that nobody at the brand is recognised.',
      '[[Post glowing reviews of the café as if]] you had eaten there.',
      'Guests [[get a £10 voucher for every five-star review]].',
      '[[Say that our drops cured your migraine]] within a week.',
      '[[Tell your followers that the patch has stopped your back]] pain.',
      'Never reply to customers from a fake account. We do not give vouchers for positive reviews.',
      'Fake reviews are removed, and accounts that post positive reviews under different names are banned.',
      'She would say that the doctor cured her asthma; log in with your other account to post comments.',
      'Say that the product fixed your problem, and close the support ticket. Say that the meeting ended your day. Thank you for the good review of our product.',
    ],
  },
  { isToldOf: (sentence) => TOLD_OF.test(sentence) },
);
