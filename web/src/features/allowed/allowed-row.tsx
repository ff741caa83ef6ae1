import type { AllowedValue } from '@proviso/contracts';
import { useState } from 'react';

import { removeAllowed } from '#web/product/allowed-values.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { CategoryIcon } from '#web/ui/category-icon.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Moment } from '#web/ui/moment.tsx';
import { showToast } from '#web/ui/toast-store.ts';

import { texts } from './texts.ts';

/** One value: what it is, why and since when it is allowed, and the control to undo that. */
export function AllowedRow({ value }: { readonly value: AllowedValue }) {
  const [isConfirming, setIsConfirming] = useState(false);
  const { id, category, typeName, excerpt, reason, note, allowedAt } = value;
  const remove = async () => {
    await removeAllowed(id);
    showToast(texts.removed);
  };
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-5 py-4">
      <div className="min-w-0 flex-1 basis-80 space-y-1.5">
        <div className="flex flex-wrap items-center gap-2.5">
          <CategoryIcon category={category} className="size-4.5" />
          <span className="font-medium">{typeName}</span>
          <Badge>{texts.reasons[reason]}</Badge>
        </div>
        <p className="font-serif text-lg break-words text-ink">{excerpt}</p>
        <p className="text-sm break-words text-ink-faint">
          {texts.allowed} <Moment value={allowedAt} />
          {note !== undefined && <span className="mt-1 block text-ink-soft">{note}</span>}
        </p>
      </div>
      <Button
        size="small"
        aria-label={texts.removeOf(typeName, excerpt)}
        onClick={() => setIsConfirming(true)}
      >
        {texts.remove}
      </Button>
      {isConfirming && (
        <ConfirmDialog
          title={texts.dialog.title(typeName)}
          text={texts.dialog.text}
          confirm={texts.dialog.confirm}
          onConfirm={remove}
          onClose={() => setIsConfirming(false)}
        />
      )}
    </li>
  );
}
