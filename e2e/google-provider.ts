import { once } from 'node:events';
import { createServer } from 'node:http';

import { Provider } from 'oidc-provider';

/** A real OpenID provider on loopback that stands in for Google, with its own sign-in screens. */
export interface GoogleProvider {
  /** The environment variables a server needs to use it. */
  readonly environment: Readonly<Record<string, string>>;
  /** Allows the server at this address to send browsers here; until then the provider rejects everything. */
  admit(serverUrl: string): void;
  stop(): void;
}

/** Signing in by this name yields an email address that the provider has not verified. */
export const UNVERIFIED = 'unverified';

const CLIENT = { id: 'proviso', secret: 'a secret of the journeys' };

/** Starts a provider where everybody has an account: NAME, with any password, is NAME@example.com. */
export async function startGoogleProvider(): Promise<GoogleProvider> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('There is no port.');
  const issuer = `http://127.0.0.1:${address.port}`;
  return {
    environment: {
      GOOGLE_CLIENT_ID: CLIENT.id,
      GOOGLE_CLIENT_SECRET: CLIENT.secret,
      GOOGLE_ISSUER: issuer,
    },
    admit: (serverUrl) => {
      const answer = createProvider(issuer, `${serverUrl}/auth/v1/callback`).callback();
      server.on('request', (request, response) => void answer(request, response));
    },
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

function createProvider(issuer: string, redirectUri: string): Provider {
  return new Provider(issuer, {
    clients: [
      {
        client_id: CLIENT.id,
        client_secret: CLIENT.secret,
        redirect_uris: [redirectUri],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    // Google puts the address into the ID token; the provider does so only with this option.
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    findAccount: (_context, name) => ({
      accountId: name,
      claims: () => ({
        sub: name,
        name,
        email: `${name}@example.com`,
        email_verified: name !== UNVERIFIED,
      }),
    }),
  });
}
