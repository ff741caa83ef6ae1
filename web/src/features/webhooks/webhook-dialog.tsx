import { type CreateWebhook, type Webhook, WEBHOOK_EVENTS } from '@proviso/contracts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

import { Checkbox } from '#web/ui/checkbox.tsx';
import { FailureLine } from '#web/ui/failure-line.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { TextField } from '#web/ui/text-field.tsx';

import { texts } from './texts.ts';

const { dialog } = texts;
const NEW_WEBHOOK: CreateWebhook = { url: '', events: [...WEBHOOK_EVENTS], includesName: false };

/** Asks for a new webhook's properties, or edits those of an existing one. */
export function WebhookDialog({
  webhook,
  onSave,
  onClose,
}: {
  readonly webhook?: Webhook;
  readonly onSave: (wish: CreateWebhook) => Promise<unknown>;
  readonly onClose: () => void;
}) {
  const [values, setValues] = useState<CreateWebhook>(() => valuesOf(webhook));
  const saving = useMutation({ mutationFn: onSave });
  const isReady = values.url.trim() !== '' && values.events.length > 0;
  const confirm = webhook ? dialog.confirmEdit : dialog.confirmCreate;
  return (
    <FormDialog
      title={webhook ? dialog.edit : dialog.create}
      description={dialog.description}
      cancelLabel={dialog.cancel}
      submitLabel={saving.isPending ? dialog.busy : confirm}
      isReady={isReady}
      isBusy={saving.isPending}
      onSubmit={() => saving.mutate(values)}
      onClose={onClose}
    >
      <TextField
        label={dialog.url}
        hint={dialog.urlHint}
        type="url"
        value={values.url}
        placeholder="https://example.com/proviso"
        maxLength={2000}
        required
        autoComplete="off"
        onChange={({ target }) => setValues({ ...values, url: target.value })}
      />
      <fieldset>
        <legend className="mb-1.5 text-sm font-medium">{dialog.events}</legend>
        <div className="flex flex-wrap gap-x-6 gap-y-2 text-sm">
          {WEBHOOK_EVENTS.map((event) => (
            <Checkbox
              key={event}
              checked={values.events.includes(event)}
              onChange={(isChosen) =>
                setValues({ ...values, events: toggleEvent(values, event, isChosen) })
              }
            >
              {texts.events[event]}
            </Checkbox>
          ))}
        </div>
      </fieldset>
      <div className="text-sm">
        <Checkbox
          checked={values.includesName}
          onChange={(includesName) => setValues({ ...values, includesName })}
        >
          {dialog.includesName}
        </Checkbox>
        <p className="mt-1 ml-7 text-ink-faint">{dialog.includesNameHint}</p>
      </div>
      <FailureLine error={saving.error} />
    </FormDialog>
  );
}

function valuesOf(webhook: Webhook | undefined): CreateWebhook {
  if (webhook === undefined) return NEW_WEBHOOK;
  const { url, events, includesName } = webhook;
  return { url, events, includesName };
}

function toggleEvent(
  { events }: CreateWebhook,
  event: CreateWebhook['events'][number],
  isChosen: boolean,
): CreateWebhook['events'] {
  return WEBHOOK_EVENTS.filter((one) => (one === event ? isChosen : events.includes(one)));
}
