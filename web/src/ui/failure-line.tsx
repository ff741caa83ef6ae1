import { ApiError } from '#web/lib/api-error.ts';

import { texts } from './texts.ts';

/** Why a call failed, in the server's words where it said something; silent while there is nothing to say. */
export function FailureLine({ error }: { readonly error: Error | null }) {
  const reason = (error instanceof ApiError ? error.reason : null) ?? texts.failure;
  return <div role="alert">{error && <p className="mt-3 text-sm text-high">{reason}</p>}</div>;
}
