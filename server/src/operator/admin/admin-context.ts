import type { Auth } from '@proviso/auth';

import type { AccountsFeature } from '#server/features/accounts/index.ts';

import type { Terminal } from './choose-password.ts';

/** What an administrative command works with. */
export interface AdminContext {
  readonly users: Auth['users'];
  readonly signingKeys: Auth['signingKeys'];
  readonly eraseAccount: AccountsFeature['eraseAccount'];
  readonly terminal: Terminal;
}
