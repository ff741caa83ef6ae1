import type { Dependencies } from '#server/dependencies.ts';
import { createAnalyses } from '#server/features/analyses/index.ts';
import { createBilling } from '#server/features/billing/index.ts';
import { createCleanings } from '#server/features/cleanings/index.ts';
import { configurationRoutes } from '#server/features/configuration/index.ts';
import { createDecisions, DecisionStore } from '#server/features/decisions/index.ts';
import { createDocuments } from '#server/features/documents/index.ts';
import { createEmbeddedCheckout } from '#server/features/embedded-checkout/index.ts';
import { createOriginals } from '#server/features/originals/index.ts';
import { createPolicies } from '#server/features/policies/index.ts';
import { createProfiles } from '#server/features/profiles/index.ts';
import { createReports } from '#server/features/reports/index.ts';
import { createStatistics } from '#server/features/statistics/index.ts';
import { createUsage } from '#server/features/usage/index.ts';

export type Features = ReturnType<typeof createFeatures>;

/** Every feature, bound to what it stands on. Features hold no state: the web and the background each make theirs. */
export function createFeatures(dependencies: Dependencies) {
  const { configuration, payments, embeddedCheckout: desk } = dependencies;
  const { publicOrigin } = configuration;
  const billing = payments && createBilling({ ...dependencies, payments, publicOrigin });
  const usage = createUsage({ ...dependencies, billing: configuration.billing });
  const { allowance } = usage;
  const decisions = new DecisionStore(dependencies);
  const documents = createDocuments({ ...dependencies, allowance, decisions });
  const cleanings = createCleanings({ ...dependencies, documents });
  return {
    /** Null where billing is off. */
    billing,
    /** Null without the embedded checkout. */
    embeddedCheckout: billing && desk && createEmbeddedCheckout({ ...dependencies, desk, billing }),
    usage,
    documents,
    decisions: createDecisions({ ...dependencies, documents, decisions }),
    cleanings,
    originals: createOriginals({ ...dependencies, documents }),
    policies: createPolicies(dependencies),
    profiles: createProfiles({
      ...dependencies,
      countUsed: async (profile) => (await usage.readSubscriptionStatus(profile)).documentsUsed,
    }),
    analyses: createAnalyses({ ...dependencies, allowance, documents }),
    reports: createReports({ ...dependencies, documents, cleanings }),
    statistics: createStatistics({ ...dependencies, documents }),
    configuration: { routes: configurationRoutes(dependencies) },
  };
}
