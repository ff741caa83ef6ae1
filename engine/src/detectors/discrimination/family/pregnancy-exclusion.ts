import type { WordingPart } from '#engine/detectors/wording-part.ts';
import { phrasePair } from '#engine/phrases/phrase-pair.ts';
import { phrase } from '#engine/phrases/phrase.ts';

const EXPECTING =
  "(?:pregnan(?:t|cy)|miscarriages?|ivf|fertility treatment|maternity leave|she(?:'s| is) expecting)";
const TO_EXPECT = phrase(
  EXPECTING,
  `before (?:she (?:has|had|gets|delivers) )?(?:the |her |that |a )(?:baby|babies|birth|due date)(?: (?:comes|arrives|is born|is due))?|before she (?:shows|goes off|has it)`,
);
const NOT_RENEWED = `(?:contract|job|post|fixed term)(?:,? (?:which|that) \\w{3,7} (?:in|on|at|by) (?:\\w{1,9} ?){1,3},?)?
  (?:will|shall|should|must|would|is) not (?:(?:be|to be) )?(?:renewed|extended|prolonged|confirmed|made permanent)`;
/** What an employer does, plans or advises; that somebody was dismissed may be a report. */
const PUT_OUT = phrase(
  NOT_RENEWED,
  `(?:do not|don't|not|never|will not|won't|shouldn't) (?:to )?(?:renew|extend|prolong|confirm) (?:(?:her|the|this|that|their|\\w{2,12}'s)
    (?:\\w{3,10} )?(?:contract|job|post)|her|them)`,
  `(?:get|getting) rid of (?:her|them|the)|let (?:her|them) go(?! (?:to|home|out|on|into|with|early|for|back|ahead))
    |(?:dismiss|fire|sack|replace) (?:her|them) (?:before|because|as|since|now|while|if|when)
    |(?:withdr(?:aw|ew|awn)|rescind(?:ed)?|cancel(?:led)?|take back|took back) (?:the|her|our|that|my) (?:job )?offer
    |offer (?:was|has been|is|will be) (?:withdrawn|rescinded|cancelled|revoked)
    |end (?:her|the) (?:contract|probation|trial)|(?:fail|terminate) (?:her|the) (?:probation|contract)
    |(?:demote|downgrade) (?:her|them)|(?:take|took) (?:her|them) off the (?:project|list|shortlist|account|team)`,
);
const NO_DEED = phrase(
  `court|tribunal|ruled|held that|alleg(?:ed|es|ation)|claimant|may not|must not|cannot be|can't be|unlawful|entitled|right to
    |library|policy|insurance|subscription|doctors?|midwi(?:fe|ves)|painkillers?|hospital bag|labou?r|clinic|study|studies`,
);

const LEAVE = `(?:(?:(?:her|his|their|the|a|recent|current|long) ){0,2}(?:maternity|parental|paternity|mat|pregnancy)(?:[ -]related)? (?:leave|absences?)|(?:her|their|the) (?:maternity|pregnancy)|(?:she|they) (?:was|were|is|are|has been|had been) (?:away |off )?(?:on (?:maternity|parental|mat)(?: leave)?|pregnant)|being (?:on (?:maternity|parental|mat) leave|pregnant))`;
const JUDGED = `(?:downgraded|marked down|scored (?:down|lower)|rated (?:down|lower|below)|graded lower|passed over(?: for promotion)?|(?:not|never) (?:promoted|eligible for (?:a|the|any) (?:bonus|pay rise|raise|promotion|rating)|awarded (?:a|the|any) (?:bonus|pay rise|raise))
  |no (?:bonus|pay rise|raise|promotion|increment|rating)(?: this year)?|(?:rating|score|grade|bonus|pay rise|raise|appraisal|mark|commission) (?:(?:was|is|has been|will be|to be|should be) )?(?:lowered|reduced|cut|withheld|downgraded|capped|halved|pro-rated|taken away)|(?:lowered|reduced|cut|withheld|halved) (?:her|their|the) (?:rating|score|grade|bonus|pay rise|commission))`;
