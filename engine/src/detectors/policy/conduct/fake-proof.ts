import type { WordingPart } from '#engine/detectors/wording-part.ts';
import { UNFAIR_PRACTICES_DIRECTIVE } from '#engine/laws.ts';
import { phrase } from '#engine/phrases/phrase.ts';

const UNTRUE = { law: UNFAIR_PRACTICES_DIRECTIVE, article: 'Art. 6(1)' };
const NUMBER =
  '(?:\\d{1,4}|a few|some|a dozen|ten|fifteen|twenty|thirty|forty|fifty|sixty|a hundred|hundreds|loads|plenty|them|the first ones)';
const EXPERT =
  '(?:dr|doctor|professor|prof|nurse|dermatologist|dentist|pharmacist|expert|scientist|surgeon|nutritionist|vet|dietitian|physician|paediatrician|chemist|engineer|midwife)';
const SITE =
  '(?:google|amazon|trustpilot|tripadvisor|yelp|facebook|the app store|booking|etsy|ebay|the site|the website|glassdoor)';
const PHOTO = '(?:pictures?|photos?|shots?|images?|pics?)';
const NOT_MEANT = phrase(
  `must|may not|never (?:write|use|say|claim|buy|post|hide|put)|take (?:it|this|that) (?:out|down|off)|remove[ds]?|illegal|banned|fined|regulators?|court|competitor|novel|film|actor from|play(?:s|ed) the|asked us to`,
);

