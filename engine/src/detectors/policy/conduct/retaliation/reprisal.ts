import type { WordingPart } from '#engine/detectors/wording-part.ts';
import { phrase } from '#engine/phrases/phrase.ts';

const WORKER =
  '(?:colleague|driver|nurse|clerk|accountant|auditor|bookkeeper|assistant|technician|worker|employee|welder|cashier|engineer|teacher|carer|trainee|whistle-?blower)';
const SOMEBODY = `(?:he|she|i|we|they|(?:mr|mrs|ms|miss|dr) \\w{2,14}|(?:the|my|our|a|one) ${WORKER}|[\\w-]{3,12})`;
const HIM = `(?:me|him|her|us|them|(?:mr|mrs|ms|miss|dr) \\w{2,14}|[\\w-]{3,12})`;
/** Speaking up about something that went wrong; who reports sick or for duty does not. */
const SPOKE_UP = `(?:had |has |have )?(?:first |again |also |openly )?(?:reported(?! (?:sick|ill|for|to work|late|back|to the (?:gate|desk|office)|that (?:he|she) (?:was|felt|had been) (?:sick|ill)))|complained|raised(?! (?:money|funds|a glass|the (?:money|roof)))|blew the whistle|spoke up|spoken up|spoke out|went to (?:hr|the (?:union|police|press|inspector\\w{0,4}|regulator|board|works council|auditors?|ombudsman|authorit\\w{1,3}))|contacted (?:hr|the (?:union|police|inspector\\w{0,4}|regulator|works council|auditors?|ombudsman|authorit\\w{1,3}|hotline))|told (?:hr|the (?:union|police|inspector\\w{0,4}|regulator|board|works council|auditors?|ombudsman|authorit\\w{1,3}))|refused to (?:sign|falsify|backdate|lie|pay|approve|delete)|gave evidence|testified|filed (?:a|the|her|his|my) (?:complaint|grievance|report)|joined the union|asked (?:about|where) the (?:missing|invoices|money|cash))`;
const REST = '(?:[ ,]{1,2}[\\w\\x27\\u2019-]{1,14}){0,12}?';
const ELSEWHERE = `(?:the |a |an )?(?:night|late|early|weekend|sunday|worst) (?:shifts?|rota)|nights|(?:another|a different|the (?:smallest|furthest|most remote|worst)) (?:site|depot|branch|warehouse|store|plant|department|line|post|office|ward|school|team|town)|a (?:lower|worse|junior) (?:grade|post|job|position)|the (?:basement|archive|post room|mail room)`;
const PENALTY = `(?:(?:moved|transferred|sent|assigned|re-?assigned|put|switched) (?:to|on|onto|on to) (?:${ELSEWHERE})|demoted|sacked|fired|dismissed|suspended|let go(?! of)|passed over|taken off (?:the|his|her|my|their|our) \\w{3,12}|given (?:only )?(?:the )?(?:night shifts|worst (?:shifts|routes|jobs))|put on (?:a )?(?:performance|improvement) plan|given a (?:final |written )?warning|frozen out|banned from (?:the )?(?:site|overtime))`;
const CUT = `(?:(?:his|her|my|their|our) (?:hours|shifts|overtime|bonus|pay|contract) (?:was|were) (?:cut|stopped|cancelled|halved|withdrawn|not renewed))`;
const WHEN = `(?:(?:the (?:very )?(?:same|next|following) (?:day|week|month)|(?:the|a|one|two|three|some) (?:days?|weeks?|months?) (?:later|after(?:wards)?)|soon after(?:wards)?|shortly after(?:wards)?|within (?:days|a week|a month|weeks)|immediately|straight away|from then on|since then|in return|as a punishment))`;

const WHY = 'The text says that somebody was put at a disadvantage after speaking up.';
const UNLESS = phrase(
  `must|may not|should|if|whether|would|protected|court|tribunal (?:found|held|ruled)|police officer|customers?|guests?|passengers?|patients? (?:was|were)|rooms?|tables?|coach|manager of the (?:club|team)|match
    |goals?|reinstated|drunk|stealing|stole|own request|asked to (?:move|be moved)|promoted|volunteer(?:ed|s)|ticket|server|bug`,
);

