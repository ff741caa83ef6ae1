import { z } from 'zod';

import type { ConfigurationSection } from './entry.ts';
import { serviceAddress } from './service-address.ts';

/** A Supabase project instead of the embedded auth service. */
export const hostedAuthSection = {
  title: 'Hosted auth service',
  entries: {
    url: {
      variable: 'AUTH_URL',
      doc: 'The auth service of a Supabase project, as `https://PROJECT.supabase.co/auth/v1`; accounts, mails and Google are then configured there',
      schema: serviceAddress.optional(),
      defaultText: 'none: the embedded auth service',
    },
    publicKey: {
      variable: 'AUTH_ANON_KEY',
      doc: 'The public (anon or publishable) key of that project; it is sent to browsers',
      schema: z.string().optional(),
      defaultText: 'none',
      neededWith: 'AUTH_URL',
    },
    jwtSecret: {
      variable: 'SUPABASE_JWT_SECRET',
      doc: 'The secret by which an older project signs its tokens (HS256); without it, such tokens are verified by asking the project, at most once a minute each',
      schema: z.string().min(32, 'must have at least 32 characters').optional(),
      defaultText: 'none',
      isSecret: true,
    },
    serviceRoleKey: {
      variable: 'SUPABASE_SERVICE_ROLE_KEY',
      doc: 'The service role key of that project, needed for people to delete their accounts; without it, deletion is not offered',
      schema: z.string().optional(),
      defaultText: 'none',
      isSecret: true,
    },
  },
} satisfies ConfigurationSection;
