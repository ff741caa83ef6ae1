import {
  analyzeTextResponseSchema,
  changePolicySchema,
  ownPolicyListSchema,
  ownPolicyWithSourceSchema,
  policyCheckSchema,
  policyRevisionSchema,
  policySourceSchema,
  tryPolicySchema,
} from '@proviso/contracts';

import { json, type Operations } from '#server/http/operation.ts';
import { analyzerRefusals } from '#server/refusals/analysis-refusals.ts';

import {
  revisionConflict,
  nameTaken,
  policyInvalid,
  policyNotFound,
  policyTooComplex,
  sampleBlank,
  tooManyPolicies,
} from './errors.ts';
import { MAX_POLICIES } from './manage-policies.ts';

const unworkable = [policyTooComplex(), ...analyzerRefusals([])];
const unacceptable = [policyInvalid([]), nameTaken(), ...unworkable];

export const ownPolicyOperations = {
  checkPolicy: {
    method: 'POST',
    path: '/policies/check',
    summary: 'Validates a policy and lists its problems by line',
    body: json(policySourceSchema),
    answers: { 200: json(policyCheckSchema) },
    refusals: unworkable,
  },
  tryPolicy: {
    method: 'POST',
    path: '/policies/try',
    summary: 'Tries a policy on a sample; nothing is stored or counted',
    body: json(tryPolicySchema),
    answers: { 200: json(analyzeTextResponseSchema) },
    refusals: [sampleBlank(), policyInvalid([]), ...unworkable],
  },
  listOwnPolicies: {
    method: 'GET',
    path: '/policies/own',
    summary: "Lists the account's own policies, by title",
    answers: { 200: json(ownPolicyListSchema) },
  },
  createOwnPolicy: {
    method: 'POST',
    path: '/policies/own',
    summary: 'Creates a policy from YAML',
    body: json(policySourceSchema),
    answers: { 201: json(ownPolicyWithSourceSchema) },
    refusals: [...unacceptable, tooManyPolicies(MAX_POLICIES)],
  },
  getOwnPolicy: {
    method: 'GET',
    path: '/policies/own/{id}',
    summary: 'Gets a policy with its YAML and revisions',
    answers: { 200: json(ownPolicyWithSourceSchema) },
    refusals: [policyNotFound()],
  },
  changeOwnPolicy: {
    method: 'PUT',
    path: '/policies/own/{id}',
    summary: 'Saves a new revision of a policy',
    body: json(changePolicySchema),
    answers: { 200: json(ownPolicyWithSourceSchema) },
    refusals: [...unacceptable, policyNotFound(), revisionConflict()],
  },
  deleteOwnPolicy: {
    method: 'DELETE',
    path: '/policies/own/{id}',
    summary: 'Deletes a policy; existing reports stay',
    answers: { 204: {} },
    refusals: [policyNotFound()],
  },
  getPolicyRevision: {
    method: 'GET',
    path: '/policies/own/{id}/revisions/{revision}',
    summary: 'Gets the YAML of an earlier revision',
    answers: { 200: json(policyRevisionSchema) },
    refusals: [policyNotFound()],
  },
} as const satisfies Operations;
