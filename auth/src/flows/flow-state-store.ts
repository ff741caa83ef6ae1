import { randomBytes, randomUUID } from 'node:crypto';

import type { Selectable } from 'kysely';

import { hashSecret } from '../keys/hash-secret.ts';
import type { MethodName } from '../sessions/session.ts';
import type { AuthDatabase, AuthTables } from '../tables.ts';

const CODE_BYTES = 32;
/** How often a code may be tried with a wrong verifier. */
const MAX_ATTEMPTS = 3;

/** A new flow: which browser may finish it, and the method its session will record. */
interface NewFlowState {
  /** RFC 7636, method S256. */
  readonly challenge: string;
  readonly method: MethodName;
}

/** A flow whose code was issued. */
type FlowState = Pick<
  Selectable<AuthTables['authFlowStates']>,
  'id' | 'method' | 'challenge' | 'sealedPayload'
> & { readonly userId: string; readonly codeIssuedAt: number };

/** Stores sign-ins that only the browser that began them may finish (PKCE, RFC 7636). */
export interface FlowStateStore {
  /** Records the start of a flow; returns its id. */
  create(flow: NewFlowState, now: number): Promise<string>;
  /**
   * Creates the code that the flow's browser exchanges for a session of the user, once per flow; undefined when the
   * flow is gone or already has its code. The payload is stored unchanged until then.
   */
  issueCode(
    id: string,
    grant: { readonly userId: string; readonly sealedPayload?: Uint8Array },
    now: number,
  ): Promise<string | undefined>;
  /**
   * Counts an attempt to exchange the code and returns its flow; undefined when there is none or there were too many
   * attempts.
   */
  takeAttempt(code: string): Promise<FlowState | undefined>;
  /** Consumes the flow: of several concurrent callers exactly one gets true. */
  redeem(id: string): Promise<boolean>;
  /** Ends the flows whose codes would open a session of the user. */
  deleteOfUser(userId: string): Promise<void>;
  /** Deletes flows begun before the given time. */
  sweep(createdBefore: number): Promise<void>;
}

/** Stores flows in the service's tables; bind it to a transaction for `redeem`. */
export function createFlowStateStore(database: AuthDatabase): FlowStateStore {
  return {
    create: async ({ challenge, method }, createdAt) => {
      const id = randomUUID();
      await database
        .insertInto('authFlowStates')
        .values({ id, challenge, method, createdAt, attempts: 0 })
        .execute();
      return id;
    },
    issueCode: async (id, { userId, sealedPayload = null }, codeIssuedAt) => {
      const code = randomBytes(CODE_BYTES).toString('base64url');
      const { numUpdatedRows } = await database
        .updateTable('authFlowStates')
        .set({ userId, sealedPayload, codeIssuedAt, codeHash: hashSecret(code) })
        .where('id', '=', id)
        .where('codeHash', 'is', null)
        .executeTakeFirst();
      return numUpdatedRows === 1n ? code : undefined;
    },
    takeAttempt: async (code) => {
      const row = await database
        .updateTable('authFlowStates')
        .set((builder) => ({ attempts: builder('attempts', '+', 1) }))
        .where('codeHash', '=', hashSecret(code))
        .where('attempts', '<', MAX_ATTEMPTS)
        .returningAll()
        .executeTakeFirst();
      if (row === undefined || row.userId === null || row.codeIssuedAt === null) return undefined;
      return { ...row, userId: row.userId, codeIssuedAt: row.codeIssuedAt };
    },
    redeem: async (id) => {
      const deleted = await database
        .deleteFrom('authFlowStates')
        .where('id', '=', id)
        .returning('id')
        .execute();
      return deleted.length === 1;
    },
    deleteOfUser: async (userId) => {
      await database.deleteFrom('authFlowStates').where('userId', '=', userId).execute();
    },
    sweep: async (createdBefore) => {
      await database.deleteFrom('authFlowStates').where('createdAt', '<', createdBefore).execute();
    },
  };
}