/** Reviews, experts, pictures and figures that somebody makes up for a product. */
export const fakeProof: WordingPart = {
  triggers: (
    'has bought it*|has bought them|has bought one|has tried it*|has used it*|has ordered it*|has tried them|has used them|has ordered one|has tried one|' +
    'stock faces|stock names|ai faces|generated faces|made-up faces|made-up names|invented names|random names|ordinary names|invented faces|ai names|ai portraits|stock portraits|made-up portraits|generated portraits|generated names|' +
    'couple of four-star*|few four-star*|some four-star*|couple of three-star*|few three-star*|some three-star*|a few 4-star*|some 4-star*|a couple of 4*|a couple of 3*|some 3-star*|a few 3-star*|' +
    'ones on google|ones on amazon|ones on trustpilot|ones on tripadvisor|ones on yelp|reviews on google|reviews on amazon|reviews on trustpilot|reviews on tripadvisor|reviews on yelp|ones on facebook|reviews on facebook|ratings on*|ones on the*|ones on booking|ones on etsy|ones on ebay|ones on glassdoor|reviews on the*|reviews on booking|reviews on etsy|reviews on ebay|reviews on glassdoor|some on google|some on amazon|some on*|' +
    'five stars from*|five stars by*|5 stars from*|five star from*|five stars each*|good ones for*|nice ones for*|positive ones for*|good reviews for*|five-star reviews for*|nice reviews for*|positive reviews for*|glowing ones for*|glowing reviews for*|five-star ones for*|five-star ratings*|good ratings for*|positive ratings*|glowing ratings*|nice ratings*|' +
    'one-star*|two-star*|1-star*|2-star*|one star*|two star*|1 star*|2 star*|bad review*|low rating*|anything under*|anything below*|ratings under*|ratings below*|reviews under*|reviews below*|rating under*|review under*|rating below*|review below*|everything below*|everything under*|low reviews*|low star*|bad star*|bad rating*|' +
    'white coat|in the leaflet|in the video|in the ad|in the advert|in the brochure|on the box|on the label|on the site|on the packaging|in the clip|on the poster|in the picture|in the photo|on the website|on the page|in the spot|on the leaflet|' +
    '"after" picture*|"after" photo*|"after" shot*|"after" image*|after pictures|after photos|after shots|after photo|after picture|after shot|week-six*|week six*|second photo*|second picture*|the stock site|stock site*|stock photo*|stock library|week-eight*|week-four*|week-twelve*|for the last*|for the final*|for the second*|for the after*|' +
    'clinically shown|clinically proven|clinically tested|scientifically proven|scientifically shown|scientifically tested|dermatologically tested|medically proven|medically tested|medically shown|dermatologically proven|dermatologically shown|clinically proved|scientifically proved|doctors recommend*|dentists recommend*|vets recommend*|experts recommend*|doctors swear*|experts agree*|dentists agree*|doctors love*|doctors agree*|vets agree*|vets love*|dentists love*|experts love*|scientists agree*|scientists recommend*|dentists swear*|vets swear*|experts swear*|scientists love*|scientists swear*'
  ).split('|'),
  rules: [
    {
      form: phrase(
        `(?:nobody|no one)(?:'s| has) (?:bought|tried|used|ordered) (?:it|them|one)(?: yet)?,? so (?:i(?:'ll)?|we(?:'ll)?|you(?:'ll)?|[\\w-]{2,12})(?: will|'ll|'s going to| is going to| can)? (?:writes?|write up|makes? up|posts?|invents?|does?) ${NUMBER}`,
        `(?:use|take|give them|give us) (?:some )?(?:stock|ai|generated|made-up|invented|random|ordinary) (?:faces|names|portraits)(?:[^.;:!?]{0,60}(?:looks? real|look genuine|not the same|reviews?|customers|testimonials?|stars?))`,
        `mix in (?:a few|a couple of|some) (?:four|three|4|3)-stars?(?: (?:ones|reviews))? so (?:that )?it (?:looks|seems|feels) (?:real|genuine|natural|believable)`,
      ),
      unless: NOT_MEANT,
      confidence: 0.86,
      why: 'The text has reviews invented for a product.',
    },
    {
      form: phrase(
        `(?:friends|cousins|family|staff|everyone|interns|colleagues|relatives|mates|employees)(?: and \\w{3,12})? (?:can|will|could|should|to|'ll) (?:all )?(?:do|write|post|leave|give us) (?:the |some )?(?:ones|reviews|ratings|some) on ${SITE}[^.;!?]{0,20}?(?:we'll|we will|we|i'll|and|for|for a)? ?(?:pay|get|voucher|[£$€]|tenner|pounds|euros|dollars|bonus|gift|free)`,
        `(?:five|5) stars? (?:from|by|each) (?:each of you|all of you|every one of you|everybody|everyone|the (?:whole )?team)[^.;!?]{0,40}? (?:voucher|bonus|gift|pizza|beers?|day off|tenner|prize|drinks?|treat)`,
        `(?:lad|guy|bloke|firm|agency|woman|man|outfit|chap|girl|company|service)(?: \\w{2,9}){0,2} (?:who|that|which) (?:posts|writes|does|sells|leaves|delivers) (?:\\w{2,9} ){0,2}?(?:good|five-star|nice|positive|glowing) (?:ones|reviews|ratings) for [£$€]? ?\\d{1,5}`,
      ),
      unless: NOT_MEANT,
      confidence: 0.85,
      why: 'The text has reviews bought from people who need not be customers.',
    },
    {
      form: phrase(
        `(?:any|every|all|the|all the) (?:(?:one|two|1|2)-stars?(?: reviews?| ratings?| ones)?|(?:bad|low) (?:reviews?|ratings?))(?: (?:that|which) comes? in)?(?: \\w{3,9}){0,2} (?:is|are|gets?|must be|should be|will be|has to be)(?: to be)? (?:hidden|deleted|removed|buried|unpublished|taken down|binned|held back)`,
        `(?:anything|everything|any review|ratings?|reviews?) (?:under|below) (?:three|four|five|3|4|5)(?: stars?)? (?:gets|get|is|are|goes|go|should be|will be) (?:bounced|sent|diverted|redirected|routed|hidden|filtered|pushed|moved)?(?: off)? ?to (?:an? |the |our )(?:\\w{3,9} )?(?:form|inbox|mailbox|support|survey)(?: (?:instead of|and not|rather than)(?: to)?(?: \\w{2,9}){1,2})?`,
      ),
      unless: phrase(
        'spam|abusive|fake|duplicates?|false|defamatory',
        'must not|may not|never|hotels?|restaurants?',
      ),
      severity: 'medium',
      confidence: 0.82,
      why: 'The text keeps bad reviews from those who read them.',
    },
    {
      form: phrase(
        `${EXPERT}\\b["”']?(?: [^.;!?]{1,30}?)? is (?:really |actually |just |only )?(?:[\\w-]{2,12} from (?:accounts|reception|sales|marketing|hr|the warehouse|finance|our office)|my \\w{3,12}|an? (?:actor|actress|model|student|intern|extra)(?: (?:who|that|from \\w{3,12}))?) (?:in a white coat|in scrubs|in glasses|we (?:paid|hired|found|booked))`,
        `${EXPERT} (?:quoted |shown |named |pictured )?(?:in|on) the (?:leaflet|video|ad|advert|brochure|box|label|site|website|packaging|clip|poster|page|spot)(?: \\w{2,9}){0,2} (?:doesn't exist|does not exist|is (?:an? (?:actor|actress|model|student|intern|stock photo)|made up|invented|not real|not a doctor)|isn't (?:real|a doctor))`,
      ),
      unless: NOT_MEANT,
      legalReference: UNTRUE,
      confidence: 0.85,
      why: 'The text presents somebody as an expert who is none.',
    },
    {
      form: phrase(
        `["“‘]?after["”’]? ${PHOTO}(?: (?:on|in) the \\w{3,9})? (?:is|are|was|were|comes?) (?:really |actually )?(?:from|of) (?:an? )?(?:different|another|other|stock) (?:\\w{3,9} )?(?:woman|man|person|girl|model|customer|people|site|library|client)`,
        `use (?:the |a |her |his |my )(?:slim|slimmer|thin|thinner|younger|twin|fit|pretty|muscular) (?:\\w{3,9} )?(?:sister|brother|twin|model|cousin|one|friend) for the (?:["“‘]?after["”’]?|week-? ?\\w{2,6}|second|last|final) ${PHOTO}`,
        `(?:take|get|pull|use) the (?:second|["“‘]?after["”’]?|other|last|final) ${PHOTO} from (?:the |a |that )?stock (?:site|library|photos?)`,
      ),
      unless: NOT_MEANT,
      legalReference: UNTRUE,
      confidence: 0.85,
      why: 'The text has pictures of a result that are not of the same person.',
    },
    {
      form: phrase(
        `(?:clinically|scientifically|dermatologically|medically) (?:shown|proven|tested|proved)(?:[^.;:!?]{0,50}?)["”’]?[:,;–-]{0,2} ?(?:but |though |although |even though |and )?(?:there (?:was|were|is|has been|are|have been) no (?:trials?|stud(?:y|ies)|tests?)|(?:we|nobody|no one) (?:(?:have|has|never|haven't|hasn't|didn't|did not) ){1,2}(?:actually |really )?(?:tested?|trialled|studied|test) (?:it|this|anything|them|one))`,
        `(?:say|write|claim|put|print)(?: that)? (?:\\w{3,9} ){0,3}?(?:doctors|dentists|experts|vets|scientists) (?:recommend|agree|love|swear)[^.;:!?]{0,30}?,? (?:although|though|even though|but) (?:(?:we|nobody|no one) (?:haven't|have not|never|didn't|has|have) (?:ever )?(?:asked|ask|met|spoken)|none|not one)(?: \\w{2,8}){0,2}`,
        `(?:the |that )?\\d{1,3} ?(?:%|per ?cent) (?:\\w{3,9} ){0,2}?(?:on|in) the (?:box|label|packaging|site|website|leaflet|ad|advert|poster|page|brochure) (?:is|was) (?:just |only |really )?(?:a guess|made up|invented|out of thin air|plucked|not real)(?:[^.;!?]{0,12}? it (?:reads|looks|sounds|sells) (?:\\w{2,6} )?(?:well|good|great|better))?`,
      ),
      unless: NOT_MEANT,
      legalReference: UNTRUE,
      confidence: 0.85,
      why: 'The text claims evidence that it says does not exist.',
    },
  ],
  examples: [
    '[[No one has tried them yet, so Hannes writes thirty]]. [[Mix in some three-star ones so it seems genuine]].',
    '[[Use AI faces, and mind that they are not the same]] as last time. Use stock photos for the header; nobody has bought it yet, so we write to them.',
    '[[Staff can leave some on Trustpilot, we’ll pay]] a fiver each. [[Five stars from the whole team by Friday and there’s pizza]].',
    'There is an [[agency that sells 40 glowing reviews for €300]].',
    'Cousins and friends can do the run on Sunday, the entry is ten pounds a go. Guests can leave reviews on the site, and we read them all.',
    '[[All two-star reviews are to be taken down]] by noon. [[Reviews under three stars go to a form instead of the page]].',
    'Any spam is to be hidden, good or bad; all two-star hotels are to be removed from the tour. Anything under four goes in the box.',
    'The [[dentist in the advert is an actor we hired]]. The [[pharmacist named on the box doesn’t exist]].',
    'Dr Marsh, dermatologist, and Kate from accounts will speak. The doctor in the film is an actor from Leeds.',
    '[[“After” photos are of another customer]]. [[Use the slimmer cousin for the final shot]]. [[Pull the second image from a stock library]].',
    'The “after” pictures are of the same woman under the same light. Use the second picture from the left for the poster.',
    'It says “[[scientifically proven”, but nobody has tested it]]. [[Write that vets recommend it, though we never asked one]].',
    '[[The 87 % on the label is a guess]]. “Clinically proven”: legal asked us to take this out as there was no trial.',
    'We say that doctors recommend it, although not for children. 20 % of the answers on the site were a guess.',
  ],
};
