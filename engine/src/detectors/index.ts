import type { Detector } from '../detector.ts';
import { ableistLanguage } from './discrimination/ableist-language.ts';
import { ageDiscrimination } from './discrimination/age-discrimination.ts';
import { ageistLanguage } from './discrimination/ageist-language.ts';
import { appearanceRequirement } from './discrimination/appearance-requirement.ts';
import { applicationPhoto } from './discrimination/application-photo.ts';
import { condescendingLanguage } from './discrimination/condescending-language.ts';
import { criminalRecordExclusion } from './discrimination/criminal-record-exclusion.ts';
import { cultureFit } from './discrimination/culture-fit.ts';
import { disabilityDiscrimination } from './discrimination/disability-discrimination.ts';
import { dismissedEquality } from './discrimination/dismissed-equality.ts';
import { ethnicStereotype } from './discrimination/ethnic-stereotype.ts';
import { familyStatus } from './discrimination/family-status.ts';
import { genderCodedLanguage } from './discrimination/gender-coded-language.ts';
import { genderedJobTitle } from './discrimination/gendered-job-title.ts';
import { genderedLanguage } from './discrimination/gendered-language.ts';
import { genderedPronoun } from './discrimination/gendered-pronoun.ts';
import { interviewQuestion } from './discrimination/interview-question.ts';
import { lgbtqLanguage } from './discrimination/lgbtq-language.ts';
import { nationalOriginDiscrimination } from './discrimination/national-origin-discrimination.ts';
import { nativeSpeaker } from './discrimination/native-speaker.ts';
import { pregnancyDiscrimination } from './discrimination/pregnancy-discrimination.ts';
import { protectedTraitInJudgement } from './discrimination/protected-trait-in-judgement.ts';
import { racialDiscrimination } from './discrimination/racial-discrimination.ts';
import { raciallyLoadedLanguage } from './discrimination/racially-loaded-language.ts';
import { religiousDiscrimination } from './discrimination/religious-discrimination.ts';
import { sexDiscrimination } from './discrimination/sex-discrimination.ts';
import { socioeconomicBias } from './discrimination/socioeconomic-bias.ts';
import { stereotypedJudgement } from './discrimination/stereotyped-judgement.ts';
import { stigmatizingClinicalLanguage } from './discrimination/stigmatizing-clinical-language.ts';
import { suicideLanguage } from './discrimination/suicide-language.ts';
import { sweepingGeneralization } from './discrimination/sweeping-generalization.ts';
import { legalDetectors } from './legal/legal-detectors.ts';
import { age } from './pii/age.ts';
import { bankAccountNumber } from './pii/bank-account-number.ts';
import { bic } from './pii/bic.ts';
import { biometricData } from './pii/biometric-data.ts';
import { calendarDate } from './pii/calendar-date.ts';
import { cardExpiry } from './pii/card-expiry.ts';
import { cardTrackData } from './pii/card-track-data.ts';
import { caseNumber } from './pii/case-number.ts';
import { childData } from './pii/child-data.ts';
import { civilStatus } from './pii/civil-status.ts';
import { convictionAnswer } from './pii/conviction-answer.ts';
import { countryName } from './pii/country-name.ts';
import { creditCard } from './pii/credit-card.ts';
import { criminalRecord } from './pii/criminal-record.ts';
import { cryptoWallet } from './pii/crypto-wallet.ts';
import { customerNumber } from './pii/customer-number.ts';
import { dateOfBirth } from './pii/date-of-birth.ts';
import { deviceSerialNumber } from './pii/device-serial-number.ts';
import { diagnosisCode } from './pii/diagnosis-code.ts';
import { disciplinaryRecord } from './pii/disciplinary-record.ts';
import { driverLicense } from './pii/driver-license.ts';
import { duration } from './pii/duration.ts';
import { emailAddress } from './pii/email-address.ts';
import { ethnicOrigin } from './pii/ethnic-origin.ts';
import { frenchNir } from './pii/french-nir.ts';
import { geneticData } from './pii/genetic-data.ts';
import { healthAnswer } from './pii/health-answer.ts';
import { healthCondition } from './pii/health-condition.ts';
import { healthMeasurement } from './pii/health-measurement.ts';
import { iban } from './pii/iban.ts';
import { identifiers } from './pii/identifiers/index.ts';
import { insuranceNumber } from './pii/insurance-number.ts';
import { ipAddress } from './pii/ip-address.ts';
import { italianFiscalCode } from './pii/italian-fiscal-code.ts';
import { licencePlate } from './pii/licence-plate.ts';
import { macAddress } from './pii/mac-address.ts';
import { medicalRecordNumber } from './pii/medical-record-number.ts';
import { medication } from './pii/medication.ts';
import { moneyAmount } from './pii/money-amount.ts';
import { nationalIdNumber } from './pii/national-id-number.ts';
import { nationality } from './pii/nationality.ts';
import { occupation } from './pii/occupation.ts';
import { personName } from './pii/person-name.ts';
import { phoneNumber } from './pii/phone-number.ts';
import { placeName } from './pii/place-name.ts';
import { politicalOpinion } from './pii/political-opinion.ts';
import { postalAddress } from './pii/postal-address.ts';
import { professionalLicenceNumber } from './pii/professional-licence-number.ts';
import { protectedCharacteristic } from './pii/protected-characteristic.ts';
import { quantity } from './pii/quantity.ts';
import { religiousBelief } from './pii/religious-belief.ts';
import { remuneration } from './pii/remuneration.ts';
import { reservedIpAddress } from './pii/reserved-ip-address.ts';
import { sexualOrientation } from './pii/sexual-orientation.ts';
import { spanishDni } from './pii/spanish-dni.ts';
import { staffOrStudentNumber } from './pii/staff-or-student-number.ts';
import { taxNumber } from './pii/tax-number.ts';
import { tradeUnionMembership } from './pii/trade-union-membership.ts';
import { ukNino } from './pii/uk-nino.ts';
import { ukShareCode } from './pii/uk-share-code.ts';
import { ukSortCode } from './pii/uk-sort-code.ts';
import { usEin } from './pii/us-ein.ts';
import { usItin } from './pii/us-itin.ts';
import { usSsn } from './pii/us-ssn.ts';
import { userName } from './pii/user-name.ts';
import { vehicleVin } from './pii/vehicle-vin.ts';
import { voterNumber } from './pii/voter-number.ts';
import { webAddress } from './pii/web-address.ts';
import { accessCode } from './policy/access-code.ts';
import { aiProviderKey } from './policy/ai-provider-key.ts';
import { awsAccessKey } from './policy/aws-access-key.ts';
import { classificationMarking } from './policy/classification-marking.ts';
import { cloudAccountId } from './policy/cloud-account-id.ts';
import { commandLineCredential } from './policy/command-line-credential.ts';
import { concealment } from './policy/concealment.ts';
import { confidentialityMarking } from './policy/confidentiality-marking.ts';
import { configuredPassword } from './policy/configured-password.ts';
import { connectionString } from './policy/connection-string.ts';
import { controlBypass } from './policy/control-bypass.ts';
import { credentialFile } from './policy/credential-file.ts';
import { credentialPair } from './policy/credential-pair.ts';
import { entryCode } from './policy/entry-code.ts';
import { environmentSecret } from './policy/environment-secret.ts';
import { exposedPassword } from './policy/exposed-password.ts';
import { falseAssurance } from './policy/false-assurance.ts';
import { genericApiKey } from './policy/generic-api-key.ts';
import { githubToken } from './policy/github-token.ts';
import { gitlabToken } from './policy/gitlab-token.ts';
import { googleApiKey } from './policy/google-api-key.ts';
import { harassment } from './policy/harassment.ts';
import { insideInformation } from './policy/inside-information.ts';
import { insiderDealing } from './policy/insider-dealing.ts';
import { intimidation } from './policy/intimidation.ts';
import { jottedPassword } from './policy/jotted-password.ts';
import { jsonWebToken } from './policy/json-web-token.ts';
import { kubernetesSecret } from './policy/kubernetes-secret.ts';
import { markedToken } from './policy/marked-token.ts';
import { namedProviderKey } from './policy/named-provider-key.ts';
import { passwordHash } from './policy/password-hash.ts';
import { password } from './policy/password.ts';
import { privateKey } from './policy/private-key.ts';
import { privilegedAdvice } from './policy/privileged-advice.ts';
import { promptInjection } from './policy/prompt-injection.ts';
import { recoveryKey } from './policy/recovery-key.ts';
import { retaliation } from './policy/retaliation.ts';
import { slackToken } from './policy/slack-token.ts';
import { stripeKey } from './policy/stripe-key.ts';
import { threatOfViolence } from './policy/threat-of-violence.ts';
import { providerTokens } from './policy/tokens/provider-tokens.ts';
import { unprotectedData } from './policy/unprotected-data.ts';
import { walletPrivateKey } from './policy/wallet-private-key.ts';
import { wifiPassword } from './policy/wifi-password.ts';

