import { createRequestReauthentication } from './accounts/request-reauthentication.ts';
import { createRequestRecovery } from './accounts/request-recovery.ts';
import { createRequestSignIn } from './accounts/request-sign-in.ts';
import { createResendMail } from './accounts/resend-mail.ts';
import { createSignUpByMail } from './accounts/sign-up-by-mail.ts';
import { createFindMailedCode } from './codes/find-mailed-code.ts';
import { createFollowLink } from './codes/follow-link.ts';
import { createMailToken } from './codes/mail-token.ts';
import { createOneTimeTokenStore } from './codes/one-time-token-store.ts';
import { createPrepareToken } from './codes/prepare-token.ts';
import { createRedeemToken } from './codes/redeem-token.ts';
import { createVerifyCode } from './codes/verify-code.ts';
import { createRedeemCode } from './flows/redeem-code.ts';
import { createMailRateLimit } from './mail/mail-rate-limit.ts';
import type { AuthOptions } from './options.ts';
import { createRedirectRule } from './redirects/redirect-rule.ts';

type Settings = Required<
  Pick<AuthOptions, 'siteUrl' | 'redirectAllowList' | 'productName' | 'secureEmailChange'>
>;
type Parts = Omit<
  Parameters<typeof createSignUpByMail>[0] &
    Parameters<typeof createRequestSignIn>[0] &
    Parameters<typeof createRequestReauthentication>[0] &
    Parameters<typeof createVerifyCode>[0] &
    Parameters<typeof createFindMailedCode>[0] &
    Parameters<typeof createPrepareToken>[0] &
    Parameters<typeof createRedeemToken>[0],
  'mailRateLimit' | 'mailToken' | 'tokens' | 'findMailedCode' | 'redeemToken'
>;

/** Wires everything that is done by mail. */
export function wireMail(base: Parts, settings: Settings) {
  const { database, throttle, limits, sendMessage } = base;
  const prepareToken = createPrepareToken(base);
  const tokens = createOneTimeTokenStore(database, base);
  const parts = {
    ...settings,
    ...base,
    prepareToken,
    mailRateLimit: createMailRateLimit(throttle, limits),
    mailToken: createMailToken(database, prepareToken, sendMessage),
    tokens,
    findMailedCode: createFindMailedCode({ ...base, tokens }),
  };
  const redeemToken = createRedeemToken(parts);
  return {
    prepareToken,
    mailRateLimit: parts.mailRateLimit,
    mailToken: parts.mailToken,
    tokens,
    findMailedCode: parts.findMailedCode,
    redirectRule: createRedirectRule({ ...settings, allowList: settings.redirectAllowList }),
    signUpByMail: createSignUpByMail(parts),
    requestSignIn: createRequestSignIn(parts),
    requestRecovery: createRequestRecovery(parts),
    resendMail: createResendMail(parts),
    requestReauthentication: createRequestReauthentication(parts),
    verifyCode: createVerifyCode({ ...parts, redeemToken }),
    followLink: createFollowLink({ ...parts, redeemToken }),
    redeemCode: createRedeemCode(parts),
  };
}
