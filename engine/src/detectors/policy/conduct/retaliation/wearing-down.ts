import type { WordingPart } from '#engine/detectors/wording-part.ts';
import { phrase } from '#engine/phrases/phrase.ts';

const GIVES_UP = `(?:gets? (?:tired|fed up|sick of it|bored|the (?:hint|message))|gives? up|ha(?:s|ve) (?:had )?enough|goes? by (?:him|her|them)sel(?:f|ves)|(?:leaves?|goes?|quits?|resigns?|walks?) (?:by (?:him|her|them)sel(?:f|ves)|(?:voluntarily|willingly)|of (?:his|her|their) own (?:accord|free will)|on (?:his|her|their) own)|hands? in (?:his|her|their) notice)`;
const WORK = `(?:accounts?|shifts?|projects?|teams?|desk|office|tasks?|clients?|rota|departments?|nights|warehouse|overtime|calls|duties|post|job|responsibilit(?:y|ies)|budget|bonus|store|route|basement|archive|workload)`;

/** How people are worn down or caught so that they leave. */
export const wearingDown: WordingPart = {
  triggers: (
    'until she*|till she*|until he*|till he*|until they*|till they*|so that she*|so that he*|look for a fault|look for faults|look for a mistake|look for mistakes|look for something*|looking for a fault|search for a mistake|find something*|find anything*|search for*|dig for*|dig up*|come up with*|find an irregular*|find irregular*|find mistakes|find errors|find faults|find some*|find any*|find a fault|find a mistake|find a slip|find an error|look through her*|look through his*|go through her*|go through his*|comb through her*|comb through his*|' +
    'next appraisal|next review|annual review|annual appraisal|at appraisal*|at review*|for promotion*|your bonus*|your review|your appraisal|your rating|your promotion|contract renewal*|probation review*|at review time|at bonus time|at appraisal time|come review*|come appraisal*|when it comes to reviews|when reviews*|at your review|at your appraisal|in your review|in your appraisal'
  ).split('|'),
  rules: [
    {
      form: phrase(
        `(?:should be|to be|will be|let's|we should|i'd|just|please|can we|can you|have|get|and)? ?(?:moved?|taken?|pulled?|kept?|keep|put|shift(?:ed)?|stripped?|cut|give[n]?|transfer(?:red)?|leave|left) (?:(?:him|her|them|\\w{3,12}) )?(?:off|from|on|in|to|of|out of|away from|with|without|more|less|no) (?:\\w{2,12} ){0,4}?${WORK} (?:until|till|so that) (?:she|he|they)(?:'ll| will)? ${GIVES_UP}(?: and (?:goes?|leaves?|quits?|resigns?|${GIVES_UP}))?(?: (?:by (?:him|her|them)sel(?:f|ves)|of (?:his|her|their) own accord))?`,
      ),
      unless: phrase(
        `child(?:ren)?|baby|toddler|dogs?|puppy|horses?|cat|game|walk|play|own request|asked to|support(?:ed)?|rest|recover\\w{0,3}`,
      ),
      confidence: 0.82,
      why: 'The text suggests making work so hard for somebody that they leave.',
    },
    {
      form: phrase(
        `(?:told|asked|instruct(?:ed)?|have|get|want(?:ed|s)?|ask|tell) (?:hr|payroll|legal|the lawyers?|personnel|compliance|finance|security|her manager|his manager|the auditors?) (?:to )?(?:look for|find|search for|dig for|dig up|come up with) (?:an? |some |any )?(?:faults?|mistakes?|slips?|errors?|irregularit(?:y|ies)|breach(?:es)?|weak (?:spots?|points?)|something|anything)(?:,? (?:ideally|preferably|best|in|with|on|from)(?: (?:in|with|on|from))? (?:(?:her|his|their|the) )?(?:\\w{3,12} ?){1,2})?`,
        `(?:go|comb|look|dig) through (?:his|her|their) (?:e-?mails?|expenses|time ?sheets|file|calls|browser history|records) (?:and|to|until you|for) (?:find|something|anything|see what)(?: \\w{2,9}){0,4}`,
      ),
      requires: phrase(
        `her|his|him|she|he|them|their|expenses|time ?sheets?|attendance|ideally|out|dismiss\\w{0,4}|rid|file`,
      ),
      unless: phrase(
        `tender|draft|contract (?:text|wording)|invoice run|report|ledger|bug|release|proofread\\w{0,3}|translation|lost|missing|search warrant|police`,
      ),
      severity: 'medium',
      confidence: 0.76,
      why: 'The text suggests looking for a pretext against somebody.',
    },
    {
      form: phrase(
        `(?:we(?:'ll| will)?|i(?:'ll| will)?|he'll|she'll|they'll|people will|that will be|it will be|this will be) (?:all )?(?:remember(?:ed)?|bear (?:that|this|it) in mind|bring (?:that|this|it) up|think of (?:that|this|it)|mention(?:ed)?|noted?)(?: (?:that|this|it))? (?:at|in|come|when it comes to|when|for) (?:your |the |his |her )?(?:next )?(?:annual )?(?:reviews?|appraisals?|bonus(?:es)?|promotions?|ratings?|contract renewals?|probation reviews?)(?: time| season| round)?`,
      ),
      requires: phrase(
        `not a team player|team player|don't|refus\\w{1,4}|say no|said no|otherwise|if you|or|won't|can't|fine then|suit yourself|then you're`,
      ),
      unless: phrase(
        `great|good|well done|thanks?|thank you|fantastic|kudos|impress\\w{2,4}|excellent|brilliant|proud|hero|star|saved`,
      ),
      severity: 'high',
      confidence: 0.8,
      why: 'The text threatens somebody who objects with a worse appraisal.',
    },
  ],
  examples: [
    'Union rep again. He [[should be kept on the worst shifts till he resigns of his own accord]].',
    'Keep the puppy in the office until she gets tired; she was moved to a quiet desk at her own request until she recovers.',
    '[[Asked payroll to find a mistake, ideally in her time sheets]]. [[Comb through his e-mails and find something we can use]].',
    'Asked finance to find an error in the report; told legal to look for mistakes in the draft.',
    'Fine then, [[we’ll bear that in mind at your next appraisal]].',
    'You saved the launch, well done, we’ll remember that at review time or sooner.',
  ],
};
