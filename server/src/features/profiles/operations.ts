import { createProfileSchema, profileSchema } from '@proviso/contracts';
import { z } from 'zod';

import { json, type Operations } from '#server/http/operation.ts';

import { notOwnProfile, profileNotFound } from './errors.ts';

export const profileOperations = {
  getProfile: {
    method: 'GET',
    path: '/users/{id}',
    summary: 'The profile of who asks, by its number or the UUID of the auth service',
    parameters: { id: z.string() },
    answers: { 200: json(profileSchema) },
    refusals: [profileNotFound()],
    needsProfile: false,
  },
  createProfile: {
    method: 'POST',
    path: '/users',
    summary: 'Makes the profile of who asks; 200 where there is one already',
    body: json(createProfileSchema),
    answers: { 201: json(profileSchema), 200: json(profileSchema) },
    refusals: [notOwnProfile(), profileNotFound()],
    needsProfile: false,
  },
} as const satisfies Operations;
