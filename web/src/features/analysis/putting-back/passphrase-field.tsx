import { TextField } from '#web/ui/text-field.tsx';

import { texts } from './texts.ts';

const { saving } = texts;

/** Takes a passphrase for a key that is to be saved; or says why the browser cannot protect one. */
export function PassphraseField({
  passphrase,
  onChange,
}: {
  readonly passphrase: string;
  readonly onChange: (passphrase: string) => void;
}) {
  if (!isSecureContext) return <p className="text-sm text-medium">{saving.insecure}</p>;
  return (
    <TextField
      label={saving.passphrase}
      hint={saving.passphraseHint}
      type="password"
      autoComplete="off"
      value={passphrase}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
