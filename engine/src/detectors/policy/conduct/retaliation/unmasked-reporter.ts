import type { WordingPart } from '#engine/detectors/wording-part.ts';
import { phrase } from '#engine/phrases/phrase.ts';

const LINE = `(?:(?:the )?(?:ethics |whistle-?blow(?:er|ing) |speak-up |compliance |anonymous )?(?:hotline|helpline|speak-up line|ombuds(?:man|person|woman|office)|regulator|labou?r inspectorate|inspectorate|data protection authority|works council))`;
const TOLD = `(?:rang|called|phoned|used|contacted|wrote to|mailed|e-?mailed|tipped off|reported (?:it|us|him|her|me|this) to|went to|complained to|talked to|spoke to)`;
/** How a report that should stay confidential was traced. */
const TRACED = phrase(
  `phone (?:bill|logs?|records?|list)|call (?:list|logs?|records?)|itemi[sz]ed bill|ip(?: address)?|browser history|mail logs?|server logs?|cctv|camera footage|badge (?:log|data)|handwriting|traced|recogni[sz]ed (?:her|his|the) (?:voice|writing|handwriting)|found out (?:who|that)`,
);
const AWAY = `(?:the )?(?:archives?|basement|cellar|post ?room|mail ?room|filing|store ?room|warehouse|night shifts?|graveyard shift|worst (?:clients?|routes?|shifts?)|dead-end \\w{3,9}|photocopying|copier room|window-?less \\w{3,9})`;
const PRETEXT = `(?:(?:poor |bad |weak |low |a |an |a matter of |an issue of ){0,2}(?:performance|redundancy|restructuring|underperformance|cost[- ]cutting|budget cuts?|budget reasons)(?! (?:art|test|review day|night)))`;

/** Reporters who were found out, and how to get rid of them under a pretext. */
export const unmaskedReporter: WordingPart = {
  triggers: (
    'hotline|helpline|speak-up line|ombudsman|ombudsperson|ombudswoman|ombudsoffice|regulator|inspectorate|data protection authority|works council|' +
    'like performance|like poor*|like bad performance|like weak performance|like low performance|like underperformance|like a performance*|like redundancy|like a redundancy|like restructuring|like a restructuring|like cost*|like budget*|like a matter of*|like an issue of*|' +
    'bad review*|poor review*|weak review*|low review*|bad appraisal*|poor appraisal*|weak appraisal*|low appraisal*|bad rating*|poor rating*|weak rating*|low rating*|' +
    'archive|archives|basement|cellar|postroom|post room|mailroom|mail room|filing|storeroom|store room|warehouse|night shift|night shifts|graveyard shift|worst client|worst clients|worst route|worst routes|worst shift|worst shifts|dead-end*|photocopying|copier room|windowless*|window-less*'
  ).split('|'),
  rules: [
    {
      form: phrase(
        `it was (?:the )?(?:[\\w.-]{2,14} ){1,3}(?:who|that) (?:had )?${TOLD} ${LINE}`,
        `(?:i|we) (?:now |finally |already )?(?:know|found out|worked out|traced) (?:that it was [\\w.-]{2,14} who|who|that [\\w.-]{2,14}) (?:had )?${TOLD} ${LINE}`,
      ),
      requires: TRACED,
      unless: phrase(
        `it (?:help|hotline)|password|printer|must|may not|not allowed|investigat\\w{2,4}|court|unlawful|ticket`,
      ),
      confidence: 0.8,
      why: 'The text says who made a confidential report and how that was found out.',
    },
    {
      form: phrase(
        `(?:keep|make|let|have|kept|made) (?:it|this|that|everything|her exit|his exit|the dismissal)(?: all)? (?:looking|look|seem|appear|read|sound) (?:just )?like ${PRETEXT}`,
        `(?:it |this |that )?(?:has to|must|should|needs to|is to) (?:look|seem|appear|read|sound) like ${PRETEXT}`,
      ),
      unless: phrase(
        `never|not|must not|play|theat(?:re|er)|stage|dashboard|chart|code|benchmark|cache|battery|engine|tuning`,
      ),
      confidence: 0.78,
      why: 'The text suggests a pretext for getting rid of somebody.',
    },
    {
      form: phrase(
        `(?:bad|poor|weak|low) (?:reviews?|appraisals?|ratings?)(?: (?:in|by|for|at) (?:the )?\\w{2,9})?,? (?:and |and then |then )?(?:(?:he|she|they)(?:'s|'re| is| are) )?(?:out|gone) (?:by|before|in|until) (?:the )?\\w{3,9}`,
      ),
      unless: phrase(
        'films?|movies?|album|games?|release[ds]?|dvd|restaurants?|hotels?|products?|app|season|stock',
      ),
      confidence: 0.76,
      why: 'The text plans a bad review as a pretext for getting rid of somebody.',
    },
    {
      form: phrase(
        `(?:take|pull|get|kick|move) (?:him|her|them) off (?:the |that |all |his |her |their )(?:\\w{2,14} ){0,2}?(?:accounts?|projects?|team|cases?|clients?|deals?|rota|site|desk) (?:and |then |, )?(?:give|put|stick|move|send|let|park|dump) (?:him|her|them)(?: (?:do|in|into|to|on|onto|down in|down to|with|sort))? ${AWAY}(?: in the \\w{3,12})?`,
      ),
      unless: phrase(
        'asked|request(?:ed)?|promot\\w{2,5}|pregnan\\w{2,4}|own wish|prefers?|volunteer\\w{0,4}|safety reasons?|doctor|files?|documents?|boxes|books|if (?:he|she|they) (?:wants?|likes?)',
      ),
      severity: 'medium',
      confidence: 0.75,
      why: 'The text puts somebody on worse work, which may be a reprisal.',
    },
  ],
  examples: [
    '[[It was the night nurse who wrote to the ombudsman]], her badge log shows it. [[We traced that Okafor called the ethics hotline]].',
    'It was Tim who called the hotline about the printer, I saw it in the call list. It was the court that went to the regulator.',
    'He has to go, but [[make it look like a restructuring]]. [[It must look like poor performance]], says legal.',
    'Make it look like a performance at the theatre; keep it looking like new.',
    '[[Poor appraisal in March, then she’s gone by July]].',
    'The film got a bad review in May, gone by June. Poor ratings in May, then better ones by July.',
    '[[Pull him off the airport project and stick him in the mail room]].',
    'Take them off the desk and put them in the basement, the boxes are heavy. She asked to be taken off the case and given the archive.',
  ],
};
