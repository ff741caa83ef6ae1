import { useMutation } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { useState, type ReactNode } from 'react';

import { isLimitReached, reasonOf } from '#web/lib/api/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { showToast } from '#web/ui/toast-store.ts';

import { refreshDocuments } from '../api/list-documents.ts';
import { rescanDocument } from '../api/rescan-document.ts';
import { texts } from './texts.ts';

const { dialog } = texts;

interface RescanProps {
  readonly documentId: number;
  /** The name of the policy to apply; undefined for that of the previous analysis. */
  readonly policy: string | undefined;
  /** Further options before the analysis starts. */
  readonly options: ReactNode;
  readonly onAccepted: () => void;
  /** Called when the allowance is used up. */
  readonly onLimit: () => void;
}

/** Has a document analyzed again, after confirmation. */
export function RescanButton(props: RescanProps) {
  const [isDialogOpen, setIsDialogOpen] = useState(false);
  return (
    <>
      <Button size="small" onClick={() => setIsDialogOpen(true)}>
        <RefreshCw aria-hidden className="size-4" />
        {texts.rescan}
      </Button>
      {isDialogOpen && <RescanDialog {...props} onClose={() => setIsDialogOpen(false)} />}
    </>
  );
}

function RescanDialog({
  documentId,
  policy,
  options,
  onAccepted,
  onLimit,
  onClose,
}: RescanProps & { readonly onClose: () => void }) {
  const starting = useMutation({
    mutationFn: () => rescanDocument(documentId, policy === undefined ? {} : { policy }),
    onSuccess: () => {
      showToast(texts.started);
      onAccepted();
      onClose();
      return refreshDocuments();
    },
    onError: (error) => {
      if (!isLimitReached(error)) return;
      onClose();
      onLimit();
    },
  });
  return (
    <Dialog
      title={dialog.title}
      description={dialog.intro}
      closeLabel={dialog.cancel}
      isBusy={starting.isPending}
      isForm
      onClose={onClose}
      footer={
        <>
          <Button isBusy={starting.isPending} onClick={onClose}>
            {dialog.cancel}
          </Button>
          <Button variant="primary" isBusy={starting.isPending} onClick={() => starting.mutate()}>
            {starting.isPending ? dialog.busy : dialog.confirm}
          </Button>
        </>
      }
    >
      <div className="space-y-5">
        <p aria-hidden className="text-ink-soft">
          {dialog.intro}
        </p>
        {options}
        <div role="alert">
          {starting.isError && (
            <p className="text-sm text-high">{reasonOf(starting.error, dialog.failure)}</p>
          )}
        </div>
      </div>
    </Dialog>
  );
}
