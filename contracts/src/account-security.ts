import { z } from 'zod';

/** `GET` and `PUT /auth/v1/security` of the embedded auth service. */
export const accountSecuritySchema = z.object({
  has_password: z.boolean(),
  login_notifications: z.boolean(),
});

/** `GET /auth/v1/sessions` of the embedded auth service. */
export const ownSessionsSchema = z.object({
  sessions: z.array(
    z.object({
      id: z.string(),
      /** Such as `Firefox on Linux`. */
      device: z.string(),
      /** The IP address where it was opened. */
      address: z.string(),
      created_at: z.iso.datetime(),
      last_seen_at: z.iso.datetime(),
      is_current: z.boolean(),
    }),
  ),
});
export type OwnSession = z.infer<typeof ownSessionsSchema>['sessions'][number];

/** `GET /auth/v1/factors/recovery-codes` of the embedded auth service. */
export const recoveryCodeCountSchema = z.object({ remaining: z.int().nonnegative() });

/** `POST` to the same. */
export const recoveryCodesSchema = z.object({ codes: z.array(z.string()) });
