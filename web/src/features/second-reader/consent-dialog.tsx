import type { Reader } from '@proviso/contracts';
import { useState } from 'react';

import { reasonOf } from '#web/lib/api/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

import { hasReaderChanged, useChooseSecondReader } from './choose-second-reader.ts';
import { isLocalHost } from './is-local-host.ts';
import { offeredReader } from './read-second-reader.ts';
import { ReaderTerms } from './reader-terms.tsx';
import { texts } from './texts.ts';

const { dialog } = texts;

/**
 * Asks for one-time consent before texts are sent to a third party, naming the recipient and what it receives. The
 * recipient shown changes only after a choice was rejected as out of date: nobody should agree to a text that changed
 * while they were reading it.
 */
export function ConsentDialog({
  reader,
  onClose,
}: {
  readonly reader: Reader;
  readonly onClose: () => void;
}) {
  const [shown, setShown] = useState(reader);
  const { model, host } = shown;
  const choosing = useChooseSecondReader();
  const start = () => {
    const showOffered = () => setShown((last) => offeredReader() ?? last);
    choosing.mutate({ isOn: true, reader: shown }, { onSuccess: onClose, onError: showOffered });
  };
  return (
    <Dialog
      title={dialog.title(model)}
      description={dialog.description(host)}
      closeLabel={dialog.cancel}
      size="small"
      isText
      isBusy={choosing.isPending}
      onClose={onClose}
      footer={
        <>
          <Button isBusy={choosing.isPending} onClick={onClose}>
            {dialog.cancel}
          </Button>
          <Button variant="primary" isBusy={choosing.isPending} onClick={start}>
            {choosing.isPending ? dialog.busy : dialog.confirm}
          </Button>
        </>
      }
    >
      <p className="mb-4 break-words">
        <span aria-hidden>{dialog.description(host)} </span>
        {isLocalHost(host) ? dialog.local : dialog.outside(host)}
      </p>
      <ReaderTerms reader={shown} />
      <div role="alert">
        {choosing.isError && <p className="mt-4 text-sm text-high">{failureOf(choosing.error)}</p>}
      </div>
    </Dialog>
  );
}

function failureOf(error: Error): string {
  return hasReaderChanged(error) ? dialog.changed : reasonOf(error, dialog.failed);
}
