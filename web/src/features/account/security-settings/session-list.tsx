import type { OwnSession } from '@proviso/contracts';
import { useMutation, useQuery } from '@tanstack/react-query';

import { formatRelativeTime, formatZonedMoment } from '#web/lib/format/format-date.ts';
import { useNow } from '#web/lib/now.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Skeleton, SkeletonList } from '#web/ui/skeleton.tsx';
import { showToast } from '#web/ui/toast-store.ts';

import { FormError } from '../form-error.tsx';
import { SettingRow } from '../settings/setting-row.tsx';
import { messageOf } from '../settings/settings-error.ts';
import { texts } from '../settings/texts.ts';
import { endOtherSessions, endOwnSession, sessionsQuery } from './sessions.ts';

const { sessions: words } = texts;

/** The person's active sessions, each with a way to end it. */
export function SessionList() {
  const { data: sessions, isLoadingError } = useQuery(sessionsQuery);
  const endingOthers = useMutation({
    mutationFn: endOtherSessions,
    onSuccess: () => showToast(words.othersEnded),
  });
  const hasOthers = sessions !== undefined && sessions.length > 1;
  return (
    <SettingRow
      title={words.title}
      text={sessions && !hasOthers ? words.alone : words.text}
      action={
        hasOthers && (
          <Button
            size="small"
            isBusy={endingOthers.isPending}
            onClick={() => endingOthers.mutate()}
          >
            {words.endOthers}
          </Button>
        )
      }
    >
      <div className="mt-3 space-y-3">
        {isLoadingError && <FormError message={texts.unavailable} />}
        {endingOthers.isError && <FormError message={messageOf(endingOthers.error)} />}
        {!sessions && !isLoadingError && (
          <SkeletonList count={2} label={texts.loading}>
            <Skeleton className="h-14" />
          </SkeletonList>
        )}
        {sessions && (
          <ul className="divide-y divide-line rounded-md border border-line">
            {sessions.map((session) => (
              <SessionItem key={session.id} session={session} />
            ))}
          </ul>
        )}
      </div>
    </SettingRow>
  );
}

function SessionItem({ session }: { readonly session: OwnSession }) {
  const now = useNow();
  const ending = useMutation({
    mutationFn: () => endOwnSession(session.id),
    onSuccess: () => showToast(words.ended),
  });
  const { device, address, created_at: openedAt, last_seen_at: seenAt } = session;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3 text-sm">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          {device}
          {session.is_current && <Badge tone="accent">{words.current}</Badge>}
        </p>
        <p className="break-words text-ink-faint">
          {words.from(address, formatZonedMoment(openedAt))}
        </p>
        <p className="text-ink-faint">
          {session.is_current
            ? words.activeNow
            : words.active(formatRelativeTime(seenAt, now), formatZonedMoment(seenAt))}
        </p>
        {ending.isError && <FormError message={messageOf(ending.error)} />}
      </div>
      {!session.is_current && (
        <Button
          size="small"
          aria-label={words.endOf(device)}
          isBusy={ending.isPending}
          onClick={() => ending.mutate()}
        >
          {words.end}
        </Button>
      )}
    </li>
  );
}
