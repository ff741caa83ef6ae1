import type { WordingPart } from '#engine/detectors/wording-part.ts';
import { phrase } from '#engine/phrases/phrase.ts';

const WHERE = `(?:on|for|with|to|in|at|by) (?:(?:the|our|a|any|some|most|these|those) )?(?:(?:cold|sales|client|customer|phone|front|older|local|rural|southern|northern|us|uk|big|key) ){0,2}(?:phones?|calls?|customers?|clients?|telephone|desk|reception|front|callers|team|board|job|role|post|counter|floor|demos?|presentations?|pitches|meetings|patients|guests|radio|members|till|line|public)`;
const BURDEN = `(?:tough|hard|tricky|difficult|rough|(?:an? )?(?:\\w{3,6} )?(?:problem|challenge|struggle|worry|concern|barrier|no-go|turn-off|minus|risk|liability|handicap|drawback|issue)|off-?putting|too (?:thick|strong|heavy|much)|unprofessional|not (?:right|ideal|suitable|great|good|acceptable)|(?:the )?wrong(?: sort| kind)?)`;

/** An accent that is held against somebody's work with others. */
export const accentRemark: WordingPart = {
  triggers: ['accent'],
  rules: [
    {
      form: phrase(
        `(?:(?:his|her|their|the|that|this|strong|thick|heavy|foreign|\\w{3,12}'s) ){0,3}accent(?:'s| is| was| will be| would be| might be| may be| could be)(?: (?:going to be|gonna be|bound to be|just|really|quite|rather|pretty|still|simply|probably)){0,2} (?:too |a bit |a little |rather |quite )?${BURDEN}(?: to (?:follow|understand|make out|place|sell))? ${WHERE}`,
      ),
      unless: phrase(
        'colou?rs?|walls?|actors?|dialects?|film|role of|learners?|course|speech recognition|software|voice assistant|my|discriminat\\w{2,5}|complain\\w{0,3}|tribunal|must not|may not',
      ),
      confidence: 0.84,
      why: 'The remark holds an accent against somebody.',
    },
  ],
  examples: [
    'Good CV, but [[that accent is going to be rough on the phones]]. KL: [[accent is too strong for reception]].',
    'The accent is hard to learn for actors; my accent is a problem on the phone.',
    'The red accent is too strong for the walls. Her accent is charming on the radio.',
  ],
};
