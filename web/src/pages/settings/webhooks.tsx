import type { CreateWebhook } from '@proviso/contracts';
import { Plus } from 'lucide-react';
import { useState } from 'react';

import { SecretDialog } from '#web/features/webhooks/secret-dialog.tsx';
import { texts } from '#web/features/webhooks/texts.ts';
import { WebhookDialog } from '#web/features/webhooks/webhook-dialog.tsx';
import { WebhookList } from '#web/features/webhooks/webhook-list.tsx';
import { createWebhook } from '#web/features/webhooks/webhooks.ts';
import { texts as pageTexts } from '#web/pages/texts.ts';
import { paths } from '#web/paths.ts';
import { usePageTitle } from '#web/product/page-title.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';

/** The URLs that are notified when an analysis ends. */
export default function WebhooksPage() {
  usePageTitle(texts.title);
  const [isCreating, setIsCreating] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  const create = async (wish: CreateWebhook) => {
    const created = await createWebhook(wish);
    setIsCreating(false);
    setSecret(created.secret);
  };
  return (
    <>
      <PageHeading
        title={texts.title}
        subtitle={texts.subtitle}
        actions={
          <>
            <ButtonLink href={paths.settings}>{pageTexts.settings.back}</ButtonLink>
            <Button variant="primary" onClick={() => setIsCreating(true)}>
              <Plus aria-hidden className="size-4" />
              {texts.create}
            </Button>
          </>
        }
      />
      <WebhookList />
      {isCreating && <WebhookDialog onSave={create} onClose={() => setIsCreating(false)} />}
      {secret !== null && <SecretDialog secret={secret} onClose={() => setSecret(null)} />}
    </>
  );
}
