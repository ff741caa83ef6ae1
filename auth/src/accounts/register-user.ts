import type { Clock } from '../options.ts';
import type { PasswordHasher } from '../passwords/password-hasher.ts';
import type { PasswordPolicy } from '../passwords/password-policy.ts';
import { requireEmailAddress } from './email-address.ts';
import { requireMetadataSize } from './user-metadata.ts';
import type { UserStore } from './user-store.ts';
import type { User, UserMetadata } from './user.ts';

/** What an account is made from. */
export interface Registration {
  readonly email: string;
  readonly password: string;
  readonly metadata?: UserMetadata | undefined;
  /** True when somebody vouches for the address. */
  readonly isEmailProven?: boolean | undefined;
}

/** Makes an account with a confirmed address; throws what the password policy throws, or `user_already_exists`. */
export type RegisterUser = (registration: Registration) => Promise<User>;

interface Dependencies {
  readonly users: UserStore;
  readonly policy: PasswordPolicy;
  readonly hasher: PasswordHasher;
  readonly clock: Clock;
}

/** Binds `RegisterUser` to where users are kept. */
export function createRegisterUser({ users, policy, hasher, clock }: Dependencies): RegisterUser {
  return async ({ email: text, password, metadata = {}, isEmailProven = false }) => {
    policy.require(password);
    const email = requireEmailAddress(text);
    requireMetadataSize(metadata);
    // Hashed before it is known whether the address is taken, so that the time taken does not tell.
    const passwordHash = await hasher.hash(password);
    return users.insert({ email, passwordHash, metadata, isEmailProven }, clock.now());
  };
}
