import { accountOperations } from '#server/features/accounts/index.ts';
import { allowedOperations } from '#server/features/allowed/index.ts';
import { analysisOperations } from '#server/features/analyses/index.ts';
import { apiKeyOperations } from '#server/features/api-keys/index.ts';
import { auditOperations } from '#server/features/audit/index.ts';
import { billingOperations, billingWebhookOperations } from '#server/features/billing/index.ts';
import { changeOperations } from '#server/features/changes/index.ts';
import { cleaningOperations } from '#server/features/cleanings/index.ts';
import { configurationOperations } from '#server/features/configuration/index.ts';
import { decisionOperations } from '#server/features/decisions/index.ts';
import { documentOperations } from '#server/features/documents/index.ts';
import { embeddedCheckoutOperations } from '#server/features/embedded-checkout/index.ts';
import { exportDownloadOperations, exportOperations } from '#server/features/exports/index.ts';
import { markOperations } from '#server/features/marks/index.ts';
import { originalOperations } from '#server/features/originals/index.ts';
import { ownPolicyOperations } from '#server/features/own-policies/index.ts';
import { policyOperations } from '#server/features/policies/index.ts';
import { profileOperations } from '#server/features/profiles/index.ts';
import { reportOperations } from '#server/features/reports/index.ts';
import { retentionOperations } from '#server/features/retention/index.ts';
import { searchOperations } from '#server/features/search/index.ts';
import { secondReaderOperations } from '#server/features/second-reader/index.ts';
import { statisticsOperations } from '#server/features/statistics/index.ts';
import { usageOperations } from '#server/features/usage/index.ts';
import { webhookOperations } from '#server/features/webhooks/index.ts';
import type { Operation, Operations } from '#server/http/operation.ts';
import type { RequiredAccess } from '#server/http/session-guard.ts';

/** An operation with its name, its feature, and what grants access to it. */
export interface ApiOperation extends Operation {
  readonly id: string;
  readonly tag: string;
  readonly access: RequiredAccess | 'public';
}

const descriptionOperations = {
  describeApi: {
    method: 'GET',
    path: '/openapi.json',
    summary: 'Gets this description',
    answers: { 200: { 'application/json': null } },
  },
} as const satisfies Operations;

/** Every operation of the API, with the guards under which `createApp` registers its routes. */
export const API_OPERATIONS: readonly ApiOperation[] = [
  ...behind('session-or-key', {
    Documents: [documentOperations, originalOperations, searchOperations, cleaningOperations],
    Analyses: [
      analysisOperations,
      changeOperations,
      decisionOperations,
      allowedOperations,
      markOperations,
      reportOperations,
      statisticsOperations,
    ],
    Policies: [policyOperations],
    Account: [usageOperations],
  }),
  ...behind('session', {
    Policies: [ownPolicyOperations],
    Account: [
      profileOperations,
      accountOperations,
      auditOperations,
      exportOperations,
      retentionOperations,
      secondReaderOperations,
    ],
    'API keys': [apiKeyOperations],
    Webhooks: [webhookOperations],
    Billing: [billingOperations],
    'Checkout in test mode': [embeddedCheckoutOperations],
  }),
  ...behind('public', {
    Account: [exportDownloadOperations],
    Billing: [billingWebhookOperations],
    Server: [configurationOperations, descriptionOperations],
  }),
];

function behind(
  access: ApiOperation['access'],
  tags: Readonly<Record<string, readonly Operations[]>>,
): readonly ApiOperation[] {
  const placed: ApiOperation[] = [];
  for (const [tag, groups] of Object.entries(tags)) {
    for (const [id, operation] of groups.flatMap((group) => Object.entries(group))) {
      placed.push({ ...operation, id, tag, access });
    }
  }
  return placed;
}
