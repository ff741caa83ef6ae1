import type { AllowedValue, Analysis, Issue } from '@proviso/contracts';
import { useCallback, useMemo, useState } from 'react';

import type { ControlsOf } from '../finding-row.tsx';
import {
  applyAllowances,
  type LateAllowance,
  type AllowanceChanges,
  valueIn,
} from './allowed-in-text.ts';
import { ValueControls } from './value-controls.tsx';

/**
 * The analysis of a pasted text, updated with the values its owner has allowed since, and the functions that allow
 * values and undo that.
 */
export function useAllowances(original: Analysis, text: string) {
  const [changes, setChanges] = useState<AllowanceChanges>({ allowed: [], removed: [] });
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
