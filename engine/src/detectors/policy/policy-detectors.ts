import type { Detector } from '#engine/detector.ts';

import { accessCode } from './access-code.ts';
import { aiProviderKey } from './ai-provider-key.ts';
import { awsAccessKey } from './aws-access-key.ts';
import { classificationMarking } from './classification-marking.ts';
import { cloudAccountId } from './cloud-account-id.ts';
import { commandLineCredential } from './command-line-credential.ts';
import { concealment } from './concealment.ts';
import { confidentialityMarking } from './confidentiality-marking.ts';
import { configuredPassword } from './configured-password.ts';
import { connectionString } from './connection-string.ts';
import { controlBypass } from './control-bypass.ts';
import { credentialFile } from './credential-file.ts';
import { credentialPair } from './credential-pair.ts';
import { entryCode } from './entry-code.ts';
import { environmentSecret } from './environment-secret.ts';
import { exposedPassword } from './exposed-password.ts';
import { falseAssurance } from './false-assurance.ts';
import { genericApiKey } from './generic-api-key.ts';
import { githubToken } from './github-token.ts';
import { gitlabToken } from './gitlab-token.ts';
import { googleApiKey } from './google-api-key.ts';
import { harassment } from './harassment.ts';
import { insideInformation } from './inside-information.ts';
import { insiderDealing } from './insider-dealing.ts';
import { intimidation } from './intimidation.ts';
import { jottedPassword } from './jotted-password.ts';
import { jsonWebToken } from './json-web-token.ts';
import { kubernetesSecret } from './kubernetes-secret.ts';
import { markedToken } from './marked-token.ts';
import { namedProviderKey } from './named-provider-key.ts';
import { passwordHash } from './password-hash.ts';
import { password } from './password.ts';
import { privateKey } from './private-key.ts';
import { privilegedAdvice } from './privileged-advice.ts';
import { promptInjection } from './prompt-injection.ts';
import { recoveryKey } from './recovery-key.ts';
import { retaliation } from './retaliation.ts';
import { slackToken } from './slack-token.ts';
import { stripeKey } from './stripe-key.ts';
import { threatOfViolence } from './threat-of-violence.ts';
import { providerTokens } from './tokens/provider-tokens.ts';
import { unprotectedData } from './unprotected-data.ts';
import { walletPrivateKey } from './wallet-private-key.ts';
import { wifiPassword } from './wifi-password.ts';

/** Secrets, markings of confidence, and what breaks rules of conduct; of equally good findings that overlap, the earlier detector's stays. */
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
];