/** Every detector, by category; of equally good findings that overlap, the earlier detector's stays. */
export const detectors: readonly Detector[] = [
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

  privateKey,
  awsAccessKey,
  githubToken,
  gitlabToken,
  slackToken,
  stripeKey,
  googleApiKey,
  aiProviderKey,
  ...providerTokens,
  jsonWebToken,
  connectionString,
  namedProviderKey,
  genericApiKey,
  password,
  configuredPassword,
  environmentSecret,
  markedToken,
  commandLineCredential,
  credentialFile,
  kubernetesSecret,
  passwordHash,
  walletPrivateKey,
  accessCode,
  entryCode,
  credentialPair,
  jottedPassword,
  wifiPassword,
  recoveryKey,
  exposedPassword,
  cloudAccountId,
  confidentialityMarking,
  classificationMarking,
  promptInjection,
  threatOfViolence,
  intimidation,
  retaliation,
  harassment,
  concealment,
  controlBypass,
  insiderDealing,
  falseAssurance,
  privilegedAdvice,
  insideInformation,
  unprotectedData,

  ageDiscrimination,
  sexDiscrimination,
  pregnancyDiscrimination,
  familyStatus,
  religiousDiscrimination,
  racialDiscrimination,
  nationalOriginDiscrimination,
  nativeSpeaker,
  stereotypedJudgement,
  protectedTraitInJudgement,
  sweepingGeneralization,
  dismissedEquality,
  stigmatizingClinicalLanguage,
  ethnicStereotype,
  disabilityDiscrimination,
  appearanceRequirement,
  applicationPhoto,
  criminalRecordExclusion,
  socioeconomicBias,
  cultureFit,
  genderedJobTitle,
  genderedPronoun,
  genderCodedLanguage,
  genderedLanguage,
  ageistLanguage,
  ableistLanguage,
  raciallyLoadedLanguage,
  interviewQuestion,
  lgbtqLanguage,
  suicideLanguage,
  condescendingLanguage,

  ...legalDetectors,
];
