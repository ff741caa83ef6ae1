import type { SentenceDetector } from '#engine/detector.ts';
import { plainWords } from '#engine/detectors/policy/conduct/plain-words.ts';
import { reportedInsult } from '#engine/detectors/policy/conduct/reported-abuse.ts';
import { HARASSMENT_CONVENTION } from '#engine/laws.ts';
import { phrase } from '#engine/phrases/phrase.ts';

import { unwantedAttention } from './unwanted-attention.ts';

const INTIMATE = `(?:bottom|bum|arse|ass|butt|backside|behind|buttocks?|breasts?|boobs?|tits|crotch|groin|genitals
  |(?:inner |upper )?thighs?|hips?)`;
const PERSON = `(?:me|us|him|her|(?:mr|mrs|ms|miss) (?:\\w (?:\\. ?)?)?\\w{2,14}|(?:the |an? |one of the |two of the |several |some |our |his )?(?:\\w{2,10} )?(?:temps?|workers?|girls?
  |women|woman|lads?|colleagues?|co-?workers?|trainees?|apprentices?|interns?|assistants?|waitress(?:es)?|waiters?|nurses?
  |carers?|cleaners?|students?|pupils?|residents?|receptionists?|secretar(?:y|ies)|staff|employees?|members? of staff|stewardess(?:es)?|barmaids?))`;
const BODY_OF = `(?:my|our|(?:the |an? |one of the )?(?:temp|girl|woman|colleague|trainee|apprentice|intern|assistant|waitress|nurse|cleaner|student|pupil|receptionist)'s)`;
const LAID_HANDS_ON = `(?:touch(?:ed|es|ing)?|grab(?:s|bed|bing)?|grop(?:ed|es|ing)|fondl(?:ed|es|ing)|slap(?:s|ped|ping)?|smack(?:ed|s|ing)?
  |pinch(?:ed|es|ing)?|squeez(?:ed|es|ing)|strok(?:ed|es|ing)|pat(?:s|ted|ting)?|spank(?:ed|s|ing)?)`;
/** What stands or is used where people work. */
const AT_WORK = phrase(
  `racks?|racking|pallets?|shelv(?:es|ing)|scanner|tills?|counter|lockers?|warehouse|stockroom|store ?room|kitchen pass|forklift
    |office|shifts?|staff ?room|break room|meeting|manager|supervisor|boss|foreman|team leader|chef|colleagues?|co-?workers?
    |trainees?|apprentices?|interns?|temps?|workers?|employees?|desks?|workshop|site|depot|cctv`,
);
/** Sport, medicine, play, film and animals. */
const NO_ASSAULT = phrase(
  `patients?|physio(?:therapist)?|massage|symptoms?|exam(?:ination|ined)|surgery|consent|ball|match|referee|goal(?:keeper)?|striker|opponent
    |wrestl\\w{2,5}|rugby|judo|boxing|sword|dogs?|cats?|horses?|pony|baby|babies|toddlers?|dance(?:rs?|d)?|doctor|nobody|no one|never
    |knights?|king|queen|soldiers?|rescued?|saved|ambulance|fell|falling|gloves`,
);
const THROWN = `(?:scanners?|staplers?|phones?|keyboards?|laptops?|mugs?|cups?|boxes|box|spanners?|wrench(?:es)?|hammers?|screwdrivers?|tools?
  |chairs?|plates?|knife|knives|pans?|pots?|trays?|clipboards?|folders?|files?|bottles?|printers?|calculators?|hole punch|mouse|headset|radio|crates?)`;

const RECOMMENDATION =
  'Report it through the complaints procedure, and protect the person concerned.';

