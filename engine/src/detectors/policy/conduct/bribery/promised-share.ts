import type { WordingPart } from '#engine/detectors/wording-part.ts';
import { phrase } from '#engine/phrases/phrase.ts';

const NUMBER =
  '(?:\\d{1,2}(?:[.,]\\d)?|two|three|four|five|six|seven|eight|ten|twelve|fifteen|twenty)';
const PERCENT = `${NUMBER} ?(?:%|per ?cent|pct)`;
const KIN = `(?:brother|sister|wife|husband|cousin|son|daughter|mother|father|uncle|aunt|nephew|niece|partner|girlfriend|boyfriend|friend)(?:-in-law)?`;
const FIRM = '(?:compan(?:y|ies)|firm|accounts?|business|consultancy|agency|bank)';
/** Who decides for an authority or a buyer. */
const OF_OFFICE = `(?:officials?|officers?|agents?|contacts?|friends?|clerks?|inspectors?|advis[eo]rs?|directors?|secretar(?:y|ies)|deputy|people|man|woman|someone|somebody|minister|mayor|commissioner|governor|councillor)`;
const OFFICE = `(?:ministry|town hall|city hall|council|municipality|customs|port authority|tax office|licensing (?:office|board)|procurement (?:office|department|agency)|planning (?:office|department)|land registry|embassy|regulator|tender (?:board|committee)|government|prefecture|health authority|hospital board|mayor's office)`;
const GAIN = `(?:an? |the |his |her |their |use of (?:an? |the ))(?:[\\w-]{3,12} ){0,2}?(?:flat|apartment|villa|house|chalet|car|suv|boat|yacht|watch|holiday(?! (?:flat|home|house|villa|apartment|chalet))|cruise|trip|safari|plot|farm|motorbike|horse|kitchen|swimming pool|scholarship|job for (?:his|her|their) \\w{3,12})`;
const HONEST = phrase(
  `discount|rebate|vat|taxe?s?|royalt(?:y|ies)|interest rate|donat\\w{2,4}|charity|refus(?:e|ed|es|ing)|declin(?:e|ed|es)|must|may not|never|returned (?:it|them)|register(?:ed)?|pensions?|insur(?:ed|ance)|shareholders?|inherit\\w{1,5}|divorce|estate agents?|mortgage|rent(?:s|ed|al)?|if`,
);

/** A share for those who decide, and gifts of great value to people in office. */
export const promisedShare: WordingPart = {
  triggers: (
    "brother's*|sister's*|wife's*|husband's*|cousin's*|son's*|daughter's*|mother's*|father's*|uncle's*|aunt's*|nephew's*|niece's*|partner's*|girlfriend's*|boyfriend's*|friend's*|in-law's*|" +
    'his share|her share|their share|his slice|her slice|their slice|his percentage|her percentage|their percentage|his commission|her commission|their commission|his piece|her piece|' +
    'ministry|town hall|city hall|council|municipality|customs|port authority|tax office|licensing office|licensing board|procurement office|procurement department|procurement agency|planning office|planning department|land registry|embassy|regulator|tender board|tender committee|government|prefecture|health authority|hospital board|mayor’s office|' +
    "mayor's office|minister|mayor|commissioner|governor"
  ).split('|'),
  rules: [
    {
      form: phrase(
        `(?:usual|same|agreed|promised|our|the|his|her|their|your|another|pay|paid|send|sent|transfer|transferred|wire|wired)(?: the)?(?: usual| same| agreed)? ${PERCENT}(?: (?:[\\w-]{1,12} ){0,5}?|,? )(?:to|into|through|via|onto) (?:your|his|her|their|the (?:\\w{3,12} )?(?:buyer|director|manager|minister|officer|official|mayor|head)'s) (?:(?:own|private|personal|offshore|swiss) )?(?:${KIN}'s (?:\\w{3,12} )?${FIRM}|${KIN}(?= ?(?:[.,;?!]|$|after|when|once|as))|pocket)(?: (?:after|once|when|on) (?:[\\w-]{2,12} ?){1,3})?`,
      ),
      unless: HONEST,
      confidence: 0.82,
      why: 'The text speaks of a share that goes to relatives of somebody who decides.',
    },
    {
      form: phrase(
        `(?:needs?|wants?|wanted|expects?|expected|gets?|must (?:get|have)|has to (?:get|have)|is (?:still )?waiting for|asks? for|asked for) (?:his|her|their) (?:share|slice|percentage|commission|piece)(?: too| first| as well| in cash)?,? (?:or|otherwise|before|else)(?: else)? (?:(?:he|she|they|it|the \\w{3,12})(?:'ll|'d| will| would| can)? )?(?:\\w{2,6} ){0,3}?(?:signs?|approves?|releases?|stamps?|pass(?:es)?|blocks?|votes?|clears?|lets?|awards?|scores?|stops?|delays?|evaluates?|recommends?|opens?)(?: (?:it|us|the \\w{3,14}|anything))?`,
      ),
      unless: phrase(
        'shareholders?|inherit\\w{1,5}|divorce|estate|cake|pizza|heirs?|probate|sales (?:team|rep)|broker|album|profits? share',
      ),
      confidence: 0.82,
      why: 'The text says that somebody decides only if paid a share.',
    },
    {
      form: phrase(
        `${OF_OFFICE}(?: of ours)? (?:in|at|from|inside) (?:the |an? )?(?:\\w{3,12} )?${OFFICE} (?:(?:was|were|has been|had been|got|gets|is being) (?:(?:given|handed|promised|offered|bought|lent) )?|received |accepted |enjoyed )${GAIN}`,
        `(?:we|they|he|she|the (?:company|firm|yard|board|director|management)) (?:gave|bought|paid for|promised|lent) (?:the |an? |our |their )?(?:${OF_OFFICE} (?:in|at|from) (?:the )?${OFFICE}|minister|mayor|commissioner|governor) ${GAIN}`,
      ),
      requires: phrase(
        `before|after|once|so (?:that )?|in the name of|in return|in exchange|contracts?|tenders?|award(?:ed)?|licen[cs]e|permit|signed|vote[ds]?|approv\\w{2,4}|through|paid (?:by|for)`,
      ),
      unless: phrase(
        'official (?:residence|car)|company car|entitled|assigned|declared|retire(?:d|ment)|prize|raffle|lease|rent(?:s|ed)?|salary|allocated|refused|returned',
      ),
      confidence: 0.8,
      why: 'The text says that somebody in public office was given a thing of great value.',
    },
  ],
  examples: [
    'Good news. [[The same 5% to your cousin’s firm once it is signed]]? And [[pay 2.5 per cent into his wife’s account]].',
    'The sister’s company gets the usual 5% discount; he pays 3 percent to his son’s bank as interest rate.',
    'Petra [[wants her share before she stamps the file]]. The surveyor [[expects his percentage, otherwise he blocks it]].',
    'Each heir wants his share before they sign for the estate; she wants her share of the cake before she opens it.',
    'Before the tender, a [[director in the ministry was given a holiday villa]] in the name of her father.',
    '[[They bought the mayor a boat]] after the permit came.',
    'The officer at the embassy was given a car with the contract of service, as he is entitled to a company car.',
  ],
};
