import type { WordingPart } from '#engine/detectors/wording-part.ts';
import { phrase } from '#engine/phrases/phrase.ts';

const AGREEMENT =
  '(?:contract|agreement|collaboration|lease|tenancy|let|letting|rental|appointment|employment|engagement|offer|post|position|bond|training|course|place|stay)';

/** Clauses that forbid a pregnancy, or end a contract because of one. */
export const pregnancyBan: WordingPart = {
  triggers:
    'not marry*|not get married*|not conceive*|never marry*|pregnant|pregnancy|maternity'.split(
      '|',
    ),
  rules: [
    {
      form: phrase(
        `(?:shall|must|may|will|should|can|agrees?|undertakes?|promises?) (?:not|never)(?: to)? (?:marry|get married|get engaged|conceive|have (?:a child|children))(?:,| or| nor| and){1,2} (?:to )?(?:become|get|fall|be|have (?:a child|children|a baby))(?: (?:pregnant|engaged|married))?(?: (?:during|in|within|before|for|while|until) (?:\\w{1,12} ){0,3}?\\w{2,12}(?=[.;,]| and|$))?`,
        `(?:becomes?|falls?|gets?|is|are) pregnant,? (?:then )?(?:(?:the|this|her|his|their|your) )?${AGREEMENT} (?:ends?|(?:will|shall) (?:end|terminate|lapse|cease)|lapses?|expires?|terminates?|ceases?|is over|(?:stands?|is|are|will be|shall be) (?:automatically )?(?:cancelled|terminated|void|withdrawn|forfeited))(?: at once| immediately| automatically)?`,
        `(?:incl\\.?|including|even (?:if|when|for)|also) (?:\\w{3,12} )?(?:pregnancy|maternity)(?:[ -]related)?(?: or \\w{4,12}(?:[ -]related)?)?(?: \\w{2,10}){0,2},? (?:means?|leads? to|results? in|is grounds for|counts? towards) (?:\\w{4,10} )?(?:termination|dismissal|discharge|disciplin\\w{2,5}|being (?:fired|let go))`,
        `pregnanc(?:y|ies) (?:(?:will|shall|automatically|immediately|also) ){0,2}(?:ends?|terminates?|cancels?|voids?|(?:is|are|will be|shall be) (?:a )?(?:grounds?|cause|reason) (?:for|to) (?:terminat\\w{2,4}|dismiss\\w{0,3}|end(?:ing)?|cancel\\w{0,6})|(?:entitles?|allows?|permits?) (?:the )?\\w{3,12} to (?:terminate|cancel|end|withdraw from))(?: of)? (?:the|this|your|her|any) ${AGREEMENT}`,
      ),
      unless: phrase(
        `unlawful|illegal|court|tribunal|ectopic|trimester|foet(?:us|al)|fet(?:us|al)|alleg\\w{2,8}|priests?|nuns?|novice|vows?|cousins?|bride|novel|character`,
      ),
      confidence: 0.9,
      why: 'The clause forbids a pregnancy or makes one cost the contract, which equality law mostly forbids.',
    },
  ],
  examples: [
    '7.2 [[Pregnancy shall be grounds for termination of the engagement]]. A [[pregnancy entitles the Agency to cancel the contract]].',
    'A pregnancy ends in birth after nine months; pregnancy is a reason to pause the course of tablets.',
    'Cabin crew [[must not get married or become pregnant within the first two years]].',
    'Should a lodger [[get pregnant, her tenancy is terminated immediately]].',
    'Five absences in a quarter, [[including maternity or illness related, lead to dismissal]].',
    'Nuns shall not marry or have children. If you get pregnant, the course is free next year.',
    'It is unlawful that the contract ends when she becomes pregnant, the lease ends in May.',
  ],
};
