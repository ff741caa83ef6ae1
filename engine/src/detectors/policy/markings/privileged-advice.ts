import { plainWords } from '#engine/detectors/policy/conduct/plain-words.ts';
import { RULES_OF_EVIDENCE } from '#engine/laws.ts';
import { phrase } from '#engine/phrases/phrase.ts';

const LAWYERS = `(?:our|hr's|the company's|the school's|the trust's|the council's|the firm's|the
  client's|your|my|external|outside|their) (?:external |outside |own |employment |legal )?(?:lawyers?|solicitors?|attorneys?|counsel|barristers?|qc|kc|silk|legal team|legal
  advisers?|legal department)|(?:county|council|city|group|external|our) legal services`;
const VIEW = `(?:puts?|rates?|assess(?:es|ed)?|consider(?:s|ed)?|advis(?:es|ed|e|ing)|thinks?
  |thought|estimat(?:es|ed|e)|(?:has |have )?(?:written|wrote|writes)|reckons?|says?|said|believes?
  |warn(?:s|ed)?|told us|sees?|is of the view|are of the view|is clear|is confident|is doubtful|is
  pessimistic|fears?|gives? us)`;
const PROSPECTS = `(?:prospects?|chances?|odds|likelihood|merits
  (?:are|of the (?:claim|case|defen[cs]e|appeal))|\\d{1,2} ?%|per cent|we(?:'d| would|'ll| will)?
  (?:probably |likely |almost certainly )?(?:lose|win|fail|be liable)|exposed|exposure|liable
  |liability|weak|no defen[cs]e|indefensible|negligent|found liable|could hardly be defended|should
  settle|to settle|settle(?:ment)?|cannot win|can't win|won't stand up|not enforceable|unenforceable
  |unfair|in breach|strong case|no case|damages|an award of)`;
const SUM = '(?:£|€|\\$|gbp|eur|usd|chf) ?\\d[\\d.,]{0,12} ?(?:k|m|million|thousand)?';

