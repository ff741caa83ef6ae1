import type { Auth } from '@proviso/auth';

import type { Terminal } from './choose-password.ts';

/** What an administrative command works with. */
export interface AdminContext {
  readonly users: Auth['users'];
  readonly signingKeys: Auth['signingKeys'];
  readonly terminal: Terminal;
}
