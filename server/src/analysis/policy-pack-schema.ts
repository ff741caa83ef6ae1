import type { PolicyPack } from '@proviso/engine/policies';
import { CATEGORIES, SEVERITIES } from '@proviso/engine/vocabulary';
import { z } from 'zod';

const ruleShape = {
  id: z.string(),
  name: z.string(),
  category: z.enum(CATEGORIES),
  severity: z.enum(SEVERITIES),
  why: z.string(),
  recommendation: z.string(),
  isSensitive: z.boolean().exactOptional(),
};

/** The schema of a policy pack received from a worker process or read from the database. */
export const policyPackSchema = z.object({
  name: z.string(),
  title: z.string(),
  version: z.string(),
  description: z.string(),
  only: z.array(z.string()).exactOptional(),
  off: z.array(z.string()),
  severities: z.record(z.string(), z.enum(['informational', ...SEVERITIES])),
  thresholds: z.record(z.string(), z.number()),
  terms: z.array(
    z.object({
      ...ruleShape,
      words: z.array(z.string()),
      replacement: z.string().exactOptional(),
    }),
  ),
  patterns: z.array(z.object({ ...ruleShape, pattern: z.string(), ignoreCase: z.boolean() })),
  allow: z
    .array(
      z.object({
        words: z.array(z.string()),
        pattern: z.string().exactOptional(),
        ignoreCase: z.boolean(),
        types: z.array(z.string()).exactOptional(),
        reason: z.string().exactOptional(),
      }),
    )
    .exactOptional(),
}) satisfies z.ZodType<PolicyPack>;
