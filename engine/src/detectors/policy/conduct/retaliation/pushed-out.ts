import type { WordingPart } from '#engine/detectors/wording-part.ts';
import { phrase } from '#engine/phrases/phrase.ts';

const UNION = '(?:union|strike|works council|organi[sz]ing|picket|walkout)';
const SPEAK_UP =
  '(?:writ(?:e|ing)|complain(?:ing)?|report(?:ing)?|talk(?:ing)?|go(?:ing)?|ring(?:ing)?|speak(?:ing)?|call(?:ing)?|e-?mail(?:ing)?|run(?:ning)?|grass(?:ing)?)';
const OFFICE =
  '(?:board|hr|inspector|union|hotline|press|council|police|authorities|regulator|management|head office|ombudsman|tribunal|boss|ceo|labour board|hse|osha|ministry)';
const NO_REPRISAL = phrase(
  'own request|asked to be|wanted to be|child(?:ren)?|baby|toddler|dogs?|puppy|game|novel|film|must not|may not|unlawful|tribunal found|court',
);

/** Transfers out of reach, sham redundancies, punishment at a later date, and lists of who met a union. */
export const pushedOut: WordingPart = {
  triggers: (
    'i want her taken*|i want him taken*|i want them taken*|i want her moved*|i want him moved*|i want them moved*|i want her put*|i want him put*|i want them put*|i want her on*|i want him on*|i want them on*|i want her shifted*|i want him shifted*|i want them shifted*|i want her transferred*|i want him transferred*|i want them transferred*|' +
    "that'll teach*|that will teach*|this will teach*|this'll teach*|it'll teach*|it will teach*|to teach her*|to teach him*|to teach them*|the one who complained*|the one who rang*|the one who reported*|the one who wrote*|the one who talked*|the one who called*|the one that complained*|the one that reported*|the one that wrote*|the one that rang*|the one that talked*|the one that called*|" +
    'not to be touched|not to be moved|not to be sacked|not to be fired|not to be disciplined|not to be let go|be too obvious|look too obvious|looks too obvious|look like revenge|look like payback|look like retaliation|look like punishment|looks like revenge|looks like payback|' +
    'no longer needed|no longer required|is surplus|is redundant|become redundant|become surplus|as a restructur*|as a redundancy|as a reorgani*|as a cost*|redundant and*|redundant on paper*|' +
    'the union*|the strike*|the organiser|the organizer|works council*|union organiser|union organizer|union rep|shop steward|labour organizer|labor organizer|the picket*|the walkout*|the organi*|the rep'
  ).split('|'),
  rules: [
    {
      form: phrase(
        `i want (?:her|him|them) (?:taken off|moved|shifted|transferred|put|on)\\b[^.;:!?]{3,80}?,? (?:which|where|that) (?:she|he|they) (?:can't|cannot|couldn't|won't be able to) (?:reach|get to|get home|travel to|manage)(?: (?:without|from|by)(?: \\w{1,9}){1,2})?`,
        `(?:that'll|that will|this will|this'll|it'll|it will|to) teach (?:her|him|them|you) (?:not )?(?:to |for )${SPEAK_UP} (?:to |about )?(?:the |our |an? )?${OFFICE}`,
        `(?:give|put|leave|stick) the one (?:who|that) (?:complained|rang|reported|wrote|talked|called)(?: \\w{2,9}){0,4}? (?:on |in |with )?(?:the )?(?:\\w{4,9} )?(?:nights|shifts?|site|warehouse|basement|weekends|cleaning|toilets|worst \\w{4,9}) (?:until|till) (?:she|he|they)(?:'s|'ve| has| have|'d)? (?:had enough|quits?|leaves?|gives? up|goes|go)`,
      ),
      unless: NO_REPRISAL,
      confidence: 0.85,
      why: 'The text plans a disadvantage for somebody who spoke up, or so that they leave.',
    },
    {
      form: phrase(
        `(?:she|he|they)(?:'s|'re| is| are) not to be (?:touched|moved|sacked|fired|disciplined|let go) (?:for|until|till|before) [^.;:!?]{3,30}?,? (?:because |as |since |otherwise )?(?:it|that|this)(?:'d| would|'s| is)?(?: be| look)? (?:too obvious|looks too obvious|look like (?:revenge|payback|retaliation|punishment))`,
        `(?:wait|hold off|leave it|not yet|not now|too soon)[^.;:!?]{0,40}?,? (?:or|otherwise|because|as|else)? ?(?:it|that|this)(?:'d| would|'ll| will)? looks? like (?:revenge|payback|retaliation)`,
      ),
      unless: NO_REPRISAL,
      confidence: 0.82,
      why: 'The text puts off a step against somebody so that its reason is not seen.',
    },
    {
      form: phrase(
        `(?:we'll|i'll|we will|i will|let's|we can|we could|then we|we) (?:just |then |always )?(?:find|discover|decide|say|announce|conclude|claim) (?:out )?(?:that )?(?:her|his|their) (?:role|post|job|position) (?:is|has become|was) (?:no longer (?:needed|required)|redundant|surplus)`,
        `dress (?:it|this|that|the whole thing) up as an? (?:restructure|restructuring|redundancy|reorgani[sz]ation|cost-cutting measure|cost saving)`,
        `make (?:the|her|his|their) (?:post|role|job|position) redundant (?:on paper )?and (?:then )?(?:advertise|fill|re-?advertise|bring back|re-?open) (?:it|the same job)(?: (?:again|later|back))?(?: (?:under|with) (?:an?|another) (?:other |new |different )?(?:title|name))?`,
      ),
      unless: NO_REPRISAL,
      confidence: 0.83,
      why: 'The text plans a redundancy as a pretext.',
    },
    {
      form: phrase(
        `find out who (?:was|is|were|went|goes|has been|'s been|will be)(?: with (?:her|him|them))?(?: at| to| in)? the ${UNION} (?:thing|meetings?|do|event|rally|picnic|lunch|line|drinks)`,
        `(?:get|give|send|bring|make) me (?:a list of |the names of )?(?:who|whoever|everyone who|those who|anyone who)(?:'s| has|'ve| have| was)? (?:been )?(?:seen|talking|meeting|met|spoken|speaking)(?: to)? (?:with |to )?the (?:union |labou?r )?(?:organi[sz]er|union|rep|shop steward)`,
        `(?:at|in|outside) the ${UNION} (?:meeting|rally|line|event|drinks|vote) and (?:note|write|take|jot|get|photograph)(?: down)? (?:the |all the |their |every |all )?(?:names?|faces|number plates|who (?:comes|is there|goes))`,
      ),
      unless: phrase(
        'minutes|attendance sheet|invit\\w{1,5}|guest list|members of the union',
        'unlawful|court',
      ),
      confidence: 0.83,
      why: 'The text asks for the names of people who met a union.',
    },
  ],
  examples: [
    '[[I want him moved to the depot in Hull, where he can’t get to by bus]]. [[Stick the one who rang on the night shifts till she quits]].',
    'She asked to be taken off the day shift and put on the rota for the far site, which she can reach by car. The course will teach them to write to the council.',
    'Desk by the bins, [[that’ll teach her to complain to the board]].',
    '[[He’s not to be fired before the summer, it would look like revenge]]. [[Hold off until May, or it looks like payback]].',
    'The vase is not to be touched until Monday, that would be too obvious a risk. Wait for the end: it looks like revenge in the novel.',
    'Then [[we’ll say that his job is surplus]]. [[Dress this up as a restructuring]]. [[Make her role redundant and advertise it under a new name]].',
    'Her role as a cover is no longer needed in the spring, when Anna comes back. We made the role redundant and thanked him.',
    '[[Find out who went to the strike meeting]]. [[Send me the names of everyone who’s been talking to the union rep]]. Stand [[outside the union rally and write down all the names]].',
    'Find out who was with her at the station. The secretary at the union meeting and note takers: names in the minutes.',
  ],
};
