import type { KeyFile } from '@proviso/contracts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

import { saveFile } from '#web/lib/save-file.ts';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { showToast } from '#web/ui/toast-store.ts';

import { protectKey } from './protected-key.ts';
import { texts } from './texts.ts';

const { saving } = texts;

/** A key and its file name. */
export interface NamedKey {
  readonly name: string;
  readonly file: KeyFile;
}

/**
 * Saves a key, encrypted if a passphrase is given. This is a separate step after the copy: browsers block a page that
 * saves a second file without another user gesture.
 */
export function SaveKeyDialog({
  namedKey: { name, file },
  onClose,
}: {
  readonly namedKey: NamedKey;
  readonly onClose: () => void;
}) {
  const [passphrase, setPassphrase] = useState('');
  const fileSaving = useMutation({
    mutationFn: async () => {
      const content = passphrase === '' ? file : await protectKey(file, passphrase);
      const json = `${JSON.stringify(content, undefined, 2)}\n`;
      saveFile(name, new Blob([json], { type: 'application/json' }));
    },
    onSuccess() {
      showToast(saving.success, saving.successDetail);
      onClose();
    },
    onError: () => showToast(saving.failure, undefined, 'destructive'),
  });
  return (
    <FormDialog
      title={saving.title}
      description={saving.description}
      size="small"
      cancelLabel={saving.cancel}
      submitLabel={saving.submit}
      isBusy={fileSaving.isPending}
      onSubmit={() => fileSaving.mutate()}
      onClose={onClose}
    >
      <p aria-hidden className="text-sm text-ink-soft">
        {saving.description}
      </p>
      {isSecureContext ? (
        <TextField
          label={saving.passphrase}
          hint={saving.passphraseHint}
          type="password"
          autoComplete="off"
          value={passphrase}
          onChange={({ target }) => setPassphrase(target.value)}
        />
      ) : (
        <p className="text-sm text-medium">{saving.insecure}</p>
      )}
    </FormDialog>
  );
}
