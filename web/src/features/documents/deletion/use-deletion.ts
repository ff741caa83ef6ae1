import type { Document } from '@proviso/contracts';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';

import { showToast } from '#web/ui/toast-store.ts';

import { deleteDocument } from '../api/delete-document.ts';
import { refreshDocuments } from '../api/list-documents.ts';
import { deleteEach } from './delete-each.ts';
import { texts } from './texts.ts';

/** The parts of a document that its deletion needs. */
export type DeletableDocument = Pick<Document, 'id' | 'name'>;

/**
 * Deletes documents, one request each. `onDeleted` is called once all of them are gone. If the component unmounts, the
 * deletion in progress is the last, and a message reports how many were deleted.
 */
export function useDeletion(onDeleted: () => void) {
  const [done, setDone] = useState(0);
  const cancellation = useRef<AbortController>(null);
  useEffect(() => () => cancellation.current?.abort(), []);
  const deleting = useMutation({
    mutationFn: async (documents: readonly DeletableDocument[]) => {
      setDone(0);
      cancellation.current = new AbortController();
      const { signal } = cancellation.current;
      const remove = ({ id }: DeletableDocument) => deleteDocument(id);
      const outcome = await deleteEach(documents, { remove, onDone: setDone, signal });
      return { ...outcome, isCancelled: signal.aborted };
    },
    async onSuccess({ deleted, failed, isCancelled }, documents) {
      if (deleted.length === documents.length) {
        showToast(texts.success(deleted.length));
        onDeleted();
      } else if (isCancelled) {
        const detail = failed.length > 0 ? texts.dialog.failed(failed.length) : undefined;
        showToast(texts.cancelled(deleted.length, documents.length), detail);
      } else if (deleted.length > 0) showToast(texts.success(deleted.length));
      await refreshDocuments();
    },
  });
  return {
    start: deleting.mutate,
    isPending: deleting.isPending,
    done,
    /** The documents that could not be deleted. */
    failed: deleting.data?.failed ?? [],
  };
}
