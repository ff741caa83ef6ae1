import { ServerCrash } from 'lucide-react';
import type { ReactNode } from 'react';

import { Button } from './button.tsx';
import { Notice } from './notice.tsx';
import { texts } from './texts.ts';

/** What a page could not be read from the server, and the way to try again. */
export function LoadFailure({
  title = texts.loadFailure.title,
  text = texts.loadFailure.text,
  onRetry,
  children,
}: {
  readonly title?: string;
  readonly text?: string;
  readonly onRetry: () => unknown;
  /** What else can be done. */
  readonly children?: ReactNode;
}) {
  return (
    <Notice
      icon={ServerCrash}
      title={title}
      actions={
        <>
          <Button onClick={() => void onRetry()}>{texts.loadFailure.retry}</Button>
          {children}
        </>
      }
    >
      <p>{text}</p>
    </Notice>
  );
}
