import { REPORT } from '#engine/detectors/legal/contract-words.ts';
import { wordingDetector } from '#engine/detectors/wording-detector.ts';
import { UNFAIR_PRACTICES_DIRECTIVE } from '#engine/laws.ts';
import { phrase } from '#engine/phrases/phrase.ts';

/** The word may stand out in Markdown. */
const NOT = `(?:do \\W{0,2}not\\W{0,2}|don't|never|must \\W{0,2}not\\W{0,2}|should not|shall not|may not|cannot|can't|no need to|avoid|leave out|skip|omit|without|(?:is|are) not (?:allowed )?to)`;
const MARK =
  '(?:\\W{0,3}(?:ad|advert|advertisement|gifted|sponsored|sponsor|spon|paidpartnership)(?: (?:tag|hashtag|label|disclosure)s?)?|(?:the |any |a )?(?:paid|brand(?:ed)?)[ -](?:partnership|content) (?:tag|label|tool|disclosure)s?|(?:an? |any |the )?(?:ad|advertising|sponsorship) (?:labels?|disclosures?|disclaimers?|tags?|notices?))';
const CONTENT = phrase(
  `posts?|posting|reels?|videos?|stor(?:y|ies)|content|captions?|tags?|hashtags?|brand|campaign|followers|influencers?|creators?|blog|review|product`,
);
/** Rules about advertising, and advice to disclose it. */
const TOLD_OF = phrase(
  `(?:not|never|n't|nobody|no one|nor) (?:\\w{1,12} ){0,6}(?:without|hide|bury|forget|fail|omit|skip|leave out|instead)`,
  `hidden (?:ad|advertising)|instead of|until|among (?:other|many)|unpaid|unless|(?:if|when|where) [^.;]{1,60}? (?:not|no) |must (?:always )?(?:be )?(?:disclos|label|mark)\\w{0,5}|guidelines|illegal|unlawful|forbidden|prohibited|breach|regulators?|authority`,
  REPORT,
);

