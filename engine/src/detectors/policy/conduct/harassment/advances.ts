import type { WordingPart } from '#engine/detectors/wording-part.ts';
import { phrase } from '#engine/phrases/phrase.ts';

/** What somebody with power at work can give or take. */
const ADVANTAGE = `(?:promotion|promoted|raise|rise|pay rise|bonus|contract|job|role|post|part|shifts?|hours|rota|team lead(?:er)?|lead|manager job|reference|references|visa|grade|marks?|renewal|extension|probation|position|project|gig|internship|transfer)`;
/** Where and how it has to be earned, which nobody says of work. */
const IN_PRIVATE = `(?:where (?:my|the boss's|his) (?:room|bed|hotel|flat|house|place|door|office) is|where i (?:live|sleep)|where to find (?:me|my \\w{3,9}) (?:after hours|tonight|after work|at night)|who (?:she|he|they|you) (?:has|have) to be nice to|what (?:she|he|they|you) (?:has|have) to do for me|how to (?:thank|please|persuade|convince) me)`;
const SUGGESTIVE =
  /😏|😉|😜|😈|;-?\)|\b(?:wink|nudge|lol|haha)\b|\b(?:bed|hotel|room|sleep|nice to|for me|please me|thank me|after hours|tonight|at night|live)\b/iu;

/** Advantages for favors, and what is said of somebody's body. */
export const advances: WordingPart = {
  triggers: (
    'bikini p*|bikini s*|lingerie p*|lingerie s*|underwear p*|underwear s*|swimsuit p*|swimsuit s*|topless p*|topless s*|nude p*|nude s*|naked p*|naked s*|swimwear p*|swimwear s*|' +
    'knows where my*|know where my*|knows where his*|know where his*|know where i*|knows where i*|knows where the*|know where the*|knows where to*|know where to*|knows who*|know who*|knows what*|know what*|knows how to*|know how to*|' +
    "give her one|give him one|beg for it|begging for it|asking for it|gagging for it|slept her way*|slept his way*|sleeping her way*|sleep her way*|would bang|would smash|i'd bang|id bang|i'd smash|i'd tap*|hit that|tap that|handsy|grabby|wandering hands"
  ).split('|'),
  rules: [
    {
      form: phrase(
        `(?:if|when) (?:she|he|you|\\w{3,12}) (?:really |still |ever )?(?:wants?|needs?|hopes? for|is after|likes?) (?:to (?:get|keep|have) )?(?:the |that |a |an |any |more |her |his |your |this )?(?:\\w{2,12} ){0,3}?${ADVANTAGE}(?: thing| job| role| spot)?,? (?:then )?(?:she|he|you)(?:'ll| will)? (?:knows?|have to know) ${IN_PRIVATE}`,
      ),
      requires: SUGGESTIVE,
      unless: phrase('apply|application|form|open door|deadline|ask me|questions?'),
      severity: 'high',
      confidence: 0.8,
      why: 'The text makes an advantage at work depend on a private favor.',
    },
    {
      form: phrase(
        `(?:ladies|women|girls|actresses|females?|she|applicants?|candidates?|hostesses|waitresses|interns?|those|everyone|you)(?: [\\w-]{2,14}){0,6}? (?:(?:is|are|was|were|will be) (?:asked|required|expected|requested|told|invited)(?: for| to (?:send|bring|provide|submit|include|attach|enclose|e-?mail))|(?:must|should|please|have to|to) (?:send|bring|provide|submit|include|attach|enclose|e-?mail))(?: (?:in|us|me|along))? (?:an? |one |two |some |your |(?:her|their) )?(?:\\w{3,10} )?(?:bikini|lingerie|underwear|swimsuit|swimwear|topless|nude|naked) (?:photo(?:graph)?s?|pictures?|pics?|shots?|selfies?|snaps?)`,
      ),
      unless: phrase(
        `swim(?:ming)? (?:club|team|school)|lifeguards?|life ?models?|life drawing|(?:swimwear|lingerie|underwear) (?:brand|label|campaign|catalogue|model\\w{0,4})|doctors?|dermatolog\\w{2,4}|patients?|never|must not|nobody|scam\\w{0,4}|blackmail\\w{0,3}`,
      ),
      severity: 'high',
      recommendation: 'Strike the demand, and report it through the complaints procedure.',
      confidence: 0.87,
      why: 'Intimate pictures are asked of people who want work.',
    },
    {
      form: phrase(
        `(?:i'd|i would|id|i'd totally|he'd|i'd love to|would) (?:so |totally |love to )?(?:give (?:her|him) one|bang (?:her|him)|smash (?:her|him)(?= ?(?:[.,;!)]|$|lol|haha|any day|tho|though))|do (?:her|him) (?:any day|right now|over the desk)|hit that|tap that)`,
        `(?:she|he)(?:'s| is) (?:clearly |basically |just |so |totally |always )?(?:begging|asking|gagging) for it(?= ?(?:[.,;!)]|$|with|in|dressed|wearing|lol|haha))(?: (?:with|in|wearing|dressed) (?:like )?(?:those|that|the|her|his)(?: \\w{3,10}){0,2})?`,
        `(?:she |he |who |has |just |obviously |clearly ){0,3}(?:slept|sleeping|sleeps|screwed|screwing) (?:her|his) way (?:up|to the top|into|in|to)(?: (?:the|that|this) \\w{3,10})?`,
      ),
      unless: phrase(
        `book|novel|film|movie|song|lyrics|dog|puppy|horse|cat|toy|treats?|biscuit|accus(?:ed|ation)|rumou?rs?|denied|records?|drum|burger`,
      ),
      confidence: 0.8,
      why: 'The text makes a sexual remark about a person.',
    },
    {
      form: phrase(
        `(?:gentlemen|guests|clients?|customers|bosses|men|lads|members|he|they) (?:can|may|might|will|do|sometimes|tend to) (?:be|get|become) (?:a bit |a little |quite |rather )?(?:handsy|grabby|touchy-feely|frisky)(?: \\w{2,9}){0,5}?,? (?:(?:and|but|so|just) )?(?:they|the girls|you|she|her|them|the staff|the waitresses|the hostesses)?(?: (?:are|is|have|has|should|must|just))?(?: to| need to)? ?(?:smile|put up with it|get on with it|laugh it off|grin and bear it|play along|let it go|not make a fuss)(?: and (?:get on with it|bear it|say nothing|move on))?`,
      ),
      severity: 'high',
      confidence: 0.82,
      why: 'The text tells staff to put up with being touched.',
    },
  ],
  examples: [
    'Roles for the bar: [[girls who apply must send two lingerie pictures]].',
    'The swimwear brand says that applicants must send a swimsuit photo; candidates should never send a nude picture.',
    '[[If Petra wants the bonus, she knows where my room is]].',
    'lol [[if she wants more shifts she knows who she has to be nice to]]',
    'If he wants the contract he knows where my office is, and the form is on the web. If you want the job, you know what to do: apply.',
    'Honestly [[I’d give her one]]. [[She’s gagging for it in that skirt]], haha.',
    'The new head? [[Slept his way to the top]].',
    'The dog is begging for it with those eyes. He said in the film that she slept her way up.',
    'The [[clients may get a little grabby after midnight, the waitresses should laugh it off]].',
    'Puppies can get a bit nippy after midnight, and they should be let out.',
  ],
};
