import { REPORT } from '#engine/detectors/legal/contract-words.ts';
import type { WordingPart } from '#engine/detectors/wording-part.ts';
import { phrase } from '#engine/phrases/phrase.ts';

const OWNER =
  '(?:the )?(?:landlord|landlady|owner|company|employer|agency|agent|firm|club|host|studio|gym|we|he|she)';
const SIGNER =
  '(?:you|he|she|they|i|(?:the )?(?:tenants?|lodgers?|workers?|members?|guests?|customers?|clients?|drivers?|employees?))';

/** Rights that terms in everyday language take from whoever signs them. */
export const takenRights: WordingPart = {
  triggers: (
    'need not say why|need not give*|without saying why|no reason given|come after*|' +
    'hear nothing|has begun, we|has begun we|has started, we|has started we|keep the money|keeps the money|keep your money|into the models*|into our models*|' +
    'no copy to be had|no copy*|this page overnight|these terms overnight|the rules overnight|' +
    'the terms overnight|up to you to check|up to you to look|up to you to keep|up to you to drop*|' +
    'gone for good|each bad review|every bad review|bad reviews|bad review|negative review|' +
    'negative reviews|on any ground|under any circumstances|in any case whatsoever|go on the day|' +
    'go on the spot|go without notice|if he signs*|if she signs*|if they sign*|if you sign*|' +
    'drops the claim|keeps away from*'
  ).split('|'),
  rules: [
    {
      form: phrase(
        `${OWNER} (?:can|may|could|is free to) (?:ask for|want|demand|take|have) (?:the )?(?:keys?|house|flat|room|place|desk|car|equipment)(?: back)? …(?:need not|needn't|does not have to|without) (?:say|give|saying|giving) (?:any )?(?:why|reasons?)`,
        `(?:let|lets|letting) you go on the (?:day|spot)|(?:ask|asks|need|needs|want) (?:for )?(?:\\w{2,6}|\\d{1,2}) (?:months?|weeks?)'?s? notice …(?:let you go|end it|send you home|finish you) (?:on the (?:day|spot)|without notice|the same day)`,
      ),
      requires: phrase('notice|back|day|spot'),
      unless: phrase('either|both|gross misconduct|theft|if you steal', REPORT),
      confidence: 0.85,
      why: 'The term lets one party end the arrangement at once, without giving a reason.',
    },
    {
      form: phrase(
        `${SIGNER} (?:will|shall|can|may|agrees? to|promises? to|must) (?:not |never )(?:be able to )?(?:come|go) after (?:us|${OWNER})(?: for (?:it|anything|damages|money))?`,
        `(?:gets?|receives?|is given|will get|has|offer(?:ed)?|gives? (?:him|her|them|you)) …if (?:he|she|they|you) signs? (?:a paper |a form |a note |it )?(?:\\w{2,6} ){0,2}(?:that )?(?:he|she|they|you)? ?(?:will|won't|would|wouldn't|shall)(?: not)? (?:not )?(?:go to|complain|report|claim|sue|talk to|take it to|call|tell)`,
      ),
      unless: phrase('police sergeant|film|novel', REPORT),
      confidence: 0.85,
      why: 'The term gives up a claim or complaint in advance, or in exchange for payment.',
    },
    {
      form: phrase(
        `(?:if )?(?:we|the (?:company|landlord|firm|office)) hears? nothing(?: …)? (?:deemed|taken|assumed|we(?:'ll| will)? take it|counts? as|you (?:have )?agree|treat(?:ed)? as)(?: …(?:agreed|accepted|yes|acceptance|agreement|consent))?`,
        `(?:once|after|when) (?:a|the) (?:month|year|term|period|week|plan) has (?:started|begun),? we keeps? the (?:money|fee|rest|payment)`,
        `we keep (?:the|your) (?:money|fee|payment)(?:,)? …(?:even (?:if|when)|including (?:when|if|where)|whatever|no matter|also when) …(?:our (?:own )?(?:fault|outage|mistake|error|side)|we (?:cancel|close|fail|messed))`,
      ),
      unless: phrase('either|both', REPORT),
      confidence: 0.85,
      why: 'The term treats silence as consent, or keeps money whatever happens.',
    },
    {
      form: phrase(
        `(?:feed|feeds|put|pour|load|run) (?:your|customers'?|clients'?|users'?|members'?|tenants'?) (?:\\w{3,14} ){1,2}into (?:the|our) models(?: (?:that|which) we (?:sell|rent out|license|offer)(?: to \\w{3,12})?)?`,
        `data (?:is|are|will be) (?:gone|lost|wiped|deleted)(?: …)? (?:and )?(?:there (?:is|will be)|you get) no cop(?:y|ies)(?: to be had| for you)?`,
        `(?:we|the company|the firm) (?:may|can|could|might|is free to) (?:rewrite|change|edit|swap|redo) (?:this page|these terms|the (?:terms|rules)) overnight`,
        `(?:it is|it's) up to you to (?:check|look|drop by|come back|keep an eye|keep up)(?: …)? (?:terms|rules|page|changes)`,
        `(?:this page|terms|rules|prices) (?:overnight|without a word|any day)[;,.] (?:it is|it's) up to you to \\w{3,9}(?: \\w{2,5}){0,4}`,
      ),
      requires: phrase('models?|cop(?:y|ies)|page|terms|rules|changes?'),
      unless: phrase(
        'with your (?:consent|permission)|opt(?:ed)? in|backups?|weather|not feed|never feed',
        REPORT,
      ),
      confidence: 0.8,
      why: 'The term takes or loses a person’s data, or lets terms change unnoticed.',
    },
    {
      form: phrase(
        `(?:\\w{2,8}|\\d{1,3}) (?:days|weeks|hours) (?:from|after|of) …(?:raise|report|tell|claim|complain|bring) (?:it|us|them|this)? ?(?:or|after that|and then) (?:it|the claim|your claim|the right) (?:is|will be|'s) gone(?: for good)?`,
        `(?:charge|fine|bill|penalt(?:y|ies)|fee|costs? you|owe|deduct) (?:us |you |of )?(?:\\w{1,12} |[£$€]\\d{1,5} ){1,6}(?:for|per|on) (?:each|every|any|a) (?:bad|negative|critical|poor|one-star) (?:reviews?|posts?|comments?|ratings?)`,
        `no overtime(?:,? \\w{2,14}){0,7} (?:will|shall|can|is) (?:be )?(?:admissible|payable|paid|claimed|due|granted) (?:on any grounds?|under any circumstances|in any case)`,
      ),
      unless: phrase('no (?:fee|charge) for', REPORT),
      confidence: 0.85,
      why: 'The term ends claims within days, charges for bad reviews, or leaves overtime unpaid.',
    },
  ],
};
