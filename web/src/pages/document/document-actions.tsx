import type { Analysis, Document } from '@proviso/contracts';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'wouter';

import { useAccount } from '#web/features/account/session/use-session.ts';
import { useUpgrade } from '#web/features/billing/use-upgrade.tsx';
import { DeleteButton } from '#web/features/documents/deletion/delete-button.tsx';
import { isInProgress } from '#web/features/documents/document-progress.ts';
import { canBeRescanned } from '#web/features/documents/rescan/can-be-rescanned.ts';
import { RescanButton } from '#web/features/documents/rescan/rescan-button.tsx';
import { texts as rescanTexts } from '#web/features/documents/rescan/texts.ts';
import { PolicySelect } from '#web/features/policies/policy-select.tsx';
import { usePolicy } from '#web/features/policies/use-policy.ts';
import { ReaderLine } from '#web/features/second-reader/reader-line.tsx';
import { refreshSubscription, subscriptionQuery } from '#web/features/usage/read-subscription.ts';
import { useIsMounted } from '#web/lib/hooks/use-is-mounted.ts';
import { newVersionPath, paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';

/** The actions on a document that do not depend on its report, except deletion: rescan, replace. */
export function DocumentActions({
  document,
  analysis,
}: {
  readonly document: Document;
  readonly analysis: Analysis | null | undefined;
}) {
  const [policy, choosePolicy] = usePolicy(analysis?.policy?.name);
  const upgrade = useUpgrade(useQuery(subscriptionQuery).data, useAccount().profile.email);
  return (
    <>
      {!isInProgress(document) && (
        <>
          {document.originalDeletedAt === null && canBeRescanned(document) && (
            <RescanButton
              documentId={document.id}
              policy={policy}
              options={
                <>
                  <PolicySelect policy={policy} otherwise="previous" onChange={choosePolicy} />
                  <ReaderLine />
                </>
              }
              onAccepted={() => void refreshSubscription()}
              onLimit={upgrade.open}
            />
          )}
          <ButtonLink href={newVersionPath(document.id)} size="small">
            {rescanTexts.newVersion}
          </ButtonLink>
        </>
      )}
      {upgrade.dialog}
    </>
  );
}

/** Deletes the document and returns to the library. */
export function DocumentDeletion({ document }: { readonly document: Document }) {
  const [, navigate] = useLocation();
  const isMounted = useIsMounted();
  return (
    <DeleteButton document={document} onDeleted={() => isMounted() && navigate(paths.documents)} />
  );
}
