import { ServerCrash } from 'lucide-react';

import { Button } from './button.tsx';
import { Notice } from './notice.tsx';
import { texts } from './texts.ts';

/** What a page could not be read from the server, and the way to try again. */
export function LoadFailure({ onRetry }: { readonly onRetry: () => unknown }) {
  return (
    <Notice
      icon={ServerCrash}
      title={texts.loadFailure.title}
      actions={<Button onClick={() => void onRetry()}>{texts.loadFailure.retry}</Button>}
    >
      <p>{texts.loadFailure.text}</p>
    </Notice>
  );
}
