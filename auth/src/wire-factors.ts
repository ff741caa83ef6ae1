import { createChallengeFactor } from './factors/challenge-factor.ts';
import { createChallengeStore } from './factors/challenge-store.ts';
import { createCreateRecoveryCodes } from './factors/create-recovery-codes.ts';
import { createDeleteFactor } from './factors/delete-factor.ts';
import { createEnrollFactor } from './factors/enroll-factor.ts';
import { createFactorStore } from './factors/factor-store.ts';
import { createRecoverAccount } from './factors/recover-account.ts';
import { createRecoveryCodeStore } from './factors/recovery-code-store.ts';
import { createVerifyFactor } from './factors/verify-factor.ts';
import type { KeyedHash } from './keys/keyed-hash.ts';

type Dependencies = Omit<
  Parameters<typeof createVerifyFactor>[0] & Parameters<typeof createEnrollFactor>[0],
  'factors' | 'challenges'
> & { readonly recoveryHash: KeyedHash };

/** Wires everything about second factors. */
export function wireFactors(dependencies: Dependencies) {
  const { database, sealer, recoveryHash } = dependencies;
  const factors = createFactorStore(database, sealer);
  const challenges = createChallengeStore(database);
  const parts = { ...dependencies, factors, challenges };
  return {
    factors,
    challenges,
    recoveryCodes: createRecoveryCodeStore(database, recoveryHash),
    enrollFactor: createEnrollFactor(parts),
    challengeFactor: createChallengeFactor(parts),
    verifyFactor: createVerifyFactor(parts),
    deleteFactor: createDeleteFactor(parts),
    createRecoveryCodes: createCreateRecoveryCodes(parts),
    recoverAccount: createRecoverAccount(parts),
  };
}