export const hiddenAdvertising = wordingDetector(
  {
    id: 'hidden-advertising',
    typeName: 'Hidden advertising',
    category: 'legal',
    description:
      'Instructions to publish paid or gifted content without saying that it is advertising.',
    severity: 'medium',
    recommendation: 'Have paid and gifted content labeled as advertising, clearly and at once.',
    legalReference: { law: UNFAIR_PRACTICES_DIRECTIVE, article: 'Annex I, point 11' },
    triggers: (
      '"sponsored" tag*|"sponsored" label*|"ad" tag*|"ad" label*|"paid" tag*|"paid" label*|"gifted" tag*|"gifted" label*|sponsored tag*|sponsored label*|ad tags*|ad labels*|paid tag*|paid label*|advert tag*|gifted tag*|sponsored hashtag*|ad hashtag*|leave out that*|skip that*|omit that*|to say that*|to mention that*|quiet that*|' +
      "not told*|aren't told*|not informed*|aren't informed*|not be told|not be informed|never told*|ad|advert|advertisement|gifted|sponsored|partnership tag*|partnership label*|" +
      'partnership tool*|paid partnership|branded content|ad label*|ad disclosure*|ad tag*|advertising label*|advertising disclosure*|' +
      'sponsorship disclosure*|sponsorship label*|sponsorship tag*|you were paid|you are paid|you got paid|being paid|paid you|we are paying*|' +
      'it is an ad|it is paid|this is paid|it is sponsored|look organic|looks organic|look like your own*|feel organic|looks like your own*|look natural|look spontaneous|' +
      'look as if*|looks as if*|look unpaid|look like a genuine*|look like a real*|look like an honest*'
    ).split('|'),
    rules: [
      {
        form: phrase(
          `(?:tell|ask|get) (?:them|him|her|everyone|the (?:influencers?|creators?|bloggers?|girls|lads|models?|posters?)) (?:not to (?:put|use|add|write|tag)|to (?:leave out|leave off|skip|omit|drop)) (?:the |any )?\\W{0,3}(?:#?ad|#?advert|#?gifted|#?sponsored)(?: (?:tag|label|hashtag)s?)?`,
          `(?:tell|ask|get) (?:them|him|her|everyone|the (?:influencers?|creators?|bloggers?|girls|lads|models?|posters?)) (?:not to (?:say|mention)|to (?:leave out|skip|omit|keep quiet)) that (?:we|it) (?:sent (?:it|them) (?:for )?free|paid|pay|gave (?:it|them)|was (?:free(?! of)|a gift|gifted|paid))`,
          `no ["“‘]?#?(?:sponsored|ad|paid|advert|gifted)["”’]? (?:tags?|labels?|hashtags?)(?: please)?[,;:–-] ?(?:because |as |since )?(?:it|they|the \\w{4,6}) (?:(?:should|must|has to|have to|needs to|to) )?(?:look|looks|feel|feels|seem|seems|kills?|costs?|hurts?)(?: \\w{2,8}){1,4}`,
        ),
        confidence: 0.85,
        why: 'The text asks for paid content without a label, so that its audience cannot tell that it is advertising.',
      },
      {
        form: phrase(
          `(?:sellers?|hotels?|shops?|hosts?|brands?|products?|offers?|restaurants?|dealers?|traders?|those) (?:who|that|which) (?:advertise|pay|buy ads|sponsor)s?\\b[^.:]{0,50}? (?:are|is|come|comes|appear|appears|rank|ranks)(?: \\w{3,10}){0,2} (?:first|higher|top|at the top|above \\w{3,9})[^.:]{0,12}? (?:buyers?|users?|customers?|guests|consumers?|visitors?|shoppers?|travell?ers) (?:aren't|are not|are never|isn't|is not|will not be|won't be|need not be) (?:told|informed|shown this)`,
        ),
        confidence: 0.85,
        legalReference: { law: UNFAIR_PRACTICES_DIRECTIVE, article: 'Annex I, point 11a' },
        recommendation: 'Mark paid places in search results as advertising, clearly and at once.',
        why: 'The text gives paid places in a ranking without telling those who rely on it.',
      },
      {
        form: phrase(
          `${NOT} ?(?:use|using|add|adding|include|including|put|write|tag|tagging|mention|mentioning|label|labelling|mark|marking|show|showing|type)(?: (?:it|them|the \\w{4,7}|any|your \\w{4,7}))?(?: (?:as|with))? ${MARK}`,
          `${NOT} ?(?:say|saying|mention|mentioning|disclose|disclosing|reveal|revealing|tell|telling|let on|admit)(?: (?:to )?(?:anyone|anybody|people|your followers|followers|them|your audience))?(?: that)? (?:you (?:are|were|got|have been|get) (?:being )?paid|(?:it|this|the \\w{4,8}) (?:is|was) (?:an? ad|paid|sponsored|gifted|advertising)|we (?:paid|are paying|have paid) you)`,
        ),
        requires: CONTENT,
        confidence: 0.85,
        why: 'The text asks for paid content without a label, so that its audience cannot tell that it is advertising.',
      },
      {
        form: phrase(
          `make (?:it|this|them|sure (?:that )?(?:it|this|they)|the (?:post|video|reel|story|review)) (?:looks?|feels?|seems?|sounds?) (?:organic|natural and unpaid|spontaneous|unpaid|like (?:your own (?:find|discovery|choice|idea)|an? (?:genuine|real|honest|normal|spontaneous) (?:review|customer|recommendation|find|post))|as if (?:you|it) (?:\\w{2,9} ){0,3}(?:found|discovered|bought|paid|unpaid|spontaneous))`,
        ),
        confidence: 0.85,
        why: 'The text asks for paid content that passes for a personal recommendation.',
      },
    ],
    examples: [
      '[[Hotels that pay a premium appear at the top, and travellers are not told]] so.',
      'Hotels that pay a premium appear at the top, marked as sponsored, and travellers are told so.',
      'Please [[do not label the post as sponsored]].',
      '[[Don’t mention to followers that we are paying you]] for the video.',
      '[[Never use the branded content tool]] for our stories, it costs us reach.',
      '[[Make the video look like an honest review]] of the blender.',
      'Post it [[without adding any advertising disclosure]] to the caption.',
      'Never post a paid video without adding the paid partnership label.',
      'Do not use the sponsored tag if the product was not given to you.',
      'Do not hide #ad among many hashtags; influencers must label paid content.',
      'Make it look natural: use a warm lens for the video.',
      'The authority found that he did not mention that the post was an ad.',
      '[[Ask the creators to leave off #gifted]]. [[Tell the bloggers not to mention that we paid]]. [[No “ad” labels, it should feel like]] a tip.',
      'Their reels: [[tell them not to put #ad]], it kills reach.',
      'Tell them to put #ad first, it must be seen. Ask him to leave out that it was free of sugar; no ad tags were found in the page.',
    ],
  },
  { isToldOf: (sentence) => TOLD_OF.test(sentence) },
);
