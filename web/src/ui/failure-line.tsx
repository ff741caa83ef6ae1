import { reasonOf } from '#web/lib/api/api-error.ts';

import { texts } from './texts.ts';

/** Why a call failed, in the server's words if it sent any; renders no text without an error. */
export function FailureLine({ error }: { readonly error: Error | null }) {
  return (
    <div role="alert">
      {error && <p className="mt-3 text-sm text-high">{reasonOf(error, texts.failure)}</p>}
    </div>
  );
}
