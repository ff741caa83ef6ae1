import { createHash, randomBytes, randomUUID } from 'node:crypto';

import type { Selectable } from 'kysely';

import type { MethodName } from '../sessions/session.ts';
import type { AuthDatabase, AuthTables } from '../tables.ts';

const CODE_BYTES = 32;
/** So often may a code be tried with a wrong verifier. */
const MAX_ATTEMPTS = 3;

/** A flow to be: which browser may finish it, and how its session will say that it was opened. */
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

/** Where sign-ins wait that one browser began and only that browser may finish (PKCE, RFC 7636). */
export interface FlowStateStore {
  /** Notes the beginning; gives the id of the flow. */
  create(flow: NewFlowState, now: number): Promise<string>;
  /**
   * Makes the code that the flow's browser exchanges for a session of the user, once for each flow; undefined when
   * the flow is gone or has its code already. The payload is kept as it is until then.
   */
  issueCode(
    id: string,
    grant: { readonly userId: string; readonly sealedPayload?: Uint8Array },
    now: number,
  ): Promise<string | undefined>;
  /** Counts a try to exchange the code and gives its flow; undefined when there is none or it was tried too often. */
  takeAttempt(code: string): Promise<FlowState | undefined>;
  /** Uses the flow up: of many callers at once exactly one is told true. */
  redeem(id: string): Promise<boolean>;
  /** Deletes what began before the given time. */
  sweep(createdBefore: number): Promise<void>;
}

/** Keeps flows in the service's tables; to be bound to a transaction for `redeem`. */
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
        .set({ userId, sealedPayload, codeIssuedAt, codeHash: hash(code) })
        .where('id', '=', id)
        .where('codeHash', 'is', null)
        .executeTakeFirst();
      return numUpdatedRows === 1n ? code : undefined;
    },
    takeAttempt: async (code) => {
      const row = await database
        .updateTable('authFlowStates')
        .set((builder) => ({ attempts: builder('attempts', '+', 1) }))
        .where('codeHash', '=', hash(code))
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
    sweep: async (createdBefore) => {
      await database.deleteFrom('authFlowStates').where('createdAt', '<', createdBefore).execute();
    },
  };
}

function hash(code: string): string {
  return createHash('sha256').update(code).digest('base64url');
}
