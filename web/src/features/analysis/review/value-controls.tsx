import type { AllowedValue } from '@proviso/contracts';
import { useState } from 'react';

import { allowValues } from '#web/product/allowed-values.ts';
import { Button } from '#web/ui/button.tsx';
import { showToast } from '#web/ui/toast-store.ts';

import type { FindingGroup } from '../finding-view.ts';
import { allowedIdOf } from './allowed-id.ts';
import { CountAgainDialog } from './count-again-dialog.tsx';
import type { Dismissal } from './decide.ts';
import { DismissalDialog } from './dismissal-dialog.tsx';
import { texts } from './texts.ts';

const { value: words, everywhere } = texts;

/**
 * Allows the value of a finding in a pasted text everywhere, or makes it count again; renders nothing if the policy has
 * decided. Neither a text nor decisions about it alone are stored.
 */
export function ValueControls({
  group: [issue],
  value,
  onAllowed,
  onRemoved,
}: {
  readonly group: FindingGroup;
  readonly value: string;
  readonly onAllowed: (entry: AllowedValue) => void;
  readonly onRemoved: (allowedId: number) => void;
}) {
  const [isDialogOpen, setIsDialogOpen] = useState(false);
  const [countedId, setCountedId] = useState<number | null>(null);
  const { type, typeName, location, decision } = issue;
  const allowedId = allowedIdOf(decision);
  if (decision !== undefined && allowedId === undefined) return null;
  const allow = async (dismissal: Dismissal) => {
    const [entry] = await allowValues({ type, text: value, ...dismissal });
    if (entry !== undefined) onAllowed(entry);
    showToast(everywhere.success(1));
  };
  return (
    <div className="mt-4 print:hidden">
      <Button
        size="small"
        onClick={() => (allowedId === undefined ? setIsDialogOpen(true) : setCountedId(allowedId))}
      >
        {allowedId === undefined ? words.allow : texts.restore}
        <span className="visually-hidden">{texts.of(typeName, location)}</span>
      </Button>
      {isDialogOpen && (
        <DismissalDialog
          title={words.title(typeName)}
          words={words}
          onConfirm={allow}
          onClose={() => setIsDialogOpen(false)}
        />
      )}
      {countedId !== null && (
        <CountAgainDialog
          allowedId={countedId}
          typeName={typeName}
          onDone={() => onRemoved(countedId)}
          onClose={() => setCountedId(null)}
        />
      )}
    </div>
  );
}
