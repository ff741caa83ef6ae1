import type { DeliveryFailure } from '@proviso/contracts';

/** What is sent, by POST. */
export interface WebhookRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** What came of it. */
export interface WebhookOutcome {
  /** Null where nobody answered. */
  readonly status: number | null;
  /** Null where the receiver has accepted it. */
  readonly failure: DeliveryFailure | null;
}

/** Sends to addresses that strangers have named, and lets none of them reach what only the server should. */
export interface WebhookSender {
  /** Whether the address can be sent to at all, as far as that shows without asking for its host. */
  accepts(url: string): boolean;
  /** Rejects only when aborted, with the signal's reason. Ends within ten seconds and follows no redirect. */
  send(request: WebhookRequest, signal?: AbortSignal): Promise<WebhookOutcome>;
}
