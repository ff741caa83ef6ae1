import { writeKey, type LabelKey } from '@proviso/contracts';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';

import { Button } from '#web/ui/button.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { showToast } from '#web/ui/toast-store.ts';

import { PassphraseField } from './passphrase-field.tsx';
import { PutBack } from './put-back.tsx';
import { saveKey } from './save-key.ts';
import { texts } from './texts.ts';

const { saving } = texts;

/** For a cleaned text whose key is at hand: puts the values back, or saves the key for later. */
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
      {isSaving && <SavingDialog labels={labels} onClose={() => setIsSaving(false)} />}
    </section>
  );
}

function SavingDialog({
  labels,
  onClose,
}: {
  readonly labels: LabelKey;
  readonly onClose: () => void;
}) {
  const [passphrase, setPassphrase] = useState('');
  const save = async () => {
    try {
      await saveKey(saving.fileName, writeKey(labels), passphrase);
      onClose();
    } catch {
      showToast(saving.failure, undefined, 'destructive');
    }
  };
  return (
    <FormDialog
      title={saving.title}
      description={saving.description}
      size="small"
      cancelLabel={saving.cancel}
      submitLabel={saving.submit}
      isReady
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <p aria-hidden className="text-sm text-ink-soft">
        {saving.description}
      </p>
      <PassphraseField passphrase={passphrase} onChange={setPassphrase} />
    </FormDialog>
  );
}
