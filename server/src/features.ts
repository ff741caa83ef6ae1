import type { Dependencies } from '#server/dependencies.ts';
import { createAccounts } from '#server/features/accounts/index.ts';
import { createAnalyses } from '#server/features/analyses/index.ts';
import { createApiKeys } from '#server/features/api-keys/index.ts';
import { AuditStore, createAudit } from '#server/features/audit/index.ts';
import { createBilling } from '#server/features/billing/index.ts';
import { createCleanings } from '#server/features/cleanings/index.ts';
import { createConfiguration } from '#server/features/configuration/index.ts';
import { createDecisions, DecisionStore } from '#server/features/decisions/index.ts';
import { createDocuments } from '#server/features/documents/index.ts';
import { createEmbeddedCheckout } from '#server/features/embedded-checkout/index.ts';
import { createExports } from '#server/features/exports/index.ts';
import { createOriginals } from '#server/features/originals/index.ts';
import { createOwnPolicies } from '#server/features/own-policies/index.ts';
import { createPolicies } from '#server/features/policies/index.ts';
import { createProfiles } from '#server/features/profiles/index.ts';
import { createReports } from '#server/features/reports/index.ts';
import { createRetention } from '#server/features/retention/index.ts';
import { createStatistics } from '#server/features/statistics/index.ts';
import { createUsage } from '#server/features/usage/index.ts';
import { createWebhooks } from '#server/features/webhooks/index.ts';

export type Features = ReturnType<typeof createFeatures>;

/** Every feature, bound to what it stands on. Features hold no state: the web and the background each make theirs. */
export function createFeatures(dependencies: Dependencies) {
  const { configuration, payments, embeddedCheckout: desk } = dependencies;
  const { publicOrigin } = configuration;
  const billing = payments && createBilling({ ...dependencies, payments, publicOrigin });
  const usage = createUsage({ ...dependencies, billing: configuration.billing });
  const { allowance } = usage;
  const audit = new AuditStore(dependencies);
  const webhooks = createWebhooks({ ...dependencies, audit });
  const ownPolicies = createOwnPolicies({ ...dependencies, audit });
  const { policies, ...policyRoutes } = createPolicies({
    ...dependencies,
    ownPolicies: ownPolicies.policies,
  });
  const parts = { ...dependencies, allowance, audit, policies, listener: webhooks.listener };
  const decisions = new DecisionStore(dependencies);
  const { days: retentionDays } = configuration.retention;
  const documents = createDocuments({ ...parts, decisions, retentionDays });
  const cleanings = createCleanings({ ...parts, documents });
  const profiles = createProfiles({
    ...dependencies,
    countUsed: async (profile) => (await usage.readSubscriptionStatus(profile)).documentsUsed,
  });
  return {
    /** Null where billing is off. */
    billing,
    /** Null without the embedded checkout. */
    embeddedCheckout: billing && desk && createEmbeddedCheckout({ ...dependencies, desk, billing }),
    usage,
    documents,
    decisions: createDecisions({ ...parts, documents, decisions }),
    cleanings,
    originals: createOriginals({ ...parts, documents }),
    policies: policyRoutes,
    ownPolicies,
    profiles,
    analyses: createAnalyses({ ...parts, documents }),
    reports: createReports({ ...parts, documents, cleanings }),
    statistics: createStatistics({ ...dependencies, documents }),
    // What else belongs into an export, and what else ends with an account, is added here.
    exports: createExports({
      ...dependencies,
      documents,
      cleanings,
      decisions,
      findProfile: profiles.findProfile,
      parts: [],
    }),
    accounts: createAccounts({
      ...dependencies,
      beforeDeletion: billing === null ? [] : [billing.endSubscription],
    }),
    retention: createRetention(dependencies),
    apiKeys: createApiKeys({ ...parts, findProfile: profiles.findProfile }),
    webhooks,
    audit: createAudit({ audit }),
    configuration: createConfiguration(dependencies),
  };
}
