import type { Document } from '@proviso/contracts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

import { showToast } from '#web/ui/toast-store.ts';

import { deleteDocument } from '../api/delete-document.ts';
import { refreshDocuments } from '../api/list-documents.ts';
import { deleteEach } from './delete-each.ts';
import { texts } from './texts.ts';

/** What a deletion is about. */
export type Doomed = Pick<Document, 'id' | 'name'>;

/** Deletes documents, one request each. `onDeleted` is called once all of them are gone. */
export function useDeletion(onDeleted: () => void) {
  const [done, setDone] = useState(0);
  const deleting = useMutation({
    mutationFn: (documents: readonly Doomed[]) => {
      setDone(0);
      return deleteEach(documents, ({ id }) => deleteDocument(id), setDone);
    },
    async onSuccess({ deleted, failed }) {
      if (deleted.length > 0) showToast(texts.success(deleted.length));
      if (failed.length === 0) onDeleted();
      await refreshDocuments();
    },
  });
  return {
    start: deleting.mutate,
    isPending: deleting.isPending,
    done,
    /** Those that are still there. */
    failed: deleting.data?.failed ?? [],
  };
}
