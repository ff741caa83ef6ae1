import type { WordingPart } from '#engine/detectors/wording-part.ts';
import { phrase } from '#engine/phrases/phrase.ts';

const OFFICIAL = `(?:(?:customs|tax|building|health|fire|food|port|border|police|labou?r|safety|licensing|traffic) (?:officers?|officials?|inspectors?|man|guy|clerk)|inspectors?|officials?|officers?|clerks?|customs|surveyors?|examiners?|policem[ae]n|harbou?r master|town hall)`;
const AMOUNT = `(?:(?:about |around |some )?(?:[£$€₹] ?)?\\d[\\d.,]{0,9}(?: ?k| grand| thousand| hundred| euros| dollars| pounds)?)`;
/** Thanks in quotation marks are no thanks. */
const QUOTED_THANKS = `["“‘'](?:(?:small|little|special) )?(?:thank[- ]you|gift|present|contribution|donation|gratuity|coffee|tip|appreciation|token|commission|consideration|encouragement)["”’']`;
const DOES = `(?:settle|do|fix|help|sort|clinch|swing|secure|smooth|speed|seal|decide|oil|clear)`;
const HINTED = `(?:let it be known|let (?:me|us|them) know|hinted|intimated|suggested|made it (?:clear|known|plain)|gave (?:me|us|them) to understand|signal(?:l)?ed|indicated|implied|says?|said)`;
const KIN = `(?:wife|husband|partner|son|daughter|girlfriend|boyfriend|mother|parents|family|kids|children)`;
const HONEST = phrase(
  `refus(?:e|ed|es|ing)|declin(?:e|ed|es)|not|never|must|may not|declared|register|receipts?|charity|wedding|birthday|funeral|prize|raffle`,
);

/** Bribes that are never called so. */
export const suggestedBribe: WordingPart = {
  triggers: (
    'let it be known|hinted|intimated|gave us to understand|gave me to understand|made it clear|made it plain|made it known|' +
    'the usual #*|his usual #*|her usual #*|their usual #*|the usual £*|the usual $*|the usual €*|' +
    'for advice|for consulting|for consultancy|for market research|for a study|for studies|for an expertise|for introductions|for services|' +
    'hotel on us|hotels on us|flight on us|flights on us|trip on us|spa on us|cruise on us|villa on us|all on us|everything on us|at our expense'
  ).split('|'),
  rules: [
    {
      form: phrase(
        `(?:he|she|they|the \\w{3,14}|${OFFICIAL}) (?:has |have |had |also |just |quietly ){0,2}${HINTED} (?:to (?:me|us) )?(?:that )?(?:an? |his |her |some )?(?:little |small )?${QUOTED_THANKS}(?: (?:of|around|worth) ${AMOUNT})? (?:would|will|might|could|should|is|was)(?: \\w{2,9}){0,4}`,
        `(?:an? |his |her )?${QUOTED_THANKS} of ${AMOUNT} (?:would|will|might|could|should) (?:\\w{2,9} )?${DOES}(?: \\w{2,9}){0,2}`,
      ),
      unless: HONEST,
      confidence: 0.82,
      why: 'The text says that somebody asked for money under another name, which may be a bribe.',
    },
    {
      form: phrase(
        `(?:the |an? |that |their )?${OFFICIAL} (?:wants?|wanted|expects?|expected|asks? for|asked for|takes?|took|gets?|got|demands?|demanded|needs) (?:the|his|her|their) usual (?:[£$€₹] ?\\d[\\d.,]{1,8}|\\d{2,6}|\\d{1,3}[.,]\\d{3})(?: in cash| euros| dollars| pounds| rupees)? (?:to|or|before|for) (?:\\w{2,12} ){0,2}?(?:find|pass|sign|stamp|clear|releas|let|approv|overlook|forget|wav|look|not|else|it|we|they|he|she)\\w{0,3}(?: \\w{2,12}){0,5}`,
      ),
      unless: phrase(
        'copies|forms?|documents|samples|photos|days|minutes|working|fees?|deposit',
        'refus(?:e|ed|es|ing)|declin(?:e|ed|es)|never|must|receipts?',
      ),
      confidence: 0.82,
      why: 'The text says that an official expects a usual sum for a decision.',
    },
    {
      form: phrase(
        `(?:he|she|they|[\\w-]{3,14}) (?:invoices?|bills?|charges?|invoiced|billed|charged) us (?:${AMOUNT} )?(?:for (?:advice|consulting|consultancy|market research|an? study|studies|an? expertise|introductions|services)),? (?:and )?(?:keeps?|kept|retains?|takes?|took) (?:${AMOUNT}|\\w{3,7}|an? (?:tenth|fifth|quarter|third|few)|(?:his|her|their|a) (?:cut|share|slice|bit|part))(?: ?%| per ?cent| for (?:himself|herself|themselves))?,? (?:and )?(?:then )?(?:passes|passed|hands|handed|sends|forwards|gives|pays|slips) (?:on )?(?:the (?:rest|remainder|balance|difference)|what is left|what's left)(?: on| over| along)?(?: to (?:him|her|them|the \\w{3,14}))?`,
      ),
      unless: phrase(
        `platform|agency|landlord|hosts?|artists?|authors?|charity|donat\\w{2,4}|estate|subcontractors?|freelancers?|supplier`,
      ),
      confidence: 0.8,
      why: 'The text describes a payment that is passed on through a middleman, which may be a bribe.',
    },
    {
      form: phrase(
        `(?:send|fly|invite|take|bring|sent|flew|invited|took|put) (?:his|her|their) ${KIN} (?:\\w{2,12} ){0,2}?(?:to|on|in|out to|over to|at) (?:[\\w-]{1,14} ){1,6}?(?:weekend|trip|cruise|holiday|retreat|race|races|final|opera|festival|resort|villa|lodge|spa)(?: \\w{2,9})?,? (?:with |and )?(?:the )?(?:flights?|hotels?|everything|all|travel|tickets)(?: (?:and|plus) (?:the )?\\w{3,9})? (?:on us|at our expense|paid by us)`,
      ),
      unless: phrase(
        `relocat\\w{2,4}|candidates?|interview|expat\\w{0,6}|injured|hospital|jubilee|retire\\w{0,4}|employees?|colleagues?|winner`,
        'refus(?:e|ed|es|ing)|declin(?:e|ed|es)|never|must|declared|prize|funeral|wedding',
      ),
      confidence: 0.76,
      why: 'The text offers a trip to a relative of somebody, which may be a bribe.',
    },
  ],
  examples: [
    '[[The planner hinted that a small “contribution” of 5,000 would help]]. [[She let it be known that some “appreciation” might speed it up]].',
    'He hinted that a thank-you of one line would do. Nobody hinted that a “gift” would settle it.',
    '[[The fire officer expects his usual 250 to sign the certificate]]. [[The customs guy took the usual $80 or it stays there]].',
    'The inspector wants the usual 3 copies to sign the form; the clerk needs the usual 14 days to approve it.',
    '[[Dubois bills us 40 for consulting, keeps a tenth and hands the rest on to him]].',
    'The platform charges us 40 for services, keeps 10 and passes on the rest to the hosts.',
    '[[Invite his daughter to the golf weekend, hotel and flights on us]].',
    'Fly her family over for the relocation weekend, flights and hotel on us; invite his wife to the farewell, cake is on us.',
  ],
};
