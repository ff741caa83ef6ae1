import type { z } from 'zod';

import type { Refusal } from '#server/refusals/refusal.ts';

/** The possible contents of a body: a schema for each media type, null for bytes. */
export type Content = Readonly<Record<string, z.ZodType | null>>;

/** One API call, as documented for client developers. */
export interface Operation {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Relative to `/api`, parameters in braces. */
  readonly path: string;
  /** A short summary. */
  readonly summary: string;
  /** Further documentation. */
  readonly description?: string;
  /** The path's parameters; those not listed are ids, counted from 1. */
  readonly parameters?: Readonly<Record<string, z.ZodType>>;
  readonly query?: z.ZodObject<Readonly<Record<string, z.ZodType>>>;
  readonly body?: Content;
  /** Whether the body is optional. */
  readonly isBodyOptional?: boolean;
  /** Whether it changes nothing despite its method, so that a read-only key may call it. */
  readonly isReadOnly?: boolean;
  /** By status. An answer without content has no body. */
  readonly answers: Readonly<Record<number, Content>>;
  /** The refusals it may answer with, besides those of its place in the API. */
  readonly refusals?: readonly Refusal[];
  /** False when the route works without a profile. */
  readonly needsProfile?: boolean;
}

/** A feature's operations by name; generated clients use these names. */
export type Operations = Readonly<Record<string, Operation>>;

/** A JSON body. */
export function json(schema: z.ZodType): Content {
  return { 'application/json': schema };
}
