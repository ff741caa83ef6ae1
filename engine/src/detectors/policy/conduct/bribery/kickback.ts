import type { WordingPart } from '#engine/detectors/wording-part.ts';
import { phrase } from '#engine/phrases/phrase.ts';

const PART = `(?:(?:about |around |some |at least |up to |another )?(?:\\d{1,2}(?:[.,]\\d)? ?%|\\d{1,2} (?:per cent|percent)|(?:two|three|five|six|eight|ten|twelve|fifteen|twenty|thirty) (?:per cent|percent)|(?:an?|his|her|their) (?:cut|slice|share|percentage|commission)|(?:a )?kick-?backs?))`;
const BUSINESS = `(?:suppliers?|vendors?|contractors?|subcontractors?|haul(?:i)?ers?|farmers?|growers?|bidders?|traders?|drivers?|dealers?|tenderers?|deliver(?:y|ies)|orders?|invoices?|contracts?|purchases?|consignments?|jobs?)`;
const TAKES = `(?:takes?|took|taking|taken|gets?|got|getting|receives?|received|receiving|demands?|demanded|demanding|collects?|collected|collecting|pockets?|pocketed|pocketing|skims?|skimmed|skimming|wants?|wanted|asks? for|asked for|asking for)`;
/** Who buys on behalf of others. */
const BUYER = `(?:(?:purchasing|procurement|buying|site|plant|branch|project|warehouse|facilit(?:y|ies)|maintenance|stores?|production|fleet|farm|estate|contracts) (?:manager|officer|director|clerk|lead|head|supervisor)|buyer|purchaser|store-?keeper|storeman|head of (?:purchasing|procurement|buying|stores|maintenance))`;

/** A share of what others are paid, for the person who chooses them. */
export const kickback: WordingPart = {
  triggers: (
    'from every*|from each*|from all*|from most*|from both*|from several*|of every*|of each*|on every*|on each*|to every*|' +
    'kickback|kickbacks|kick-back|kick-backs|pays him*|pay him*|paid him*|pays her|pay her|paid her|pays them|pay them|paid them|pays the*|pay the*|paid the*'
  ).split('|'),
  rules: [
    {
      form: phrase(
        `${BUYER}(?:,? (?:mr|mrs|ms|miss) \\w{2,14}(?: \\w{2,14})?,?| \\w{2,14} \\w{2,14})? (?:(?:has|had|have|is|was|been|always|regularly|also|simply|now) ){0,3}${TAKES} ${PART} (?:in cash )?(?:from|of|on) (?:every|each|all|most|both|several)(?: of (?:the|our|his))? (?:the |our |his )?(?:[\\w-]{3,14} ){0,2}${BUSINESS}(?: in cash| for (?:himself|herself))?`,
        `(?:he|she|they|who|mr \\w{2,14}|mrs \\w{2,14}|ms \\w{2,14}) (?:(?:has|had|have|is|was|been|always|regularly|also|simply|now) ){0,3}${TAKES} ${PART} (?:in cash )?(?:from|of|on) (?:every|each|all|most|both|several)(?: of (?:the|our|his))? (?:the |our |his )?(?:[\\w-]{3,14} ){0,2}${BUSINESS},? (?:in cash|for (?:himself|herself|themselves)|into (?:his|her) own \\w{3,10}|before (?:he|she) (?:signs|orders|pays|approves)|or (?:he|she|they) (?:lose|loses|get|gets|do|does)|under the table|in return)`,
        `(?:every|each|all|most|both|several)(?: of (?:the|our))? (?:the |our )?(?:[\\w-]{3,14} ){0,2}${BUSINESS} (?:(?:has|have|had) to |must |always |secretly )?(?:pays?|paid|kicks? back|gives?|gave) (?:him|her|them|the ${BUYER}|(?:mr|mrs|ms) \\w{2,14}) ${PART}(?: in cash)?`,
      ),
      requires: phrase(
        `in cash|${BUYER}|himself|herself|themselves|kick-?backs?|before (?:he|she)|or (?:he|she|they)|own|under the table|in return`,
      ),
      unless: phrase(
        `agreed commission|sales ?(?:person|people|reps?|team)|agency fee|agents?|platform|marketplace|brokers?|discount|rebate|vat|tax|retention|deposit|royalt(?:y|ies)|upfront|advance|waste|samples?
        |must|may not|never|refus(?:e|ed|es)|if|customers?|donat\\w{2,4}|charity`,
      ),
      confidence: 0.8,
      why: 'The text says that somebody takes a share from those to whom they give business.',
    },
  ],
  examples: [
    'Since May the [[procurement manager has been taking 8 % from every haulier in cash]].',
    'The [[site manager, Mr Lund, gets ten per cent of each invoice]]. [[She takes a cut from all of the growers for herself]].',
    '[[Every contractor has to pay the buyer 5% in cash]], and nobody says so.',
    'The platform takes 10 % of every order. The sales manager gets 5 % commission on every contract.',
    'The buyer gets 10 % discount from every supplier. The site manager must approve 10 % of all invoices.',
    'The plant manager takes samples from every delivery, and each supplier pays the VAT.',
  ],
};
