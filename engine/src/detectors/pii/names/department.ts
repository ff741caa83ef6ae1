import { oneLine } from '#engine/text/one-line.ts';

/** What parts of a company are called; those that are also frequent surnames are left out. */
const DEPARTMENT = new RegExp(
  oneLine`^(?:the )?(?:HR|IT|PR|R&D|QA|(?:human )?resources|finance|accounts?|accounting|payroll|purchasing|procurement|operations|warehouse
    |logistics|service|services|sales|marketing|legal|compliance|facilities|maintenance|engineering|production|quality
    |security|reception|support|personnel|customer (?:services?|care|support)|communications|administration|admin|treasury|dispatch
    |despatch|transport|catering|housekeeping|estates|planning|development|research|training|audit|internal audit|secretariat
    |registry|goods[- ]in|front desk|help ?desk)(?: (?:team|department|dept|office|desk|unit))?$`,
  'i',
);
const UNIT_AFTER =
  /^ (?:desk|team|dept|department|office|unit|division|help ?desk|section|hotline|line|mailbox|inbox)(?!\p{L})/iu;

/** Whether words name a part of a company. */
export function isDepartment(words: string): boolean {
  return DEPARTMENT.test(words);
}

/** Whether what follows a name makes it that of a part of a company: `HR desk`. */
export function isUnitAfter(text: string, end: number): boolean {
  return UNIT_AFTER.test(text.slice(end, end + 16));
}
