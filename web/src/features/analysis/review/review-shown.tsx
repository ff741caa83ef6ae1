import type { Issue } from '@proviso/contracts';
import { useState } from 'react';

import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { showToast } from '#web/ui/toast-store.ts';

import type { FindingGroup } from '../finding-view.ts';
import { isOfDocument } from './allowed-id.ts';
import { restoreFindings } from './decide.ts';
import { DismissDialog } from './dismiss-dialog.tsx';
import { texts } from './texts.ts';

const { shown: words } = texts;

interface BulkDecision {
  readonly findings: FindingGroup;
  readonly areDismissed: boolean;
}

/** Decides about all findings that match the filters: dismisses the open ones, or restores them if none is open. */
export function ReviewShown({
  documentId,
  shown,
}: {
  readonly documentId: number;
  readonly shown: readonly Issue[];
}) {
  // A snapshot from when the dialog opened: findings that are decided leave the list.
  const [pending, setPending] = useState<BulkDecision | null>(null);
  const close = () => setPending(null);
  const next = nextDecision(shown);
  return (
    <>
      {next && (
        <Button size="small" onClick={() => setPending(next)}>
          {words[next.areDismissed ? 'restore' : 'dismiss'](next.findings.length)}
        </Button>
      )}
      {pending?.areDismissed === false && (
        <DismissAll {...{ documentId, close }} findings={pending.findings} />
      )}
      {pending?.areDismissed === true && (
        <RestoreAll {...{ documentId, close }} findings={pending.findings} />
      )}
    </>
  );
}

interface DialogProps {
  readonly documentId: number;
  readonly findings: FindingGroup;
  readonly close: () => void;
}

function DismissAll({ documentId, findings, close }: DialogProps) {
  return (
    <DismissDialog
      documentId={documentId}
      findings={findings}
      title={words.dismissTitle(findings.length)}
      outcome={undefined}
      onClose={close}
    />
  );
}

function RestoreAll({ documentId, findings, close }: DialogProps) {
  return (
    <ConfirmDialog
      title={words.restoreTitle(findings.length)}
      text={words.restoreText}
      confirm={words.confirmRestore}
      onConfirm={async () => {
        await restoreFindings(documentId, findings);
        showToast(texts.restoreSuccess(findings.length));
      }}
      onClose={close}
    />
  );
}

/** Null when there is at most one finding to decide about; a single one has its own button. */
function nextDecision(shown: readonly Issue[]): BulkDecision | null {
  const decidable = shown.filter(
    ({ decision }) => decision === undefined || isOfDocument(decision),
  );
  const open = decidable.filter(({ decision }) => decision === undefined);
  const areDismissed = open.length === 0;
  const [first, second, ...rest] = areDismissed ? decidable : open;
  if (first === undefined || second === undefined) return null;
  return { findings: [first, second, ...rest], areDismissed };
}
