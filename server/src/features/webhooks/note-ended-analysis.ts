import type { AnalysisListener, EndedAnalysis } from '#server/ports/analysis-listener.ts';
import type { Database } from '#server/tables/schema.ts';

import type { DeliveryStore } from './delivery-store.ts';
import type { WebhookRecord, WebhookStore } from './webhook-store.ts';

interface Dependencies {
  readonly webhooks: WebhookStore;
  readonly deliveries: DeliveryStore;
}

/**
 * Lays down a delivery for each webhook that wants to know of the end of an analysis, in the transaction that ends it: there is
 * no result of which nobody is told.
 */
export function createNoteEndedAnalysis({
  webhooks,
  deliveries,
}: Dependencies): AnalysisListener['noteEnd'] {
  return async (transaction: Database, ended: EndedAnalysis) => {
    const { profileId, event } = ended;
    for (const { id } of await webhooks.list(profileId, transaction)) {
      // One that is deleted just now must not take the result with it.
      const webhook = await webhooks.hold(transaction, id);
      if (!webhook?.isEnabled || !webhook.events.includes(event)) continue;
      const document = describeEnd(ended, webhook);
      await deliveries.add(transaction, webhook.id, { event, document });
    }
  };
}

/** A file name tells of people often enough ("Warning letter Smith.docx"): it goes out only where that is asked for. */
function describeEnd({ document }: EndedAnalysis, { includesName }: WebhookRecord) {
  const { id, name, status, complianceStatus, isUnread, counts, failure } = document;
  return {
    id,
    ...(includesName && { name }),
    status,
    complianceStatus,
    ...(isUnread !== undefined && { isUnread }),
    counts,
    failure: failure?.code ?? null,
  };
}
