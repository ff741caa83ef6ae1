import { DISMISSAL_REASONS, MAX_NOTE_LENGTH, type DismissalReason } from '@proviso/contracts';
import { useMutation } from '@tanstack/react-query';
import { useId, useState, type ReactNode } from 'react';

import { FormDialog } from '#web/ui/form-dialog.tsx';
import { TextArea } from '#web/ui/text-area.tsx';

import type { Dismissal } from './decide.ts';
import { describeFailure } from './describe-failure.ts';
import { texts } from './texts.ts';

const { dialog } = texts;

/** The texts of a dialog that asks for a reason. */
interface Words {
  readonly intro: string;
  readonly noteHint: (length: number, limit: number) => string;
  readonly confirm: string;
  readonly busy: string;
}

/** Asks why findings do not count, applies the dismissal, and closes; on failure it shows why. */
export function DismissalDialog({
  title,
  words,
  children,
  onConfirm,
  onClose,
}: {
  readonly title: string;
  readonly words: Words;
  /** Further options. */
  readonly children?: ReactNode;
  readonly onConfirm: (dismissal: Dismissal) => Promise<void>;
  readonly onClose: () => void;
}) {
  // A reason that nobody chose would be recorded as if somebody had.
  const [reason, setReason] = useState<DismissalReason | null>(null);
  const [note, setNote] = useState('');
  const dismissing = useMutation({
    mutationFn: () => {
      if (reason === null) throw new Error('A reason is required.');
      const text = note.trim();
      return onConfirm({ reason, ...(text !== '' && { note: text }) });
    },
    onSuccess: onClose,
  });
  return (
    <FormDialog
      title={title}
      description={words.intro}
      cancelLabel={dialog.cancel}
      submitLabel={dismissing.isPending ? words.busy : words.confirm}
      isBusy={dismissing.isPending}
      onSubmit={() => dismissing.mutate()}
      onClose={onClose}
    >
      <p aria-hidden className="text-sm text-ink-soft">
        {words.intro}
      </p>
      <ReasonChoice reason={reason} onChange={setReason} />
      <TextArea
        label={dialog.note}
        value={note}
        hint={words.noteHint(note.length, MAX_NOTE_LENGTH)}
        maxLength={MAX_NOTE_LENGTH}
        onChange={setNote}
      />
      {children}
      <div role="alert">{dismissing.isError && <Failure error={dismissing.error} />}</div>
    </FormDialog>
  );
}

function Failure({ error }: { readonly error: Error }) {
  return (
    <p className="text-sm text-high">
      {texts.failure}. {describeFailure(error)}
    </p>
  );
}

function ReasonChoice({
  reason,
  onChange,
}: {
  readonly reason: DismissalReason | null;
  readonly onChange: (reason: DismissalReason) => void;
}) {
  const name = useId();
  return (
    <fieldset className="space-y-1">
      <legend className="text-sm font-medium">{dialog.reason}</legend>
      {DISMISSAL_REASONS.map((value) => (
        <label key={value} className="grid cursor-pointer grid-cols-[auto_1fr] gap-x-3 py-1.5">
          <input
            type="radio"
            name={name}
            value={value}
            required
            checked={value === reason}
            onChange={() => onChange(value)}
            className="tick-box mt-0.5 size-5 rounded-full"
          />
          <span className="font-medium">{texts.reasons[value].name}</span>
          <span className="col-start-2 text-sm text-ink-faint">{texts.reasons[value].text}</span>
        </label>
      ))}
    </fieldset>
  );
}
