import { FOR_SEX } from '#engine/detectors/discrimination/equal-treatment.ts';
import type { WordingPart } from '#engine/detectors/wording-part.ts';
import { phrase } from '#engine/phrases/phrase.ts';

const KIDS = '(?:kids|children|bab(?:y|ies)|a family|little ones)';

/** What was asked of a candidate's family, as notes of an interview tell it. */
export const askedAboutFamily: WordingPart = {
  triggers:
    'asked about kids|asked about children|asked about her*|asked her if*|asked her whether*|asked if she*|asked whether she*|who picks*|who will pick*|who collects*|who looks after*|wedding ring'.split(
      '|',
    ),
  rules: [
    {
      form: phrase(
        `asked (?:her |about )?(?:if|whether) she(?:'s| is)? ?(?:plans?|wants?|planning|intends?|thinking|trying) ?(?:on |for |of |to have |to start |about |having )?(?:more |another |any |having )?${KIDS}`,
        `(?:wedding ring,? )?asked about (?:the |her )?${KIDS}`,
      ),
      requires: phrase(
        `she|her|candidate|interview|role|job|cand|under \\d|single|wedding ring|when|travel|site`,
      ),
      unless: phrase(
        `contracepti\\w{2,3}|fertility|ivf|clinic|midwife|gp|gyna\\w{2,8}|doctor|nurse|smear|pill|coil|patient|pt|hobbies|photos?|school run for|kindly|wedding of|grandchildren|safeguarding|social worker|illegal|not allowed|should not|must not`,
      ),
      legalReference: FOR_SEX,
      confidence: 0.76,
      why: 'The notes tell that a candidate was asked about children or plans for a family.',
    },
    {
      form: phrase(
        `(?:single (?:mum|mom|mother|parent)|two under (?:5|five)|(?:\\d|two|three) (?:small |young )?(?:kids|children)|${KIDS})\\W{1,4}who (?:picks?|will pick|collects?|looks? after) (?:them |the kids |the children )?(?:up )?(?:when|if|while) (?:they're|they are|he's|she's|one is|site|work|the (?:job|shift|nursery|school)|we)(?: \\w{2,9}){0,3}`,
      ),
      unless: phrase('club|after-school|pick-up rota|parents evening|form|emergency contact'),
      legalReference: FOR_SEX,
      confidence: 0.78,
      why: 'The notes hold the care of children against a candidate.',
    },
  ],
  examples: [
    'LT: [[asked her whether she wants more children]], she laughed. Cand 2: [[asked about kids]], she has one.',
    'The midwife asked her whether she wants more children; the GP asked if she is planning a baby.',
    'PB: [[single mother, who looks after them when she’s on call]]?',
    'Parents of two children: who collects them when the club ends? Tell us on the form.',
  ],
};
