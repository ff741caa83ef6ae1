import type { AnalysisListener, EndedAnalysis } from '#server/ports/analysis-listener.ts';
import type { Database } from '#server/tables/schema.ts';

import type { DeliveryStore } from './delivery-store.ts';
import type { WebhookRecord, WebhookStore } from './webhook-store.ts';

interface Dependencies {
  readonly webhooks: WebhookStore;
  readonly deliveries: DeliveryStore;
}

/**
 * Adds a delivery for each webhook subscribed to the end of an analysis, in the transaction that ends it, so that no
 * result goes unannounced.
 */
export function createRecordEndedAnalysis({
  webhooks,
  deliveries,
}: Dependencies): AnalysisListener['recordEnd'] {
  return async (transaction: Database, ended: EndedAnalysis) => {
    const { profileId, event } = ended;
    for (const { id } of await webhooks.list(profileId, transaction)) {
      // A webhook deleted at this moment must not fail the result's transaction.
      const webhook = await webhooks.lock(transaction, id);
      if (!webhook?.isEnabled || !webhook.events.includes(event)) continue;
      const document = describeEnd(ended, webhook);
      await deliveries.add(transaction, webhook.id, { event, document });
    }
  };
}

/** File names often identify people ("Warning letter Smith.docx"), so they are sent only on request. */
function describeEnd({ document }: EndedAnalysis, { includesName }: WebhookRecord) {
  const { id, name, status, complianceStatus, isUnread, isPartlyRead, isBlank, counts, failure } =
    document;
  return {
    id,
    ...(includesName && { name }),
    status,
    complianceStatus,
    ...(isUnread !== undefined && { isUnread }),
    ...(isPartlyRead !== undefined && { isPartlyRead }),
    ...(isBlank !== undefined && { isBlank }),
    counts,
    failure: failure?.code ?? null,
  };
}
