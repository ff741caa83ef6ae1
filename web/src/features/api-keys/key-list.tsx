import type { ApiKey } from '@proviso/contracts';
import { useQuery } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';

import { guidePath } from '#web/paths.ts';
import { Card, CardHeader } from '#web/ui/card.tsx';
import { CodeBlock } from '#web/ui/code-block.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { QueryBody } from '#web/ui/query-body.tsx';
import { Skeleton, SkeletonList } from '#web/ui/skeleton.tsx';
import { TextLink } from '#web/ui/text-link.tsx';

import { apiKeysQuery } from './api-keys.ts';
import { KeyRow } from './key-row.tsx';
import { texts } from './texts.ts';

/** The account's keys, and how to use one. */
export function KeyList() {
  const loading = (
    <SkeletonList count={3} label={texts.loading} className="space-y-3">
      <Skeleton className="h-20" />
    </SkeletonList>
  );
  return (
    <QueryBody query={useQuery(apiKeysQuery)} loading={loading} frame={Card}>
      {(keys) => <Keys keys={keys} />}
    </QueryBody>
  );
}

function Keys({ keys }: { readonly keys: readonly ApiKey[] }) {
  const example = <CodeBlock title={texts.example} code={texts.curl(location.origin)} />;
  const docs = <TextLink href={guidePath('api')}>{texts.docs}</TextLink>;
  if (keys.length === 0) {
    return (
      <Card>
        <Notice icon={KeyRound} title={texts.empty.title}>
          <p>{texts.empty.text}</p>
          <div className="pt-3">{example}</div>
          <p className="pt-1">{docs}</p>
        </Notice>
      </Card>
    );
  }
  return (
    <>
      <Card>
        <CardHeader title={texts.list} />
        <ul className="divide-y divide-line">
          {keys.map((key) => (
            <KeyRow key={key.id} apiKey={key} />
          ))}
        </ul>
      </Card>
      {example}
      <p className="text-sm">{docs}</p>
    </>
  );
}
