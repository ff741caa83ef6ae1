import { UNFAIR_PRACTICES_DIRECTIVE } from '#engine/laws.ts';
import { phrase } from '#engine/phrases/phrase.ts';

import { fakeProof } from './fake-proof.ts';
import { plainWords } from './plain-words.ts';

const REVIEW =
  '(?:(?:five|5|four|4|good|positive|glowing|great|nice|one|1|bad|negative)(?:-star)? (?:google |amazon |trustpilot |online |app store )?(?:reviews?|ratings?|testimonials?)|(?:google|amazon|trustpilot|tripadvisor|yelp|glassdoor) reviews?|testimonials?|reviews?)';
const PRETENDED =
  "(?:(?:made-up|fake|false|invented|different|private|another|second|dummy|throwaway) (?:\\w{3,8} )?(?:names?|accounts?|profiles?|e-?mails?|addresses)|your (?:partner's|wife's|husband's|mum's|family's|friends'?|maiden) (?:\\w{3,8} )?(?:names?|accounts?)|as if (?:you|they|we) (?:were|had|are|'d)|pretend(?:ing)? (?:to be|you|that)|pos(?:e|ing) as|from (?:home|your private phones?) so|don't (?:say|mention|let on) (?:that )?(?:you|we) work|not say (?:that )?(?:you|we) work)";

