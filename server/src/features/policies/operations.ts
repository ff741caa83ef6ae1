import {
  chooseDefaultPolicySchema,
  defaultPolicySchema,
  policyListSchema,
} from '@proviso/contracts';

import { json, type Operations } from '#server/http/operation.ts';
import { policyUnknown } from '#server/refusals/policy-refusals.ts';

export const policyOperations = {
  listPolicies: {
    method: 'GET',
    path: '/policies',
    summary: "Lists the policies to choose from: those of the server, then the account's own",
    answers: { 200: json(policyListSchema) },
  },
  getDefaultPolicy: {
    method: 'GET',
    path: '/policies/default',
    summary: 'Gets the default policy',
    answers: { 200: json(defaultPolicySchema) },
  },
  setDefaultPolicy: {
    method: 'PUT',
    path: '/policies/default',
    summary: 'Sets the default policy',
    body: json(chooseDefaultPolicySchema),
    answers: { 200: json(defaultPolicySchema) },
    refusals: [policyUnknown(['general'])],
  },
} as const satisfies Operations;
