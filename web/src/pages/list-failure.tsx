import { LoadFailure } from '#web/ui/load-failure.tsx';

import { texts } from './texts.ts';

/** A list of documents that could not be read. */
export function ListFailure({ onRetry }: { readonly onRetry: () => unknown }) {
  return <LoadFailure {...texts.listFailed} onRetry={onRetry} />;
}
