import { biasedWording } from '#engine/detectors/discrimination/biased-wording.ts';
import { SEX_EQUALITY_DIRECTIVE } from '#engine/laws.ts';
import { phrase } from '#engine/phrases/phrase.ts';

const WOMEN = `(?:(?:one of |some of )?(?:the|our|your) (?:girls|ladies|women|lasses|secretaries)|(?:a|the|our)
  (?:girl|lady|woman|secretary))`;
const CHORE = `(?:(?:mak(?:e|es|ing)|do|doing|bring|serve|fetch|see to|sort out)
  (?:(?:us|everyone|the clients) )?(?:(?:the|some) )?(?:teas?|coffees?|biscuits|washing-up|flowers|tidying)
  |take (?:the )?(?:minutes|notes)|(?:tidy|clean) (?:up )?(?:the |our )?(?:kitchen|boardroom|meeting room|cups|office))`;

export const choresBySex = biasedWording({
  id: 'chores-by-sex',
  typeName: 'Gendered chores',
  description:
    'Office chores such as making tea, taking notes or tidying that are assigned to women.',
  severity: 'medium',
  recommendation: 'Rotate such tasks, and name the role instead of the sex.',
  legalReference: { law: SEX_EQUALITY_DIRECTIVE, article: 'Art. 14(1)(c)' },
  triggers: (
    'tea|teas|coffee|coffees|biscuits|washing-up|washing up|take minutes|take the minutes|' +
    'take notes|take the notes|the flowers|tidy the|tidy up|tidy our|clean the|clean up|clean our'
  ).split('|'),
  rules: [
    {
      form: phrase(
        `(?:ask|get|have|let|tell) ${WOMEN} (?:to )?${CHORE}`,
        `${WOMEN} (?:can|could|will|should|must|to) (?:always |just )?${CHORE}`,
        `she (?:will|can|should|is to|must) (?:also |always )?${CHORE}`,
      ),
      requires: phrase(
        `offices?|boardroom|meetings?|reception|clients?|visitors?|guests|boss|team|staff|colleagues
          |desks?|phones?|directors?|managers?|girls|ladies|secretar(?:y|ies)`,
      ),
      unless: phrase(
        'café|cafe|barista|waitress|kitchen staff|cater(?:ing|er)|he|his|him|said|herself',
      ),
      confidence: 0.7,
      why: 'The wording assigns a chore to a person because she is a woman, which reinforces unequal roles.',
    },
  ],
  examples: [
    'Office junior. [[She will make the tea]] and keep our boardroom nice.',
    '[[Ask one of the girls to make coffee]] for the meeting; [[the ladies can take the minutes]].',
    'She will make tea for her mother; the girls make coffee in the café for their guests.',
    'The team takes notes, and tea is served in the office at ten.',
  ],
});