export const fakeReviews = plainWords({
  id: 'fake-reviews',
  typeName: 'Fake reviews or proof',
  description:
    'Reviews that are written, bought or hidden, and experts, pictures or figures that are made up for a product.',
  severity: 'high',
  recommendation:
    'Have it taken down, and publish only what real customers, experts and tests say.',
  legalReference: { law: UNFAIR_PRACTICES_DIRECTIVE, article: 'Annex I, point 23b and 23c' },
  parts: [fakeProof],
  triggers: (
    'whether or not she*|whether or not he*|whether or not they*|whether or not you*|whether or not the*|whether or not creator*|whether or not we*|even if she*|even if they*|even if you*|even if he*|although they*|although you*|although she*|although he*|regardless of whether*|comments|comment that*|comment which*|any comment*|all replies|any reply*|any replies|replies that*|replies which*|any post*|every post*|all posts*|remarks that*|reviews that*|any remark*|any feedback*|feedback that*|any review*|all reviews*|' +
    'eczema|acne|psoriasis|migraine|migraines|anxiety|depression|diabetes|asthma|allergy|allergies|arthritis|back pain|backpain|your pain|insomnia|bloating|cellulite|wrinkles|your belly|your weight|your adhd|your eyesight|blood pressure|symptoms|have tried*|have actually*|have really*|have ever*|have tasted*|have bought*|have worn*|' +
    'fake review*|fake rating*|fake testimonial*|made-up name*|made up name*|fake name*|' +
    'false name*|invented name*|fake account*|different account*|different name*|another name|' +
    'dummy account*|throwaway account*|private account*|fake profile*|star review*|' +
    'star rating*|positive review*|positive rating*|good review*|good rating*|glowing review*|' +
    'nice review*|great review*|bought review*|buy review*|order review*|bought some review*|' +
    'google review*|amazon review*|trustpilot review*|testimonial*|write us a*|write a review*|' +
    'posing as|pretend*|as if you*|you work|we work|negative review*|bad review*'
  ).split('|'),
  rules: [
    {
      form: phrase(
        `(?:say|claim|write|mention|tell (?:people|them|your (?:followers|viewers|readers|audience|friends))|post|caption it) (?:that )?(?:the|our|these|it|they|this) (?:[\\w-]{2,14} ){0,3}?(?:cleared(?: up)?|cured|healed|fixed|got rid of|got you off|ended|melted|erased|reversed) (?:your|all your) (?:[\\w-]{3,14} ){0,2}?(?:eczema|acne|psoriasis|migraines?|anxiety|depression|diabetes|asthma|allerg(?:y|ies)|arthritis|back ?pain|pain|insomnia|bloating|cellulite|wrinkles|belly|weight|adhd|eyesight|blood pressure|symptoms)`,
        `you (?:don't|do not|needn't|need not)(?: have to| need to)? have (?:(?:actually|really|ever) )?(?:tried|tasted|bought|worn) (?:it|them|any(?: of (?:it|them))?|the (?:product|gummies|cream|supplement|food))(?= ?(?:[.,;!)]|$|yourself|to (?:post|recommend|review|write)))`,
      ),
      unless: phrase('study|trial|patients?|doctors?|never|not claim|must not|if'),
      confidence: 0.78,
      why: 'The text tells somebody to praise a product for what they did not see.',
    },
    {
      form: phrase(
        `(?:write|post|leave|put up|put in|add|give|submit|order|get)(?: us| them| our \\w{3,12}| me)? (?:an? |some |a few |a couple of |\\w{2,6} |more ){0,2}${REVIEW} …${PRETENDED}`,
        `${PRETENDED} …(?:write|post|leave|put up|add|give)(?: us| them)? (?:an? |some |a few |\\w{2,6} ){0,2}${REVIEW}`,
        `(?:everyone|everybody|all of you|staff|each of you|the team|the whole office) (?:\\w{2,12} ){0,5}(?:should|must|has to|to|will|please|needs to)?(?: please)? ?(?:writes?|posts?|leaves?|gives?)(?: us| them)? (?:an? |some |\\w{2,6} ){0,2}(?:(?:five|5|good|positive|glowing)-?(?: ?star)? )(?:\\w{3,10} )?(?:reviews?|ratings?)`,
        `(?:bought|buy|order(?:ed)?|pay(?:ing)? for|paid for|get us) (?:another |some |us |a few |\\d{1,5} |fifty |a hundred |more ){0,2}(?:fake |positive |five-star |5-star |good )(?:\\w{3,10} )?(?:reviews|ratings|testimonials)`,
        `(?:testimonials?|reviews?|customers|quotes) (?:\\w{2,9} ){0,3}\\(?(?:names? )?(?:are |is |were )?(?:made up|invented|faked|written by (?:us|marketing|the intern))`,
      ),
      unless: phrase(
        "detect(?:s|ed|ion|ing)?|remove[sd]?|report (?:a|any|the)|flag(?:s|ged)?|we (?:do not|don't|never)|test data|dataset|classifier|code reviews?|peer reviews?|pull requests?|performance reviews?|literature|book reviews?",
      ),
      confidence: 0.8,
      why: 'The text arranges reviews that do not come from real customers.',
    },
    {
      form: phrase(
        `(?:say|says|state|states|claim|claims|post|posts|write|writes|confirm|confirms|recommends?|praises?|endorses?|rates?)(?: [^.;!?]{1,90}?)? (?:whether or not|even if|although|regardless of whether) (?:she|he|they|you|we|it|the (?:influencer|creator|reviewer|customer|ambassador|blogger)|creator|influencer) (?:(?:has|have|had|did|do|does|really|actually|ever|never|not|hasn't|haven't|didn't|don't) ){0,4}(?:used?|tried|tested|bought|worn|wear|tasted|visited|stayed|eaten|own(?:s|ed)?)(?: (?:it|them|there|one|the \\w{3,12}))?(?= ?(?:[.,;!)]|$|and|or|before))`,
      ),
      requires: phrase(
        '(?:say|says|state|states|claim|claims) that (?:the|our|it|they|these|this)|recommends?|posts?|reviews?|ratings?|followers|testimonials?|creators?|influencers?|ambassadors?',
      ),
      unless: phrase(
        "must (?:not|never)|may not|should never|report(?:s|ed)? (?:a|any)|patients?|we (?:do not|don't)|code|performance|hotel rooms?",
      ),
      confidence: 0.82,
      why: 'The text demands praise of a product from people who may not know it.',
    },
    {
      form: phrase(
        `(?:shall|must|will|should|has to|have to|please|to|and) (?:delete|remove|hide|take down|erase) (?:any|all|every|each|the) (?:comments?|replies|posts?|reviews?|remarks?|feedback|questions?)(?: (?:that|which|who))? (?:\\w{2,12} ){0,3}?(?:critical|negative|unfavou?rable|critici[sz]\\w{1,3}|disparag\\w{2,5}|doubt(?:s|ing)?|complains?|complaining|unflattering)(?: (?:of|about) (?:the |our |its )?\\w{3,14})?`,
      ),
      unless: phrase('must not|may not|never|spam|abusive|detect\\w{0,5}|code|draft|translation'),
      severity: 'medium',
      confidence: 0.75,
      why: 'The text has criticism removed, so that a product looks better than its customers find it.',
    },
    {
      form: phrase(
        `(?:\\d{1,3} ?%|voucher|discount|refund|gift card|free \\w{3,10}|[£$€] ?\\d{1,4}) (?:\\w{2,9} ){0,4}(?:for|if (?:they|he|she|you)|in (?:exchange|return) for) (?:\\w{1,9} ){0,4}(?:five-star|5-star|positive|good|glowing) (?:\\w{3,10} )?(?:reviews?|ratings?)`,
        `(?:delete|take down|remove|hide|suppress|don't publish) (?:all )?(?:the |any )?(?:negative|bad|critical|one-star|1-star) (?:\\w{3,10} )?(?:reviews|ratings)`,
      ),
      unless: phrase('detect\\w{0,5}|test data|dataset|classifier|spam|abusive|code|performance'),
      severity: 'medium',
      confidence: 0.7,
      why: 'The text suggests paying for good reviews or suppressing bad ones.',
    },
  ],
  examples: [
    'Ambassadors must [[post that the tent survived a storm although they have never used it]]. They [[must remove all replies that are critical of the tent]].',
    'Say so even if you did not like it; the tester must confirm the bug whether or not he tried the fix of the code. Please remove any comments that the linter adds.',
    'In the clip, [[tell your followers that our drops cured your migraines]]. [[You need not have tasted them]].',
    'Tell people that the rain got rid of your tent; you do not have to have tried the course to join. Say if the cream fixed your acne.',
    'Please [[write a five-star review under a made-up name]] by Friday.',
    '[[Everybody should leave us a 5-star rating]] from home.',
    'So [[each of you posts three 5-star ratings]] by Sunday, but not from the office.',
    'We [[bought 200 fake reviews]] for the launch.',
    'Offer them a [[voucher in return for a good review]].',
    'Please [[take down the negative reviews]] before the buyer looks.',
    'The classifier detects fake reviews and removes accounts with false names.',
    'It is forbidden to post a review under a fake name; report any fake review.',
    'Everyone should leave a code review; write a review of the book under your own name.',
    'We thank you for your positive review.',
  ],
});
