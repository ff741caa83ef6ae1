import { useState } from 'react';

import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextField } from '#web/ui/text-field.tsx';

import { useGuardedChange } from '../reauthentication/use-guarded-change.tsx';
import { FormDialog } from '../settings/form-dialog.tsx';
import { texts } from '../settings/texts.ts';
import { useHasMail } from '../use-has-mail.ts';
import { requestEmailChange } from './profile-changes.ts';

const { email: words } = texts;

/** Asks for a new address and explains how it is confirmed. */
export function EmailDialog({
  current,
  onClose,
}: {
  readonly current: string;
  readonly onClose: () => void;
}) {
  const [email, setEmail] = useState('');
  const [isSame, setIsSame] = useState(false);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const change = useGuardedChange(
    async (address: string) => {
      await requestEmailChange(address);
      return address;
    },
    (address) => setSentTo(address),
  );
  const submit = () => {
    const address = email.trim();
    const isUnchanged = address.toLowerCase() === current.toLowerCase();
    setIsSame(isUnchanged);
    if (!isUnchanged && address !== '') change.start(address);
  };
  if (change.proof !== null) return change.proof;
  if (sentTo !== null) return <MailsSent from={current} to={sentTo} onClose={onClose} />;
  return (
    <FormDialog
      title={words.title}
      intro={words.intro}
      submitLabel={words.send}
      busyLabel={words.sending}
      isBusy={change.isPending}
      error={isSame ? undefined : change.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label={words.label}
        type="email"
        name="email"
        autoComplete="email"
        required
        value={email}
        error={isSame ? words.same : undefined}
        onChange={(event) => setEmail(event.target.value)}
      />
    </FormDialog>
  );
}

function MailsSent({
  from,
  to,
  onClose,
}: {
  readonly from: string;
  readonly to: string;
  readonly onClose: () => void;
}) {
  const hasMail = useHasMail();
  const sentence = hasMail ? words.sent(from, to) : words.outbox(from, to);
  return (
    <Dialog
      title={words.sentTitle}
      description={sentence}
      closeLabel={texts.close}
      size="small"
      onClose={onClose}
      footer={
        <Button variant="primary" onClick={onClose}>
          {texts.close}
        </Button>
      }
    >
      <p aria-hidden className="break-words text-ink-soft">
        {sentence}
      </p>
    </Dialog>
  );
}
