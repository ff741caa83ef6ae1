import { phrasePair } from '#engine/phrases/phrase-pair.ts';
import type { PhraseRule } from '#engine/phrases/phrase-rule.ts';
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

/** Wording by which a pregnancy costs somebody the contract, the offer or the place at school. */
export const PREGNANCY_EXCLUSION_RULES: readonly PhraseRule[] = [
  {
    form: phrasePair(TO_EXPECT, [PUT_OUT]),
    unless: NO_DEED,
    confidence: 0.86,
    why: 'A pregnancy costs somebody a contract or an offer, which equality law forbids.',
  },
  {
    form: phrase(
      `${EXPECTING}[;,] (?:and |so |therefore |thus )?(?:her|the|this|their) ${NOT_RENEWED}`,
    ),
    unless: NO_DEED,
    confidence: 0.86,
    why: 'A pregnancy costs somebody a contract or an offer, which equality law forbids.',
  },
  {
    form: phrase(
      `(?:becomes?|are|is|get|gets|who are|if) pregnant …(?:(?:must|will|shall|have to|has to|should|are asked to|is asked to|be asked to)
        (?:leave the (?:school|college|academy|course|programme|company|team)|leave at once|stay (?:at )?home|withdraw|step down|give up|stop|quit)|(?:contract|employment|apprenticeship|traineeship) (?:ends|will end|lapses|expires)
        |(?:continue|complete|finish) …(?:at home|elsewhere|another school)|(?:moved|transferred|put) (?:to|on|into|in) (?:an? )?(?:lower|worse) (?:\\w{3,9})
        |lower (?:grade|pay|salary)|less pay|expelled|suspended|sent home|struck off)`,
    ),
    unless: NO_DEED,
    confidence: 0.86,
    why: 'The rule sends away or downgrades people who become pregnant, which equality law forbids.',
  },
];
