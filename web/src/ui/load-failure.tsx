import { ServerCrash } from 'lucide-react';
import type { ReactNode } from 'react';

import { useAnnouncement } from './announcements.ts';
import { Button } from './button.tsx';
import { Notice } from './notice.tsx';
import { texts } from './texts.ts';

/** The error message for data that a page could not load, with a retry button. */
export function LoadFailure({
  title = texts.loadFailure.title,
  text = texts.loadFailure.text,
  onRetry,
  children,
}: {
  readonly title?: string;
  readonly text?: string;
  readonly onRetry: () => unknown;
  /** Further actions. */
  readonly children?: ReactNode;
}) {
  useAnnouncement(title, 'assertive');
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
