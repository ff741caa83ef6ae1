import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';

import { parseEmailAddress } from '../accounts/email-address.ts';
import { requirePhoneNumber } from '../accounts/phone-number.ts';
import type { FollowLink } from '../codes/follow-link.ts';
import { invalidLink } from '../codes/invalid-link.ts';
import { VERIFICATION_TYPES } from '../codes/token-purpose.ts';
import type { MailedProof, VerifyCode } from '../codes/verify-code.ts';
import { AuthError } from '../errors.ts';
import type { RedirectRule } from '../redirects/redirect-rule.ts';
import { ACCEPTED_MESSAGE, linkLocation, refusedLocation } from './link-location.ts';
import { linkPage, linkPageHeaders } from './link-page.ts';
import { readRedirectTo } from './read-link-destination.ts';
import { readOrigin } from './read-origin.ts';
import { sessionBody } from './session-body.ts';

const FORM = 'application/x-www-form-urlencoded';

const linkSchema = z.object({ token: z.string().min(1), type: z.enum(VERIFICATION_TYPES) });
const codeSchema = z.object({
  type: z.enum([...VERIFICATION_TYPES, 'sms', 'phone_change']),
  token: z.string().default(''),
  token_hash: z.string().default(''),
  email: z.string().default(''),
  phone: z.string().default(''),
  redirect_to: z.string().default(''),
});

interface Services {
  readonly verifyCode: VerifyCode;
  readonly followLink: FollowLink;
  readonly redirectRule: RedirectRule;
  readonly linkPage: boolean;
  readonly productName: string;
}

/** `GET /verify` is where mailed links lead; `POST /verify` takes the mailed secret from a form or from a client. */
export function verifyRoutes(app: FastifyInstance, services: Services): void {
  void app.register(async (scope) => {
    // The page's form is empty: its data is in its URL.
    scope.addContentTypeParser(
      FORM,
      { parseAs: 'string', bodyLimit: 1024 },
      (_request, _body, done) => done(null, undefined),
    );
    scope.get('/verify', (request, reply) =>
      services.linkPage
        ? sendLinkPage(services, request, reply)
        : handleLink(services, request, reply),
    );
    scope.post('/verify', (request, reply) =>
      request.headers['content-type']?.startsWith(FORM)
        ? handleLink(services, request, reply)
        : handleCode(services, request),
    );
  });
}

async function sendLinkPage(
  { redirectRule, productName }: Services,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const redirectTo = redirectRule(readRedirectTo(request));
  if (!linkSchema.safeParse(request.query).success) return refuseLink(reply, redirectTo);
  return reply.headers(linkPageHeaders(redirectTo)).send(linkPage(productName));
}

async function handleLink(services: Services, request: FastifyRequest, reply: FastifyReply) {
  const redirectTo = services.redirectRule(readRedirectTo(request));
  const link = linkSchema.safeParse(request.query);
  if (!link.success) return refuseLink(reply, redirectTo);
  const { token, type } = link.data;
  const target = { redirectTo, type, isPkce: token.startsWith('pkce_') };
  try {
    const followed = await services.followLink(type, token, readOrigin(request));
    request.log.info({ event: 'auth.link_followed', type, outcome: followed.outcome });
    return await reply.redirect(linkLocation(followed, target), 303);
  } catch (error) {
    if (!(error instanceof AuthError)) throw error;
    request.log.warn({ event: 'auth.link_refused', code: error.code, address: request.ip });
    return reply.redirect(refusedLocation(error, target), 303);
  }
}

/** A user has followed a damaged link, so the answer redirects to the site as for any other link. */
function refuseLink(reply: FastifyReply, redirectTo: string): FastifyReply {
  return reply.redirect(refusedLocation(invalidLink(), { redirectTo, isPkce: false }), 303);
}

async function handleCode({ verifyCode }: Services, request: FastifyRequest) {
  const body = codeSchema.parse(request.body ?? {});
  const proof = readProof(body);
  if (proof === undefined || body.type === 'sms' || body.type === 'phone_change') {
    throw new AuthError('otp_expired');
  }
  try {
    const grant = await verifyCode(body.type, proof, readOrigin(request));
    if (grant === undefined) return { msg: ACCEPTED_MESSAGE, code: '200' };
    request.log.info({ event: 'auth.signed_in', userId: grant.user.id });
    return sessionBody(grant);
  } catch (error) {
    if (error instanceof AuthError) {
      request.log.warn({ event: 'auth.code_refused', code: error.code, address: request.ip });
    }
    throw error;
  }
}

/** Undefined when it cannot belong to anybody here. */
function readProof(body: z.infer<typeof codeSchema>): MailedProof | undefined {
  const { token, token_hash: linkToken, email, phone, redirect_to: redirectTo } = body;
  if ((token === '') === (linkToken === '')) {
    throw invalid('Verify requires either a token or a token hash');
  }
  if (linkToken !== '') {
    if (email === '' && phone === '' && redirectTo === '') return { linkToken };
    throw invalid('Only the token_hash and type should be provided');
  }
  if ((email === '') === (phone === '')) {
    throw invalid('Only an email address or phone number should be provided on verify');
  }
  if (phone !== '') requirePhoneNumber(phone);
  const address = parseEmailAddress(email);
  return address === undefined ? undefined : { email: address, code: token };
}

function invalid(message: string): AuthError {
  return new AuthError('validation_failed', { message });
}
