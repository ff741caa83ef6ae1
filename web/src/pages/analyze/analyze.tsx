import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

import { currentAuthId } from '#web/features/account/session/session-state.ts';
import { useAccount } from '#web/features/account/session/use-session.ts';
import { TextAnalyzer } from '#web/features/analysis/text-analyzer.tsx';
import { useUpgrade } from '#web/features/billing/use-upgrade.tsx';
import { PolicySelect } from '#web/features/policies/policy-select.tsx';
import { usePolicy } from '#web/features/policies/use-policy.ts';
import { readerInUse, useSecondReader } from '#web/features/second-reader/read-second-reader.ts';
import { ReaderLine } from '#web/features/second-reader/reader-line.tsx';
import { allowanceOf, isAtLimit } from '#web/features/usage/allowance.ts';
import { LimitBanner } from '#web/features/usage/limit-banner.tsx';
import {
  hasRemaining,
  refreshSubscription,
  subscriptionQuery,
} from '#web/features/usage/read-subscription.ts';
import { texts as usageTexts } from '#web/features/usage/texts.ts';
import { UsageBadges } from '#web/features/usage/usage-badges.tsx';
import { texts } from '#web/pages/texts.ts';
import { paths } from '#web/paths.ts';
import { usePageTitle } from '#web/product/page-title.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Card, CardHeader } from '#web/ui/card.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { RetryLine } from '#web/ui/retry-line.tsx';

import {
  saveDraft,
  saveResult,
  sessionDraft,
  sessionResult,
  subscribeToResult,
} from './session-draft.ts';

const { analyze } = texts;

/** Analyzes a pasted text. */
export default function AnalyzePage() {
  usePageTitle(analyze.title);
  const { data: status, isPending, isError, refetch } = useQuery(subscriptionQuery);
  const authId = currentAuthId();
  const result = useSyncExternalStore(subscribeToResult, sessionResult);
  const { email } = useAccount().profile;
  const upgrade = useUpgrade(status, email);
  const [policy, choosePolicy] = usePolicy();
  const { title: speed, text: alone, withReader } = analyze.speed;
  const isReadTwice = readerInUse(useSecondReader()) !== null;
  const notes = [...analyze.notes, { title: speed, text: isReadTwice ? withReader : alone }];
  return (
    <>
      <PageHeading
        title={analyze.title}
        badges={<UsageBadges status={status} isPending={isPending} />}
        actions={
          <>
            <ButtonLink href={paths.putBack}>{analyze.putBack}</ButtonLink>
            <ButtonLink href={paths.upload}>{analyze.upload}</ButtonLink>
            <ButtonLink href={paths.documents}>{analyze.library}</ButtonLink>
          </>
        }
      />
      {isError && !status && <RetryLine text={usageTexts.failed} onRetry={refetch} />}
      <LimitBanner status={status} upgrade={upgrade.button} />
      {upgrade.dialog}
      <ul className="grid gap-4 sm:grid-cols-3">
        {notes.map(({ title, text }) => (
          <li key={title} className="border-l-2 border-line-strong pl-4 text-sm">
            <p className="font-semibold">{title}</p>
            <p className="text-ink-faint">{text}</p>
          </li>
        ))}
      </ul>
      <Card>
        <CardHeader title={analyze.card} />
        <div className="p-5">
          <TextAnalyzer
            draft={sessionDraft()}
            onDraft={saveDraft}
            result={result}
            onAnalyzed={(analyzed) => saveResult(authId, analyzed)}
            isAtLimit={isAtLimit(allowanceOf(status))}
            policy={policy}
            options={
              <>
                <PolicySelect policy={policy} onChange={choosePolicy} />
                <ReaderLine />
              </>
            }
            hasRemaining={hasRemaining}
            onLimit={upgrade.open}
            onSettled={() => void refreshSubscription()}
          />
        </div>
      </Card>
    </>
  );
}
