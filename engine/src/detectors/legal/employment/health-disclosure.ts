import { MUST, REPORT } from '#engine/detectors/legal/contract-words.ts';
import { riskyClause } from '#engine/detectors/legal/risky-clause.ts';
import { GDPR } from '#engine/laws.ts';
import { phrase } from '#engine/phrases/phrase.ts';

const EMPLOYEE =
  '(?:(?:the |an |any |each |every )?(?:employees?|workers?|contractors?|consultants?|drivers?|trainees?|applicants?|nann(?:y|ies)|au pair|staff)|you)';
const HEALTH =
  '(?:diagnos[ei]s|medical (?:records?|history|conditions?)|health (?:records?|conditions?|problems)|illness(?:es)?|medications?|pregnanc(?:y|ies)|disabilit(?:y|ies))';

export const healthDisclosure = riskyClause({
  id: 'health-disclosure',
  typeName: 'Duty to disclose health data',
  description:
    'Terms that oblige employees to reveal diagnoses or medical records, or to release their doctors from confidentiality.',
  severity: 'medium',
  recommendation: 'Ask only for a certificate that says how long the person cannot work, not why.',
  legalReference: { law: GDPR, article: 'Art. 9(1)' },
  triggers: (
    'diagnosis|diagnoses|medical history|medical record*|health record*|health condition*|' +
    'medical condition*|any illness*|any pregnancy|from confidentiality|from the duty of confidentiality|' +
    'from medical confidentiality|from professional secrecy|from medical secrecy|nature of the illness|' +
    'nature of his illness|nature of her illness|nature of your illness|nature of their illness|' +
    "doctor's note*|sick note*|medical certificate*|doctor's certificate*|doctor's letter*|letter from your doctor*"
  ).split('|'),
  rules: [
    {
      form: phrase(
        `${EMPLOYEE} ${MUST} (?:\\w{5,12} )?(?:disclose|reveal|state|tell|inform|notify|report|declare|hand over|give) (?:\\w{2,12} ){0,4}?(?:all |any |every |the |his |her |their |your |of |about ){1,3}(?:nature (?:of|and) (?:\\w{2,9} ){0,3})?${HEALTH}`,
        `(?:sick notes?|doctor's notes?|medical certificates?|certificates?) (?:must|shall|has to|have to|will) (?:state|name|give|contain|show|include) the (?:diagnosis|nature of the illness|illness)`,
        `${EMPLOYEE} (?:hereby )?(?:releases?|releasing) (?:all |any |the |his |her |their |your ){1,2}(?:\\w{4,12} )?(?:doctors?|physicians?|hospitals?) from (?:the duty of |any duty of |medical |professional ){0,2}(?:confidentiality|secrecy)`,
      ),
      requires: phrase(
        'employees?|employer|employment|works?|working|workers?|company|managers?|supervisors?|contract|absence|job|hire|agency|applicants?',
      ),
      unless: phrase(
        'not (?:be )?(?:required|obliged|asked|need)|need not|without (?:stating|giving|naming)|occupational health|notifiable|infectious|pilots?|insurer|insurance|patients?|if (?:you|they) (?:wish|like|want)|voluntar(?:y|ily)',
        REPORT,
      ),
      confidence: 0.85,
      why: 'The clause obliges an employee to reveal health data, which an employer may rarely ask for.',
    },
    {
      form: phrase(
        `(?:give|bring|provide|submit|send|hand|produce|furnish)(?: (?:in|us|me|hr|him|her|them|to|your|the|manager|supervisor|employer)){0,4} (?:an? |the )?(?:doctor's (?:notes?|certificates?|letters?)|sick notes?|medical certificates?|letter from your doctor) (?:naming|stating|giving|showing|specifying|disclosing|(?:that|which) (?:names|states|gives|shows|specifies)) (?:the |your )?(?:exact |precise )?(?:(?:medical )?condition|illness|diagnosis|disease|(?:nature|cause) of (?:the|your) \\w{5,10})`,
      ),
      requires: phrase(
        'give us|us|your (?:manager|supervisor|employer)|hr|absen(?:ce|t)|employees?|employer|work|staff|job',
      ),
      unless: phrase(
        'not|never|without|insur\\w{2,5}|benefits?|travel|airline|refund|exams?|visa|patients?|pupils?|parents?|students?|occupational health|gym|membership|clinic',
        REPORT,
      ),
      confidence: 0.8,
      why: 'The text obliges an employee to reveal health data, which an employer may rarely ask for.',
    },
  ],
  examples: [
    'On your first day back, [[bring your manager a medical certificate stating the diagnosis]].',
    'Staff must [[send us a sick note which names the illness]].',
    'Members of the gym who want a refund send us a medical certificate stating the condition. Bring your manager a sick note stating how long you will be absent.',
    '[[The Employee shall disclose all diagnoses]] to the line manager.',
    '[[Employees must inform the company at once of any pregnancy]].',
    'During employment, the [[sick note must state the diagnosis]].',
    '[[The employee releases his doctors from confidentiality]] towards the company.',
    'The employee need not disclose the diagnosis to the manager, and no certificate states the illness.',
    'The doctor must state the diagnosis in the record of the patient.',
    'Employees must report notifiable illnesses; you must tell the insurer of any illness.',
  ],
});
