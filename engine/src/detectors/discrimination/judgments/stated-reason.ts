import { motherhoodRemark } from '#engine/detectors/discrimination/family/motherhood-remark.ts';
import { accentRemark } from '#engine/detectors/discrimination/origin-and-faith/accent-remark.ts';
import type { WordingPart } from '#engine/detectors/wording-part.ts';
import { phrase } from '#engine/phrases/phrase.ts';

import { reviewRemark } from './review-remark.ts';

/** A trait as a form or a note names it. */
const TRAIT = `(?:(?:(?:her|his|their|the|possible|ongoing) )?(?:child ?care(?: (?:situation|issues?|problems?|commitments|arrangements|responsibilities|duties))?|family (?:situation|commitments|circumstances|plans|responsibilities)|(?:(?:young|small|two|three|four|five|school-age) )(?:kids?|children)|pregnan(?:t|cy)|maternity(?: leave)?|mat leave|disabilit(?:y|ies)|disabled|wheelchair(?: user)?
  |epilep(?:sy|tic)|mental health(?: (?:issues|history|problems))?|(?:foreign |strong |heavy |thick )?accent|headscarf|hijab|turban|religion|nationality|marital status|sexual orientation)
  |too old|(?:her|his) age|(?:over|nearly|already|almost) (?:fifty|sixty|5\\d|6\\d)|close to retirement|single (?:mum|mom|mother|parent|father)|mother of (?:two|three|four|five|young children|small children)|newly married|muslim|jewish|gay|lesbian|transgender|foreigner|not (?:british|english|german|from here|a native speaker))`;
const REFUSED = `(?:not (?:appointed|hired|selected|shortlisted|recommended|progressed|invited|taken (?:on|forward)|offered (?:the )?(?:job|role|post|place)|put forward|promoted|accepted)|reject(?:ed)?|decline[ds]?|turned down|passed over|regret(?:ted)?|discard(?:ed)?|no offer)`;
/** Rules, questions and refusals by the applicants themselves. */
const NO_VERDICT = phrase(
  `must not|may not|cannot|never|not a (?:valid|lawful|good) reason|is no reason|no reason|unlawful|whether|court|tribunal|candidate withdrew|withdrew|by (?:the )?candidate|(?:she|he|candidate) (?:declined|rejected|turned)|cover|nursery|insur(?:ed|ance)|claim|benefits?|visa|application for`,
);

/** A form or a note that states a trait as the reason why somebody was not taken. */
export const statedReason: WordingPart = {
  parts: [reviewRemark, motherhoodRemark, accentRemark],
  triggers:
    'reason for not*|reason for reject*|reason for refus*|reason for declin*|reason for turning*|reason not*|reasons for not*|reasons for reject*|reason for dismiss*|grounds for reject*|reason for non*|so not*|so reject*|so decline*|hence not*|therefore not*|so turned*|so passed*|so no offer|hence reject*|therefore reject*|so regret*|hence decline*|so discard*|therefore declin*|hence turned*|hence passed*|hence no offer|hence regret*|hence discard*|therefore turned*|therefore passed*|therefore no offer|therefore regret*|therefore discard*'.split(
      '|',
    ),
  rules: [
    {
      form: phrase(
        `(?:reasons?|grounds) (?:for|why) (?:(?:not|non)[ -](?:appointing|appointment|hiring|selecting|selection|shortlisting|interviewing|progressing|promoting|offering)|reject(?:ion|ing)|refus(?:al|ing)|declin(?:e|ing)|turning (?:her |him |them )?down|dismiss(?:al|ing))
        ?(?:\\([^()]{2,50}\\))? ?: ?${TRAIT}`,
      ),
      unless: NO_VERDICT,
      confidence: 0.85,
      why: 'A trait is stated as the reason why somebody was not taken.',
    },
    {
      form: phrase(
        `${TRAIT}[,;.–-] ?(?:so|hence|therefore)(?: (?:was|were|is|i have|we have|we|i))? ${REFUSED}`,
      ),
      unless: NO_VERDICT,
      confidence: 0.82,
      why: 'A trait is stated as the reason why somebody was not taken.',
    },
  ],
  examples: [
    '[[Reason for not appointing (to be completed in all cases): Childcare situation]].',
    '[[Reason for rejection: pregnant]]. [[Childcare issues, so not appointed]].',
    '[[Muslim, so rejected]], says the note.',
    'Reason for not appointing: lacks a licence. Reason for rejection: too late.',
    'Nationality is not a lawful reason; reason for rejection: nationality of the visa. He was late, so rejected.',
    'Childcare situation: she withdrew, so not appointed.',
  ],
};