export const privilegedAdvice = plainWords({
  id: 'privileged-advice',
  typeName: 'Privileged legal advice',
  description:
    "A lawyer's assessment of a dispute, a settlement range, or a “without prejudice” or “privileged” marking.",
  severity: 'medium',
  recommendation:
    "Get a lawyer's approval before sharing this, because disclosure may waive privilege.",
  legalReference: { law: RULES_OF_EVIDENCE, article: 'Rule 502' },
  triggers: (
    'counsel puts|counsel put|counsel rates|counsel assess*|counsel consider*|counsel advis*|' +
    'counsel think*|counsel estimat*|counsel reckon*|counsel say*|counsel said|' +
    'counsel believe*|counsel warn*|counsel gives|counsel fears|counsel is of*|' +
    'counsel is clear|counsel is confident|counsel is doubtful|counsel has advised|' +
    "counsel's view|counsel's advice|counsel's opinion|our lawyer*|hr's lawyer*|" +
    "school's lawyer*|trust's lawyer*|council's lawyer*|trust's solicitor*|" +
    "council's solicitor*|school's solicitor*|our solicitor*|our attorney*|our barrister*|" +
    "our legal*|company's lawyer*|company's solicitor*|external lawyer*|my solicitor*|" +
    'legal think*|legal say*|legal reckon*|legal advise*|lawyers think*|lawyers say*|' +
    'lawyers advise*|lawyers reckon*|' +
    'solicitors think*|solicitors say*|solicitors advise*|legal (*|prospects of*|to settle|settle at|settle for|' +
    'settling at|settling for|advise settling|a settlement|way round the duty*|walk-away*|without prejudice|' +
    'privileged|legal services|leading counsel|chance of winning*|chance of success*|chance of losing*|' +
    'chance of a*|chance of resist*|chance of defend*|chances of winning*|chances of success*|chances of losing*|' +
    "chances of a*|chances of resist*|chances of defend*|counsel's letter|counsel's note|barrister's view*|" +
    "barrister's advice*|barrister's opinion*|barrister's note*|barrister's letter*|solicitor's view*|" +
    "solicitor's advice*|solicitor's opinion*|solicitor's note*|solicitor's letter*|lawyer's view*|" +
    "lawyer's advice*|lawyer's opinion*|lawyer's note*|lawyer's letter*|lawyers' view*|lawyers' advice*|" +
    "lawyers' opinion*|lawyers' note*|lawyers' letter*|solicitors' view*|solicitors' advice*|solicitors' opinion*|" +
    "solicitors' note*|solicitors' letter*|lawyers believe|solicitors believe|legal view*|legal team*|" +
    'they recommend settl*|they recommend a*|they advise settl*|they advise a*|settle on|settle between|' +
    'settle around|settle up|settlement figure*|settlement budget*|settlement mandate*|settlement authority*|' +
    'settlement ceiling*|settlement range*|settle figure*|settle budget*|settle mandate*|settle authority*|' +
    'settle ceiling*|settle range*|was advised to*|was advised at*|is recommended to*|is recommended at*|' +
    "could hardly be*|strong case|should settle|cannot win|can't win|no defence|no defense|found liable|" +
    "indefensible|won't stand*|external counsel put*|external counsel said*|outside counsel put*|" +
    'outside counsel said*|counsel told*|counsel thought*|counsel is pessimistic*|counsel wrote*|' +
    'counsel has written*|counsel writes*|counsel saw*|counsel sees*|our silk*|our kc*|our qc*|our counsel*|' +
    'your solicitors*|your lawyers*|your attorneys*|your barristers*|their solicitors*|their lawyers*|' +
    'their attorneys*|their barristers*|external solicitors*|external attorneys*|external barristers*|' +
    'outside solicitors*|outside lawyers*|outside attorneys*|outside barristers*|reckon|reckons|of about £*|' +
    'of about #*|was recommended|is advised|advice is|advice was|the region of|of up|of around|chf|settle £*|' +
    'settle #*|settle gbp*|settle eur*|settle usd*|settle chf*'
  ).split('|'),
  rules: [
    {
      form: phrase(
        `(?:counsel|leading counsel|${LAWYERS}) (?:\\w{2,12} ){0,2}?${VIEW} … ${PROSPECTS}`,
        `(?:legal|lawyers|solicitors|counsel)(?: \\([^)]{1,30}\\))?
          (?:think|reckon|say|says|thinks|advise|advises|believe|reckons) (?:that )?(?:we|we're|we
          are|we've|we have|it|it's|they|they've|he|she|he's|she's|our|there|the \\w{3,12}|this)(?:
          \\w{2,12}){0,4}? ${PROSPECTS}`,
        `(?:counsel's|${LAWYERS}'s?|legal) (?:view|advice|opinion)(?: \\([^)]{1,20}\\))?
          (?:is|was)(?: that)? … ${PROSPECTS}`,
        `(?:counsel's|(?:(?:trust's|company's|firm's|group's|bank's|council's) )?(?:lawyers'
          |solicitors'|solicitor's|lawyer's|barrister's))
          (?:view|advice|opinion|note|letter)(?: (?:received|obtained|of \\w{3,9}))?(?: \\([^()]{2,24}\\))?:
          (?:\\w{1,12}(?:'\\w{1,2})? ){0,8}?(?:likely|unlikely|settle\\w{0,5}|recommend\\w{0,4}|liable|negligent
          |exposed|prospects|chance)`,
        `they (?:advise|recommend)
          (?:settling|to settle|a settlement)(?: (?:at|for|on|of))?(?: up to| about| around)?(?: ${SUM})?`,
        `settlement … (?:in the (?:range|region) of|of up to|of about|of around|at up to) ${SUM}
          (?:is|was) (?:recommended|advised)`,
        'there is no way round the duty to (?:notify|report|disclose|pay)',
        `(?:prospects|chances?) of (?:success|winning|resisting|defending|successfully|losing|a
          successful) … (?:\\d{1,3} ?%|\\d{1,3} per cent|slim|poor|fifty-fifty|50[/-]50|remote
          |better than evens|less than evens)`,
      ),
      unless: phrase(
        '(?:school|guidance|marriage|career|debt) counsel|advises? (?:clients|on|companies|individuals)',
      ),
      why: "The text gives a lawyer's assessment of a dispute.",
    },
    {
      form: phrase(
        `(?:authority|authori[sz]ed|mandate|approval|instructed|instructions|willing|prepared|happy
          |ready|agreed|would|could|should|aim|hope|plan|expect) (?:to |be )?settle (?:at|for|on|up
          to|between|in the region of|around)?(?: up to| about| around| between)? ?${SUM}(?:
          (?:with|and) (?:an )?(?:nda|costs|confidentiality)\\w{0,12})?`,
        `settle(?:ment)? (?:authority|range|budget|ceiling|mandate|figure) ?(?:of|is|was|up to|to
          |between|:)? ?(?:up to )?(?:${SUM}|\\d{1,4} ?[-–] ?\\d{1,4} ?k)`,
        `(?:probably |about |around |roughly |maybe )?${SUM}(?: ?[-–] ?(?:£|€|\\$)?\\d[\\d.,]{0,8}k?m?| to ${SUM})? to settle`,
        `walk-away (?:figure|number|price|point|sum) (?:is|of|was|:) ?${SUM}`,
      ),
      unless: phrase(
        'announced|court approved|agreed to pay|press release|the bill|invoices?|card|tab|checkout',
      ),
      why: 'The text reveals on what terms a party may settle a dispute.',
    },
    {
      form: /(?<=^\W{0,12}|\s{2}|\t|[|–—:(] ?)Without [Pp]rejudice(?: save as to costs)?(?: ?(?:and|&|[-–/]) ?(?:subject to contract|confidential|private and confidential|privileged))?(?=\W{0,8}$|\s{2}|\)|\s[|–—])|\bWITHOUT PREJUDICE\b(?! (?:TO|OR)\b|,)(?: SAVE AS TO COSTS)?/u,
      requires: /without prejudice|WITHOUT PREJUDICE/i,
      unless:
        /without prejudice (?:to|or) |(?:dismiss\w{0,4}|refus\w{2,3}|denied|denial|withdrawn?|rejected) without prejudice/i,
      isInformational: true,
      why: 'The marking covers statements made in order to settle a dispute.',
    },
    {
      form: /\bprivileged(?: (?:and|&) confidential)?(?=,? ?(?:[-–—] ?)?(?:please )?(?:do not|don['’]t|not to|not for|keep)\b)|(?<=[,(–—-] ?|\bthis (?:is|advice is) |advice is |^\W{0,12})(?:legally )?privileged(?: (?:and|&) confidential)?(?: (?:legal )?advice)?(?=\s{0,2}[,.;)](?:\s|$)|\s{0,3}$)/i,
      unless:
        /\b(?:position|background|children|few|class|life|access|user|mode|interfaces?|ports?|containers?|process(?:es)?|calls?|methods?|accounts?|caste|shall|may be|privileges|underprivileged)\b|\]\(privileged/i,
      confidence: 0.7,
      why: 'The word marks the text as privileged legal advice.',
    },
  ],
  examples: [
    '[[Counsel puts the prospects]] of resisting the claim at no better than 35%.',
    "[[Legal (Hart's) think we're exposed]] on s.13 and [[probably £18-25k to\n   settle]], [[privileged]], don't put it in.",
    'ET listed for 3 Feb. [[Authority to settle\n        up to £85,000 with NDA]].',
    '[[Our solicitors say we would lose]]; [[HR’s lawyer has written that we would lose]].',
    '[[County legal services advised on 31 January that the school has no defence]].',
    '[[Counsel’s opinion received: the Company is likely]] to be found negligent.',
    '[[Counsel’s opinion (privileged): we’d likely]] lose the Brinkmann patent case.',
    'Counsel’s opinion (p. 4): the novel is too long.',
    'He has a strong claim, and [[they advise settling at up to £28,000]] soon.',
    'In our assessment [[there is no way round the duty to notify]].',
    'Counsel’s opinion of the novel: see page 4, settling at dusk; a settlement of 400 houses.',
    '[[WITHOUT PREJUDICE]] AND SUBJECT TO CONTRACT\nDear Sirs',
    'The breaching party pays  without prejudice  and in addition to any other right.',
    'This clause applies without prejudice to any other right; the motion was dismissed without prejudice.',
    'She grew up in a privileged, quiet suburb and ran the tool as a privileged user.',
    '• org.freedesktop.DBus.Monitoring interface (privileged)',
    'Give the container [low-level access](privileged) before it starts (privileges are dropped later).',
    'Our lawyers advise clients on settlement of disputes in 12 countries.',
    'Prospects of promotion are good; settle the bill for £85 in cash.',
    'The school counsel says that the merits of each pupil count.',
    'Each party shall bear its own costs unless counsel agree to settle.',
    "The [[barrister's note: likely]] to lose, so [[they recommend settling]].",
  ],
});
