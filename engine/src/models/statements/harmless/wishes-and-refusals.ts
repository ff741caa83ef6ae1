import { phrase } from '#engine/phrases/phrase.ts';

const CARER =
  '(?:examiners?|doctors?|gps?|physicians?|surgeons?|gyna?ecologists?|nurses?|clinicians?|chaperones?|midwi(?:fe|ves)|carers?|caregivers?|care workers?|therapists?|counsell?ors?|psychologists?|physio(?:therapist)?s?|interpreters?|masseu(?:r|se)s?|sonographers?|radiographers?|social workers?|staff|officers?|attendants?|one|person)';
const OF_SEX = '(?:female|woman|women|lady|male|man|men|same-sex|same-gender)';
/** Wishes of patients about who touches them, which they may have. */
const WISH = phrase(
  `(?:she|he|they|i|we|patient|pt|client|resident|mum|mother|mrs \\w{2,14}|ms \\w{2,14}|mr \\w{2,14}) (?:would |has |had |have |'d )?(?:also |strongly |only |very much )?(?:prefers?|preferred|likes?|asks?|asked|requests?|requested|wants?|wanted|wishes|wish(?:es|ed)?) (?:for |to (?:see|be seen by|be examined by|be treated by|be washed by|have|speak to|talk to) )?(?:only )?(?:an? |the )?${OF_SEX} ${CARER}`,
  `(?:${OF_SEX}) ${CARER} (?:only )?(?:please|requested|preferred|if possible|wherever possible|where possible)`,
  `(?:wishes|wants|prefers|asked) to be (?:seen|examined|treated|washed|assisted) (?:only )?by (?:an? )?${OF_SEX}(?: ${CARER})?`,
);
/** Notes on which visitors a customer lets in, after their faith or without a reason. */
const VISITOR = phrase(
  `(?:only |would only |will only )?(?:wants?|prefers?|asks? for|asked for|requests?|requested|needs?|accepts?|lets in) (?:only )?(?:an? )?${OF_SEX} (?:fitters?|plumbers?|electricians?|engineers?|technicians?|drivers?|instructors?|tutors?|teachers?|hairdressers?|barbers?|cleaners?|installers?|surveyors?|agents?|trainers?|coach(?:es)?|visitors?|callers?|helpers?)`,
);
/** Words about staff or about reasons such as origin or ability: no private wish then. */
const ABOUT_STAFF = phrase(
  `hire|hiring|candidates?|applicants?|recruit\\w{0,4}|vacanc\\w{1,3}|position|because (?:men|women)|weaker|stronger|white|black|british|english|foreign|young(?:er)?|pretty|attractive|emotional|hysterical|the same as|our customers|clients? (?:prefer|want)`,
);
/** Words by which somebody objects: `I'm not comfortable with`. */
const OBJECTION = phrase(
  `(?<=^[^.?!]{0,40})(?:i'm|i am|im|we're|we are|not) (?:really |at all |just )?(?:not )?(?:at all |really |very |too |entirely )?(?:comfortable|happy|okay|ok|fine|at ease|on board) (?:with|about|doing|signing|saying|hearing|putting) (?:any of )?(?:that|this|it|the (?:plan|idea|wording|joke|comment|remark))(?=\\W{0,6}$)`,
);
/** Requirements that applicants are told they need not meet. */
const NOT_REQUIRED = phrase(
  `(?:applicants?|candidates?|apprentices?|volunteers?|you|trainees?|learners?) (?:do not|don't|does not|will not|won't|need not) (?:need|require|have|have to have)? ?(?:to have )?(?:an? |any )?(?:previous |prior |formal |university |college )?(?:degrees?|qualifications?|experience|a-levels?|diplomas?|certificates?|training|driving licen[cs]e)`,
  `no (?:previous |prior |formal |university )?(?:degrees?|qualifications?|experience|diplomas?) (?:is |are )?(?:needed|required|necessary|asked for)`,
);
/** Refusals of a treatment for religious reasons, which a doctor has to know. */
const REFUSED_TREATMENT = phrase(
  `(?:jehovah's witness(?:es)?|jw|for religious reasons|on religious grounds),? ?(?:[\\w,;:–-]{1,14} ){0,6}?(?:declin\\w{1,3}|refus\\w{1,3}|no|not accept|won't accept|will not accept|does not accept) (?:\\w{2,12} ){0,3}?(?:blood|transfusions?|plasma|platelets|red cells|products)`,
);
/** Words for arrangements that let everybody take part. */
const ACCOMMODATES = phrase(
  `(?:that's|that is|this is|it's|which is) (?:absolutely |perfectly |totally |quite |all )?(?:fine|ok|okay|no problem|alright|right|possible)(?:,| and|;|\\.) (?:we|there|she|he|they|the) (?:have|has|is|are|can|could|will|may)`,
  `(?:i've|i have|we've|we have|has been|have been|is|are) (?:already )?(?:asked for|booked|arranged|ordered|reserved|set aside|put aside) (?:\\w{2,12} ){0,6}?(?:rooms?|ramps?|lift|table|seats?|halal|kosher|vegetarian|vegan|meals?|interpreters?|loop|parking|space|entrance|toilets?)`,
  `(?:hijabs?|turbans?|kippahs?|head ?scar(?:f|ves)|beards?|veils?|kirpans?|skull ?caps?)(?: (?:that is |which is )?(?:\\w{3,9} ){0,3}\\w{2,9})? (?:is|are) (?:always |also |perfectly |absolutely )?(?:fine|ok|okay|welcome|allowed|permitted|all right|alright|no problem|acceptable)`,
  `(?:(?:head coverings?|head ?scar(?:f|ves)|hijabs?|turbans?|beards?|braids?|locs|dreadlocks|natural hair|afros?|guide dogs|assistance dogs|breast-?feeding|prayer|children|pronouns),? ?(?:and |or )?){1,6}(?:is|are) (?:all |always |very |of course )?(?:welcome|allowed|permitted|fine)`,
);
const RESERVATION = phrase(
  `but|although|though|however|unless|except|only|not|never|too|unfortunately|annoy\\w{1,3}|complain\\w{0,3}|nuisance|again|fuss|special treatment|extra|exceptions?|other staff|others (?:do|have|cover)|if (?:it|he|she|they) must`,
);
/** Work in somebody's home, or for a range of clothes, as its advertisement begins. */
const ADVERTISED = phrase(
  `(?:housekeepers?|carers?|care assistants?|companions?|nann(?:y|ies)|au pairs?|gardeners?|cooks?|nurses?|cleaners?|drivers?|helpers?|cleaning lady),? (?:(?:live-in|live-out|part-time|full-time|required|wanted|needed|sought|mornings|weekends),? ){0,3}(?:for|by|to help) (?:an? )?(?:elderly|older|old|disabled|retired|professional|young|busy|blind|deaf) (?:couple|lady|gentleman|family|man|woman|person|household)`,
  `models?,? (?:for )?(?:women's|men's|ladies'|children's|girls'|boys'|female|male) (?:\\w{3,12} )?(?:swimwear|wear|clothing|fashion|range|collection|catalogue|underwear|shoes)`,
  `bachelor (?:apartments?|flats?|suites?|units?)`,
);
const PREFERENCE = phrase(
  `prefer\\w{0,4}|only|must be|should be|no|not|ideally|young|pretty|attractive|slim|white|blonde`,
);
const VERDICT = phrase(
  'but|although|too|never|always|difficult|stupid|unfit|not suitable|unsuitable|old|young(?:er)?|because',
);

/** Whether a patient or a customer says who may touch them or come in. */
function choosesCarer(written: string): boolean {
  if (ABOUT_STAFF.test(written)) return false;
  return WISH.test(written) || (VISITOR.test(written) && !VERDICT.test(written));
}

/** The age or disability of the person that the work is for. */
const ADVERTISED_AGE =
  /\b(?:young|old|blind)(?= (?:couple|lady|gentleman|family|man|woman|person|household)\b)/i;

/**
 * Whether a sentence tells a patient's wish or refusal, an objection, what is not asked of applicants, what is done so
 * that all can take part, or whose home some work is for.
 */
export function isWishOrRefusal(written: string): boolean {
  if (choosesCarer(written)) return true;
  if (OBJECTION.test(written) || REFUSED_TREATMENT.test(written)) return true;
  if (ACCOMMODATES.test(written) && !RESERVATION.test(written)) return true;
  if (ADVERTISED.test(written) && !PREFERENCE.test(written.replace(ADVERTISED_AGE, '')))
    return true;
  return NOT_REQUIRED.test(written) && !VERDICT.test(written);
}
