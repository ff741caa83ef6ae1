import type { Detector } from '#engine/detector.ts';

import { emailAddress } from './contact/email-address.ts';
import { phoneExtension } from './contact/phone-extension.ts';
import { phoneNumber } from './contact/phone-number.ts';
import { postalAddress } from './contact/postal-address.ts';
import { webAddress } from './contact/web-address.ts';
import { age } from './dates-and-numbers/age.ts';
import { calendarDate } from './dates-and-numbers/calendar-date.ts';
import { caseNumber } from './dates-and-numbers/case-number.ts';
import { creditScore } from './dates-and-numbers/credit-score.ts';
import { dateOfBirth } from './dates-and-numbers/date-of-birth.ts';
import { duration } from './dates-and-numbers/duration.ts';
import { moneyAmount } from './dates-and-numbers/money-amount.ts';
import { quantity } from './dates-and-numbers/quantity.ts';
import { remuneration } from './dates-and-numbers/remuneration.ts';
import { deviceSerialNumber } from './devices/device-serial-number.ts';
import { ipAddress } from './devices/ip-address.ts';
import { licensePlate } from './devices/license-plate.ts';
import { macAddress } from './devices/mac-address.ts';
import { reservedIpAddress } from './devices/reserved-ip-address.ts';
import { vehicleVin } from './devices/vehicle-vin.ts';
import { diagnosisCode } from './health/diagnosis-code.ts';
import { examinationResult } from './health/examination-result.ts';
import { healthAnswer } from './health/health-answer.ts';
import { healthCondition } from './health/health-condition.ts';
import { healthMeasurement } from './health/health-measurement.ts';
import { laboratoryResult } from './health/laboratory-result.ts';
import { medicalRecordNumber } from './health/medical-record-number.ts';
import { medication } from './health/medication.ts';
import { statedNeed } from './health/stated-need.ts';
import { identifiers } from './identifiers/index.ts';
import { customerNumber } from './labeled-numbers/customer-number.ts';
import { driverLicense } from './labeled-numbers/driver-license.ts';
import { insuranceNumber } from './labeled-numbers/insurance-number.ts';
import { nationalIdNumber } from './labeled-numbers/national-id-number.ts';
import { professionalLicenseNumber } from './labeled-numbers/professional-license-number.ts';
import { staffOrStudentNumber } from './labeled-numbers/staff-or-student-number.ts';
import { taxNumber } from './labeled-numbers/tax-number.ts';
import { ukTaxCode } from './labeled-numbers/uk-tax-code.ts';
import { vettingCertificateNumber } from './labeled-numbers/vetting-certificate-number.ts';
import { voterNumber } from './labeled-numbers/voter-number.ts';
import { occupation } from './names/occupation.ts';
import { personName } from './names/person-name.ts';
import { userName } from './names/user-name.ts';
import { frenchNir } from './national-numbers/french-nir.ts';
import { italianFiscalCode } from './national-numbers/italian-fiscal-code.ts';
import { machineReadableZone } from './national-numbers/machine-readable-zone.ts';
import { spanishDni } from './national-numbers/spanish-dni.ts';
import { ssnLastDigits } from './national-numbers/ssn-last-digits.ts';
import { ukNino } from './national-numbers/uk-nino.ts';
import { ukShareCode } from './national-numbers/uk-share-code.ts';
import { usEin } from './national-numbers/us-ein.ts';
import { usItin } from './national-numbers/us-itin.ts';
import { usSsn } from './national-numbers/us-ssn.ts';
import { countryName } from './origin/country-name.ts';
import { nationality } from './origin/nationality.ts';
import { placeName } from './origin/place-name.ts';
import { australianBsb } from './payment/australian-bsb.ts';
import { bankAccountNumber } from './payment/bank-account-number.ts';
import { bic } from './payment/bic.ts';
import { cardExpiry } from './payment/card-expiry.ts';
import { cardLastDigits } from './payment/card-last-digits.ts';
import { cardSecurityCode } from './payment/card-security-code.ts';
import { cardTrackData } from './payment/card-track-data.ts';
import { creditCard } from './payment/credit-card.ts';
import { cryptoWallet } from './payment/crypto-wallet.ts';
import { iban } from './payment/iban.ts';
import { ifsc } from './payment/ifsc.ts';
import { ukSortCode } from './payment/uk-sort-code.ts';
import { upiId } from './payment/upi-id.ts';
import { biometricData } from './special-categories/biometric-data.ts';
import { childData } from './special-categories/child-data.ts';
import { civilStatus } from './special-categories/civil-status.ts';
import { convictionAnswer } from './special-categories/conviction-answer.ts';
import { criminalRecord } from './special-categories/criminal-record.ts';
import { disciplinaryRecord } from './special-categories/disciplinary-record.ts';
import { drivingEndorsement } from './special-categories/driving-endorsement.ts';
import { ethnicOrigin } from './special-categories/ethnic-origin.ts';
import { familyMatter } from './special-categories/family-matter.ts';
import { financialCircumstances } from './special-categories/financial-circumstances.ts';
import { geneticData } from './special-categories/genetic-data.ts';
import { immigrationStatus } from './special-categories/immigration-status.ts';
import { politicalOpinion } from './special-categories/political-opinion.ts';
import { protectedCharacteristic } from './special-categories/protected-characteristic.ts';
import { religiousBelief } from './special-categories/religious-belief.ts';
import { sexualOrientation } from './special-categories/sexual-orientation.ts';
import { tradeUnionMembership } from './special-categories/trade-union-membership.ts';

/** Personal data; when equally confident findings overlap, the earlier detector wins. */
export const piiDetectors: readonly Detector[] = [
  emailAddress,
  phoneNumber,
  phoneExtension,
  personName,
  postalAddress,
  dateOfBirth,
  usSsn,
  ssnLastDigits,
  usItin,
  usEin,
  ukNino,
  frenchNir,
  spanishDni,
  italianFiscalCode,
  driverLicense,
  ukShareCode,
  machineReadableZone,
  medicalRecordNumber,
  statedNeed,
  healthCondition,
  medication,
  remuneration,
  healthMeasurement,
  laboratoryResult,
  diagnosisCode,
  tradeUnionMembership,
  civilStatus,
  examinationResult,
  healthAnswer,
  convictionAnswer,
  protectedCharacteristic,
  religiousBelief,
  drivingEndorsement,
  ethnicOrigin,
  politicalOpinion,
  sexualOrientation,
  biometricData,
  geneticData,
  immigrationStatus,
  criminalRecord,
  disciplinaryRecord,
  childData,
  familyMatter,
  financialCircumstances,
  creditCard,
  cardExpiry,
  cardLastDigits,
  cardSecurityCode,
  cardTrackData,
  iban,
  bic,
  ifsc,
  australianBsb,
  bankAccountNumber,
  ukSortCode,
  upiId,
  cryptoWallet,
  vehicleVin,
  ipAddress,
  reservedIpAddress,
  macAddress,
  ...identifiers,
  nationalIdNumber,
  vettingCertificateNumber,
  voterNumber,
  taxNumber,
  ukTaxCode,
  insuranceNumber,
  staffOrStudentNumber,
  customerNumber,
  professionalLicenseNumber,
  licensePlate,
  deviceSerialNumber,
  userName,
  webAddress,
  age,
  calendarDate,
  duration,
  moneyAmount,
  caseNumber,
  creditScore,
  nationality,
  countryName,
  quantity,
  placeName,
  occupation,
];
