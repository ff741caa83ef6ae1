import type { Clock } from '../options.ts';
import type { PasswordHasher } from '../passwords/password-hasher.ts';
import type { PasswordPolicy } from '../passwords/password-policy.ts';
import { requireEmailAddress } from './email-address.ts';
import { requireMetadataSize } from './user-metadata.ts';
import type { NewUser, UserStore } from './user-store.ts';
import type { User, UserMetadata } from './user.ts';

/** The data of a new account. */
export interface Registration {
  readonly email: string;
  readonly password: string;
  readonly metadata?: UserMetadata | undefined;
  /** True when the address is vouched for. */
  readonly isEmailProven?: boolean | undefined;
}

/** Validates a new account's data; throws the password policy's errors, or `validation_failed`. */
export type PrepareUser = (registration: Registration) => Promise<NewUser>;

/** Creates an account with a confirmed address; throws the errors of `PrepareUser`, or `user_already_exists`. */
export type RegisterUser = (registration: Registration) => Promise<User>;

/** Binds `PrepareUser`. */
export function createPrepareUser(policy: PasswordPolicy, hasher: PasswordHasher): PrepareUser {
  return async ({ email: text, password, metadata = {}, isEmailProven = false }) => {
    policy.require(password);
    const email = requireEmailAddress(text);
    requireMetadataSize(metadata);
    // Hashed before checking whether the address is taken, so that timing does not reveal it.
    const passwordHash = await hasher.hash(password);
    return { email, passwordHash, metadata, isEmailProven };
  };
}

interface Dependencies {
  readonly users: UserStore;
  readonly prepareUser: PrepareUser;
  readonly clock: Clock;
}

/** Binds `RegisterUser` to a user store. */
export function createRegisterUser({ users, prepareUser, clock }: Dependencies): RegisterUser {
  return async (registration) => users.insert(await prepareUser(registration), clock.now());
}
