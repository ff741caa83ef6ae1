import type { Document } from '@proviso/contracts';
import { useMutation } from '@tanstack/react-query';
import { useMemo, useState } from 'react';

import { Button } from '#web/ui/button.tsx';
import { showToast } from '#web/ui/toast-store.ts';

import type { FindingGroup } from '../finding-view.ts';
import { RemoveMarkButton } from '../marking/remove-mark-button.tsx';
import { useShortcuts } from '../viewer/use-shortcuts.ts';
import { allowedIdOf } from './allowed-id.ts';
import { CountAgainDialog } from './count-again-dialog.tsx';
import { restoreFindings } from './decide.ts';
import { showFailure } from './describe-failure.ts';
import { DismissDialog } from './dismiss-dialog.tsx';
import { texts } from './texts.ts';

/**
 * Dismisses a finding, restores it, or removes its mark; renders nothing when a finding has nothing to recognize it by
 * later, or the policy has decided.
 */
export function ReviewControls({
  documentId,
  group,
  isChosen,
}: {
  readonly documentId: Document['id'];
  readonly group: FindingGroup;
  /** Keyboard shortcuts apply to this finding. */
  readonly isChosen: boolean;
}) {
  const [issue] = group;
  if (issue.decision?.reason === 'allowed-by-policy') return null;
  return (
    <div className="mt-3 flex flex-wrap gap-2 print:hidden">
      <DecisionButton documentId={documentId} group={group} isChosen={isChosen} />
      {issue.mark !== undefined && (
        <RemoveMarkButton
          documentId={documentId}
          mark={issue.mark}
          subject={texts.of(issue.typeName, issue.location)}
        />
      )}
    </div>
  );
}

/** One button for both directions, so that it keeps the focus. */
function DecisionButton({
  documentId,
  group,
  isChosen,
}: {
  readonly documentId: number;
  readonly group: FindingGroup;
  readonly isChosen: boolean;
}) {
  // A snapshot from when the dialog opened: findings that are decided leave the group.
  const [pendingGroup, setPendingGroup] = useState<FindingGroup | null>(null);
  // The value that should count again in all documents, as it was when the dialog opened.
  const [countedId, setCountedId] = useState<number | null>(null);
  const [{ typeName, location, decision }] = group;
  const restoring = useMutation({
    mutationFn: () => restoreFindings(documentId, group),
    onSuccess: () => showToast(texts.restoreSuccess(group.length)),
    onError: showFailure,
  });
  const isDismissed = decision !== undefined;
  const allowedId = allowedIdOf(decision);
  const canDismissByKey = isChosen && !isDismissed;
  useShortcuts(
    useMemo(
      () => (canDismissByKey ? { d: () => setPendingGroup(group) } : {}),
      [canDismissByKey, group],
    ),
  );
  return (
    <>
      <Button
        size="small"
        aria-disabled={restoring.isPending}
        onClick={() => {
          if (!isDismissed) setPendingGroup(group);
          else if (allowedId !== undefined) setCountedId(allowedId);
          else if (!restoring.isPending) restoring.mutate();
        }}
      >
        {isDismissed ? texts.restore : texts.dismiss}
        <span className="visually-hidden">{texts.of(typeName, location)}</span>
      </Button>
      {countedId !== null && (
        <CountAgainDialog
          allowedId={countedId}
          typeName={typeName}
          onClose={() => setCountedId(null)}
        />
      )}
      {pendingGroup && (
        <DismissDialog
          documentId={documentId}
          findings={pendingGroup}
          title={texts.dialog.title(typeName)}
          outcome={pendingGroup.length > 1 ? texts.together : undefined}
          onClose={() => setPendingGroup(null)}
        />
      )}
    </>
  );
}
