import { type AllowedValue, MAX_ALLOWED } from '@proviso/contracts';
import { useQuery } from '@tanstack/react-query';
import { BellOff } from 'lucide-react';

import { paths } from '#web/paths.ts';
import { allowedQuery } from '#web/product/allowed-values.ts';
import { Card, CardHeader } from '#web/ui/card.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { QueryBody } from '#web/ui/query-body.tsx';
import { Skeleton, SkeletonList } from '#web/ui/skeleton.tsx';
import { TextLink } from '#web/ui/text-link.tsx';

import { AllowedRow } from './allowed-row.tsx';
import { texts } from './texts.ts';

/** The values that count in none of the account's documents, and the controls to make them count again. */
export function AllowedList() {
  const loading = (
    <SkeletonList count={3} label={texts.loading} className="space-y-3">
      <Skeleton className="h-20" />
    </SkeletonList>
  );
  return (
    <QueryBody query={useQuery(allowedQuery)} loading={loading} frame={Card}>
      {(values) => <Values values={values} />}
    </QueryBody>
  );
}

function Values({ values }: { readonly values: readonly AllowedValue[] }) {
  if (values.length === 0) {
    return (
      <Card>
        <Notice icon={BellOff} title={texts.empty.title}>
          <p>{texts.empty.text}</p>
          <p className="pt-1">
            <TextLink href={paths.policies}>{texts.empty.policies}</TextLink>
          </p>
        </Notice>
      </Card>
    );
  }
  return (
    <Card>
      <CardHeader title={texts.list(values.length, MAX_ALLOWED)} />
      <ul className="divide-y divide-line">
        {values.map((value) => (
          <AllowedRow key={value.id} value={value} />
        ))}
      </ul>
    </Card>
  );
}