/** Groping and violence at work; a report of it counts as much as a complaint. */
export const physicalHarassment: SentenceDetector = plainWords({
  id: 'harassment',
  typeName: 'Harassment',
  description: 'Reports of groping or of violence against people at work.',
  severity: 'medium',
  recommendation: RECOMMENDATION,
  legalReference: { law: HARASSMENT_CONVENTION, article: 'Art. 1(1)' },
  parts: [reportedInsult, unwantedAttention],
  triggers: (
    'between the legs*|up against me*|bottom|bum|arse|backside|behind|buttock|buttocks|breasts|breast|boobs|tits|crotch|groin|genitals|' +
    'thigh|thighs|hips|hip|waist|waists|knee|knees|legs of|leg of|neck of|her ass|my ass|my butt|her butt|skirt|blouse|her dress|my dress|' +
    'by the arm|by the throat|by the neck|by the wrist|by the hair|by the collar|by the shoulder|by the shoulders|' +
    'against the*|against a*|against me|against us|against her|against him|against them|punched*|headbutted*|head-butted*|spat at*|strangled*|choked*|hit me|hit a*|hit one of*|kicked a*|kicked me|kicked her|kicked him|slapped a*|slapped me|slapped her|slapped him|into the*|into a*|to the ground|to the floor|down the stairs|at me|at him|at her|at them|at us|' +
    'scanner at*|stapler at*|phone at*|keyboard at*|laptop at*|mug at*|cup at*|box at*|spanner at*|wrench at*|hammer at*|' +
    'screwdriver at*|tool at*|chair at*|plate at*|knife at*|pan at*|pot at*|tray at*|clipboard at*|folder at*|file at*|bottle at*|' +
    'tools at*|boxes at*|printer at*|calculator at*|hole punch at*|mouse at*|headset at*|radio at*|crate at*'
  ).split('|'),
  rules: [
    {
      form: phrase(
        `${LAID_HANDS_ON} (?:${PERSON} (?:on|by|around|round) (?:the|her|his|their|my|our)|\\w{3,12} (?:on|by) (?:her|his)) ${INTIMATE}`,
        `${LAID_HANDS_ON} ${BODY_OF} ${INTIMATE}`,
        `(?:he|mr \\w{2,14}|boss|manager|supervisor|foreman|director|chef|driver|colleague|teacher|coach|trainer) (?:\\w{2,10} )?${LAID_HANDS_ON} (?:her|their|\\w{2,12}'s) ${INTIMATE}`,
        `she (?:\\w{2,10} )?${LAID_HANDS_ON} (?:his|their) ${INTIMATE}`,
        `(?:put|puts|putting|shoved|slid|slipped|stuck) (?:his|her|a) hands? (?:on|up|under|down|inside|between) (?:my|her|(?:the )?\\w{2,12}'s) (?:skirt|dress|blouse|top|shirt|trousers|bra|bottom|bum|breasts?|buttocks|thighs?|legs)`,
        `(?:put|puts|putting|lays?|laid|rests?|rested|places?|placed|keeps? putting|kept putting) (?:his|her|a) hands? (?:on|around|round|up|under|between) the (?:waist|hips?|bottom|knees?|thighs?|legs?|breasts?|buttocks|neck) of (?:the |a |some |several )?(?:young |younger |female |new |other )?(?:women|woman|girls?|trainees?|apprentices?|interns?|colleagues?|temps?|workers?|assistants?|waitress(?:es)?|nurses?|cleaners?|staff|employees?)(?: (?:in|at|on) (?:the )?\\w{3,12})?`,
        `(?:put|puts|putting|lays?|laid|rests?|rested|keeps? putting|kept putting) (?:his|a) hands? (?:on|around|round) (?:my|her|our|their|(?:the )?(?:women|girls|trainee|apprentice|intern|waitress)'s?|\\w{3,12}'s) (?:waists?|hips?|knees?)`,
        `(?:rubbed|pressed|rubs|presses) (?:himself|herself) (?:up )?against (?:me|them|us|(?:my|her|his) (?:back|legs?|side|bottom|bum|hips?|body|shoulder)|her|him|the \\w{3,12})`,
        `(?:pressed|pushed|squeezed) (?:right )?up against me (?:in|by|at|behind|on) the \\w{3,12}(?: \\w{3,9})? and (?:wouldn't|would not|didn't|refused to) (?:let me (?:by|past|go|out|pass)|move(?: away)?|stop)`,
        `grabbed ${PERSON} between the legs`,
      ),
      unless: NO_ASSAULT,
      severity: 'high',
      confidence: 0.8,
      recommendation: RECOMMENDATION,
      why: 'The text reports that somebody was groped.',
    },
    {
      form: phrase(
        `(?:grabbed|seized|grabs|gripped|held|took hold of) (?:\\w{2,12}|${PERSON}) by the (?:arm|throat|neck|wrist|hair|collar|shoulders?|scruff of the neck)(?: (?:and|,) (?:pushed|shoved|shook|dragged|threw|pulled|slammed) (?:me|him|her|us|them|\\w{3,12})(?: (?:against|into|down|over|to|onto) (?:the|a) \\w{3,12})?)?`,
        `(?:pushed|shoved|threw|slammed|pinned|pushes|shoves|knocked) (?:\\w{2,12}|${PERSON}) (?:hard |backwards |violently )?(?:(?:up )?against|into|to|down|over) (?:the|a) (?:\\w{3,10} )?(?:rack(?:ing)?|wall|door|shel(?:f|ves)|desk|stairs|floor|ground|counter|lockers?|table|machine|fridge|pallets?|van|fence|radiator)`,
        `(?:threw|thrown|throws|hurled|flung|lobbed|chucked) (?:an? |the |his |her |my |their )?(?:\\w{3,12} )?${THROWN} at (?:me|him|her|them|us|my|the (?:wall|\\w{3,12})|an? \\w{3,12}|(?:mr|mrs|ms) \\w{2,14}|\\w{3,12})(?! (?:home|night|noon|work|first|once|least))`,
        `(?:hit|punched|kicked|slapped|headbutted|head-?butted|spat at|strangled|choked) (?:me|him|her|them|us|(?:the |an? |one of the |our |my )(?:\\w{2,10} )?(?:temp|worker|colleague|co-?worker|trainee|apprentice|intern|assistant|waitress|waiter|receptionist|secretary))`,
      ),
      requires: AT_WORK,
      unless: NO_ASSAULT,
      confidence: 0.75,
      recommendation: RECOMMENDATION,
      why: 'The text reports violence at work.',
    },
  ],
  examples: [
    'The foreman [[puts his hand on the knee of the young trainees]] and says nothing. He [[kept putting his hand around her waist]].',
    'The tailor put his hand on the waist of the coat, and the doctor laid a hand on her knee. She put her hand on the neck of the horse.',
    'The supervisor [[pinched two of the trainees on the bottom]] and laughed.',
    'At the party he [[slapped my backside]]. The chef [[put his hand under her skirt]].',
    'Witness C says that the [[boss groped her breasts]]; Mr Vogel [[stroked an apprentice on the thigh]].',
    'In the stockroom he [[pressed himself against me]]. By the copier he [[rubbed himself against my hip]]. He [[squeezed up against me in the corridor and would not let me pass]]. She [[grabbed one of the lads between the legs]].',
    'The cat rubbed himself against my leg; the crowd pushed up against me at the gate and would not move.',
    'The foreman [[grabbed Osman by the collar and shook him]] in front of the whole shift. He [[shoved her against the lockers]].',
    'The head chef [[threw a pan at the trainee]]; she [[hurled a stapler at me]] in the office.',
    'He is alleged to have [[punched a colleague]] during the night shift.',
    'She touched the screen at the bottom, grabbed the box by the bottom and slapped a label on the side.',
    'He patted the dog on the chest. She slapped her thigh and laughed; the physio pressed the patient on the hip.',
    'The doctor touched her on the chest and listened.',
    'He threw the ball at the wall of the office; pushed the desk against the wall; the boss took me by surprise.',
    'She threw her bag at the sofa. He grabbed his coat by the collar and left the office.',
    'The striker hit the post, and the manager threw his hat in the air.',
    'No employee may touch others on the bottom; for example, he slapped her bottom is harassment.',
    'The tool throws an error at runtime, and the manager pushes the file to the server; he pushed the tray into the rack.',
  ],
});
