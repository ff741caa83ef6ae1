import { Refusal } from '#server/refusals/refusal.ts';

export function webhookNotFound(): Refusal {
  return new Refusal('not-found', 'webhooks.not_found', 'There is no such webhook.');
}

export function tooManyWebhooks(maximum: number): Refusal {
  const message = `An account can have ${maximum} webhooks. Delete one that is not used first.`;
  return new Refusal('conflict', 'webhooks.too_many', message);
}

/** Checked before anything is sent, and again at each delivery: a host's address can change. */
export function urlRefused(): Refusal {
  const message =
    'This address cannot be used: it must be an http or https address on the public internet, without a password, on port 80, 443 or above 1023.';
  return new Refusal('invalid', 'webhooks.url_refused', message);
}
