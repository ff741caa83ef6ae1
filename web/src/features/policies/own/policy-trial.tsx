import { type Issue, MAX_TRIAL_LENGTH } from '@proviso/contracts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { reasonOf } from '#web/lib/api/api-error.ts';
import { useDebounced } from '#web/lib/hooks/use-debounced.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Card, CardHeader } from '#web/ui/card.tsx';
import { RetryLine } from '#web/ui/retry-line.tsx';
import { SeverityMark } from '#web/ui/severity-mark.tsx';
import { CONTROL } from '#web/ui/text-field.tsx';

import { trialQuery } from './own-policies.ts';
import { texts } from './texts.ts';

const { trial } = texts;
const PAUSE_MS = 600;
/** The dots that replace a sensitive value in an excerpt. */
const MASK = '••••';

/** What the policy finds in a text, live while both are edited. */
export function PolicyTrial({ source }: { readonly source: string | null }) {
  const [text, setText] = useState<string>(trial.sample);
  const debouncedText = useDebounced(text, PAUSE_MS);
  return (
    <Card>
      <CardHeader title={trial.title}>
        <p className="text-sm text-ink-faint">{trial.text}</p>
      </CardHeader>
      <div className="space-y-4 p-5">
        <textarea
          aria-label={trial.label}
          value={text}
          rows={5}
          maxLength={MAX_TRIAL_LENGTH}
          onChange={({ target }) => setText(target.value)}
          className={`${CONTROL} w-full resize-y py-2`}
        />
        <Outcome source={source} text={debouncedText} />
      </div>
    </Card>
  );
}

function Outcome({ source, text }: { readonly source: string | null; readonly text: string }) {
  const isBlank = text.trim() === '';
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    ...trialQuery(source ?? '', text),
    enabled: source !== null && !isBlank,
    placeholderData: keepPreviousData,
  });
  const hasFailed = error !== null && !isFetching;
  const issues = isBlank ? [] : data?.issues;
  return (
    <div className="text-sm">
      <p aria-live="polite" className="font-medium">
        {!hasFailed && stateOf({ source, isFetching, issues })}
      </p>
      {hasFailed && <RetryLine text={reasonOf(error, trial.failed)} onRetry={refetch} />}
      {source !== null && error === null && issues && (
        <Findings issues={issues} text={isPlaceholderData ? null : text} />
      )}
    </div>
  );
}

function stateOf(state: {
  readonly source: string | null;
  readonly isFetching: boolean;
  readonly issues: readonly Issue[] | undefined;
}): string {
  const { source, isFetching, issues } = state;
  if (source === null) return trial.waiting;
  if (issues === undefined || isFetching) return trial.working;
  const allowed = issues.filter(({ decision }) => decision !== undefined);
  return issues.length === 0 ? trial.none : trial.found(issues.length, allowed.length);
}

function Findings({
  issues,
  text,
}: {
  readonly issues: readonly Issue[];
  /** The text that was analyzed; null while it is older than the text shown. */
  readonly text: string | null;
}) {
  return (
    <ul className="mt-2 divide-y divide-line">
      {issues.map(({ id, typeName, severity, excerpt, start, end, isInformational, decision }) => (
        <li key={id} className="flex flex-wrap items-baseline gap-x-3 gap-y-1 py-2">
          <span className="font-medium">{typeName}</span>
          {isInformational ? (
            <Badge>{trial.informational}</Badge>
          ) : (
            <SeverityMark severity={severity} />
          )}
          {decision && <Badge tone="accent">{trial.allowed}</Badge>}
          <q className="min-w-0 break-words text-ink-soft">
            {/* The author's own sample, which stands above, need not be masked. */}
            {text !== null && excerpt.includes(MASK) ? text.slice(start, end) : excerpt}
          </q>
        </li>
      ))}
    </ul>
  );
}
