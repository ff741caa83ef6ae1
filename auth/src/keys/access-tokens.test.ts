import { generateKeyPair, SignJWT } from 'jose';
import { expect, it } from 'vitest';

import { createAccessTokens } from './access-tokens.ts';

const ISSUER = 'http://proviso.test/auth/v1';
const NOW = 1_700_000_000;

/** The required claims of a token. */
const CLAIMS = {
  iss: ISSUER,
  aud: 'authenticated',
  sub: '9f6ff4a5-5ee4-4a4b-9e9c-1f6c2b1b0c11',
  session_id: '3b7d2c61-0d50-4e0f-8a55-7b2d0a3b9e02',
  exp: NOW + 60,
};

const { publicKey, privateKey } = await generateKeyPair('ES256');
const signing = { keyId: 'newest', algorithm: 'ES256', key: privateKey };
const tokens = createAccessTokens(
  {
    signing: () => signing,
    find: async () => publicKey,
  },
  { issuer: ISSUER, clock: { now: () => NOW * 1000 }, accessTokenLife: 60_000 },
);

/** A token with any claims, signed with the service's own key. */
const sign = (claims: Record<string, unknown>, typ = 'JWT') =>
  new SignJWT(claims).setProtectedHeader({ alg: 'ES256', kid: 'newest', typ }).sign(privateKey);

it('a token with all required claims is accepted', async () => {
  expect(await tokens.verify(await sign(CLAIMS))).toEqual({
    userId: CLAIMS.sub,
    sessionId: CLAIMS.session_id,
    aal: 'aal1',
  });
});

it.each<[title: string, claims: Record<string, unknown>]>([
  ['another audience', { ...CLAIMS, aud: 'anonymous' }],
  ['no audience', { ...CLAIMS, aud: undefined }],
  ['another issuer', { ...CLAIMS, iss: `${ISSUER}/` }],
  ['no user', { ...CLAIMS, sub: undefined }],
  ['no session', { ...CLAIMS, session_id: undefined }],
  ['no end', { ...CLAIMS, exp: undefined }],
  ['its end just now', { ...CLAIMS, exp: NOW }],
  ['a beginning to come', { ...CLAIMS, nbf: NOW + 60 }],
])(
  "a token with %s is refused even if signed with the service's own key",
  async (_title, claims) => {
    await expect(tokens.verify(await sign(claims))).rejects.toMatchObject({ code: 'bad_jwt' });
  },
);

it("a token signed with the service's own key for another purpose is refused", async () => {
  await expect(tokens.verify(await sign(CLAIMS, 'logout+jwt'))).rejects.toMatchObject({
    code: 'bad_jwt',
  });
});

it('a token whose subject is not a UUID is refused', async () => {
  const token = await sign({ ...CLAIMS, sub: 'somebody' });
  await expect(tokens.verify(token)).rejects.toMatchObject({ code: 'bad_jwt', status: 400 });
});
