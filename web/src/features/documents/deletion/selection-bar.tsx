import type { Document } from '@proviso/contracts';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';

import { classNames } from '#web/lib/class-names.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';

import { DeleteDialog } from './delete-dialog.tsx';
import { texts } from './texts.ts';

/** Selects all shown documents or none, shows how many are selected, and deletes them. */
export function SelectionBar({
  shown,
  selected,
  onSelect,
}: {
  readonly shown: readonly Document[];
  /** The shown documents that are selected. */
  readonly selected: readonly Document[];
  readonly onSelect: (documents: readonly Document[]) => void;
}) {
  const [isDeleting, setIsDeleting] = useState(false);
  const isSome = selected.length > 0;
  return (
    <fieldset
      aria-label={texts.bar}
      // Until something is selected, it has nothing to say that would deserve a box.
      className={classNames(
        'sticky top-16 z-20 -my-3 flex before:absolute before:inset-x-0 before:bottom-full before:-mx-px before:mb-px before:h-2 before:bg-ground print:hidden flex-wrap items-center gap-x-4 gap-y-2 rounded-md border px-5 py-1.5 text-sm lg:top-2',
        isSome ? 'border-line bg-surface' : 'border-transparent bg-ground',
      )}
    >
      <Checkbox
        className="min-h-9"
        checked={selected.length === shown.length}
        isMixed={isSome && selected.length < shown.length}
        onChange={(checked) => onSelect(checked ? shown : [])}
      >
        {texts.selectAll}
      </Checkbox>
      <p aria-live="polite" className="text-ink-faint tabular-nums">
        {isSome && texts.selected(selected.length)}
      </p>
      {isSome && (
        <div className="ml-auto flex gap-2">
          <Button size="small" variant="quiet" onClick={() => onSelect([])}>
            {texts.clear}
          </Button>
          <Button size="small" onClick={() => setIsDeleting(true)}>
            <Trash2 aria-hidden className="size-4" />
            {texts.delete}
          </Button>
        </div>
      )}
      {isDeleting && (
        <DeleteDialog
          documents={selected}
          onClose={() => setIsDeleting(false)}
          onDeleted={() => {
            setIsDeleting(false);
            onSelect([]);
          }}
        />
      )}
    </fieldset>
  );
}
