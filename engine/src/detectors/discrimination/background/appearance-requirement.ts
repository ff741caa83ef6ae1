import { biasedWording } from '#engine/detectors/discrimination/biased-wording.ts';
import { SELECTION } from '#engine/detectors/discrimination/selection-words.ts';
import { CIVIL_RIGHTS_ACT, EEOC_GUIDANCE } from '#engine/laws.ts';
import { phrase } from '#engine/phrases/phrase.ts';

export const appearanceRequirement = biasedWording({
  id: 'appearance-requirement',
  typeName: 'Appearance requirement',
  description: 'Requirements for good looks, a certain weight, revealing clothes or a photograph.',
  severity: 'medium',
  recommendation: 'Remove the requirement; appearance is not a skill, and photographs invite bias.',
  legalReference: { law: EEOC_GUIDANCE, article: 'Prohibited Employment Policies/Practices' },
  triggers: (
    'weigh no*|weigh not*|weigh less*|weigh under*|weigh below*|weigh at*|her weight*|his weight*|your weight*|their weight*|stay under ##*|stay below ##*|remain under ##*|remain below ##*|too dark|too black|too brown|too dusky|too dark-skinned|too foreign-looking|too fat|too ugly|' +
    'on the front desk|for the showroom|for the bar|for the counter|for the door|for the shop floor|for the phones|for the switchboard|at the showroom|at the bar|at the counter|at the door|at the shop floor|at the phones|at the switchboard|on the showroom|on the bar|on the counter|on the door|on the shop floor|on the phones|on the switchboard|behind the showroom|behind the bar|behind the counter|behind the door|behind the shop floor|behind the phones|behind the switchboard|in the showroom|in the bar|in the counter|in the door|in the shop floor|in the phones|in the switchboard|at the front desk|for the front desk|front of house|for reception|on reception|at reception|on the reception*|behind the bar|behind the counter|in the showroom|on the door|on the stand|must look*|low-cut*|revealing*|skimpy*|sexy*|well presented|well-presented|attractive|good-looking|' +
    'good looking|presentable|slim|slender|well-groomed|handsome|pretty|beautiful|photo|' +
    'photograph|photos|headshot|overweight|obese|appearance|fair skin*|height*|personality|' +
    'good looks|picture|no fat*|not be fat|photographs|headshots|glamorous|polished-looking|' +
    'toned|complexion|fair-skin*|short heel*|cm tall|m tall|feet tall|ft tall|at least ###|over ### cm|above ### cm|taller than|shorter than|in proportion|proportionate|bmi|short top*|short clothes*|short outfit*|' +
    'short uniform*|short-skirt*|short-heel*|short-dress*|short-top*|short-clothes*|' +
    'short-outfit*|short-uniform*|shortskirt*|shortheel*|shortdress*|shorttop*|shortclothes*|' +
    'shortoutfit*|shortuniform*|mini heel*|mini dress*|mini top*|mini clothes*|mini outfit*|' +
    'mini uniform*|mini-skirt*|mini-heel*|mini-dress*|mini-top*|mini-clothes*|mini-outfit*|' +
    'mini-uniform*|miniheel*|minidress*|minitop*|miniclothes*|minioutfit*|miniuniform*|' +
    'tight heel*|tight clothes*|tight outfit*|tight uniform*|tight-skirt*|tight-heel*|' +
    'tight-dress*|tight-top*|tight-clothes*|tight-outfit*|tight-uniform*|tightskirt*|' +
    'tightheel*|tightdress*|tighttop*|tightclothes*|tightoutfit*|tightuniform*|high skirt*|' +
    'high heel*|high dress*|high top*|high clothes*|high outfit*|high uniform*|high-skirt*|' +
    'high-heel*|high-dress*|high-top*|high-clothes*|high-outfit*|high-uniform*|highskirt*|' +
    'easy on the eye|easy on the eyes|eye candy|nice to look at|brighten up*|' +
    'highheel*|highdress*|hightop*|highclothes*|highoutfit*|highuniform*|short skirt*|' +
    'short dress*|mini skirt*|miniskirt*|tight skirt*|tight dress*|tight top*'
  ).split('|'),
  rules: [
    {
      form: phrase(
        `(?:well[- ]presented|she|he|girl|lady|candidate|someone|somebody|must be|should be) (?:(?:and|is|was|very|be) ){0,2}(?:easy on the eyes?|eye candy|nice to look at)`,
        `(?:pretty|attractive|good-looking|beautiful|gorgeous|lovely girl) …(?:brighten|liven) up
          (?:the|our) (?:office|reception|front desk|floor|bar|place)`,
        `(?:pretty|attractive|good-looking|beautiful|gorgeous|stunning|slim|leggy|cute|blonde)(?:,? and \\w{3,12}|, \\w{3,12})?[,;:–-]? ?(?:(?:exactly|just|precisely) (?:what|who|the (?:type|sort|look|kind of (?:girl|face|person)))|perfect|ideal|great|good) (?:we (?:want|need|like|are looking for|were looking for|look for) )?(?:on|at|for|behind|in) (?:the |our )?(?:front desk|reception(?: desk)?|front of house|bar|counter|showroom|door|stand|phones|shop floor|switchboard)`,
      ),
      unless: phrase(
        'fonts?|colou?rs?|screens?|design|palette|themes?|flowers?|plants?|paint|curtains?|pictures?',
      ),
      why: 'The wording judges a person by their looks rather than their skills.',
    },
    {
      form: phrase(
        `(?:attractive|good-looking|presentable|slim|slender|handsome|pretty|beautiful) (?:and
          \\w{1,15} )?(?:appearance|candidates?|applicants?|person(?:ality)?|people|women|woman|men
          |man|girls?|lady|ladies|hostess(?:es)?|receptionist|waitress(?:es)?|assistant|secretary
          |figure)`,
        '(?:pleasant|pleasing|good|attractive|youthful|neat) (?:physical |personal |outward )?appearance',
        `(?:must|should) be (?:attractive|good-looking|slim|slender|pretty(?! \\w)|presentable|well-groomed)
          |(?:not|no) (?:be )?(?:overweight|obese)(?: (?:people|applicants|candidates|persons))?|no
          fat (?:people|applicants|candidates|persons)|not be fat`,
        `(?:send|attach|include|enclose|with|submit|provide)(?: us)?
          (?:an? |your )?(?:recent |current |full-body )?(?:photo(?:graph)?s?|headshots?)(?: of yourself)?`,
      ),
      requires: SELECTION,
      unless: phrase(
        `passport photos?|property|flat|house|product|damage|model(?:l)?ing|portfolio|garden|price
          |offer|package|competition`,
      ),
      why: 'The wording asks for good looks, which are not a skill.',
    },
    {
      form: phrase(
        '(?:fair|light|wheatish) complexion|fair(?:-| )skin(?:ned)?',
        `(?<=^\\W{0,8}(?:\\w{3,12}[:,] ?)?|(?:must|should) be )fair(?:,| and| &|,? tall,?| \\/) ?(?:and |& )?(?:(?:tall|slim),? (?:and )?)?(?:good[- ]looking|beautiful|attractive|slim|pretty|handsome)`,
      ),
      unless: phrase(
        'he|she|was|were|patients?|child|children|baby|sun|burns?|spf|make-?up|foundation|shades?|cream|skin care|package|price',
      ),
      severity: 'high',
      legalReference: { law: CIVIL_RIGHTS_ACT, article: '42 U.S.C. § 2000e-3(b)' },
      why: 'The wording asks for a color of skin, which shuts out people by race.',
    },
    {
      form: phrase(
        `(?:(?:must|shall|should|has to|have to|and|to|will) )(?:weigh|keep (?:her|his|your|their) weight|stay|remain) (?:no more than|not more than|less than|under|below|at most|at or below) \\d{2,3} ?(?:kg|kilos?|kilograms|pounds|lbs|stone)`,
        `(?:the )?(?:last|first|other|new|previous) (?:one|girl|hostess|model|promoter|usher)(?: \\w{2,9}){0,3}? (?:was|is|were|looked|looks) (?:far |much |a bit )?too (?:dark|black|brown|dusky|dark-skinned|foreign-looking|fat|ugly|old-looking)`,
      ),
      requires: phrase(
        `campaign|creators?|models?|talents?|actress(?:es)?|actors?|hostess(?:es)?|cabin|crew|candidates?|applicants?|contract|shoot|complexion|girls?|agency|promoters?|ushers?|clients?|complain\\w{0,3}|sent|receptionists?|dancers?`,
      ),
      unless: phrase(
        'jockeys?|boxers?|wrestl\\w{2,4}|weigh-in|parcels?|luggage|bags?|rides?|riders?|parachut\\w{2,3}|glider|patients?|animals?|horses?|dogs?|photo(?:graph)?s?|images?|prints?|lighting|scenes?|coffee|beer|paint|room|colou?rs?|drones?|passengers?',
      ),
      severity: 'high',
      why: 'The wording asks for a weight or a color of skin, which are no skills.',
    },
    {
      form: phrase(
        `(?:attractive|good-looking|handsome) (?:and \\w{1,15} )?(?:personality|girls?|lad(?:y|ies)
          |hostess(?:es)?|receptionists?|waitress(?:es)?|candidates?|applicants?|individuals?)`,
        `(?:must|should) be (?:an? )?(?:handsome|attractive|good-looking|pretty(?! (?!and|or|with)\\w)|slim|well-groomed
          |well(?:-| )presented)(?:, (?:well-groomed|slim|tall|attractive))?`,
        `(?:well-presented|slim(?:[- ](?:fit|cut)[- ]suit)?|attractive|good-looking|glamorous
          |polished-looking)(?:,? (?:and )?\\w{3,12}(?:-\\w{2,8}){0,2}){0,3}
          (?:type|kind|sort|look)s?(?: of (?:person|people|guy|girl|lad|lady))?`,
        'must look (?:good|great|hot|pretty|sexy|smart and slim) in (?:an? |the |our |her |his )?(?:uniforms?|dress(?:es)?|skirts?|heels|bikinis?|swimwear)',
        '(?:pretty|beautiful|attractive) (?:face|smile|figure)|(?:slim|slender|toned) (?:figure|build|body)',
        'good looks(?! like)',
        `(?:minimum height|height ?:? ?(?:minimum|min\\.?|at least|above|over|not less than|not under|required|between)|minimum (?:body )?height)(?: (?:of|is))?:? ?\\d[\\d.,]{0,4}(?: ?(?:cm|m|ft|feet|inches|in))?`,
        `(?:must be|should be|to be|you are) (?:at least|over|above|taller than|no (?:shorter|less) than|minimum) \\d[\\d.,]{0,4} ?(?:cm|m|ft|feet)(?: (?:tall|in height))?`,
        `(?:weight|bmi) (?:in proportion(?: to (?:your )?height)?|proportionate(?: to (?:your )?height)?|below \\d{2,3}|under \\d{2,3}|not (?:over|more than) \\d{2,3}|maximum \\d{2,3})`,
        `(?:attractive,? (?:and )?)?height ?/ ?weight proportionate`,
        `height and weight (?:in proportion|proportionate|must be proportionate)`,
        `(?:cv|resume|résumé|curriculum vitae)(?:,| with| and|, and| \\+)(?: an?| your)?(?: recent
          | current| full(?:-| )size| passport(?:-| )size| colou?r| latest)?
          (?:photo(?:graph)?s?|headshots?|picture)`,
      ),
      unless: phrase(
        'he|she|was|were|desks?|adjustable|chairs?|racks?|stairs?|displays?|screens?|monitors?|logos?|fonts?|text|images?|pixels|karts?|rides?|riders?|visitors?|doors?|ceilings?|fences?|walls?|shel(?:f|ves)|tables?|rooms?|clearance|trees?|plants?|hedges?|signs?|boats?|trailers?|vehicles?|luggage|parcels?|buildings?|children|child|baby|passengers|patients?|package|offer|price|passport photo|cream|skin care|dependenc(?:y|ies)|bundl\\w{1,3}|imports?|minified|docker|npm|librar(?:y|ies)',
      ),
      why: 'The wording asks for good looks, which are not a skill.',
    },
    {
      form: phrase(
        `(?:must|should|have to|happy to|willing to|expected to|prepared to|required to)
          (?:be (?:happy|willing|prepared|comfortable|able) to )?wear
          (?:an? )?(?:\\w{1,12} )?(?:short|mini|tight|revealing|low-cut|sexy|skimpy|high)(?:-
          | )?(?:skirts?|heels?|dress(?:es)?|tops?|clothes|outfits?|uniforms?)`,
      ),
      unless: phrase('not|was|were|had|film|play|stage|model(?:l)?ing'),
      why: 'The wording asks for clothing that shows the body rather than serves the work.',
      confidence: 0.85,
    },
    {
      form: phrase(
        `(?<=(?:send|attach|include|enclose|submit|provide|e-mail) [^.;:]{1,50}?)(?:recent|current
          |full-body|full-length|colou?r) (?:photo(?:graph)?s?|headshots?|picture)(?: of yourself)?`,
      ),
      requires: phrase(
        'github|linkedin|cv|cvs|resume|résumé|cover letter|covering letter|application|apply|talent|careers|vacancy|hr',
      ),
      unless: phrase(
        `passport|visa|licen[cs]e|badge|property|flat|house|product|damage|model(?:l)?ing|portfolio
          |garden|price|competition|rental|roof|car|pets?`,
      ),
      why: 'The text asks for a photograph, which invites bias based on appearance.',
    },
  ],
  examples: [
    'import the slim build, which has no bundled dependencies.',
    'The dancer [[shall keep her weight below 52 kg]] for the season of the contract. [[The last hostess was far too dark]] and the client rang.',
    'Bags must weigh no more than 23 kg for the crew. The last one was too dark, so the agency sent another photo.',
    '[[Gorgeous and chatty, just who we need for the showroom]].',
    'A pretty bell, ideal for the reception desk of a toy hotel. Beautiful flowers, perfect for the showroom.',
    'Requirements:\n  - [[Height minimum 165 cm]], [[weight in proportion]]',
    'Applicants [[must be at least 170 cm tall]]. [[Minimum height: 1.70 m]].',
    'The fence must be at least 120 cm tall; visitors must be over 140 cm tall for the ride.',
    'Minimum height of the ceiling 240 cm; the weight is in proportion to the load.',
    'PA to the director. [[Well-presented and easy on the eye]].',
    'Very [[pretty though, would brighten up the office]].',
    'She said that the font is easy on the eye; pretty plants brighten up the office.',
    'What good looks like: the candidate answers in own words.',
    'She [[must be happy to wear a short\nskirt]] at work.',
    'Send your GitHub and a [[recent photo]] to us.',
    'Candidates cook: the sauce should be pretty thick, and the answer must be pretty good.',
    'Visitors must wear high boots and may wear a short coat.',
    'Waiter wanted, [[must look good in uniform]].',
    'The logo must look good in print.',
    'You have a [[toned body]] and a [[wheatish complexion]].',
    'Send a recent photo of the roof to your agent.',
    'You are a fluent speaker with a [[pleasant appearance]].',
    'We are hiring [[attractive hostesses]].',
    'Please apply and [[attach a recent photograph]].',
    '[[Must be a handsome]] individual with [[fair complexion]], height as you like.',
    'You [[must be well presented]].',
    'The case was well presented.',
    'Send your [[resume and a recent photo]] to us.',
    'Riders must have a minimum height of 120 cm; she has an attractive personality.',
    'We offer an attractive package to candidates.',
    'The appearance of the report is neat; send a photo of the damage.',
    'A slim chance remains.',
  ],
});
