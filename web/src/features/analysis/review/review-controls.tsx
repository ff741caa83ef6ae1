import type { Document } from '@proviso/contracts';
import { useMutation } from '@tanstack/react-query';
import { useMemo, useState } from 'react';

import { Button } from '#web/ui/button.tsx';
import { showToast } from '#web/ui/toast-store.ts';

import type { FindingGroup } from '../finding-view.ts';
import { RemoveMarkButton } from '../marking/remove-mark-button.tsx';
import { useKeys } from '../viewer/use-keys.ts';
import { restoreFindings } from './decide.ts';
import { showFailure } from './describe-failure.ts';
import { DismissDialog } from './dismiss-dialog.tsx';
import { texts } from './texts.ts';

/** Dismisses a finding, or takes that or its mark back; nothing where a finding has nothing to be recognised by later. */
export function ReviewControls({
  documentId,
  group,
  isChosen,
}: {
  readonly documentId: Document['id'];
  readonly group: FindingGroup;
  /** The keys mean this finding. */
  readonly isChosen: boolean;
}) {
  const [issue] = group;
  if (issue.fingerprint === undefined) return null;
  return (
    <div className="mt-4 flex flex-wrap gap-2 print:hidden">
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

/** One button for both ways, so that the keyboard stays where it is. */
function DecisionButton({
  documentId,
  group,
  isChosen,
}: {
  readonly documentId: number;
  readonly group: FindingGroup;
  readonly isChosen: boolean;
}) {
  // As they were when they were asked about: what is decided of them leaves the group.
  const [asked, setAsked] = useState<FindingGroup | null>(null);
  const [{ typeName, location, decision }] = group;
  const restoring = useMutation({
    mutationFn: () => restoreFindings(documentId, group),
    onSuccess: () => showToast(texts.restoreSuccess(group.length)),
    onError: showFailure,
  });
  const isDismissed = decision !== undefined;
  const isAsked = isChosen && !isDismissed;
  useKeys(useMemo(() => (isAsked ? { d: () => setAsked(group) } : {}), [isAsked, group]));
  return (
    <>
      <Button
        size="small"
        aria-disabled={restoring.isPending}
        onClick={() => {
          if (!isDismissed) setAsked(group);
          else if (!restoring.isPending) restoring.mutate();
        }}
      >
        {isDismissed ? texts.restore : texts.dismiss}
        <span className="visually-hidden">{texts.of(typeName, location)}</span>
      </Button>
      {asked && (
        <DismissDialog
          documentId={documentId}
          findings={asked}
          title={texts.dialog.title(typeName)}
          outcome={asked.length > 1 ? texts.together : undefined}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}
