import type { FastifyInstance, FastifyReply } from 'fastify';

import type { SigningKeys } from '../keys/signing-keys.ts';
import type { AuthOptions } from '../options.ts';

/** In seconds; a client that encounters an unknown key refetches sooner. */
const KEYS_MAX_AGE = 600;

/** Sign-in methods that clients of the protocol may look for but this service does not offer. */
const ABSENT_PROVIDERS = [
  'apple',
  'azure',
  'bitbucket',
  'discord',
  'facebook',
  'figma',
  'fly',
  'github',
  'gitlab',
  'kakao',
  'keycloak',
  'linkedin',
  'linkedin_oidc',
  'notion',
  'slack',
  'slack_oidc',
  'snapchat',
  'spotify',
  'twitch',
  'twitter',
  'workos',
  'x',
  'zoom',
] as const;

interface Services {
  readonly keys: SigningKeys;
  readonly signup: AuthOptions['signup'];
  readonly autoConfirm: boolean;
  readonly anonymousSignIns: boolean;
  readonly phoneSignIns: boolean;
  readonly google?: AuthOptions['google'];
}

/** Public information: `GET /.well-known/jwks.json`, `/settings` and `/health`. */
export function informationRoutes(
  app: FastifyInstance,
  { keys, signup, autoConfirm, anonymousSignIns, phoneSignIns, google }: Services,
): void {
  app.get('/.well-known/jwks.json', (_request, reply) => handleKeys(keys, reply));
  const absent = Object.fromEntries(ABSENT_PROVIDERS.map((provider) => [provider, false]));
  app.get('/settings', () => ({
    external: {
      ...absent,
      email: true,
      phone: phoneSignIns,
      anonymous_users: anonymousSignIns,
      google: google !== undefined,
    },
    disable_signup: signup === 'closed',
    mailer_autoconfirm: autoConfirm,
    phone_autoconfirm: false,
    sms_provider: '',
    saml_enabled: false,
  }));
  app.get('/health', () => ({
    // Clients know the protocol by the name of its first server.
    name: 'GoTrue',
    version: 'proviso',
    description: 'Sign-in service of Proviso, compatible with Supabase Auth',
  }));
}

async function handleKeys(keys: SigningKeys, reply: FastifyReply) {
  const published = await keys.published();
  return reply.header('cache-control', `public, max-age=${KEYS_MAX_AGE}`).send(published);
}
