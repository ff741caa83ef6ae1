import type { Detector } from '#engine/detector.ts';

import { age } from './age.ts';
import { bankAccountNumber } from './bank-account-number.ts';
import { bic } from './bic.ts';
import { biometricData } from './biometric-data.ts';
import { calendarDate } from './calendar-date.ts';
import { cardExpiry } from './card-expiry.ts';
import { cardLastDigits } from './card-last-digits.ts';
import { cardSecurityCode } from './card-security-code.ts';
import { cardTrackData } from './card-track-data.ts';
import { caseNumber } from './case-number.ts';
import { childData } from './child-data.ts';
import { civilStatus } from './civil-status.ts';
import { convictionAnswer } from './conviction-answer.ts';
import { countryName } from './country-name.ts';
import { creditCard } from './credit-card.ts';
import { criminalRecord } from './criminal-record.ts';
import { cryptoWallet } from './crypto-wallet.ts';
import { customerNumber } from './customer-number.ts';
import { dateOfBirth } from './date-of-birth.ts';
import { deviceSerialNumber } from './device-serial-number.ts';
import { diagnosisCode } from './diagnosis-code.ts';
import { disciplinaryRecord } from './disciplinary-record.ts';
import { driverLicense } from './driver-license.ts';
import { duration } from './duration.ts';
import { emailAddress } from './email-address.ts';
import { ethnicOrigin } from './ethnic-origin.ts';
import { frenchNir } from './french-nir.ts';
import { geneticData } from './genetic-data.ts';
import { healthAnswer } from './health-answer.ts';
import { healthCondition } from './health-condition.ts';
import { healthMeasurement } from './health-measurement.ts';
import { iban } from './iban.ts';
import { identifiers } from './identifiers/index.ts';
import { insuranceNumber } from './insurance-number.ts';
import { ipAddress } from './ip-address.ts';
import { italianFiscalCode } from './italian-fiscal-code.ts';
import { licencePlate } from './licence-plate.ts';
import { macAddress } from './mac-address.ts';
import { medicalRecordNumber } from './medical-record-number.ts';
import { medication } from './medication.ts';
import { moneyAmount } from './money-amount.ts';
import { nationalIdNumber } from './national-id-number.ts';
import { nationality } from './nationality.ts';
import { occupation } from './occupation.ts';
import { personName } from './person-name.ts';
import { phoneNumber } from './phone-number.ts';
import { placeName } from './place-name.ts';
import { politicalOpinion } from './political-opinion.ts';
import { postalAddress } from './postal-address.ts';
import { professionalLicenceNumber } from './professional-licence-number.ts';
import { protectedCharacteristic } from './protected-characteristic.ts';
import { quantity } from './quantity.ts';
import { religiousBelief } from './religious-belief.ts';
import { remuneration } from './remuneration.ts';
import { reservedIpAddress } from './reserved-ip-address.ts';
import { sexualOrientation } from './sexual-orientation.ts';
import { spanishDni } from './spanish-dni.ts';
import { staffOrStudentNumber } from './staff-or-student-number.ts';
import { taxNumber } from './tax-number.ts';
import { tradeUnionMembership } from './trade-union-membership.ts';
import { ukNino } from './uk-nino.ts';
import { ukShareCode } from './uk-share-code.ts';
import { ukSortCode } from './uk-sort-code.ts';
import { usEin } from './us-ein.ts';
import { usItin } from './us-itin.ts';
import { usSsn } from './us-ssn.ts';
import { userName } from './user-name.ts';
import { vehicleVin } from './vehicle-vin.ts';
import { voterNumber } from './voter-number.ts';
import { webAddress } from './web-address.ts';

/** Personal data; of equally good findings that overlap, the earlier detector's stays. */
export const piiDetectors: readonly Detector[] = [
  emailAddress,
  phoneNumber,
  personName,
  postalAddress,
  dateOfBirth,
  usSsn,
  usItin,
  usEin,
  ukNino,
  frenchNir,
  spanishDni,
  italianFiscalCode,
  driverLicense,
  ukShareCode,
  medicalRecordNumber,
  healthCondition,
  medication,
  remuneration,
  healthMeasurement,
  diagnosisCode,
  tradeUnionMembership,
  civilStatus,
  healthAnswer,
  convictionAnswer,
  protectedCharacteristic,
  religiousBelief,
  ethnicOrigin,
  politicalOpinion,
  sexualOrientation,
  biometricData,
  geneticData,
  criminalRecord,
  disciplinaryRecord,
  childData,
  creditCard,
  cardExpiry,
  cardLastDigits,
  cardSecurityCode,
  cardTrackData,
  iban,
  bic,
  bankAccountNumber,
  ukSortCode,
  cryptoWallet,
  vehicleVin,
  ipAddress,
  reservedIpAddress,
  macAddress,
  ...identifiers,
  nationalIdNumber,
  voterNumber,
  taxNumber,
  insuranceNumber,
  staffOrStudentNumber,
  customerNumber,
  professionalLicenceNumber,
  licencePlate,
  deviceSerialNumber,
  userName,
  webAddress,
  age,
  calendarDate,
  duration,
  moneyAmount,
  caseNumber,
  nationality,
  countryName,
  quantity,
  placeName,
  occupation,
];
