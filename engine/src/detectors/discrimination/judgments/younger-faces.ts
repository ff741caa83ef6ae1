import type { WordingPart } from '#engine/detectors/wording-part.ts';
import { EMPLOYMENT_EQUALITY_DIRECTIVE } from '#engine/laws.ts';
import { phrase } from '#engine/phrases/phrase.ts';

const SOMEBODY_WANTED = `(?:wanted|want|wants|needed|need|needs|prefer|preferred|looking for|would rather have|(?:can|could|should)
  (?:we|you) (?:not )?(?:find|get|hire|use|have)) ["“]?(?:somebody|someone)`;
const OF_LOVE = phrase('to love|date|dating|marry');

/** Who is to be seen, and who is not: staff chosen or placed by their age, their looks or their family. */
export const youngerFaces: WordingPart = {
  rules: [
    {
      form: phrase(
        `(?:need|needs|want|wants|prefer|looking for|bring in|get)
          (?:(?:some|a few|more) )?(?:younger|fresher|prettier|fresh young)
          (?:faces?|girls|ladies|staff)(?= (?:for|on|at|in|to|behind|out)|[.,;!]|$)`,
        `(?:don't|do not|never|not|stop|avoid|no)
          (?:put|putting|have|having|place|placing|send|sending|schedule|scheduling|roster|rostering)
          (?:the |any |our )?(?:older|old|elderly|overweight|fat|pregnant|plain|muslim|foreign)
          (?:ladies|women|lady|staff|girls|men|ones|workers|waiters|waitresses)
          (?:on|in|at|near|behind|out|up)(?: \\w{2,12}){0,3}`,
      ),
      unless: phrase('bus|seats?|queue|stairs|ladders?'),
      legalReference: { law: EMPLOYMENT_EQUALITY_DIRECTIVE, article: 'Art. 2' },
      why: 'The remark places people by their age or looks.',
      confidence: 0.85,
    },
    {
      form: phrase(
        `${SOMEBODY_WANTED} (?:(?:a bit|a little|much|rather|slightly) )?(?:younger|more
          youthful)(?: (?:and|or) without (?:kids|children|a family))?`,
      ),
      unless: OF_LOVE,
      legalReference: { law: EMPLOYMENT_EQUALITY_DIRECTIVE, article: 'Art. 2' },
      why: 'The remark prefers youth.',
      confidence: 0.85,
    },
    {
      form: phrase(
        `${SOMEBODY_WANTED} (?:without (?:kids|children|a family)|with no (?:kids|children|family))`,
      ),
      unless: OF_LOVE,
      why: 'The remark prefers having no family.',
      confidence: 0.85,
    },
  ],
  examples: [
    "[[Don't put the older women on the front]]; we [[need younger faces]] for it.",
    'They [[wanted someone a bit younger]], he heard.',
  ],
};
