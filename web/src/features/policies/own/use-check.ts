import type { PolicyProblem } from '@proviso/contracts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { useDebounced } from '#web/lib/use-debounced.ts';

import { checkQuery } from './own-policies.ts';
import { texts } from './texts.ts';

const { editor } = texts;
const PAUSE_MS = 400;

/** What is known about a text being edited. */
interface Check {
  readonly problems: readonly PolicyProblem[];
  /** The state of the check, in words. */
  readonly state: string;
  readonly isRight: boolean;
  /** The last checked text, if it has no errors; while a change is being checked, the text before the change. */
  readonly right: string | null;
}

/** Has the server check a policy whenever its author pauses. */
export function useCheck(source: string): Check {
  const settled = useDebounced(source, PAUSE_MS);
  const isBlank = settled.trim() === '';
  const query = useQuery({
    ...checkQuery(settled),
    enabled: !isBlank,
    placeholderData: keepPreviousData,
  });
  const data = isBlank ? undefined : query.data;
  const problems = data?.problems ?? [];
  const isRight = data !== undefined && problems.length === 0;
  const [right, setRight] = useState<string | null>(null);
  const checked = isRight ? settled : null;
  const isCurrent = isBlank || (data !== undefined && !query.isPlaceholderData);
  if (isCurrent && right !== checked) setRight(checked);
  const state = isBlank ? editor.blank : stateOf(query, problems.length);
  return { problems, state, isRight, right };
}

function stateOf(query: { isError: boolean; isPending: boolean }, problems: number): string {
  if (query.isError) return editor.checkFailed;
  if (query.isPending) return editor.checking;
  return problems === 0 ? editor.right : editor.problems(problems);
}
