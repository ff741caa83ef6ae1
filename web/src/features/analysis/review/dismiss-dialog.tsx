import { useState } from 'react';

import { Checkbox } from '#web/ui/checkbox.tsx';
import { showToast } from '#web/ui/toast-store.ts';

import type { FindingGroup } from '../finding-view.ts';
import { allowEverywhere, dismissFindings, type Dismissal } from './decide.ts';
import { DismissalDialog } from './dismissal-dialog.tsx';
import { texts } from './texts.ts';

const { dialog, everywhere } = texts;

/** Asks why findings are dismissed, and dismisses all of them. */
export function DismissDialog({
  documentId,
  findings,
  title,
  outcome,
  onClose,
}: {
  readonly documentId: number;
  readonly findings: FindingGroup;
  readonly title: string;
  /** Added to the confirmation message. */
  readonly outcome: string | undefined;
  readonly onClose: () => void;
}) {
  const [isEverywhere, setIsEverywhere] = useState(false);
  // A mark consists of words from one document.
  const canAllowEverywhere = findings.every(({ mark }) => mark === undefined);
  const dismiss = async (dismissal: Dismissal) => {
    await (isEverywhere ? allowEverywhere : dismissFindings)(documentId, findings, dismissal);
    if (isEverywhere) showToast(everywhere.success(findings.length));
    else showToast(texts.dismissSuccess(findings.length), outcome);
  };
  return (
    <DismissalDialog
      title={title}
      words={{ ...dialog, confirm: dialog.confirm(findings.length) }}
      onConfirm={dismiss}
      onClose={onClose}
    >
      {canAllowEverywhere && (
        <EverywhereChoice
          count={findings.length}
          isChosen={isEverywhere}
          onChange={setIsEverywhere}
        />
      )}
    </DismissalDialog>
  );
}

function EverywhereChoice({
  count,
  isChosen,
  onChange,
}: {
  readonly count: number;
  readonly isChosen: boolean;
  readonly onChange: (isChosen: boolean) => void;
}) {
  return (
    <div>
      <Checkbox checked={isChosen} onChange={onChange} className="items-start">
        <span className="font-medium">{everywhere.choice(count)}</span>
      </Checkbox>
      <p className="pl-7 text-sm text-ink-faint">{everywhere.hint}</p>
    </div>
  );
}
