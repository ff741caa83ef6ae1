import { deleteAccountSchema } from '@proviso/contracts';
import type { FastifyPluginAsync } from 'fastify';

import { accountOf } from '#server/http/account-of.ts';
import { parse } from '#server/http/parse.ts';
import { costlyWork } from '#server/http/rate-limits.ts';

import type { DeleteOwnAccount } from './delete-account.ts';

export function accountRoutes(deleteAccount: DeleteOwnAccount): FastifyPluginAsync {
  return async (routes) => {
    const limits = { config: costlyWork };
    routes.post('/account/deletion', limits, async (request, reply) => {
      const input = parse(deleteAccountSchema, request.body);
      const account = accountOf(request);
      await deleteAccount(account, input, request.ip);
      // Anything that still has to be deleted is logged separately.
      request.log.info({ event: 'account.closed', userId: account.principal.userId });
      return reply.code(204).send();
    });
  };
}
