import type { z } from 'zod';

import type { Refusal } from '#server/refusals/refusal.ts';

/** What a body may be: the shape of each media type, null where it is bytes. */
export type Content = Readonly<Record<string, z.ZodType | null>>;

/** One call of the API, as it is told to those who write programs for it. */
export interface Operation {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below `/api`, parameters in braces. */
  readonly path: string;
  /** What it does, in a few words. */
  readonly summary: string;
  /** What one has to know besides. */
  readonly description?: string;
  /** The parameters of the path; those that are not named are ids, counted from 1. */
  readonly parameters?: Readonly<Record<string, z.ZodType>>;
  readonly query?: z.ZodObject<Readonly<Record<string, z.ZodType>>>;
  readonly body?: Content;
  /** Whether the body can be left out. */
  readonly isBodyOptional?: boolean;
  /** Whether it changes nothing though its method says otherwise, so that a key that may only read opens it. */
  readonly isReadOnly?: boolean;
  /** By status. An answer without content has no body. */
  readonly answers: Readonly<Record<number, Content>>;
  /** What it may say no with, beside what its place in the API brings along. */
  readonly refusals?: readonly Refusal[];
  /** False where the route is good for who has no profile yet. */
  readonly needsProfile?: boolean;
}

/** The operations of a feature by their names, which programs that write clients take over. */
export type Operations = Readonly<Record<string, Operation>>;

/** A body of JSON. */
export function json(schema: z.ZodType): Content {
  return { 'application/json': schema };
}
