import type { Message } from '../mail/message.ts';
import type { MethodName } from '../sessions/session.ts';
import type { OneTimeTokenKind } from './one-time-token.ts';

/** Why a code is mailed. */
export type TokenPurpose =
  | 'signup'
  | 'repeated_signup'
  | 'invite'
  | 'recovery'
  | 'magiclink'
  | 'email_change_current'
  | 'email_change_new';

/** The properties of a purpose. */
interface PurposeRule {
  /** The slot the token occupies. */
  readonly kind: OneTimeTokenKind;
  readonly message: Extract<Message, { link: string }>['kind'];
  /** Its name in links and in the client. */
  readonly type: VerificationType;
  /** The authentication method recorded in a session opened by the link, if distinguished. */
  readonly method: MethodName;
  readonly sentAt: 'confirmationSentAt' | 'recoverySentAt' | 'emailChangeSentAt';
}

/** The purposes a client can name for its code. */
export const VERIFICATION_TYPES = [
  'signup',
  'invite',
  'recovery',
  'magiclink',
  'email',
  'email_change',
] as const;
export type VerificationType = (typeof VERIFICATION_TYPES)[number];

/** The slots in which a client's code may be. */
export const KINDS_OF_TYPE: Readonly<Record<VerificationType, readonly OneTimeTokenKind[]>> = {
  signup: ['confirmation'],
  invite: ['confirmation'],
  recovery: ['recovery'],
  magiclink: ['recovery'],
  email: ['confirmation', 'recovery'],
  email_change: ['email_change_current', 'email_change_new'],
};

export const TOKEN_PURPOSES: Readonly<Record<TokenPurpose, PurposeRule>> = {
  signup: {
    kind: 'confirmation',
    message: 'confirmation',
    type: 'signup',
    method: 'email/signup',
    sentAt: 'confirmationSentAt',
  },
  repeated_signup: {
    kind: 'confirmation',
    message: 'repeated_confirmation',
    type: 'signup',
    method: 'email/signup',
    sentAt: 'confirmationSentAt',
  },
  invite: {
    kind: 'confirmation',
    message: 'invite',
    type: 'invite',
    method: 'invite',
    sentAt: 'confirmationSentAt',
  },
  recovery: {
    kind: 'recovery',
    message: 'recovery',
    type: 'recovery',
    method: 'recovery',
    sentAt: 'recoverySentAt',
  },
  magiclink: {
    kind: 'recovery',
    message: 'magic_link',
    type: 'magiclink',
    method: 'magiclink',
    sentAt: 'recoverySentAt',
  },
  email_change_current: {
    kind: 'email_change_current',
    message: 'email_change_current',
    type: 'email_change',
    method: 'email_change',
    sentAt: 'emailChangeSentAt',
  },
  email_change_new: {
    kind: 'email_change_new',
    message: 'email_change_new',
    type: 'email_change',
    method: 'email_change',
    sentAt: 'emailChangeSentAt',
  },
};
