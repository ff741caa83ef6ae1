import { useQuery } from '@tanstack/react-query';

import { formatDate } from '#web/lib/format/format-date.ts';
import { Button } from '#web/ui/button.tsx';

import { FormError } from '../form-error.tsx';
import type { Factor } from '../settings/account-security.ts';
import { texts } from '../settings/texts.ts';
import { useIsEmbedded } from '../use-is-embedded.ts';
import { recoveryCodesQuery } from './two-factor.ts';

const { twoFactor: words } = texts;

/** The active authenticator apps and the actions on them. */
export function FactorList({
  factors,
  isBusy,
  error,
  onAdd,
  onRemove,
  onMakeCodes,
}: {
  readonly factors: readonly Factor[];
  readonly isBusy: boolean;
  readonly error: string | undefined;
  readonly onAdd: () => void;
  readonly onRemove: (factor: Factor) => void;
  readonly onMakeCodes: () => void;
}) {
  const isEmbedded = useIsEmbedded();
  const hasCodes = isEmbedded && factors.length > 0;
  return (
    <div className="space-y-5">
      {error !== undefined && <FormError message={error} />}
      {factors.length === 0 && <p className="text-sm text-ink-soft">{words.none}</p>}
      {factors.length > 0 && (
        <ul className="divide-y divide-line rounded-md border border-line">
          {factors.map((factor) => (
            <li key={factor.id} className="flex items-center justify-between gap-4 px-4 py-3">
              <div className="min-w-0 text-sm">
                <p className="font-medium break-words">{factor.name}</p>
                <p className="text-ink-faint">{words.added(formatDate(factor.addedAt))}</p>
              </div>
              <Button
                size="small"
                aria-label={words.removeOf(factor.name)}
                isBusy={isBusy}
                onClick={() => onRemove(factor)}
              >
                {words.remove}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {hasCodes && <CodesLeft />}
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" isBusy={isBusy} onClick={onAdd}>
          {words.add}
        </Button>
        {hasCodes && (
          <Button isBusy={isBusy} onClick={onMakeCodes}>
            {words.newCodes}
          </Button>
        )}
      </div>
    </div>
  );
}

function CodesLeft() {
  const { data: count } = useQuery(recoveryCodesQuery);
  return (
    <p aria-live="polite" className="text-sm text-ink-soft">
      {count === undefined ? null : words.codesLeft(count)}
    </p>
  );
}
