import type { Webhook } from '@proviso/contracts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { FailureLine } from '#web/ui/failure-line.tsx';
import { Moment } from '#web/ui/moment.tsx';
import { showToast } from '#web/ui/toast-store.ts';

import { DeliveryList } from './delivery-list.tsx';
import { SecretDialog } from './secret-dialog.tsx';
import { texts } from './texts.ts';
import { WebhookDialog } from './webhook-dialog.tsx';
import { changeWebhook, deleteWebhook, renewSecret, testWebhook } from './webhooks.ts';

type OpenDialog = 'edit' | 'renew' | 'delete' | null;

/** One webhook: its URL and events, its recent health, and its actions. */
export function WebhookCard({ webhook }: { readonly webhook: Webhook }) {
  const { id, url, isEnabled } = webhook;
  const [openDialog, setOpenDialog] = useState<OpenDialog>(null);
  const [secret, setSecret] = useState<string | null>(null);
  const testing = useMutation({
    mutationFn: () => testWebhook(id),
    // One line tells the errors of both: it is about the latest attempt.
    onMutate: (): void => switching.reset(),
    onSuccess: () => showToast(texts.tested, texts.testedDetail),
  });
  const switching = useMutation({
    mutationFn: () => changeWebhook(id, { isEnabled: !isEnabled }),
    onMutate: (): void => testing.reset(),
  });
  const actions = [
    [texts.test, () => testing.mutate()],
    [texts.edit, () => setOpenDialog('edit')],
    [texts.renew, () => setOpenDialog('renew')],
    [isEnabled ? texts.switchOff : texts.switchOn, () => switching.mutate()],
    [texts.delete, () => setOpenDialog('delete')],
  ] as const;
  return (
    <Card>
      <div className="space-y-3 px-5 py-4">
        <WebhookFacts webhook={webhook} />
        <div className="flex flex-wrap gap-2">
          {actions.map(([name, act]) => (
            <Button
              key={name}
              size="small"
              aria-label={texts.actionOn(name, url)}
              disabled={name === texts.test && !isEnabled}
              isBusy={testing.isPending}
              onClick={act}
            >
              {name}
            </Button>
          ))}
        </div>
        <FailureLine error={testing.error ?? switching.error} />
      </div>
      <h3 className="border-t border-line bg-sunken px-5 py-2 text-sm font-medium">
        {texts.deliveries.title}
      </h3>
      <DeliveryList webhookId={id} />
      <Dialogs
        webhook={webhook}
        asking={openDialog}
        onSecret={setSecret}
        onClose={() => setOpenDialog(null)}
      />
      {secret !== null && <SecretDialog secret={secret} onClose={() => setSecret(null)} />}
    </Card>
  );
}

function WebhookFacts({ webhook }: { readonly webhook: Webhook }) {
  const { url, events, includesName, isEnabled, failingSince } = webhook;
  return (
    <>
      <div className="flex flex-wrap items-center gap-2.5">
        <h2 className="min-w-0 font-mono text-sm font-medium break-all">{url}</h2>
        <Badge tone={isEnabled ? 'good' : 'neutral'}>{isEnabled ? texts.active : texts.off}</Badge>
        {failingSince !== null && <Badge tone="high">{texts.failing}</Badge>}
      </div>
      <p className="text-sm text-ink-faint">
        {[...events.map((event) => texts.events[event]), includesName && texts.withName]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {failingSince !== null && (
        <p className="text-sm text-high">
          {texts.failingSince} <Moment value={failingSince} />
        </p>
      )}
    </>
  );
}

function Dialogs({
  webhook,
  asking,
  onSecret,
  onClose,
}: {
  readonly webhook: Webhook;
  readonly asking: OpenDialog;
  readonly onSecret: (secret: string) => void;
  readonly onClose: () => void;
}) {
  const { id } = webhook;
  if (asking === 'edit') {
    const save = async (wish: Parameters<typeof changeWebhook>[1]) => {
      await changeWebhook(id, wish);
      showToast(texts.saved);
      onClose();
    };
    return <WebhookDialog webhook={webhook} onSave={save} onClose={onClose} />;
  }
  if (asking === 'renew') {
    const renew = async () => onSecret((await renewSecret(id)).secret);
    return <ConfirmDialog {...texts.renewDialog} onConfirm={renew} onClose={onClose} />;
  }
  if (asking === 'delete') {
    const remove = async () => {
      await deleteWebhook(id);
      showToast(texts.deleted);
    };
    return <ConfirmDialog {...texts.deleteDialog} onConfirm={remove} onClose={onClose} />;
  }
  return null;
}
