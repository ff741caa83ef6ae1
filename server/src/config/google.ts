import { z } from 'zod';

import type { ConfigurationSection } from './entry.ts';
import { serviceAddress } from './service-address.ts';

/** Sign-in with Google, offered only when configured. */
export const googleSection = {
  title: 'Sign-in with Google',
  entries: {
    clientId: {
      variable: 'GOOGLE_CLIENT_ID',
      doc: 'The OAuth client of this installation at Google; its redirect address is PUBLIC_URL followed by `/auth/v1/callback`',
      schema: z.string().optional(),
      defaultText: 'none: no sign-in with Google',
    },
    clientSecret: {
      variable: 'GOOGLE_CLIENT_SECRET',
      doc: 'The secret of that client',
      schema: z.string().optional(),
      defaultText: 'none',
      neededWith: 'GOOGLE_CLIENT_ID',
      isSecret: true,
    },
    issuer: {
      variable: 'GOOGLE_ISSUER',
      doc: 'A different OpenID provider instead of Google, by its issuer address',
      schema: serviceAddress.optional(),
      defaultText: 'https://accounts.google.com',
    },
  },
} satisfies ConfigurationSection;
