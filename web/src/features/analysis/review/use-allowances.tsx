import type { AllowedValue, Analysis, Issue } from '@proviso/contracts';
import { useCallback, useMemo, useState } from 'react';

import type { ControlsOf } from '../finding-row.tsx';
import { applyAllowances, type LateAllowance, type Since, valueIn } from './allowed-in-text.ts';
import { ValueControls } from './value-controls.tsx';

/**
 * The analysis of a pasted text, updated with the values its owner has allowed since, and the functions that allow
 * values and undo that.
 */
export function useAllowances(analysed: Analysis, text: string) {
  const [since, setSince] = useState<Since>({ allowed: [], removed: [] });
  const analysis = useMemo(() => applyAllowances(analysed, text, since), [analysed, text, since]);
  const controlsOf: ControlsOf = useCallback(
    (group) => {
      const [issue] = group;
      const value = valueIn(text, issue);
      return (
        <ValueControls
          group={group}
          value={value}
          onAllowed={(entry) => {
            const allowance = lateOf(issue, value, entry);
            setSince((before) => ({ ...before, allowed: [...before.allowed, allowance] }));
          }}
          onRemoved={(id) =>
            setSince(({ allowed, removed }) => ({
              allowed: allowed.filter(({ decision }) => decision.allowed !== id),
              removed: [...removed, id],
            }))
          }
        />
      );
    },
    [text],
  );
  return { analysis, controlsOf, isChanged: analysis !== analysed };
}

function lateOf({ type }: Issue, value: string, entry: AllowedValue): LateAllowance {
  const { id, reason, note, allowedAt } = entry;
  const noted = note === undefined ? {} : { note };
  return { type, value, decision: { reason, ...noted, decidedAt: allowedAt, allowed: id } };
}
