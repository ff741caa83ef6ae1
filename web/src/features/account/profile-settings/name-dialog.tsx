import { useState } from 'react';

import { TextField } from '#web/ui/text-field.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { tooLong } from '#web/ui/too-long.ts';

import { useGuardedChange } from '../reauthentication/use-guarded-change.tsx';
import { FormDialog } from '../settings/form-dialog.tsx';
import { texts } from '../settings/texts.ts';
import { changeName } from './profile-changes.ts';

const { name: words } = texts;
/** The server's limit. */
const MAX_LENGTH = 200;

/** Asks for a new display name. */
export function NameDialog({
  current,
  onClose,
}: {
  readonly current: string;
  readonly onClose: () => void;
}) {
  const [name, setName] = useState(current);
  const [isMissing, setIsMissing] = useState(false);
  const change = useGuardedChange(changeName, () => {
    showToast(words.success);
    onClose();
  });
  const excess = tooLong(name, MAX_LENGTH);
  const submit = () => {
    const wanted = name.trim();
    setIsMissing(wanted === '');
    if (wanted !== '' && excess === undefined) change.start(wanted);
  };
  return (
    <FormDialog
      title={words.title}
      intro={words.intro}
      submitLabel={texts.save}
      busyLabel={texts.saving}
      isBusy={change.isPending}
      error={isMissing ? undefined : change.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label={words.label}
        name="name"
        autoComplete="name"
        value={name}
        error={isMissing ? words.required : excess}
        onChange={(event) => setName(event.target.value)}
      />
    </FormDialog>
  );
}
