import { REPORT, STRONGER, WEAKER } from '#engine/detectors/legal/contract-words.ts';
import { riskyClause } from '#engine/detectors/legal/risky-clause.ts';
import { UNFAIR_TERMS_DIRECTIVE } from '#engine/laws.ts';
import { phrase } from '#engine/phrases/phrase.ts';

const OURS = "(?:our|its|his|her|the \\w{2,15}'s|\\w{2,15}'s)";
const FREELY =
  '(?:sole|absolute|entire|unfettered|unrestricted|own)(?: and \\w{4,12})? (?:discretion|opinion|judge?ment)';

export const soleJudge = riskyClause({
  id: 'sole-judge',
  typeName: 'Sole discretion',
  description:
    'Clauses that let one party alone interpret the contract or decide whether it was performed.',
  severity: 'medium',
  recommendation:
    'Ask for an objective standard, such as reasonableness, and a way to contest the decision.',
  legalReference: { law: UNFAIR_TERMS_DIRECTIVE, article: 'Annex, point 1(m)' },
  triggers: (
    'valuation is*|valuation shall be*|valuation will be*|measurement is*|measurement shall be*|measurement will be*|assessment is*|assessment shall be*|assessment will be*|calculation is*|calculation shall be*|calculation will be*|in its own opinion|alone to*|discretion over|discretion as to*|discretion to determine|discretion to decide|' +
    'sole discretion|up to me|up to us|up to the landlord|how much is up*|we decide*|' +
    'in its discretion|set by the*|as set by*|we alone*|only we*|alone decide*|alone may*|' +
    'any reason we*|alone shall*|alone will*|sole arbiter|decision shall be*|decision will be*|' +
    'decisions are final|determination is*|determination shall*|interpretation is*|' +
    'interpretation shall*|interpretation of these*|interpretation of this*|' +
    'absolute discretion|sole and absolute*|as it sees|unfettered|unrestricted discretion*|' +
    'unrestricted opinion*|unrestricted judg*|unrestricted and*|own discretion|' +
    'entire discretion|own opinion*|own judg*|entire opinion*|entire judg*|absolute opinion*|' +
    'absolute judg*|sole opinion*|sole judg*|sole and unfettered*|sole and complete*|' +
    'sole and unrestricted*|sole and final*|sole and entire*|final judge|final arbiter|' +
    'right to interpret*|right to decide*|right to determine*|we determine*|own view*|' +
    'own ruling*|own determination*|own interpretation*|own decision*|set by us|fixed by us|' +
    'determined by us|fixed by the|refused for any reason|refused at will|refused without|' +
    'refused as it|refused as we|withheld for any reason|withheld at will|withheld without|' +
    'withheld as it|withheld as we|withdrawn for any reason|withdrawn at will|' +
    'withdrawn without|withdrawn as it|withdrawn as we|denied for any reason|denied at will|' +
    'denied without|denied as it|denied as we|is entirely up to|is wholly up to|' +
    'is solely up to|is up to the|up to the company|up to the owner|up to the client|' +
    'up to the lessor|up to the lender|up to the bank|alone determine*|alone judge*|' +
    'alone interpret*|alone say*|final and binding|be final|be conclusive|is final|' +
    'is conclusive|only the landlord*|only the company*|only the employer*|only the lender*|' +
    'only the owner*|only the bank*|only the club*|only the provider*|our ruling*|' +
    'our determination*|our interpretation*|our opinion*|our view*|its ruling*|' +
    'its determination*|its interpretation*|its opinion*|its view*|our decision*|if in our|' +
    'if in its|if in the|is decided by*|are decided by*|be decided by*|is settled by*|are settled by*|be settled by*|are resolved by*|is resolved by*|be resolved by*|decided solely by*|settled solely by*|resolved solely by*|decided only by*|decided finally by*|entire and*|absolute and*|own and*|sole and exclusive*|interprets'
  ).split('|'),
  rules: [
    {
      form: phrase(
        `(?:approval|acceptance|payment|release|sign-off|refunds?|the bonus|the amount|the deposit)
          (?:rests?|lies?|is|are) (?:solely |entirely |wholly )?(?:with|in|at|within) ${OURS}
          (?:sole|absolute|own|entire) discretion`,
        `is (?:for|up to) (?:us|the (?!court|judge|jury|reader|parliament|tribunal|members?)\\w{3,14}) alone to (?:say|decide|judge|determine|settle)`,
        `(?:by )?how (?:much|many|long|high|far)(?: \\w{2,8}){0,2} is
          (?:entirely |solely |wholly )?up to
          (?:me|us|the (?:landlord|company|owner|client|lessor|lender|bank))`,
      ),
      unless: phrase('tenant|customer decides|council|trustees?', REPORT),
      why: 'The clause leaves the decision to one party alone, so the other party cannot contest it.',
    },
    {
      form: phrase(
        `(?:sole|exclusive)(?: and \\w{4,10})? right to
          (?:interpret|determine|decide)(?: (?:what|whether|if|the|these|this|any)(?: \\w{1,14}){1,3})?`,
        `(?:has|have|retains?|reserves?|exercises?|shall have) (?:the )?${FREELY}
          (?:over|as to|to (?:determine|decide|interpret)|in (?:determining|deciding|interpreting))(?: (?:what|which|whether|if|how|the|any|these|this)(?: \\w{1,14}){1,3})?`,
        `(?:in|at) ${OURS} ${FREELY},? (?:may |will |shall )?(?:determines?|decides?)(?! to)`,
        `determin(?:es?|ed)(?: by (?:us|\\w{2,15}))?,? (?:in|at) ${OURS} ${FREELY}`,
        '(?:sole|final) (?:judge|arbiter) (?:of|as to)(?: (?:what|whether|all|any|the))?',
        `${OURS} (?:own )?(?:decision|determination|interpretation|ruling|view|opinion|valuation|measurement|assessment|calculation)s?
          (?:\\w{1,12},? ){0,8}(?:is|are|shall be|will be)
          (?:\\w{1,9} )?(?:final|binding|conclusive)`,
        `(?:${STRONGER} |as )(?:may |shall |will |can )?(?:\\w{1,12},? ){0,3}(?:alone )?(?:decides?(?! to)|determines?|interprets?|judges?
          |considers?) …(?:in|at) ${OURS} ${FREELY}`,
        `if,? in ${OURS} ${FREELY},? (?:\\w{1,12} ){1,6}(?:unsatisfactory|unsuitable|unacceptable
          |not (?:satisfactory|acceptable|suitable|good enough))`,
        `(?:satisfied|satisfactory|acceptable|approved|happy|content),? (?:in|at) ${OURS} (?:sole|absolute|entire|unfettered) (?:discretion|opinion|judge?ment)`,
        `(?:approval|consent|acceptance|permission) …(?:withheld|refused|given|granted|withdrawn
          |denied|determined) …(?:in|at) ${OURS} ${FREELY}`,
      ),
      requires: phrase(
        `${WEAKER}|agreement|contract|terms|parties|clause|variations?|deliverables`,
      ),
      unless: phrase(
        `judges?' decision|arbitrat(?:or|ors|ion)|tribunal|independent|expert|court|referee|umpire
          |either party|each party|manifest error|trustees?|board of directors|prize|competition
          rules`,
        REPORT,
      ),
      why: 'The clause leaves the decision to one party alone, so the other party cannot contest it.',
    },
    {
      form: phrase(
        `(?:only ${STRONGER}|${STRONGER} alone) (?:may |can |will |shall )?(?:decides?|determines?
          |interprets?|judges?|says?)(?: (?:what|whether|if|how|the|these|this|any))?`,
        `(?:consent|approval|permission) …(?:refused|withheld|withdrawn|denied) (?:for any reason|at
          will|without (?:giving )?(?:a |any )?reasons?|as (?:we|it)
          (?:sees?|thinks?|likes?|wish(?:es)?))`,
      ),
      unless: phrase('not (?:be )?(?:refused|withheld)|court|referee', REPORT),
      why: 'The clause leaves the decision to one party alone, so the other party cannot contest it.',
    },
    {
      form: phrase(
        `we (?:decide|determine) (?:what|whether|when|if) (?:\\w{1,12} ){0,5}(?:breach|acceptable
          |satisfactory|reasonable|misuse|fair use|default|complete|abuse|violation)`,
        `(?:fees?|lev(?:y|ies)|charges?|contributions?|royalt(?:y|ies)|quotas?|targets?)
          (?:\\w{2,12} ){0,3}(?:set|fixed|determined) by (?:us|the \\w{3,12})
          (?:\\w{2,12},? ){0,8}(?:discretion|as it sees fit)`,
      ),
      unless: phrase(REPORT),
      why: 'The clause leaves the decision to one party alone, so the other party cannot contest it.',
    },
    {
      form: phrase(
        `(?:disputes?|disagreements?|differences(?: of opinion)?|conflicts|any (?:dispute|disagreement|question)) (?:\\w{2,12} ){0,6}?(?:is|are|will be|shall be) (?:finally |solely |always )?(?:decided|settled|resolved|determined) (?:solely |only |finally |alone )?by (?:us|(?:the|our|its) (?:manager|management|owner|proprietor|managing director|landlord|franchisor|lender|employer|provider|supplier|company|platform|operator|promoter))(?: of (?:the )?\\w{2,14})?(?: alone)?`,
      ),
      unless: phrase(
        `appeals?|courts?(?! of appeal)|arbitra\\w{3,6}|tribunal|ombudsman|mediat\\w{2,4}|merge|between (?:staff|employees|members|players|teams)|if (?:you|both)|may (?:also )?(?:go|refer|take)`,
        REPORT,
      ),
      confidence: 0.85,
      why: 'The clause makes one party the judge in its own case.',
    },
  ],
  examples: [
    "Extra work is measured under this contract, and [[the Engineer's measurement shall be final]].",
    'The deliverables count as done once the Buyer is [[satisfied in its sole judgement]].',
    'The guest was satisfied in her own opinion.',
    '[[Any disagreement is decided by the manager of Ironworks]].',
    'Every [[dispute about the deposit will be settled solely by the Landlord]].',
    'Disagreements between members are settled by the manager; any dispute is decided by the courts.',
    'Whether the paint matches [[is for the Buyer alone to decide]].',
    'It is for the court alone to decide; she was left alone to say her prayers.',
    'If [[the Host determines, in its sole discretion]], that the Terms were broken, it may keep the money.',
    'Under these Terms the Company, [[in its sole discretion, will determine]] abuse.',
    'You must not overload our systems, as [[determined by us in our sole discretion]].',
    'Under this Agreement the operator [[retains sole and absolute discretion over what listings are included]].',
    "Fees fall due on approval; [[approval rests with the Client's sole discretion]].",
    'The rent rises with the taxes, and [[by how much is up to me]].',
    'How much you give is up to you.',
    'The [[levy set by the Franchisor from time to time in its discretion]].',
    '[[We alone decide whether]] the work is satisfactory.',
    'Our [[consent may be refused for any reason]] we like.',
    'We have the [[sole right to interpret these terms]].',
    '[[Our decision is final]] on all claims under this contract.',
    'The Tenant needs [[consent, which may be refused in the Landlord’s absolute discretion]].',
    "The arbitrator's decision is final under this agreement.",
    'The judges’ decision is final; entry is under these terms.',
    'The trustees have absolute discretion.',
    'We are the [[final judge of what]] the terms mean.',
  ],
});
