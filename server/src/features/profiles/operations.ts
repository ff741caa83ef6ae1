import { createProfileSchema, profileSchema } from '@proviso/contracts';
import { z } from 'zod';

import { json, type Operations } from '#server/http/operation.ts';

import { notOwnProfile, profileNotFound } from './errors.ts';

export const profileOperations = {
  getProfile: {
    method: 'GET',
    path: '/users/{id}',
    summary: 'Gets the profile of the caller, by its number or the UUID of the auth service',
    parameters: { id: z.string() },
    answers: { 200: json(profileSchema) },
    refusals: [profileNotFound()],
    needsProfile: false,
  },
  createProfile: {
    method: 'POST',
    path: '/users',
    summary: 'Creates the profile of the caller; 200 if it exists already',
    body: json(createProfileSchema),
    answers: { 201: json(profileSchema), 200: json(profileSchema) },
    refusals: [notOwnProfile(), profileNotFound()],
    needsProfile: false,
  },
} as const satisfies Operations;
