import type { WordingPart } from '#engine/detectors/wording-part.ts';
import { phrase } from '#engine/phrases/phrase.ts';

import { ORIGIN } from './terms-by-trait.ts';

const HAIR =
  '(?:locs|dreadlocks|dreads|afros?|cornrows|box braids|braids|bantu knots|natural hair)';
const PLAIN = '(?:easy|easier|english|simple|western|american|anglici[sz]ed|pronounceable|normal)';
const OUT_OF_SIGHT =
  '(?:out of (?:sight|view)|in the back(?: office| room)?|behind the scenes|away from (?:the )?(?:customers|guests)|off the floor|to the stockroom|in the (?:stockroom|kitchen))';
const NO_RULE = phrase(
  `must not be asked|may not ask|machines?|machinery|safety|lathe|helmets?|swim\\w{0,4}|lessons?|exam(?:s|ination)?|course|class|radio|emergency|code|variables?|files?|brand|product|unlawful|court|tribunal|complain(?:ed|t|ts)|alleg\\w{2,6}|study|survey|novel|film|doctor|if (?:they|you) (?:like|wish|want)`,
);

/** Rules on hair, names, language and figure, which burden people for their origin or looks. */
export const lookAndLanguage: WordingPart = {
  triggers: (
    'locs|dreadlocks|dreads|afro|afros|cornrows|braids|bantu knots|natural hair|' +
    'easy names|easier names|english names|simple names|western names|american names|anglicised names|anglicized names|pronounceable names|normal names|' +
    "easy name|easier name|english name|simple name|western name|american name|anglicised name|anglicized name|pronounceable name|normal name|can't say that|cannot say that|can't pronounce*|cannot pronounce*|" +
    'speak english*|use english*|talk english*|only english|english only|your own language|your own tongue|your own lingo|' +
    'put on weight|gained weight|overweight|too big|too heavy|too fat|too large|size ##*|' +
    'mouthful|unpronounceable|tongue twister|tongue-twister|hard to say|hard to pronounce|impossible to say|impossible to pronounce|' +
    'more local|sounds local|sounds english|sounds british|sounds american|sounds native|sounds irish|sounds like us|speaks like us|speak like us|talks like us|talk like us|sound like us|sound local|normal accent'
  ).split('|'),
  rules: [
    {
      form: phrase(
        `${HAIR}(?:(?:,|,? and|,? or) ${HAIR}){0,3} (?:(?:are|is) to be|must be|should be|have to be|has to be|need to be|will be) (?:straightened|covered|cut(?: off)?|removed|relaxed|hidden|shaved)(?: or (?:covered|cut|removed|straightened|under a net))?`,
        `${HAIR}(?:(?:,|,? and|,? or) ${HAIR}){0,3} (?:have to|has to|must|need to|needs to) (?:go|come off|come out)`,
        `${HAIR}(?:(?:,|,? and|,? or) ${HAIR}){0,3} (?:(?:are|is|will be|may) not|aren't|isn't|(?:do not|don't|doesn't|does not) look) (?:be )?(?:allowed|permitted|worn|accepted|acceptable|welcome|professional|tidy|neat|smart|wanted)(?: when [^.!?;,]{2,30})?`,
      ),
      unless: NO_RULE,
      recommendation: 'Strike the rule on hair, or ask only for what safety needs of everyone.',
      confidence: 0.86,
      why: 'The rule forbids hair as Black people wear it, which burdens them for their race.',
    },
    {
      form: phrase(
        `(?:name ?badges?|badges|name tags?|e-?mails?|staff|agents|drivers)(?: will| must| should)? (?:carry|show|have|use|take|get|be given|go by) ${PLAIN} names?(?:, so [^.!?]{2,60})?`,
        `(?:pick|choose|take|adopt|find yourself|give (?:him|her|them|yourself)) (?:an? )?${PLAIN} name (?:that |which |for )(?:the )?(?:customers?|clients?|guests|phones?|everyone|people|callers)(?: can \\w{3,12}| will \\w{3,12})?`,
        `(?:i'll|i will|we'll|we will|let's) (?:just )?call you \\w{2,12},? (?:(?:because|since|as) )?(?:i|we|nobody|no one) (?:can't|cannot|can|could) (?:say|pronounce)(?: (?:that|it|your name))?`,
      ),
      unless: NO_RULE,
      recommendation: 'Call people by the names they have, and learn to say them.',
      confidence: 0.86,
      why: 'People are to be renamed because their names are foreign, which burdens them for their origin.',
    },
    {
      form: phrase(
        `(?:speak|use|talk)(?: only)? english (?:only )?[^.!?]{0,40}?(?:break ?rooms?|breaks|canteen|lunch|corridors?|among(?:st)? (?:yourselves|themselves)|between (?:yourselves|themselves))(?:,? (?:since|because|as) [^.!?;]{2,60})?`,
        `keep (?:your|their) own (?:language|lingo|tongue) (?:for|at|to) (?:home|yourselves|themselves)`,
      ),
      unless: NO_RULE,
      recommendation:
        'Limit a rule on language to what the work needs, and leave breaks and private talk free.',
      confidence: 0.86,
      why: 'The rule forbids other languages even among colleagues or in breaks, which burdens people for their origin.',
    },
    {
      form: phrase(
        `(?:(?:his|her|their|the|whose) )?(?:sur)?name (?:is|was|'s) (?:\\w{1,6} ){0,4}?(?:mouthful|unpronounceable|tongue-twister|hard to (?:say|pronounce)|impossible to (?:say|pronounce))[^.!?;]{0,30}? (?:clients?|customers?|guests|patients|people|callers) (?:would|will|might|'d|may) (?:struggle|object|complain|be put off|not cope|have trouble)(?: [^.!?;]{2,90})?`,
        `(?:find|send|get|want|need|prefer|hire)(?: me| us)? (?:somebody|someone|people|a voice|callers|staff) (?:who |that )?(?:sounds?|speaks?|talks?) (?:(?:a bit |rather )?more |properly )?(?:local|british|american|native|irish|like us|like one of us|like the locals|(?<=sounds )english)`,
        `(?:somebody|someone|people|a voice) with a normal accent(?: for [^.!?;]{2,30})?`,
      ),
      unless: NO_RULE,
      recommendation: 'Judge by how well somebody does the work, and leave name and accent out.',
      confidence: 0.88,
      why: 'A name or an accent, which stands for an origin, is held against people.',
    },
    {
      form: phrase(
        `(?:anyone|anybody|those|staff|women|girls|waitresses|hostesses|stewardesses) (?:who(?:'s| has|'ve| have)? (?:put on weight|gained weight)|who(?:'s| is| are|'re) (?:overweight|too (?:big|heavy|fat|large)))[^.!?]{0,50}? ${OUT_OF_SIGHT}`,
        `size \\d\\d (?:and (?:up|over|above)|or (?:more|over|above)|plus) (?:work|go|stay|belong|should work|should stay) ${OUT_OF_SIGHT}`,
      ),
      unless: NO_RULE,
      severity: 'medium',
      recommendation: 'Strike the rule, and give out work by what people can do.',
      confidence: 0.86,
      why: 'People are moved out of sight for their weight.',
    },
    {
      form: phrase(
        `${ORIGIN} (?:players|kids|lads|boys|athletes|girls) (?:do the (?:running|tackling|chasing|heavy work)|(?:are|is) (?:just|only|all) (?:quick|fast|strong|physical|muscle)|(?:can't|cannot|don't|never) (?:read the game|think|lead|organi[sz]e))(?:,? (?:so |and )?(?:i|we) (?:need|want) [^.!?;]{2,40})?`,
      ),
      unless: phrase('teams?|bibs?|shirts?|chess|pieces|drill|board|stereotyp\\w{2,4}|myth|novel'),
      recommendation: 'Choose players by what each of them has shown.',
      confidence: 0.85,
      why: 'A racial stereotype decides what people are picked for.',
    },
  ],
  examples: [
    '[[Dreadlocks, afros and cornrows must be covered]] at the till. [[Dreads have to go]] before you start. [[Braids don’t look professional]].',
    'Braids must be tied back near the machines for safety. Afros and cornrows are welcome; dreads can be cut with care.',
    'Name badges will carry the names you choose. [[Name badges will carry easy names, so Oluwaseun will be Sean]]. Please [[pick an English name that the customers can manage]]. [[I’ll call you Mike, I can’t say that]].',
    'Pick an easy name that people can remember for the brand. I will call you Monday, I can’t say when.',
    'Please [[speak English on the floor and in the break room]]. [[Keep your own language for home]], please.',
    'Please speak English on the radio so that all follow the safety calls; we speak English in class and in breaks from it. They keep their own language alive at home.',
    '[[The surname is a bit of a mouthful and I worry that the clients would struggle with him]]. Could you [[find me somebody who sounds more local]]?',
    'His surname is hard to say, so ask him how he says it. Find me a supplier who is more local. We need people who speak English.',
    '[[Anyone who has put on weight should see the manager about a role out of sight]]. [[Size 14 and up work in the back]].',
    'Anyone who has put on weight should see the doctor. Size 14 and up are in the back of the shop.',
    '[[Black lads do the running, I need a thinker in the middle]]. [[African boys are just quick]].',
    'Black team players do the running in the first drill. German players only won on penalties.',
  ],
};
