import { texts } from '#web/pages/texts.ts';
import { LoadFailure } from '#web/ui/load-failure.tsx';

/** The error message for a list of documents that could not be loaded. */
export function ListFailure({ onRetry }: { readonly onRetry: () => unknown }) {
  return <LoadFailure {...texts.listFailed} onRetry={onRetry} />;
}
