import type { Webhook } from '@proviso/contracts';
import { useQuery } from '@tanstack/react-query';
import { Webhook as WebhookIcon } from 'lucide-react';

import { guidePath } from '#web/paths.ts';
import { Card, CardHeader } from '#web/ui/card.tsx';
import { CodeBlock } from '#web/ui/code-block.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { QueryBody } from '#web/ui/query-body.tsx';
import { Skeleton, SkeletonList } from '#web/ui/skeleton.tsx';
import { TextLink } from '#web/ui/text-link.tsx';

import { snippets, texts } from './texts.ts';
import { WebhookCard } from './webhook-card.tsx';
import { webhooksQuery } from './webhooks.ts';

/** The account's webhooks, and how receivers verify deliveries. */
export function WebhookList() {
  const loading = (
    <SkeletonList count={2} label={texts.loading} className="space-y-3">
      <Skeleton className="h-40" />
    </SkeletonList>
  );
  return (
    <QueryBody query={useQuery(webhooksQuery)} loading={loading} frame={Card}>
      {(webhooks) => <Webhooks webhooks={webhooks} />}
    </QueryBody>
  );
}

function Webhooks({ webhooks }: { readonly webhooks: readonly Webhook[] }) {
  return (
    <>
      {webhooks.length === 0 && (
        <Card>
          <Notice icon={WebhookIcon} title={texts.empty.title}>
            <p>{texts.empty.text}</p>
          </Notice>
        </Card>
      )}
      {webhooks.map((webhook) => (
        <WebhookCard key={webhook.id} webhook={webhook} />
      ))}
      <Card>
        <CardHeader title={texts.verify.title}>
          <p className="max-w-prose text-sm text-ink-faint">{texts.verify.text}</p>
        </CardHeader>
        <div className="grid gap-4 p-5">
          <CodeBlock title={texts.verify.node} code={snippets.node} />
          <CodeBlock title={texts.verify.python} code={snippets.python} />
          <p className="text-sm">
            <TextLink href={`${guidePath('api')}#webhooks`}>{texts.verify.guide}</TextLink>
          </p>
        </div>
      </Card>
    </>
  );
}
