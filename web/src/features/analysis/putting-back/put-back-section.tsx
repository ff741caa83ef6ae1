import { writeKey, type LabelKey } from '@proviso/contracts';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';

import { Button } from '#web/ui/button.tsx';

import { PutBack } from './put-back.tsx';
import { SaveKeyDialog } from './save-key-dialog.tsx';
import { texts } from './texts.ts';

const { saving } = texts;

/** For a cleaned text whose key is available: restores the values, or saves the key for later. */
export function PutBackSection({ labels }: { readonly labels: LabelKey }) {
  const [isSaving, setIsSaving] = useState(false);
  return (
    <section className="print:hidden">
      <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h3 className="font-semibold">{texts.title}</h3>
        <Button size="small" onClick={() => setIsSaving(true)}>
          <KeyRound aria-hidden className="size-4" />
          {saving.open}
        </Button>
      </header>
      <p className="mt-1 mb-3 text-sm text-ink-faint">{texts.intro}</p>
      <PutBack labels={labels} />
      {isSaving && (
        <SaveKeyDialog
          namedKey={{ name: saving.fileName, file: writeKey(labels) }}
          onClose={() => setIsSaving(false)}
        />
      )}
    </section>
  );
}
