import { type ApiKeyScope, MAX_LABEL_LENGTH } from '@proviso/contracts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

import { FailureLine } from '#web/ui/failure-line.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { RadioGroup } from '#web/ui/radio-group.tsx';
import { SecretDialog } from '#web/ui/secret-dialog.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { tooLong } from '#web/ui/too-long.ts';

import { createApiKey, type Expiry } from './api-keys.ts';
import { texts } from './texts.ts';

const { dialog, scopes } = texts;
const SCOPES = [
  { value: 'read', ...scopes.read },
  { value: 'write', ...scopes.write },
] as const;

/** Creates a key and then shows it, once only. */
export function CreateKeyDialog({ onClose }: { readonly onClose: () => void }) {
  const [secret, setSecret] = useState<string | null>(null);
  return secret === null ? (
    <KeyForm onClose={onClose} onCreated={setSecret} />
  ) : (
    <SecretDialog {...texts.made} secret={secret} closeLabel={dialog.close} onClose={onClose} />
  );
}

function KeyForm({
  onClose,
  onCreated,
}: {
  readonly onClose: () => void;
  readonly onCreated: (secret: string) => void;
}) {
  const [name, setName] = useState('');
  const [scope, setScope] = useState<ApiKeyScope>('read');
  const [expiry, setExpiry] = useState<Expiry>('90');
  const creating = useMutation({
    mutationFn: () => createApiKey({ name, scope, expiry }),
    onSuccess: ({ secret }) => onCreated(secret),
  });
  const nameError = tooLong(name, MAX_LABEL_LENGTH);
  return (
    <FormDialog
      title={dialog.title}
      description={dialog.description}
      cancelLabel={dialog.cancel}
      submitLabel={creating.isPending ? dialog.busy : dialog.confirm}
      isReady={name.trim() !== '' && nameError === undefined}
      isBusy={creating.isPending}
      onSubmit={() => creating.mutate()}
      onClose={onClose}
    >
      <TextField
        label={dialog.name}
        hint={dialog.nameHint}
        value={name}
        error={nameError}
        required
        autoComplete="off"
        onChange={({ target }) => setName(target.value)}
      />
      <RadioGroup label={dialog.scope} value={scope} options={SCOPES} onChange={setScope} />
      <div className="space-y-1.5">
        <p aria-hidden className="text-sm font-medium">
          {dialog.expiry}
        </p>
        <Select<Expiry>
          label={dialog.expiry}
          value={expiry}
          options={texts.expiries}
          onChange={setExpiry}
          className="w-full sm:w-56"
        />
      </div>
      <FailureLine error={creating.error} />
    </FormDialog>
  );
}
