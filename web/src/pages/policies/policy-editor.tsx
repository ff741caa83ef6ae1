import type { OwnPolicyWithSource } from '@proviso/contracts';
import { useQuery } from '@tanstack/react-query';
import { ScrollText } from 'lucide-react';
import { useCallback } from 'react';
import { navigate, useHistoryState } from 'wouter/use-browser-location';

import { ownPolicyQuery } from '#web/features/policies/own/own-policies.ts';
import type { PolicyDraft } from '#web/features/policies/own/policy-draft.ts';
import { PolicyEditor } from '#web/features/policies/own/policy-editor.tsx';
import { STARTER, texts } from '#web/features/policies/own/texts.ts';
import { statusOf } from '#web/lib/api/api-error.ts';
import { paths, policyPath } from '#web/paths.ts';
import { usePageTitle } from '#web/product/page-title.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { LoadFailure } from '#web/ui/load-failure.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { Skeleton, SkeletonList } from '#web/ui/skeleton.tsx';

import { keepDraft, keptDraft, leaveDraft } from './session-draft.ts';

const { editor } = texts;

/** An account's own policy, or a new one. */
export default function PolicyEditorPage({ id }: { readonly id: number | null }) {
  const { data, error, refetch } = useQuery({ ...ownPolicyQuery(id ?? 0), enabled: id !== null });
  const imported: unknown = useHistoryState();
  const policy = id === null ? null : data;
  const keep = useCallback((draft: PolicyDraft<OwnPolicyWithSource>) => keepDraft(id, draft), [id]);
  const title = policy?.title ?? (id === null ? editor.newTitle : texts.title);
  usePageTitle(title);
  return (
    <>
      <PageHeading
        title={title}
        actions={<ButtonLink href={paths.policies}>{editor.back}</ButtonLink>}
      />
      {policy !== undefined && (
        <PolicyEditor
          policy={policy}
          start={policy?.source ?? (typeof imported === 'string' ? imported : STARTER)}
          keeper={{ kept: keptDraft(id), onDraft: keep, onLeave: leaveDraft }}
          // Both navigate without the router's guard, which would ask about unsaved text: there is none left.
          onSaved={(saved: OwnPolicyWithSource) => {
            if (id === null) navigate(policyPath(saved.id), { replace: true });
          }}
          onDeleted={() => navigate(paths.policies)}
        />
      )}
      {policy === undefined && <NoPolicy error={error} onRetry={refetch} />}
    </>
  );
}

function NoPolicy({
  error,
  onRetry,
}: {
  readonly error: Error | null;
  readonly onRetry: () => unknown;
}) {
  if (error === null) {
    return (
      <SkeletonList count={1} label={texts.loading}>
        <Skeleton className="h-96" />
      </SkeletonList>
    );
  }
  return (
    <Card>
      {statusOf(error) === 404 ? (
        <Notice icon={ScrollText} title={editor.notFound}>
          <p>{editor.notFoundText}</p>
        </Notice>
      ) : (
        <LoadFailure onRetry={onRetry} />
      )}
    </Card>
  );
}
