import type { DeliveryFailure } from '@proviso/contracts';

/** A POST request to send. */
export interface WebhookRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Its outcome. */
export interface WebhookOutcome {
  /** Null when there was no answer. */
  readonly status: number | null;
  /** Null when the receiver accepted it. */
  readonly failure: DeliveryFailure | null;
}

/** Sends to addresses supplied by users, and prevents requests to internal hosts. */
export interface WebhookSender {
  /**
   * Whether the address is acceptable by the rule of `send`. A host that cannot be resolved now is: it may be set up
   * later. Takes at most a few seconds.
   */
  accepts(url: string): Promise<boolean>;
  /** Rejects only when aborted, with the signal's reason. Takes at most ten seconds and follows no redirect. */
  send(request: WebhookRequest, signal?: AbortSignal): Promise<WebhookOutcome>;
}
