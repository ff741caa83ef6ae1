import type { FastifyRequest } from 'fastify';
import { z } from 'zod';

import type { LinkDestination } from '../codes/prepare-token.ts';
import { readCodeChallenge } from '../flows/code-challenge.ts';
import type { RedirectRule } from '../redirects/redirect-rule.ts';

const querySchema = z.object({ redirect_to: z.string().optional().catch(undefined) });
const challengeSchema = z.object({
  code_challenge: z.string().nullish(),
  code_challenge_method: z.string().nullish(),
});

/** Where the requested link should lead, and which browser may finish the flow. */
export function readLinkDestination(
  request: FastifyRequest,
  redirectRule: RedirectRule,
): LinkDestination {
  return {
    redirectTo: redirectRule(readRedirectTo(request)),
    challenge: readCodeChallenge(challengeSchema.parse(request.body ?? {})),
  };
}

/** The requested redirect address, not yet validated by the redirect rule. */
export function readRedirectTo(request: FastifyRequest): string | undefined {
  const { redirect_to: asked } = querySchema.parse(request.query);
  const header = request.headers['redirect_to'];
  return asked ?? (typeof header === 'string' ? header : undefined);
}
