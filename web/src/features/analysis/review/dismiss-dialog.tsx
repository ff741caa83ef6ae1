import { DISMISSAL_REASONS, MAX_NOTE_LENGTH, type DismissalReason } from '@proviso/contracts';
import { useMutation } from '@tanstack/react-query';
import { useId, useState, type SubmitEvent } from 'react';

import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { showToast } from '#web/ui/toast-store.ts';

import type { FindingGroup } from '../finding-view.ts';
import { allowEverywhere, dismissFindings } from './decide.ts';
import { describeFailure } from './describe-failure.ts';
import { texts } from './texts.ts';

const { dialog, everywhere } = texts;

/** Asks why findings are dismissed, and dismisses all of them. */
export function DismissDialog({
  documentId,
  findings,
  title,
  outcome,
  onClose,
}: {
  readonly documentId: number;
  readonly findings: FindingGroup;
  readonly title: string;
  /** What is said when it is done, beside that it is. */
  readonly outcome: string | undefined;
  readonly onClose: () => void;
}) {
  const formId = useId();
  const [reason, setReason] = useState<DismissalReason>('false-alarm');
  const [note, setNote] = useState('');
  const [isEverywhere, setIsEverywhere] = useState(false);
  // A mark is words of one document.
  const mayBeEverywhere = findings.every(({ mark }) => mark === undefined);
  const dismissing = useMutation({
    mutationFn: () => {
      const text = note.trim();
      const dismiss = isEverywhere ? allowEverywhere : dismissFindings;
      return dismiss(documentId, findings, { reason, ...(text !== '' && { note: text }) });
    },
    onSuccess() {
      if (isEverywhere) showToast(everywhere.success(findings.length));
      else showToast(texts.dismissSuccess(findings.length), outcome);
      onClose();
    },
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    dismissing.mutate();
  };
  return (
    <Dialog
      title={title}
      description={dialog.intro}
      closeLabel={dialog.cancel}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{dialog.cancel}</Button>
          <Button variant="primary" type="submit" form={formId} disabled={dismissing.isPending}>
            {dismissing.isPending ? dialog.busy : dialog.confirm(findings.length)}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} className="space-y-5">
        <p aria-hidden className="text-sm text-ink-soft">
          {dialog.intro}
        </p>
        <ReasonChoice reason={reason} onChange={setReason} />
        <TextArea
          label={dialog.note}
          value={note}
          hint={dialog.noteHint(note.length, MAX_NOTE_LENGTH)}
          maxLength={MAX_NOTE_LENGTH}
          onChange={setNote}
        />
        {mayBeEverywhere && (
          <EverywhereChoice
            count={findings.length}
            isChosen={isEverywhere}
            onChange={setIsEverywhere}
          />
        )}
        <div role="alert">{dismissing.isError && <Failure error={dismissing.error} />}</div>
      </form>
    </Dialog>
  );
}

function Failure({ error }: { readonly error: Error }) {
  return (
    <p className="text-sm text-high">
      {texts.failure}. {describeFailure(error)}
    </p>
  );
}

function EverywhereChoice({
  count,
  isChosen,
  onChange,
}: {
  readonly count: number;
  readonly isChosen: boolean;
  readonly onChange: (isChosen: boolean) => void;
}) {
  return (
    <div>
      <Checkbox checked={isChosen} onChange={onChange} className="items-start">
        <span className="font-medium">{everywhere.choice(count)}</span>
      </Checkbox>
      <p className="pl-7 text-sm text-ink-faint">{everywhere.hint}</p>
    </div>
  );
}

function ReasonChoice({
  reason,
  onChange,
}: {
  readonly reason: DismissalReason;
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
