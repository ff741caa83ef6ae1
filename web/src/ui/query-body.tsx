import { type ComponentType, Fragment, type ReactNode } from 'react';

import { reasonOf } from '#web/lib/api/api-error.ts';

import { LoadFailure } from './load-failure.tsx';
import { texts } from './texts.ts';

/**
 * What a query has read: until then, that it is being read, or that this failed. Data stays on screen when a later
 * reading fails.
 */
export function QueryBody<Data>({
  query: { data, error, refetch },
  loading,
  frame: Frame = Fragment,
  children,
}: {
  readonly query: {
    readonly data: Data | undefined;
    readonly error: Error | null;
    readonly refetch: () => unknown;
  };
  readonly loading: ReactNode;
  /** What surrounds a failure. */
  readonly frame?: ComponentType<{ readonly children: ReactNode }>;
  readonly children: (data: Data) => ReactNode;
}) {
  if (data !== undefined) return children(data);
  if (error === null) return loading;
  return (
    <Frame>
      <LoadFailure text={reasonOf(error, texts.loadFailure.text)} onRetry={refetch} />
    </Frame>
  );
}
