import { createAccountLimiter, type AccountLimiter } from '#server/concurrency/account-limiter.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { createAccounts } from '#server/features/accounts/index.ts';
import { AllowedStore, createAllowed } from '#server/features/allowed/index.ts';
import { createAnalyses } from '#server/features/analyses/index.ts';
import { createApiKeys } from '#server/features/api-keys/index.ts';
import { AuditStore, createAudit } from '#server/features/audit/index.ts';
import { createBilling, createEndPurchases } from '#server/features/billing/index.ts';
import { createChanges } from '#server/features/changes/index.ts';
import { createCleanings } from '#server/features/cleanings/index.ts';
import { createConfiguration } from '#server/features/configuration/index.ts';
import { createDecisions, DecisionStore } from '#server/features/decisions/index.ts';
import { createDocuments } from '#server/features/documents/index.ts';
import { createEmbeddedCheckout } from '#server/features/embedded-checkout/index.ts';
import { createExports } from '#server/features/exports/index.ts';
import { createMarks, MarkStore } from '#server/features/marks/index.ts';
import { createOriginals, createReadingCache } from '#server/features/originals/index.ts';
import { createOwnPolicies } from '#server/features/own-policies/index.ts';
import { createPolicies } from '#server/features/policies/index.ts';
import { createProfiles } from '#server/features/profiles/index.ts';
import { createReports } from '#server/features/reports/index.ts';
import { createRetention } from '#server/features/retention/index.ts';
import { createSearch, TextStore } from '#server/features/search/index.ts';
import { createSecondReader } from '#server/features/second-reader/index.ts';
import { createStatistics } from '#server/features/statistics/index.ts';
import { createUsage } from '#server/features/usage/index.ts';
import { createWebhooks } from '#server/features/webhooks/index.ts';
import type { ExportPart } from '#server/ports/account-lifecycle.ts';
import { analysisBusy } from '#server/refusals/analysis-refusals.ts';

/** Documents read or cleaned on demand, per account. */
const ON_DEMAND = { concurrency: 2, maxWaiting: 20 };
/** Texts and policies, which are small, read on demand, per account. */
const TEXTS_ON_DEMAND = { concurrency: 2, maxWaiting: 200 };

export type Features = ReturnType<typeof createFeatures>;

/**
 * Every feature, bound to its dependencies. Created once per process, for web and background together, because features
 * hold the limiters and the cache of recently read documents.
 */
export function createFeatures(dependencies: Dependencies) {
  const { configuration, payments, embeddedCheckout: backend } = dependencies;
  const { publicOrigin } = configuration;
  const audit = new AuditStore(dependencies);
  const billing = payments && createBilling({ ...dependencies, audit, payments, publicOrigin });
  const usage = createUsage({ ...dependencies, billing: configuration.billing });
  const profiles = createProfiles({
    ...dependencies,
    audit,
    countUsed: async (profile) => (await usage.readSubscriptionStatus(profile)).documentsUsed,
  });
  const webhooks = createWebhooks({ ...dependencies, audit });
  const readingCache = createReadingCache();
  const runTextLimited = createAccountLimiter({ ...TEXTS_ON_DEMAND, refuse: analysisBusy });
  const ownPolicies = createOwnPolicies({ ...dependencies, audit, runLimited: runTextLimited });
  const policies = createPolicies({ ...dependencies, audit, ownPolicies: ownPolicies.policies });
  const secondReader = createSecondReader({ ...dependencies, audit });
  const parts = {
    ...dependencies,
    audit,
    findSecondReader: secondReader.findSecondReader,
    findProfile: profiles.findProfile,
    allowance: usage.allowance,
    policies: policies.policies,
    listener: webhooks.listener,
    readingCache,
  };
  const account = createAccountFeatures(parts, [createEndPurchases({ ...dependencies, audit })]);
  const exporting = [account.audit, ownPolicies, secondReader, account.apiKeys, webhooks];
  return {
    ...createDocumentFeatures(parts, {
      runTextLimited,
      // What an account's export contains besides its documents.
      exportParts: exporting.map(({ exportPart }) => exportPart),
    }),
    profiles,
    usage,
    /** Null when billing is off. */
    billing,
    /** Null without the embedded checkout. */
    embeddedCheckout:
      billing && backend && createEmbeddedCheckout({ ...dependencies, backend, billing }),
    policies,
    ownPolicies,
    webhooks,
    ...account,
    secondReader,
    configuration: createConfiguration(dependencies),
  };
}

type AccountParts = Dependencies &
  Parameters<typeof createApiKeys>[0] &
  Pick<Parameters<typeof createOriginals>[0], 'readingCache'> & { readonly audit: AuditStore };

/** Features about the account itself. */
function createAccountFeatures(
  parts: AccountParts,
  deletionHooks: Parameters<typeof createAccounts>[0]['deletionHooks'],
) {
  return {
    apiKeys: createApiKeys(parts),
    audit: createAudit(parts),
    accounts: createAccounts({
      ...parts,
      forgetReading: parts.readingCache.forget,
      deletionHooks,
    }),
    retention: createRetention(parts),
  };
}

type DocumentParts = Dependencies &
  Pick<
    Parameters<typeof createDocuments>[0],
    'allowance' | 'audit' | 'policies' | 'listener' | 'findSecondReader'
  > &
  Pick<Parameters<typeof createOriginals>[0], 'readingCache'> &
  Pick<Parameters<typeof createExports>[0], 'findProfile'>;

/** What the document and text features need from other features. */
interface SharedParts {
  readonly runTextLimited: AccountLimiter;
  readonly exportParts: readonly ExportPart[];
}

/** Features about documents and texts. */
function createDocumentFeatures(
  parts: DocumentParts,
  { runTextLimited, exportParts }: SharedParts,
) {
  const { days: retentionDays } = parts.configuration.retention;
  const decisions = new DecisionStore(parts);
  const marks = new MarkStore(parts);
  const allowed = new AllowedStore(parts);
  const texts = new TextStore(parts);
  const documents = createDocuments({
    ...parts,
    decisions,
    allowed,
    marks,
    texts,
    retentionDays,
    forgetReading: parts.readingCache.forget,
  });
  const runLimited = createAccountLimiter({ ...ON_DEMAND, refuse: analysisBusy });
  const cleanings = createCleanings({ ...parts, documents, runLimited });
  const changes = createChanges({ documents });
  const allowedValues = createAllowed({ ...parts, documents, allowed });
  return {
    documents,
    cleanings,
    changes,
    allowed: allowedValues,
    decisions: createDecisions({ ...parts, documents, decisions }),
    marks: createMarks({ ...parts, documents, marks, runLimited }),
    originals: createOriginals({ ...parts, documents, runLimited }),
    search: createSearch({ ...parts, documents, texts, marks, runLimited }),
    analyses: createAnalyses({ ...parts, documents, allowed, runLimited: runTextLimited }),
    reports: createReports({ ...parts, documents, cleanings, changes }),
    statistics: createStatistics({ ...parts, documents }),
    exports: createExports({
      ...parts,
      documents,
      cleanings,
      decisions,
      marks,
      parts: [...exportParts, allowedValues.exportPart],
    }),
  };
}
