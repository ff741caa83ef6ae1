import { phrase } from '#engine/phrases/phrase.ts';

const CARER =
  '(?:examiners?|doctors?|gps?|physicians?|surgeons?|gyna?ecologists?|nurses?|clinicians?|chaperones?|midwi(?:fe|ves)|carers?|caregivers?|care workers?|therapists?|counsell?ors?|psychologists?|physio(?:therapist)?s?|interpreters?|masseu(?:r|se)s?|sonographers?|radiographers?|social workers?|staff|officers?|attendants?|one|person)';
const OF_SEX = '(?:female|woman|women|lady|male|man|men|same-sex|same-gender)';
/** A patient may choose who touches them. */
const WISH = phrase(
  `(?:she|he|they|i|we|patient|pt|client|resident|mum|mother|mrs \\w{2,14}|ms \\w{2,14}|mr \\w{2,14}) (?:would |has |had |have |'d )?(?:also |strongly |only |very much )?(?:prefers?|preferred|likes?|asks?|asked|requests?|requested|wants?|wanted|wishes|wish(?:es|ed)?) (?:for |to (?:see|be seen by|be examined by|be treated by|be washed by|have|speak to|talk to) )?(?:only )?(?:an? |the )?${OF_SEX} ${CARER}`,
  `(?:${OF_SEX}) ${CARER} (?:only )?(?:please|requested|preferred|if possible|wherever possible|where possible)`,
  `(?:wishes|wants|prefers|asked) to be (?:seen|examined|treated|washed|assisted) (?:only )?by (?:an? )?${OF_SEX}(?: ${CARER})?`,
);
/** Why somebody refuses whoever is of another origin or ability is another matter. */
const ABOUT_STAFF = phrase(
  `hire|hiring|candidates?|applicants?|recruit\\w{0,4}|vacanc\\w{1,3}|position|because (?:men|women)|weaker|stronger|white|black|british|english|foreign|young(?:er)?|pretty|attractive|emotional|hysterical|the same as|our customers|clients? (?:prefer|want)`,
);
/** Somebody who objects. */
const OBJECTION = phrase(
  `(?<=^[^.?!]{0,40})(?:i'm|i am|im|we're|we are|not) (?:really |at all |just )?(?:not )?(?:at all |really |very |too |entirely )?(?:comfortable|happy|okay|ok|fine|at ease|on board) (?:with|about|doing|signing|saying|hearing|putting) (?:any of )?(?:that|this|it|the (?:plan|idea|wording|joke|comment|remark))(?=\\W{0,6}$)`,
);
/** What is not asked of applicants. */
const NOT_REQUIRED = phrase(
  `(?:applicants?|candidates?|apprentices?|volunteers?|you|trainees?|learners?) (?:do not|don't|does not|will not|won't|need not) (?:need|require|have|have to have)? ?(?:to have )?(?:an? |any )?(?:previous |prior |formal |university |college )?(?:degrees?|qualifications?|experience|a-levels?|diplomas?|certificates?|training|driving licen[cs]e)`,
  `no (?:previous |prior |formal |university )?(?:degrees?|qualifications?|experience|diplomas?) (?:is |are )?(?:needed|required|necessary|asked for)`,
);
/** What somebody of a faith refuses of a treatment, as a doctor has to know. */
const REFUSED_TREATMENT = phrase(
  `(?:jehovah's witness(?:es)?|jw|for religious reasons|on religious grounds),? ?(?:[\\w,;:–-]{1,14} ){0,6}?(?:declin\\w{1,3}|refus\\w{1,3}|no|not accept|won't accept|will not accept|does not accept) (?:\\w{2,12} ){0,3}?(?:blood|transfusions?|plasma|platelets|red cells|products)`,
);
const VERDICT = phrase(
  'but|although|too|never|always|difficult|stupid|unfit|not suitable|unsuitable|old|young(?:er)?|because',
);

/** Whether a sentence tells a patient's wish or refusal, an objection, or what is not asked of applicants. */
export function isWishOrRefusal(written: string): boolean {
  if (WISH.test(written) && !ABOUT_STAFF.test(written)) return true;
  if (OBJECTION.test(written) || REFUSED_TREATMENT.test(written)) return true;
  return NOT_REQUIRED.test(written) && !VERDICT.test(written);
}
