import { REPORT } from '#engine/detectors/legal/contract-words.ts';
import { riskyClause } from '#engine/detectors/legal/risky-clause.ts';
import { DATA_ACT } from '#engine/laws.ts';
import { phrase } from '#engine/phrases/phrase.ts';

const DATA = '(?:(?:all |any |your |customer |the |stored ){1,2})?(?:data|content|files|records)';
const NO_COPY =
  "(?:you (?:(?:will|shall|do|can|may) (?:not|never)|cannot|won't) (?:get|receive|be given|have|obtain|ask for) (?:a|any) cop(?:y|ies)(?: of (?:it|them|your data))?|you (?:will )?(?:get|receive) no cop(?:y|ies)|there (?:is|will be) no (?:cop(?:y|ies)|export)|no cop(?:y|ies) (?:is|are|will be) (?:provided|given|sent|made available))";

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
    'export all*|exporting data|exporting all*|return of data|export data|delete everything*|erase everything*|wipe everything*|everything is deleted|everything is erased|everything will be deleted|everything will be erased|get a copy|get any cop*|receive any cop*|have a copy*|have any cop*|obtain a copy|obtain any cop*|given a copy*|given any cop*|ask for a copy|ask for any cop*|get no copy|receive no copy|receive a copy'
  ).split('|'),
  rules: [
    {
      form: phrase(
        `(?:we|provider|company|supplier|vendor) (?:(?:may|will|shall|can) )?(?:\\w{4,11} )?(?:erase|delete|destroy|wipe)s? (?:everything|it all|all of it|${DATA})(?: (?:you \\w{3,9}|in it|on it))?(?: (?:on the same day|at once|immediately|the same day|straight away|right away))?`,
        `everything (?:you \\w{3,9} |in it )?(?:is|will be|shall be) (?:\\w{4,11} )?(?:erased|deleted|destroyed|wiped)(?: (?:on the same day|at once|immediately|straight away|right away))?`,
        NO_COPY,
      ),
      requires: phrase(
        `(?:(?:end|terminat|expir|cancel|leav|clos)(?:s|e|es|ed|ing|ion|y)?|contract|agreement|subscription|account|leave) [^.]{1,160}?${NO_COPY}`,
      ),
      unless: phrase(
        'at your request|upon request|if you ask|(?:can|may) (?:export|download)|(?:export|download) (?:it|your|them)|dry run|script|command|test|gdpr|phone|disk',
        REPORT,
      ),
      confidence: 0.8,
      why: 'The clause leaves a customer without their data when the contract ends.',
    },
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
    'When your account closes [[we delete everything straight away]]; [[you will not get a copy]].',
    'After termination [[everything is erased]] and [[no copies are provided]].',
    'When you leave we delete everything straight away. When the lease ends you will not get a copy of the key.',
    'When the script ends, we delete everything and there is no copy.',
    'When the subscription ends [[your data will be deleted immediately and no copy is kept]].',
    'On termination [[no export is offered]].',
    'On termination the [[export of your data costs extra]].',
    'When the contract ends you may export your data for thirty days; after that the data are deleted at once.',
    'At your request your data are deleted immediately, even before the contract ends.',
    'The script ends when the files are deleted at once.',
  ],
});
