import type { WordingPart } from '#engine/detectors/wording-part.ts';
import { phrase } from '#engine/phrases/phrase.ts';

const WHOEVER =
  '(?:(?:anyone|anybody|everyone|those|people|staff|employees?|workers?|team members?|associates|drivers|crew)(?: (?:who|that))?|whoever|if (?:you|anyone|anybody|an employee|a worker))';
const FILES =
  '(?:files?|filed|filing|makes?|brings?|submits?|puts? in|claims?|applies for|lodges?|reports?|starts?|opens?)';
const CLAIM = `(?:an? |any |the |for )?(?:workers'? ?comp(?:ensation)?|injury|accident|industrial injury|work injury|unemployment|overtime|unpaid wages?|wage|back pay|discrimination|harassment|osha|eeoc|labou?r board|safety)(?: (?:claims?|complaints?|charges?|reports?|pay|benefits|compensation|at work|on the job)){0,2}`;
const PUNISHED = `(?:will|shall|is|are|gets?|can|may|should)(?: be| get)?(?: (?:immediately|automatically|simply|then))? (?:let go(?! home| early)|dismissed|fired|sacked|terminated|laid off|written up|suspended|replaced|demoted|off the (?:schedule|rota)|out of (?:a )?jobs?|looking for (?:a(?:nother)? |new )?(?:jobs?|work))`;

/** Rules by which whoever claims what the law grants loses the job. */
export const punishedClaims: WordingPart = {
  triggers: (
    "workers' comp*|workers comp*|worker's comp*|injury claim*|injury report*|accident claim*|accident report*|an injury|an accident|unemployment claim*|overtime claim*|wage claim*|wage complaint*|for overtime|for unemployment|for unpaid*|for back pay|" +
    'discrimination claim*|discrimination complaint*|harassment claim*|harassment complaint*|osha complaint*|osha report*|eeoc charge*|eeoc complaint*|safety complaint*|safety report*|labor board complaint*|labor board claim*|labour board claim*|labour board complaint*'
  ).split('|'),
  rules: [
    {
      form: phrase(
        `${WHOEVER} ${FILES} ${CLAIM}(?: \\w{2,12}){0,4}?,? (?:(?:you|they|he|she|it) )?${PUNISHED}`,
      ),
      unless: phrase(
        `false(?:ly)?|fraudulent(?:ly)?|frivolous|fake|bogus|not be|never|cannot|must not|may not|protected|unlawful|illegal|court|tribunal|drug test|leave`,
      ),
      confidence: 0.86,
      why: 'The rule dismisses or punishes whoever claims what the law grants.',
    },
  ],
  examples: [
    '[[Drivers who file an injury claim are terminated]]. [[If you put in for overtime pay you will be replaced]].',
    '[[Whoever makes a harassment complaint gets suspended]].',
    'Anyone who files a fraudulent injury claim will be dismissed. Whoever reports an accident will be given a form.',
    'If you file a wage claim, you will be told when it is heard. Staff who report an injury will be let go home early.',
  ],
};
