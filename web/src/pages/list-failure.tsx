import { ServerCrash } from 'lucide-react';

import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';

import { texts } from './texts.ts';

/** A list of documents that could not be read. */
export function ListFailure({ onRetry }: { readonly onRetry: () => unknown }) {
  return (
    <Notice
      icon={ServerCrash}
      title={texts.listFailed.title}
      actions={<Button onClick={() => void onRetry()}>{texts.retry}</Button>}
    >
      <p>{texts.listFailed.text}</p>
    </Notice>
  );
}
