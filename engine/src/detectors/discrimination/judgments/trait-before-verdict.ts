import type { Place, PlaceDetector } from '#engine/detector.ts';
import { FOR_EVERY_TRAIT } from '#engine/detectors/discrimination/equal-treatment.ts';
import { isDisclaimed } from '#engine/detectors/discrimination/framing.ts';
import { phrase } from '#engine/phrases/phrase.ts';

/** What is said of somebody in notes on applicants and staff. */
const TRAIT = phrase(
  `(?:wears?|wore|wearing|came in|turned up in|in) (?:an? |her |his )?(?:\\w{3,9} )?(?:headscar(?:f|ves)|head scarf|hijab|niqab|turban|kippah|skullcap|veil)`,
  `(?:(?:he|she|they|who)(?:'s|'re| is| are| was)|is|being|says (?:he|she) is|openly) (?:an? )?(?:(?:practi[sc]ing|devout|severely|slightly|openly|quite|very|mildly) )?(?:autistic|dyslexic|epileptic|diabetic|bipolar|deaf|blind|pregnant|expecting|muslim|jewish|hindu|sikh|gay|lesbian|transgender|trans|disabled|(?:trade )?union (?:rep|representative|member|activist|official|steward|man|organi[sz]er)|shop steward|trade unionist|works council member|single (?:mum|mom|mother|father|dad|parent)|carer for (?:her|his) \\w{3,8}|in a wheelchair|on the spectrum)`,
  `(?:mentioned|has|have|had|disclosed|admitted|told (?:us|me) (?:about|of)|said (?:that )?(?:he|she) has|with|suffers from) (?:(?:his|her|their|an?|severe|mild|some) ){0,2}(?:ms|multiple sclerosis|autism|adhd|dyslexia|epilepsy|diabetes|depression|anxiety|cancer|crohn's|arthritis|ptsd|hearing aids?|a stammer|stammer|three (?:small |young )?(?:kids|children)|two (?:small |young )?(?:kids|children)|(?:small|young) (?:kids|children)|a baby|a thick accent|a disability|disability)`,
  `(?:his|her|their) (?:ms|multiple sclerosis|autism|adhd|dyslexia|epilepsy|diabetes|depression|anxiety|cancer|crohn's|arthritis|disability|chemo(?:therapy)?|dialysis|pregnancy|miscarriage|ivf|maternity leave|parental leave)`,
);
const COPE = `(?:cope|manage|fit(?: in)?|handle (?:it|this|that|the|our)|keep up|last(?: here| long)?|stand (?:it|the)|get on with|stay the course|be up to)`;
/** What is concluded in the sentence after it. */
const VERDICT = phrase(
  `(?:it|that|this|he|she|they|which) (?:won't|wouldn't|will not|would not|isn't going to|is not going to|may not|might not) (?:go down well|work(?: here| out| for us| with (?:our|the))?|fit(?: in)?|suit (?:us|the|our)|wash with|be popular with)`,
  `we (?:really )?(?:don't|do not|can't|cannot|won't|could not|couldn't) (?:need|want|have|use|afford|do with|be doing with|risk) (?:that|this|it|those|one|another|him|her|them|any of that|that (?:sort|kind) of (?:thing|trouble))(?: here| on (?:our|the|this) \\w{3,10}(?: (?:floor|desk|line|team))?| again)?(?! to| for (?:now|her|him|them))`,
  `(?:i|we) (?:don't|do not|can't|cannot|couldn't|didn't|wouldn't) (?:really )?(?:think|believe|imagine|see|expect) (?:(?:that )?(?:he|she|they) (?:could|can|would|will|'ll|'d) ${COPE}|(?:him|her|them) (?:coping|managing|fitting in|lasting|keeping up|staying))`,
  `(?:would|could|can|will) (?:he|she|they) (?:really )?${COPE}`,
  `(?:i|we)(?:'ve| have)? (?:therefore )?(?:marked|scored|rated|graded|put|taken|moved|dropped|downgraded|left|passed|turned|rejected|ruled|refused|declined) (?:\\w{1,10} ){1,12}?(?:because of (?:that|this|it)|for (?:that|this) reason|on account of (?:that|it)|as a result|on that ground)`,
  `(?:for|because of) (?:that|this)(?: reason)?,? (?:i|we)(?:'ve| have)? (?:marked|scored|rated|graded|dropped|downgraded|rejected|passed over|ruled out|turned down|declined|refused)`,
);
/** A whole sentence that turns somebody down. */
const CURT =
  /^\W{0,3}(?:so |hence |therefore )?(?:reject(?:ed)?|pass|no|not for us|not a fit|no fit|decline[ds]?|not hired|turn(?:ed)? down|no thanks|not suitable)[.!";)]/i;
/** Where it is forbidden, told as news or meant to help. */
const NO_VERDICT = phrase(
  `must not|may not|unlawful|illegal|discriminat\\w{2,5}|tribunal|court|adjustments?|accommodat\\w{2,5}|supports?|supported|without (?:help|support|aids?)|alone|patients?|ward|clinic|doctors?|nurses?|hospital|treatment|pupils?|school|teachers?|dogs?|cats?|puppy|film|novel|series|said no|insur(?:ed|ance)|benefits?|(?:my|our) (?:son|daughter|husband|wife|mother|father|brother|sister|partner|mum|mom|dad|gran\\w{0,4}|nan|aunt|uncle|friend|neighbour)`,
);
const OF_ONESELF = /\b(?:I|we|you|who) (?:also |now )?$/i;
const ENDS = /[.!?;\n]["”’)]{0,2}(?=\s|$)|\n\s*\n/;
const SENTENCE_END = /[.!?](?=["”’)]{0,2}\s)/;
const BEFORE = 120;
const AFTER = 260;

export const traitBeforeVerdict: PlaceDetector = {
  scope: 'place',
  id: 'trait-before-verdict',
  typeName: 'Protected trait before a verdict',
  category: 'discrimination',
  description:
    'A faith, disability, pregnancy or union office of an applicant or employee, with the rejection in the sentence after it.',
  severity: 'high',
  recommendation:
    'Keep the record as it is, and have the case decided by somebody else, by what the job requires.',
  legalReference: FOR_EVERY_TRAIT,
  triggers: (
    'headscarf|headscarves|head scarf|hijab|niqab|turban|kippah|skullcap|veil|autistic|dyslexic|epileptic|diabetic|bipolar|deaf|blind|pregnant|expecting|muslim|jewish|hindu|sikh|gay|lesbian|transgender|trans|disabled|' +
    'union rep|union representative|union member|union activist|union official|union steward|union man|union organiser|union organizer|shop steward|trade unionist|works council member|single mum|single mom|single mother|single father|single dad|single parent|carer for*|in a wheelchair|on the spectrum|' +
    "multiple sclerosis|autism|adhd|dyslexia|epilepsy|diabetes|depression|anxiety|cancer|crohn's|arthritis|ptsd|hearing aid|hearing aids|stammer|small kids|small children|young kids|young children|three kids|three children|two kids|two children|a baby|thick accent|disability|" +
    'his ms|her ms|their ms|has ms|chemo|chemotherapy|dialysis|his miscarriage|her pregnancy|her miscarriage|ivf|her maternity*|her parental*|his parental*'
  ).split('|'),
  reach: { before: BEFORE, after: AFTER },
  examples: [
    'Candidate 4: good tests. She [[wears a hijab. I am sure that won’t go down well]] with the older guests.',
    'Strong CV, but he [[has epilepsy. We can’t risk it on the shop floor]] here.',
    '[[Her diabetes meant a week at home. I have scored her lower for that reason]].',
    'Told us [[he is a shop steward. Pass]].',
    '[[He is dyslexic. I don’t think he would cope]] with the reports.',
    'She wears a hijab. I am sure that will not worry anybody.',
    'He has epilepsy. We do not need a form for that, and the adjustments are in place.',
    'She is pregnant. We don’t want her to lift boxes. He is deaf. Would he manage without support?',
    'I have epilepsy. We can’t risk it. My brother is blind. I don’t think he could cope alone.',
    'He is a union member. We meet on Mondays, and no.',
  ],
  verify(place) {
    const trait = traitAt(place);
    if (trait === undefined || OF_ONESELF.test(place.text.slice(0, trait.start))) return undefined;
    const rest = place.text.slice(trait.end);
    const stop = ENDS.exec(rest);
    if (stop === null) return undefined;
    const from = stop.index + stop[0].length;
    const next = nextSentence(rest.slice(from));
    const found = endOfVerdict(next);
    if (found === undefined) return undefined;
    const whole = place.text.slice(trait.start, trait.end + from) + next;
    if (NO_VERDICT.test(whole) || isDisclaimed(whole)) return undefined;
    return {
      start: trait.start,
      end: trait.end + from + found,
      confidence: 0.78,
      why: 'A protected trait is named, and the sentence after it turns the person down.',
    };
  },
};

/** The statement of a trait around the trigger. */
function traitAt({ text, start, end }: Place): { start: number; end: number } | undefined {
  let offset = Math.max(0, start - BEFORE);
  while (offset < end) {
    const found = TRAIT.exec(text.slice(offset, end + 24));
    if (found === null) return undefined;
    const from = offset + found.index;
    const to = from + found[0].length;
    if (from <= start && to >= end) return { start: from, end: to };
    offset = to;
  }
  return undefined;
}

/** The sentence that begins at the start of a text. */
function nextSentence(text: string): string {
  const length = SENTENCE_END.exec(text.trimStart())?.index;
  const blanks = text.length - text.trimStart().length;
  return length === undefined ? text : text.slice(0, blanks + length + 1);
}

/** Where the verdict in a sentence ends. */
function endOfVerdict(sentence: string): number | undefined {
  const curt = CURT.exec(sentence.trimStart());
  const blanks = sentence.length - sentence.trimStart().length;
  if (curt !== null) return blanks + curt[0].length - 1;
  const found = VERDICT.exec(sentence);
  return found === null ? undefined : found.index + found[0].length;
}
