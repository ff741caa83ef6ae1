import type { Document } from '@proviso/contracts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

import { Button } from '#web/ui/button.tsx';
import { showToast } from '#web/ui/toast-store.ts';

import type { FindingGroup } from '../finding-view.ts';
import { restoreFindings } from './decide.ts';
import { DismissDialog } from './dismiss-dialog.tsx';
import { failureReason } from './failure-reason.ts';
import { texts } from './texts.ts';

/** Dismisses a finding, or takes that back; nothing where a finding has nothing to be recognised by later. */
export function ReviewControls({
  documentId,
  group,
}: {
  readonly documentId: Document['id'];
  readonly group: FindingGroup;
}) {
  const [issue] = group;
  if (issue.fingerprint === undefined) return null;
  return (
    <div className="mt-4 print:hidden">
      <DecisionButton documentId={documentId} group={group} />
    </div>
  );
}

/** One button for both ways, so that the keyboard stays where it is. */
function DecisionButton({
  documentId,
  group,
}: {
  readonly documentId: number;
  readonly group: FindingGroup;
}) {
  const [isAsking, setIsAsking] = useState(false);
  const [{ typeName, location, decision }] = group;
  const restoring = useMutation({
    mutationFn: () => restoreFindings(documentId, group),
    onSuccess: () => showToast(texts.restoreSuccess),
    onError: (error) => showToast(texts.failure, failureReason(error), 'destructive'),
  });
  const isDismissed = decision !== undefined;
  return (
    <>
      <Button
        size="small"
        aria-disabled={restoring.isPending}
        onClick={() => {
          if (!isDismissed) setIsAsking(true);
          else if (!restoring.isPending) restoring.mutate();
        }}
      >
        {isDismissed ? texts.restore : texts.dismiss}
        <span className="visually-hidden">{texts.of(typeName, location)}</span>
      </Button>
      {isAsking && (
        <DismissDialog documentId={documentId} group={group} onClose={() => setIsAsking(false)} />
      )}
    </>
  );
}
