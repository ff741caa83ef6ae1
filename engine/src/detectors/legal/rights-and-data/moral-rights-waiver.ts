import { REPORT } from '#engine/detectors/legal/contract-words.ts';
import { riskyClause } from '#engine/detectors/legal/risky-clause.ts';
import { BERNE_CONVENTION } from '#engine/laws.ts';
import { phrase } from '#engine/phrases/phrase.ts';

export const moralRightsWaiver = riskyClause({
  id: 'moral-rights-waiver',
  typeName: 'Moral rights waiver',
  description:
    'Clauses in which an author gives up the right to be credited and to keep the work intact.',
  severity: 'medium',
  recommendation: 'Remove the waiver, or keep at least the right to be credited.',
  legalReference: { law: BERNE_CONVENTION, article: 'Art. 6bis' },
  triggers: [
    'moral right',
    'moral rights',
    'droit moral',
    'rights of paternity',
    'right to be named',
    'right to a credit*',
    'right to a byline',
    'right to a by-line',
    'right to be credited',
    'right to be identified',
  ],
  rules: [
    {
      form: phrase(
        '(?:waives?|waived|waiving|gives? up|renounces?|relinquish(?:es)?) …moral rights?',
        '(?:not|never) (?:to )?(?:assert|exercise|enforce|claim) …moral rights?',
        'moral rights? …(?:is|are|be) (?:\\w{1,12} ){0,2}waived',
        '(?:licen[sc]e|assignment|grant)s? (?:\\w{2,12} ){0,4}includes? (?:all |any )?rights of paternity',
        '(?:ratif(?:y|ies)|consents? to) …actions? …moral rights?',
      ),
      unless: phrase(
        '(?:not|no|neither|nothing) …waiv(?:e|es|ed|er)|(?:may|can|cannot|could) (?:not )?be waived',
        REPORT,
      ),
      why: 'The clause gives up an author’s moral rights, so the work can be changed or used without credit.',
      confidence: 0.9,
    },
    {
      form: phrase(
        `(?:not|never) (?:to )?(?:assert|claim|exercise|insist on|enforce) (?:any |the |(?:his|her|your|their) )?right to be (?:named|credited|identified)(?: as (?:the )?(?:author|designer|creator|photographer|maker))?`,
        `(?:waives?|gives? up|forgoe?s?|lets? go of) (?:any |the |(?:his|her|your|their) )?right to (?:be (?:named|credited|identified)|an? (?:by-?line|credit(?: line)?))`,
      ),
      unless: phrase('witness|suspect', REPORT),
      confidence: 0.85,
      why: 'The clause gives up an author’s right to be credited, so the work can appear without their name.',
    },
  ],
  examples: [
    'The writer [[gives up the right to a byline]].',
    'Noor will [[not claim the right to be credited as the photographer]].',
    'The witness will not claim a right to be identified.',
    'Any [[license to Company hereunder includes all rights of paternity]], integrity and disclosure.',
    'The law on the rights of paternity includes all fathers.',
    'The Contractor [[waives all moral rights]].',
    'You agree [[never to assert any moral rights]] in the photographs.',
    'All [[moral rights are hereby irrevocably waived]].',
    'In France moral rights cannot be waived.',
    'The court held that the author had waived her moral rights.',
    'Nothing in this Agreement waives the moral rights of the author.',
  ],
});
