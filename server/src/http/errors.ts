import { nameInMessage } from '#server/refusals/name-in-message.ts';
import { Refusal } from '#server/refusals/refusal.ts';

/** Input that cannot be parsed as a request. */
export function requestMalformed(): Refusal {
  return new Refusal('invalid', 'request.malformed', 'The request is malformed.');
}

/** Names the field, never the value; no field when the input as a whole is invalid. */
export function requestInvalid(field: string | undefined): Refusal {
  const subject = field ? `The field ${field}` : 'The request';
  return new Refusal('invalid', 'request.invalid', `${subject} is missing or not valid.`);
}

/**
 * `path` is where it stands. Nobody would look at it: it is mostly a slip, and without it the request means something
 * else.
 */
export function requestUnknownName(
  name: string | undefined,
  path: readonly PropertyKey[] = [],
): Refusal {
  const shown = nameInMessage(name);
  const isShown = (part: PropertyKey) => nameInMessage(String(part)) ?? typeof part === 'number';
  const place = [...(path.every(isShown) ? path : []), shown].join('.');
  const subject = shown === undefined ? 'A field of the request' : `The field ${place}`;
  return new Refusal('invalid', 'request.invalid', `${subject} is not known here.`);
}

export function requestTooLarge(): Refusal {
  return new Refusal('too-large', 'request.too_large', 'The request is too large.');
}

export function mediaTypeUnsupported(): Refusal {
  const message = 'This content type is not accepted here.';
  return new Refusal('unsupported-type', 'request.unsupported_media_type', message);
}

export function pathUnknown(): Refusal {
  return new Refusal('not-found', 'request.unknown_path', 'There is nothing at this address.');
}

export function tooManyRequests(remainingMs: number): Refusal {
  const message = 'Too many requests. Please wait a moment and try again.';
  const seconds = Math.ceil(remainingMs / 1000);
  return new Refusal('too-many-requests', 'request.too_many', message, seconds);
}

/** A cross-site write sent by a browser. */
export function crossSite(): Refusal {
  return new Refusal('forbidden', 'request.cross_site', 'This request comes from another site.');
}

/** Ends an abandoned request without logging it as our fault; nobody reads this answer. */
export function requestAbandoned(): Refusal {
  return new Refusal('busy', 'request.abandoned', 'The client has not waited for the answer.');
}

/** Without the operator's token, or with a wrong one. */
export function metricsTokenRequired(): Refusal {
  return new Refusal(
    'unauthenticated',
    'metrics.token_required',
    'Send the token for the metrics.',
  );
}

export function profileRequired(): Refusal {
  return new Refusal('forbidden', 'profiles.required', 'Create your profile first.');
}

export function sessionRequired(): Refusal {
  return new Refusal('unauthenticated', 'session.required', 'Sign in to continue.');
}

/** An API key where only a session is accepted. */
export function keyNotAccepted(): Refusal {
  const message = 'API keys do not open this: sign in for it.';
  return new Refusal('forbidden', 'api_keys.session_required', message);
}

export function keyReadOnly(): Refusal {
  const message = 'This API key may only read.';
  return new Refusal('forbidden', 'api_keys.read_only', message);
}
