import { randomBytes, randomUUID } from 'node:crypto';

import { AuthError } from '../errors.ts';
import { hashSecret } from '../keys/hash-secret.ts';
import type { Sealer } from '../options.ts';
import type { Principal } from '../sessions/verify-access-token.ts';
import type { AuthDatabase } from '../tables.ts';

const SECRET_BYTES = 32;

/** A user who links an identity, and the session in which they do: it must still be open when the identity arrives. */
export type Linker = Pick<Principal, 'userId' | 'sessionId'>;

/** What is stored of a sign-in while its browser is at the provider. */
export interface GoogleFlow {
  readonly nonce: string;
  readonly verifier: string;
  /** From the redirect rule. */
  readonly redirectTo: string;
  /** The client's PKCE challenge; absent when the browser gets its tokens directly. */
  readonly challenge?: string | undefined;
  /** Whose account the identity is linked to, instead of signing in. */
  readonly linkTo?: Linker | undefined;
}

/** The secret that the provider returns, and the one that stays in the browser: both are needed to find the flow. */
export interface GoogleFlowSecrets {
  readonly state: string;
  readonly browserSecret: string;
}

/** Stores sign-ins through Google until their browsers return. */
export interface GoogleFlowStore {
  begin(flow: GoogleFlow, now: number): Promise<GoogleFlowSecrets>;
  /**
   * Returns a flow to its browser, once. Throws `flow_state_already_used`, or `bad_oauth_state` when there is no such
   * flow, it belongs to another browser, or it began before the given time.
   */
  take(secrets: GoogleFlowSecrets, begunAfter: number, now: number): Promise<GoogleFlow>;
  sweep(begunBefore: number): Promise<void>;
}

/** Stores flows in the service's tables. */
export function createGoogleFlowStore(database: AuthDatabase, sealer: Sealer): GoogleFlowStore {
  return {
    begin: async (flow, createdAt) => {
      const id = randomUUID();
      const [state, browserSecret] = [randomSecret(), randomSecret()];
      const sealedPayload = sealer.seal(Buffer.from(JSON.stringify(flow)), sealingContext(id));
      const hashes = { stateHash: hashSecret(state), browserHash: hashSecret(browserSecret) };
      await database
        .insertInto('authGoogleFlows')
        .values({ id, ...hashes, sealedPayload, usedAt: null, createdAt })
        .execute();
      return { state, browserSecret };
    },
    take: async ({ state, browserSecret }, begunAfter, usedAt) => {
      const taken = await database
        .updateTable('authGoogleFlows')
        .set({ usedAt })
        .where('stateHash', '=', hashSecret(state))
        .where('browserHash', '=', hashSecret(browserSecret))
        .where('usedAt', 'is', null)
        .where('createdAt', '>', begunAfter)
        .returning(['id', 'sealedPayload'])
        .executeTakeFirst();
      if (taken === undefined) throw await explainMissingFlow(database, hashSecret(state));
      const payload = sealer.open(taken.sealedPayload, sealingContext(taken.id));
      return JSON.parse(Buffer.from(payload).toString()) as GoogleFlow;
    },
    sweep: async (begunBefore) => {
      await database.deleteFrom('authGoogleFlows').where('createdAt', '<', begunBefore).execute();
    },
  };
}

async function explainMissingFlow(database: AuthDatabase, stateHash: string): Promise<AuthError> {
  const flow = await database
    .selectFrom('authGoogleFlows')
    .select('usedAt')
    .where('stateHash', '=', stateHash)
    .executeTakeFirst();
  const isUsed = flow !== undefined && flow.usedAt !== null;
  return new AuthError(isUsed ? 'flow_state_already_used' : 'bad_oauth_state');
}

function sealingContext(id: string): string {
  return `auth google flow ${id}`;
}

function randomSecret(): string {
  return randomBytes(SECRET_BYTES).toString('base64url');
}
