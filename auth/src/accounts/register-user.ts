import type { Clock } from '../options.ts';
import type { PasswordHasher } from '../passwords/password-hasher.ts';
import type { PasswordPolicy } from '../passwords/password-policy.ts';
import { requireEmailAddress } from './email-address.ts';
import { requireMetadataSize } from './user-metadata.ts';
import type { NewUser, UserStore } from './user-store.ts';
import type { User, UserMetadata } from './user.ts';

/** What an account is made from. */
export interface Registration {
  readonly email: string;
  readonly password: string;
  readonly metadata?: UserMetadata | undefined;
  /** True when somebody vouches for the address. */
  readonly isEmailProven?: boolean | undefined;
}

/** Checks what an account is to be made from; throws what the password policy throws, or `validation_failed`. */
export type PrepareUser = (registration: Registration) => Promise<NewUser>;

/** Makes an account with a confirmed address; throws what `PrepareUser` throws, or `user_already_exists`. */
export type RegisterUser = (registration: Registration) => Promise<User>;

/** Binds `PrepareUser`. */
export function createPrepareUser(policy: PasswordPolicy, hasher: PasswordHasher): PrepareUser {
  return async ({ email: text, password, metadata = {}, isEmailProven = false }) => {
    policy.require(password);
    const email = requireEmailAddress(text);
    requireMetadataSize(metadata);
    // Hashed before it is known whether the address is taken, so that the time taken does not tell.
    const passwordHash = await hasher.hash(password);
    return { email, passwordHash, metadata, isEmailProven };
  };
}

interface Dependencies {
  readonly users: UserStore;
  readonly prepareUser: PrepareUser;
  readonly clock: Clock;
}

/** Binds `RegisterUser` to where users are kept. */
export function createRegisterUser({ users, prepareUser, clock }: Dependencies): RegisterUser {
  return async (registration) => users.insert(await prepareUser(registration), clock.now());
}
