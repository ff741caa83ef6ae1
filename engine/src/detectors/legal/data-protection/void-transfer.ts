import { REPORT } from '#engine/detectors/legal/contract-words.ts';
import type { WordingPart } from '#engine/detectors/wording-part.ts';
import { GDPR } from '#engine/laws.ts';
import { phrase } from '#engine/phrases/phrase.ts';

/** Transfers of personal data to another country on a ground that has been struck down. */
export const voidTransfer: WordingPart = {
  rules: [
    {
      form: phrase(
        `(?:transfer(?:s|red|ring)?|sen[dt]|export(?:s|ed)?|process(?:es|ed)?|stor(?:e|es|ed)|certified|certification|participates?|rel(?:y|ies)|adheres?|compl(?:y|ies)|covered|based)[^.;:•]{0,100}? (?:under|on|with|by|to|in|of) (?:the )?(?:(?:eu|swiss) ?[-–/]? ?u\\.?s\\.? (?:and swiss ?[-–] ?u\\.?s\\.? )?)?(?:privacy shield|safe harbou?r (?:framework|principles|agreement|decision))`,
      ),
      unless: phrase(
        `invalid\\w{0,6}|schrems|no longer|void|struck down|annul\\w{0,5}|replaced|former(?:ly)?|previous(?:ly)?|until|instead|data privacy framework|court|not (?:be )?(?:rel\\w{1,4}|based)|20(?:0\\d|1\\d)|withdr[ae]w\\w{0,3}`,
        REPORT,
      ),
      legalReference: { law: GDPR, article: 'Art. 44–46' },
      recommendation:
        'Rely on the Data Privacy Framework where the recipient is certified under it, or on standard contractual clauses.',
      confidence: 0.8,
      why: 'The text relies for transfers on a framework that the Court of Justice has declared invalid: the Privacy Shield in 2020, Safe Harbor in 2015.',
    },
  ],
  examples: [
    'Your data may be [[sent to our host in Ohio under the EU-US Privacy Shield]].',
    'Our provider is [[certified under the Privacy Shield]], so your data are safe.',
    'Transfers under the Privacy Shield have been invalid since the judgment in Schrems II.',
    'She wore a privacy shield on her screen, and data are sent under the Data Privacy Framework, which replaced the Privacy Shield.',
  ],
};
