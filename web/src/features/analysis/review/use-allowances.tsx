import type { AllowedValue, Issue } from '@proviso/contracts';
import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react';

import type { ControlsOf } from '../finding-row.tsx';
import type { AnalyzedText } from '../use-text-analysis.ts';
import {
  applyAllowances,
  type LateAllowance,
  type AllowanceChanges,
  valueIn,
} from './allowed-in-text.ts';
import { ValueControls } from './value-controls.tsx';

const NONE: AllowanceChanges = { allowed: [], removed: [] };

/**
 * The analysis of a pasted text, updated with the values its owner has allowed since, and the functions that allow
 * values and undo that.
 */
export function useAllowances(
  { text, answer, allowances = NONE }: AnalyzedText,
  onChanges: (changes: AllowanceChanges) => void,
) {
  const original = answer.analysisResult;
  const [changes, setChanges] = useState(allowances);
  const keep = useEffectEvent((latest: AllowanceChanges) => {
    if (latest !== allowances) onChanges(latest);
  });
  useEffect(() => keep(changes), [changes]);
  const analysis = useMemo(
    () => applyAllowances(original, text, changes),
    [original, text, changes],
  );
  const controlsOf: ControlsOf = useCallback(
    (group) => {
      const [issue] = group;
      const value = valueIn(text, issue);
      return (
        <ValueControls
          group={group}
          value={value}
          onAllowed={(entry) => {
            const allowance = toLateAllowance(issue, value, entry);
            setChanges((before) => ({ ...before, allowed: [...before.allowed, allowance] }));
          }}
          onRemoved={(id) =>
            setChanges(({ allowed, removed }) => ({
              allowed: allowed.filter(({ decision }) => decision.allowed !== id),
              removed: [...removed, id],
            }))
          }
        />
      );
    },
    [text],
  );
  return { analysis, controlsOf, isChanged: analysis !== original };
}

function toLateAllowance({ type }: Issue, value: string, entry: AllowedValue): LateAllowance {
  const { id, reason, note, allowedAt } = entry;
  const optionalNote = note === undefined ? {} : { note };
  return { type, value, decision: { reason, ...optionalNote, decidedAt: allowedAt, allowed: id } };
}
