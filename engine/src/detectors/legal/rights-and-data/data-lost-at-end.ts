import { DATA_ACT } from '#engine/detectors/laws.ts';
import { REPORT } from '#engine/detectors/legal/contract-words.ts';
import { riskyClause } from '#engine/detectors/legal/risky-clause.ts';
import { phrase } from '#engine/phrases/phrase.ts';

const DATA = '(?:(?:all |any |your |customer |the |stored ){1,2})?(?:data|content|files|records)';

export const dataLostAtEnd = riskyClause({
  id: 'data-lost-at-end',
  typeName: 'Data loss at termination',
  description:
    'Terms under which data is deleted, withheld or cannot be exported when the contract ends.',
  severity: 'medium',
  recommendation: 'Ask for at least thirty days to export the data in a common format.',
  legalReference: { law: DATA_ACT, article: 'Art. 25' },
  triggers: (
    "no export*|without export*|not export*|cannot export*|can't export*|no copy is*|" +
    'not return your data|not hand over your data|no obligation to return*|data are erased*|' +
    'data is erased*|data are deleted*|data is deleted*|data will be deleted*|' +
    'data will be erased*|content will be deleted*|delete your data*|delete all data*|' +
    'delete all your*|delete customer data*|files are deleted*|export of data|' +
    'export of your data|return of your data|exporting your data|export your data|data export*|' +
    'erase your*|erase all*|erase customer*|destroy your*|destroy all*|destroy customer*|' +
    'wipe your*|wipe all*|delete content*|erase content|erase the*|handing over data|' +
    'handing over your*|returning data|returning your*|export your*|exporting your*|' +
    'export all*|exporting data|exporting all*|return of data|export data'
  ).split('|'),
  rules: [
    {
      form: phrase(
        `${DATA} (?:is|are|will be|shall be|may be) (?:\\w{4,11} )?(?:erased|deleted|destroyed|wiped)(?: …| )(?:on the same day|at once|immediately|the same day|straight away|without (?:notice|warning|delay|further notice|a copy|export)|with no (?:notice|copy|export))(?:,? and no (?:export|copy)(?: \\w{2,8}){0,2})?`,
        `(?:we|provider|company|supplier|vendor) (?:may|will|shall|can) (?:\\w{4,11} )?(?:erase|delete|destroy|wipe) ${DATA}(?: …| )(?:on the same day|at once|immediately|the same day|straight away|without (?:notice|warning|delay|further notice|a copy|export))`,
        `(?:no|without(?: any)?) (?:data )?export (?:is|will be|of ${DATA} is) (?:offered|provided|possible|available|made)`,
        `(?:we|provider|company|supplier|vendor) (?:is|are) (?:not obliged|under no obligation) to (?:return|hand over|export|give back) ${DATA}`,
        `(?:export(?:ing)?(?: of)?|return(?:ing)?(?: of)?|handing over) ${DATA} (?:costs|is charged|is subject to a (?:\\w{3,10} )?fee)(?: \\w{1,9}){0,3}`,
      ),
      requires: phrase(
        'end|ends|ended|terminat\\w{2,6}|expir\\w{1,6}|cancel\\w{0,6}|leave|close|closure|contract|agreement|subscription',
      ),
      unless: phrase(
        'at your request|upon request|if you ask|you may export|can export|(?:thirty|sixty|ninety|30|60|90) days|dry run|script|command|test|gdpr|backups? (?:is|are)',
        REPORT,
      ),
      confidence: 0.8,
      why: 'The clause leaves a customer without their data when the contract ends.',
    },
  ],
  examples: [
    'When the subscription ends [[your data will be deleted immediately and no copy is kept]].',
    'On termination [[no export is offered]].',
    'On termination the [[export of your data costs extra]].',
    'When the contract ends you may export your data for thirty days; after that the data are deleted at once.',
    'At your request your data are deleted immediately, even before the contract ends.',
    'The script ends when the files are deleted at once.',
  ],
});
