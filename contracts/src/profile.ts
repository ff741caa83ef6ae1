import { z } from 'zod';

export const PLANS = ['free', 'starter', 'pro'] as const;
export const planSchema = z.enum(PLANS);
export type Plan = z.infer<typeof planSchema>;

/** An account as shown to its owner. */
export const profileSchema = z.object({
  /** Our own integer; the auth user's UUID stays with the auth service. */
  id: z.int().positive(),
  email: z.string(),
  name: z.string(),
  plan: planSchema,
  /** Analyses used in the current period. */
  documentsUsed: z.int().nonnegative(),
  role: z.string(),
  isDemo: z.boolean(),
  /** True only when the address was proven by a mailed code or by a trusted provider. */
  isEmailVerified: z.boolean(),
});
export type Profile = z.infer<typeof profileSchema>;

/**
 * What a client sends to create its profile. Plan, usage, role and e-mail are accepted, so that a client can send a
 * whole profile, but ignored: the server sets them.
 */
export const createProfileSchema = z.strictObject({
  id: z.union([z.string(), z.number()]).optional(),
  email: z.string().optional(),
  name: z.string().trim().max(200).optional(),
  plan: z.unknown().optional(),
  documentsUsed: z.unknown().optional(),
  role: z.unknown().optional(),
});
export type CreateProfile = z.input<typeof createProfileSchema>;
