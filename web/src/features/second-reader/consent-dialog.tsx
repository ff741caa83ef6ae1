import type { Reader } from '@proviso/contracts';

import { reasonOf } from '#web/lib/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

import { hasReaderChanged, useChooseSecondReader } from './choose-second-reader.ts';
import { isLocalHost } from './is-local-host.ts';
import { ReaderTerms } from './reader-terms.tsx';
import { texts } from './texts.ts';

const { dialog } = texts;

/** Asks once before texts are sent to somebody, and says who that is and what they get. */
export function ConsentDialog({
  reader,
  onClose,
}: {
  readonly reader: Reader;
  readonly onClose: () => void;
}) {
  const { model, host } = reader;
  const choosing = useChooseSecondReader();
  const start = () =>
    choosing.mutate({ isOn: true, reader: { model, host } }, { onSuccess: onClose });
  return (
    <Dialog
      title={dialog.title(model)}
      description={dialog.description(host)}
      closeLabel={dialog.cancel}
      size="small"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{dialog.cancel}</Button>
          <Button variant="primary" isBusy={choosing.isPending} onClick={start}>
            {choosing.isPending ? dialog.busy : dialog.confirm}
          </Button>
        </>
      }
    >
      <div className="space-y-4">
        <p className="break-words">
          <span aria-hidden>{dialog.description(host)} </span>
          {isLocalHost(host) ? dialog.local(host) : dialog.outside(host)}
        </p>
        <ReaderTerms reader={reader} />
        <div role="alert" className="text-sm text-high">
          {choosing.isError && <p>{failureOf(choosing.error)}</p>}
        </div>
      </div>
    </Dialog>
  );
}

function failureOf(error: Error): string {
  return hasReaderChanged(error) ? dialog.changed : reasonOf(error, dialog.failed);
}