const HER =
  '(?:her|them|(?!(?:the|any|some|all|it|that|this|these|those|everything|paperwork|files|stock|clutter|nausea|weight) )\\w{3,12})';
/** Before she is away, or because she is; what must be finished before that is no matter. */
const FOR_HER_LEAVE = `(?:before|because|after|now that|since|as|while|when|for) (?:(?:she|they)(?:'s|'re| is| are| has| have| goes| go| gets| starts)? (?:\\w{2,9} ){0,2}?)?(?:(?:on |to |her )?(?:maternity|mat|parental)(?: leave)?|pregnant|being pregnant|getting pregnant|her pregnancy|expecting)`;
const PUSHED_OUT = `(?:(?:get rid of|sack|fire|dismiss|bin|make redundant) ${HER}(?: out)?|make ${HER} redundant|get (?:her|them) out|(?:cut|reduce|slash) (?:her|their) (?:hours|shifts|pay|bonus)
  |put ${HER}(?: straight| right)? (?:on|in|into|at|forward|down|up)(?: of| to| the| for| top){0,3} (?:redundancy|at-risk|at risk|selection)(?: list| pool)?)`;
/** What a manual promises or forbids. */
const NO_VERDICT = phrase(
  `must not|may not|cannot be|can't be|should not|shall not|will not be|nobody|no one|no (?:employee|person|worker)|court|tribunal|ruled|held that|alleg(?:ed|es|ation)|claimant|unlawful|protect(?:s|ed|ion)|not be (?:downgraded|marked|reduced|lowered|cut)|was not (?:lowered|reduced|cut|downgraded)|raised because|compensat\\w{1,5}`,
);

