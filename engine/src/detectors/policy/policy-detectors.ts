import type { Detector } from '#engine/detector.ts';
import { bidRigging } from '#engine/detectors/policy/conduct/bid-rigging/bid-rigging.ts';
import { bribery } from '#engine/detectors/policy/conduct/bribery/bribery.ts';
import { concealment } from '#engine/detectors/policy/conduct/concealment/concealment.ts';
import { controlBypass } from '#engine/detectors/policy/conduct/control-bypass/control-bypass.ts';
import { falsifiedRecord } from '#engine/detectors/policy/conduct/falsified-record/falsified-record.ts';
import { harassment } from '#engine/detectors/policy/conduct/harassment/harassment.ts';
import { retaliation } from '#engine/detectors/policy/conduct/retaliation/retaliation.ts';

import { conflictOfInterest } from './conduct/conflict-of-interest.ts';
import { fakeReviews } from './conduct/fake-reviews.ts';
import { falseAssurance } from './conduct/false-assurance.ts';
import { insiderDealing } from './conduct/insider-dealing.ts';
import { intimidation } from './conduct/intimidation.ts';
import { manipulatedAccounts } from './conduct/manipulated-accounts.ts';
import { requestedSecret } from './conduct/requested-secret.ts';
import { staffSurveillance } from './conduct/staff-surveillance.ts';
import { taxEvasion } from './conduct/tax-evasion.ts';
import { theft } from './conduct/theft.ts';
import { threatOfViolence } from './conduct/threat-of-violence.ts';
import { undeclaredWork } from './conduct/undeclared-work.ts';
import { unlicensedSoftware } from './conduct/unlicensed-software.ts';
import { unprotectedData } from './conduct/unprotected-data.ts';
import { unsafePractice } from './conduct/unsafe-practice.ts';
import { wageTheft } from './conduct/wage-theft.ts';
import { accessCode } from './keys-and-codes/access-code.ts';
import { cloudAccountId } from './keys-and-codes/cloud-account-id.ts';
import { entryCode } from './keys-and-codes/entry-code.ts';
import { privateKey } from './keys-and-codes/private-key.ts';
import { productKey } from './keys-and-codes/product-key.ts';
import { recoveryKey } from './keys-and-codes/recovery-key.ts';
import { walletPrivateKey } from './keys-and-codes/wallet-private-key.ts';
import { classificationMarking } from './markings/classification-marking.ts';
import { confidentialityMarking } from './markings/confidentiality-marking.ts';
import { insideInformation } from './markings/inside-information.ts';
import { privilegedAdvice } from './markings/privileged-advice.ts';
import { basicCredentials } from './passwords/basic-credentials.ts';
import { commandLineCredential } from './passwords/command-line-credential.ts';
import { configuredPassword } from './passwords/configured-password.ts';
import { connectionString } from './passwords/connection-string.ts';
import { credentialFile } from './passwords/credential-file.ts';
import { credentialPair } from './passwords/credential-pair.ts';
import { environmentSecret } from './passwords/environment-secret.ts';
import { exposedPassword } from './passwords/exposed-password.ts';
import { genericApiKey } from './passwords/generic-api-key.ts';
import { jottedPassword } from './passwords/jotted-password.ts';
import { kubernetesSecret } from './passwords/kubernetes-secret.ts';
import { passwordHash } from './passwords/password-hash.ts';
import { password } from './passwords/password.ts';
import { sessionIdentifier } from './passwords/session-identifier.ts';
import { wifiPassword } from './passwords/wifi-password.ts';
import { promptInjection } from './prompt-injection/prompt-injection.ts';
import { aiProviderKey } from './tokens/ai-provider-key.ts';
import { awsAccessKey } from './tokens/aws-access-key.ts';
import { githubToken } from './tokens/github-token.ts';
import { gitlabToken } from './tokens/gitlab-token.ts';
import { googleApiKey } from './tokens/google-api-key.ts';
import { jsonWebToken } from './tokens/json-web-token.ts';
import { markedToken } from './tokens/marked-token.ts';
import { namedProviderKey } from './tokens/named-provider-key.ts';
import { providerTokens } from './tokens/provider-tokens.ts';
import { slackToken } from './tokens/slack-token.ts';
import { stripeKey } from './tokens/stripe-key.ts';

/**
 * Secrets, confidentiality markings and breaches of conduct rules; when equally confident findings overlap, the earlier
 * detector wins.
 */
export const policyDetectors: readonly Detector[] = [
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
  sessionIdentifier,
  basicCredentials,
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
  productKey,
  exposedPassword,
  cloudAccountId,
  confidentialityMarking,
  classificationMarking,
  promptInjection,
  threatOfViolence,
  intimidation,
  retaliation,
  harassment,
  falsifiedRecord,
  fakeReviews,
  manipulatedAccounts,
  unsafePractice,
  undeclaredWork,
  taxEvasion,
  wageTheft,
  bribery,
  theft,
  bidRigging,
  concealment,
  controlBypass,
  conflictOfInterest,
  staffSurveillance,
  insiderDealing,
  falseAssurance,
  privilegedAdvice,
  insideInformation,
  unprotectedData,
  requestedSecret,
  unlicensedSoftware,
];
