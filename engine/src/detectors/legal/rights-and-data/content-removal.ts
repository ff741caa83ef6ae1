import { REPORT } from '#engine/detectors/legal/contract-words.ts';
import { riskyClause } from '#engine/detectors/legal/risky-clause.ts';
import { DIGITAL_SERVICES_ACT } from '#engine/laws.ts';
import { phrase } from '#engine/phrases/phrase.ts';

export const contentRemoval = riskyClause({
  id: 'content-removal',
  typeName: 'Content removal at will',
  description: 'Rights to take down or delete user content at will.',
  severity: 'low',
  recommendation: 'Ask for reasons, notice and a way to appeal.',
  legalReference: { law: DIGITAL_SERVICES_ACT, article: 'Art. 14 and 17' },
  triggers: (
    'erase*|taken down|remove*|delete*|removing*|take down*|refuse to*|for no reason|may hide|' +
    'can hide|own discretion|disable any|disable your|disable all|disable such|disable user|' +
    'disable the|edit any|edit your|edit all|edit such|edit user|block any|block your|block all|' +
    'block such|block user|refuse any|refuse your|refuse all|refuse such|edit or|disable or|' +
    'block or|refuse or'
  ).split('|'),
  rules: [
    {
      form: phrase(
        `(?:remove|delete|take down|edit|disable|refuse|block)(?:,? (?:or |and )?\\w{1,12}){0,3}
          (?:any|your|all|such|user|the)(?: \\w{1,12}){0,2} (?:content|posts?|postings?|materials?
          |submissions?|listings?|reviews?)…(?:at any time|without (?:prior )?notice|for any reason
          |(?:in |at )?(?:our|its) (?:sole |own )?discretion|for no reason)`,
        `(?:at any time|without (?:prior )?notice|for any reason|sole discretion),? …(?:remove|delete|take down)
          (?:any|your|all|such|user) (?:\\w{1,12} )?(?:content|posts?|materials?|submissions?)`,
      ),
      unless: phrase('you (?:may|can) …(?:remove|delete)'),
      why: 'The clause lets user content be removed at will, so users can lose it without a reason or appeal.',
      confidence: 0.85,
    },
    {
      form: phrase(
        `(?:everything|anything|what|whatever|all that) you
          (?:have )?(?:stored?|post(?:ed)?|upload(?:ed)?|shared?|writ(?:e|ten)|wrote|saved?)
          (?:(?:here|there|with us|on \\w{1,20}) )?(?:may|can|will) be
          (?:deleted|removed|taken down|erased)`,
        `(?:we|platform|company) (?:may|can) (?:remove|delete|take down|erase|hide)
          (?:everything|anything|what|whatever|all)
          (?:that )?you …(?:whenever|at any time|without|for any|if we)`,
      ),
      unless: phrase('you (?:may|can) …(?:remove|delete)|at your request|if you ask', REPORT),
      why: 'The clause lets user content be removed at will, so users can lose it without a reason or appeal.',
    },
  ],
  examples: [
    'If we do, [[everything you stored may be deleted]].',
    '[[We can take down what you post whenever]] we like.',
    'Anything you write may be read aloud; files can be deleted.',
    'We may [[remove any content at any time]].',
    'Platform may [[delete your posts without notice]].',
    'You may delete your content at any time.',
    'Remove the content of the box without damage.',
    '[[We can hide everything you post without]] telling you.',
  ],
});