/** Wording by which a pregnancy costs somebody the contract, the offer or the place at school. */
export const pregnancyExclusion: WordingPart = {
  rules: [
    {
      form: phrasePair(TO_EXPECT, [PUT_OUT]),
      unless: NO_DEED,
      confidence: 0.86,
      why: 'A pregnancy costs somebody a contract or an offer, which equality law mostly forbids.',
    },
    {
      form: phrase(
        `${EXPECTING}[;,] (?:and |so |therefore |thus )?(?:her|the|this|their) ${NOT_RENEWED}`,
      ),
      unless: NO_DEED,
      confidence: 0.86,
      why: 'A pregnancy costs somebody a contract or an offer, which equality law mostly forbids.',
    },
    {
      form: phrase(
        `(?:becomes?|falls?|are|is|get|gets|who are|if) pregnant …(?:(?:must|will|shall|have to|has to|should|are asked to|is asked to|be asked to)
        (?:leave the (?:school|college|academy|course|programme|company|team)|leave at once|stay (?:at )?home|withdraw|step down|give up|stop|quit)|(?:contract|agreement|engagement|placement|employment|apprenticeship|traineeship|lease|tenancy|let|appointment|post|bond) (?:ends|will end|shall end|lapses|expires|terminates|is over|is terminated)
        |(?:continue|complete|finish) …(?:at home|elsewhere|another school)|(?:moved|transferred|put) (?:to|on|into|in) (?:an? )?(?:lower|worse) (?:\\w{3,9})
        |lower (?:grade|pay|salary)|less pay|expelled|suspended|sent home|struck off)`,
      ),
      unless: NO_DEED,
      confidence: 0.86,
      why: 'The rule sends away or downgrades people who become pregnant, which equality law mostly forbids.',
    },
    {
      form: phrase(
        `(?:shall|must|may|will|agrees?|undertakes?|promises?|are|is)(?: (?:\\w{2,9} ){0,1}?)?not (?:to |allowed to |permitted to )?(?:(?:marry|get married|get engaged|have (?:any |a )?child(?:ren)?|start a family) or )?(?:become pregnant|get pregnant|fall pregnant|be pregnant)(?: or (?:marry|get married))? (?:during|while|within|for|before|until|in) (?:the |his |her |your |an? |this )?(?:first )?(?:\\w{3,12} )?\\w{3,12}`,
      ),
      requires: phrase(
        `employ\\w{2,5}|probation(?:ary)?|contracts?|bond|service|apprentice\\w{0,4}|traineeship|training|appointment|tenan(?:t|cy|ts)|lease|job|compan(?:y|ies)|cabin crew|flight attendants?|posting|internship|course|college|academy|season`,
      ),
      unless: phrase(
        `treatment|clinical|study|drug|medicines?|doses?|chemo\\w{0,8}|patients?|contracepti\\w{2,3}|childbearing|vaccin\\w{2,5}|isotretinoin|weeks after|trial (?:product|drug)|radiation|unlawful|court|tribunal`,
      ),
      confidence: 0.88,
      why: 'The rule forbids a pregnancy, which equality law mostly forbids.',
    },
    {
      form: phrase(
        `(?:incl(?:\\.|uding)?|even (?:if|when)|whether or not|also (?:if|when)|no matter (?:if|whether)) (?:(?:they|it|the absence|absences?)(?:'re| are| is)? )?(?:(?:pregnancy(?:(?:,| and| or|, or) (?:maternity|disability|illness))?|(?:maternity|disability|illness)(?:,| and| or|, or) pregnancy)[ -](?:related|linked)|(?:for|due to|because of|caused by) (?:an? )?pregnancy),? (?:ones |days |absences |illness )?(?:(?:will |shall |may |can )?(?:means?|leads? to|results? in|counts? (?:towards?|as|against)|be)|(?:is|are) (?:counted|grounds for|treated as|punished))(?: (?:an? |the )?(?:grounds for )?\\w{4,14})?`,
      ),
      requires: phrase(
        'absences?|absent|days?|year|sick(?:ness)?|leave|points?|terminat\\w{2,4}|dismiss\\w{0,4}',
      ),
      unless: phrase("not|never|n't|except|unlawful|court|protected"),
      confidence: 0.86,
      why: 'The rule punishes absence for a pregnancy or a disability, which equality law mostly forbids.',
    },
    {
      form: phrase(
        `${JUDGED},? (?:(?:mainly|simply|only|partly|just) )?(?:because(?: of)?|due to|owing to|on account of|as a result of|given|since|as|on the grounds? of|for the period of|during|following) ${LEAVE}`,
      ),
      unless: NO_VERDICT,
      confidence: 0.86,
      why: 'A pregnancy or the leave for it lowers somebody’s rating or pay, which equality law mostly forbids.',
    },
    {
      form: phrase(`${PUSHED_OUT},? ${FOR_HER_LEAVE}`),
      unless: NO_DEED,
      confidence: 0.86,
      why: 'A pregnancy is to cost somebody the job or the pay, which equality law mostly forbids.',
    },
  ],
};

/** Of the rules on ratings and pay, each with its near misses. */
export const LOWERED_FOR_LEAVE_EXAMPLES: readonly string[] = [
  'The au pair [[agrees not to become pregnant during the placement]], which is part of this contract.',
  'Late or absent twice, [[even if pregnancy-related, counts as misconduct]]. Absences, including pregnancy-related ones, are not counted.',
  'Women must not become pregnant during treatment; the contract says that patients shall not get pregnant while on the trial drug.',
  'If the nanny [[falls pregnant the placement ends]] at once. The agreement ends in May, and she is expecting a visit.',
  'Rating 2. [[Downgraded because of her maternity absence]] from March to August.',
  'Her [[rating was lowered because she was on maternity leave]]. [[No bonus due to maternity leave]].',
  '[[Get rid of Teresa before she goes on maternity leave]]. [[Put her on the redundancy list because she is pregnant]].',
  '[[Cut her hours now that she is pregnant]].',
  'Get rid of clutter before she goes on maternity leave; finish the report before she goes on maternity leave.',
  'Make the tea before she is expecting guests; cut her cake because she is expecting a call.',
  'Her rating was not lowered because of maternity leave; no bonus may be withheld because of a pregnancy.',
  'The court held that she was passed over because she was pregnant; her hours were reduced because of the season.',
];
