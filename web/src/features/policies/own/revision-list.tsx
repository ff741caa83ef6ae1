import type { OwnPolicyWithSource } from '@proviso/contracts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card, CardHeader } from '#web/ui/card.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { FailureLine } from '#web/ui/failure-line.tsx';
import { Moment } from '#web/ui/moment.tsx';
import { showToast } from '#web/ui/toast-store.ts';

import { readRevision } from './own-policies.ts';
import { texts } from './texts.ts';

const { revisions: words } = texts;

/** A policy's revisions; an earlier one can be loaded back into the editor. */
export function RevisionList({
  policy,
  edited,
  isUnsaved,
  onRestore,
}: {
  readonly policy: OwnPolicyWithSource;
  /** The revision that the editor's text came from: not the newest when another was saved elsewhere. */
  readonly edited: number | undefined;
  /** Whether the editor holds changes that would be lost. */
  readonly isUnsaved: boolean;
  readonly onRestore: (source: string) => void;
}) {
  const restoring = useMutation({
    mutationFn: (revision: number) => readRevision(policy.id, revision),
    onSuccess: (source, revision) => {
      onRestore(source);
      showToast(words.restored(revision));
    },
  });
  const [asked, setAsked] = useState<number | null>(null);
  return (
    <Card>
      <CardHeader title={words.title} />
      <ul className="divide-y divide-line">
        {policy.revisions.map(({ revision, at }) => (
          <li
            key={revision}
            className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-2.5 text-sm"
          >
            <span className="font-medium">{texts.revision(revision)}</span>
            <span className="flex-1 text-ink-faint">
              <Moment value={at} />
            </span>
            {revision === policy.revision && <Badge>{words.current}</Badge>}
            {(revision !== policy.revision || revision !== edited) && (
              <Button
                size="small"
                aria-label={words.restoreOf(revision)}
                isBusy={restoring.isPending}
                onClick={() => (isUnsaved ? setAsked(revision) : restoring.mutate(revision))}
              >
                {words.restore}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <div className="px-5">
        <FailureLine error={restoring.error} />
      </div>
      {asked !== null && (
        <ConfirmDialog
          {...words.replace}
          onConfirm={() => restoring.mutateAsync(asked)}
          onClose={() => setAsked(null)}
        />
      )}
    </Card>
  );
}
