import type { PolicyProblem } from '@proviso/contracts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { useDebounced } from '#web/lib/hooks/use-debounced.ts';

import { checkQuery } from './own-policies.ts';
import { texts } from './texts.ts';

const { editor } = texts;
const PAUSE_MS = 400;
/** After a check that failed, for example because the connection was lost: the text cannot be saved unchecked. */
const RETRY_MS = 5000;

/** What is known about a text being edited. */
interface Check {
  readonly problems: readonly PolicyProblem[];
  /** The state of the check, in words. */
  readonly state: string;
  readonly isValid: boolean;
  /** The last checked text, if it has no errors; while a change is being checked, the text before the change. */
  readonly validText: string | null;
}

/** Has the server check a policy whenever its author pauses. */
export function useCheck(source: string): Check {
  const debounced = useDebounced(source, PAUSE_MS);
  const isBlank = debounced.trim() === '';
  const query = useQuery({
    ...checkQuery(debounced),
    enabled: !isBlank,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.status === 'error' ? RETRY_MS : false),
  });
  const data = isBlank ? undefined : query.data;
  const problems = data?.problems ?? [];
  const isValid = data !== undefined && problems.length === 0;
  const [validText, setValidText] = useState<string | null>(null);
  const checked = isValid ? debounced : null;
  const isCurrent = isBlank || (data !== undefined && !query.isPlaceholderData);
  if (isCurrent && validText !== checked) setValidText(checked);
  const state = isBlank ? editor.blank : stateOf(query, problems.length);
  return { problems, state, isValid, validText };
}

function stateOf(query: { isError: boolean; isPending: boolean }, problems: number): string {
  if (query.isError) return editor.checkFailed;
  if (query.isPending) return editor.checking;
  return problems === 0 ? editor.right : editor.problems(problems);
}