/** What happened to people after they spoke up, as they or others report it. */
export const reprisal: WordingPart = {
  triggers: (
    'night shift|night shifts|night rota|late shift|late shifts|late rota|early shift|early shifts|early rota|weekend shift|weekend shifts|weekend rota|sunday shift|sunday shifts|sunday rota|worst shift|worst shifts|worst rota|' +
    'to nights|on nights|onto nights|another site|another depot|another branch|another warehouse|another store|another plant|another department|another line|another post|another office|another ward|another school|another team|another town|' +
    'a different site|a different depot|a different branch|a different warehouse|a different store|a different plant|a different department|a different line|a different post|a different office|a different ward|a different school|a different team|a different town|' +
    'the smallest*|the furthest*|the most remote*|the worst*|a lower grade|a lower post|a lower job|a lower position|a worse*|a junior*|the basement|the archive|the post room|the mail room|' +
    'demoted|sacked|fired|dismissed|suspended|let go(?! of)|passed over|taken off*|worst routes|worst jobs|performance plan|improvement plan|a final warning|a written warning|a warning|frozen out|banned from*|' +
    'hours were*|hours was*|shifts were*|shifts was*|overtime was*|overtime were*|bonus was*|bonus were*|pay was*|pay were*|contract was*|contract were*'
  ).split('|'),
  rules: [
    {
      form: phrase(
        `(?:when|after|because|since|once|as soon as|ever since) ${SOMEBODY} ${SPOKE_UP}${REST}[ ,]{1,2}(?:then )?(?:(?:he|she|i|we|they|(?:mr|mrs|ms|miss|dr) \\w{2,14}|management|the company|(?:the|his|her|my|our) (?:\\w{3,10} )?(?:manager|boss|supervisor|director|foreman)) )(?:(?:was|were|got|had been|has been|have been|immediately|promptly|suddenly|simply|${WHEN}) ){1,3}${PENALTY}(?: ${WHEN})?`,
        `(?:when|after|because|since|once|as soon as|ever since) ${SOMEBODY} ${SPOKE_UP}${REST}[ ,]{1,2}${CUT}(?: ${WHEN})?`,
        `(?:when|after|because|since|once|as soon as|ever since) ${SOMEBODY} ${SPOKE_UP}${REST}[ ,]{1,2}(?:he|she|they|management|the company|(?:the|his|her|my|our) (?:\\w{3,10} )?(?:manager|boss|supervisor|director|foreman)) (?:moved|transferred|sent|put|demoted|sacked|fired|dismissed|suspended|took|passed) ${HIM} ?(?:(?:to|on|onto|over|off) ?(?:${ELSEWHERE}|the \\w{3,12}|a \\w{3,12} plan)?)?(?: ${WHEN})?`,
      ),
      unless: UNLESS,
      confidence: 0.8,
      why: WHY,
    },
    {
      form: phrase(
        `(?:he|she|i|we|they|(?:mr|mrs|ms|miss|dr) \\w{2,14}|${WORKER}) ${SPOKE_UP}${REST}[,;]? (?:and |so |but )?(?:${WHEN},? )?(?:(?:he|she|i|we|they) )?(?:(?:was|were|got|has been|had been|have been|then|immediately|promptly|suddenly) ){1,3}${PENALTY}(?: ${WHEN})?`,
        `(?:he|she|i|we|they|(?:mr|mrs|ms|miss|dr) \\w{2,14}|${WORKER}) ${SPOKE_UP}${REST}[,;]? (?:and |so |but )?(?:${WHEN},? )?${CUT}`,
      ),
      requires: phrase(WHEN, 'then|immediately|promptly|suddenly|and|so|but'),
      unless: UNLESS,
      confidence: 0.78,
      why: WHY,
    },
    {
      form: phrase(
        `(?:he|she|i|we|they|(?:mr|mrs|ms|miss|dr) \\w{2,14}|${WORKER}) (?:was|were|got|had been|has been|have been) (?:then |suddenly |simply |immediately )?${PENALTY} (?:(?:just |only |a |one |two |three |the |some )?(?:days?|weeks?|months?|shortly|soon) )?(?:after|because|since|as soon as|when|for having) ${SOMEBODY} ${SPOKE_UP}(?: \\w{1,14}){0,3}`,
        `${CUT} (?:(?:just |only |a |one |two |three |the |some )?(?:days?|weeks?|months?|shortly|soon) )?(?:after|because|since|as soon as|when) ${SOMEBODY} ${SPOKE_UP}`,
        `(?:he|she|they|management|(?:the|his|her|my|our) (?:\\w{3,10} )?(?:manager|boss|supervisor|director|foreman)) (?:(?:moved|transferred|sent|re-?assigned|put|switched) ${HIM} (?:to|on|onto) (?:${ELSEWHERE})|(?:demoted|sacked|fired|dismissed|suspended) ${HIM}|passed ${HIM} over|passed over ${HIM}|took ${HIM} off the \\w{3,12}) (?:(?:just |only |a |one |two |three |the |some )?(?:days?|weeks?|months?|shortly|soon) )?(?:after|because|since|as soon as|when) ${SOMEBODY} ${SPOKE_UP}`,
      ),
      unless: UNLESS,
      confidence: 0.8,
      why: WHY,
    },
  ],
  examples: [
    '[[When Mr Adu reported the missing stock in May he was moved to another depot the week after]].',
    '[[After I complained about the overtime, my hours were cut]]. [[My supervisor put me on nights because I had reported]] the accident.',
    '[[She was passed over after she reported it]]. And [[because he went to the union, he was dismissed]].',
    '[[I raised the missing guards and was put on nights from then on]]. [[Ms Roe complained about the harassment; a week later her contract was not renewed]].',
    'She complained about the noise and he was let go of the rope. He reported the score and was dismissed by the umpire in the match.',
    'When she reported sick she was moved to the night shift of the ward. After he reported for duty he was sent to another site.',
    'After guests complained they were moved to another table. He was sacked after he reported late and drunk.',
    'Nobody should be demoted because they reported a concern; if she reported it she would be moved to another team.',
    'The striker was suspended after he complained to the referee about a goal.',
  ],
};
