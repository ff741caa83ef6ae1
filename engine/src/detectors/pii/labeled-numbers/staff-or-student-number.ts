import type { PlaceDetector } from '#engine/detector.ts';
import { GDPR } from '#engine/laws.ts';

import { isAdmission, isOfBorder } from './is-admission.ts';
import { labeledIdentifier } from './labeled-identifier.ts';

/** The roll number of an Irish school, five digits and a letter, identifies the school (Department of Education). */
const OF_SCHOOL = /^\d{5}[A-Z]$/;

/** The number of a personal file, as offices in Kenya write it; physicists measure in farads. */
const PERSONAL_FILE = /^PF(?:[ ]?(?:No|NO)\b\.?)?:?[ ]{1,3}\d{7,10}(?!\d)/;

const byLabel = labeledIdentifier({
  id: 'staff-or-student-number',
  typeName: 'Staff or student number',
  description: 'A number assigned to a person by an employer or a school, after its label.',
  severity: 'medium',
  recommendation: 'Remove the number, because it leads to the records of the employer or school.',
  legalReference: { law: GDPR, article: 'Art. 4(1)' },
  triggers: (
    'employee code|staff code|emp code|employee id|employee number|emp|emp_no|emp_id|employee_no|employee_id|employee_number|' +
    'staff_no|staff_id|personnel_no|personnel_id|badge|employee no|emp no|emp. no|emp.no|' +
    'driver number|crew number|warrant number|emp id|emp number|empl no|staff ref|' +
    'service number|service no|collar number|collar no|staff id|staff number|' +
    'index no|candidate number|candidate no|adm no|roll no|roll number|enrolment number|' +
    'enrolment no|learner number|learner no|exam number|staff no|personnel number|personnel no|payroll number|payroll no|works number|' +
    'clock number|clock no|payroll id|payroll ref|clock card|badge number|badge no|student id|' +
    'admission no|admission number|student number|student no|matriculation number|matrikelnummer|personalnummer|pf'
  ).split('|'),
  beforeSign: ['employee', 'payroll', 'student', 'staff'],
  form: /(?=[A-Za-z\d-]{0,8}\d{3})(?:[A-Z]{0,4}|[a-z])[- ]?\d[A-Z\d-]{2,12}(?![\p{L}\d]|[.,]\d)/uy,
  examples: [
    'Employee ID: [[E-204817]]',
    'emp_no;name;depot\n[[QF10233]];Jane Roe;Hull\n[[QF10251]];John Doe;Leeds',
    'The new temp, badge [[T-3386]], emp# [[204418]].',
    'Your employee ID will be [[NW-20391]].',
    'Your employee number ([[BSE-00417]]) and her student ID ([[500117834]]) stay.',
    'Emp#,Name,Site\n[[0417]],Jane Roe,Leeds\n[[0418]],Jan Lis,York',
    'The employee number (12) fell, and a badge (see 4417 below) is worn.',
    'Student number [[20231187]], badge no. [[00412]]',
    'Start date   Probation ends   Employee no.\n1 July 2025  1 January 2026   [[HM-20418]]',
    'Clock card ........ [[004417]]\nPayroll ref: [[00291174]]',
    'Payroll ref is due; clock card 12 of 30, 2020 prices.',
    'Student ID [[z5301188]]',
    'Employee code: [[ST-04418]]',
    'Employee # [[20418]], payroll #[[00731]]; the employee 20418 times, staff 20418.',
    'The employee number fell to 12; staff no. 7 left.',
    'Danuta Roe (team leader, nights), emp no [[40771]]',
    'I drive a bus for Grampian Coachlines, driver number [[3316]].\nEmp.no   Name          Gross\n[[N-20417]]  Sigrun Aasheim  61,400',
    'The driver number 2 of our loop; crew number unknown.',
    '| Name | Tom Roe |\n| Staff no. | [[004417]] |\n| **Payroll number** | [[00291174]] |\n| Employee number | 2024 | 2025 |',
    'INDEX NO: [[0304418027]]; the roll no 7.',
    'Admission no: [[20190342]], roll number [[4417]]; our Roll Number is 17441K, Scoil Mhuire.',
    'R. Roe   Member   PF [[30182744]]; a capacitor of 20 pF 10000000 times; PF 2024.',
    'Student ID required, 2 photographs too.',
  ],
});

export const staffOrStudentNumber: PlaceDetector = {
  ...byLabel,
  glance: (text, start, end) =>
    byLabel.glance?.(text, start, end) === true &&
    (!/^pf$/i.test(text.slice(start, end)) || PERSONAL_FILE.test(text.slice(start, start + 24))),
  verify(place) {
    const found = byLabel.verify(place);
    if (found === undefined) return undefined;
    const { text, start, end } = place;
    const number = text.slice(found.start, found.end);
    const isSchool = /^roll/i.test(text.slice(start, end)) && OF_SCHOOL.test(number);
    return isSchool || (isAdmission(place) && isOfBorder(number)) ? undefined : found;
  },
};
